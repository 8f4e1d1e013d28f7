<?php
// Sets up WordPress for tools/wordpress.sh: php install.php WORDPRESS_FOLDER TABLE_ADDRESS PAGE_ADDRESS. Prints the addresses of
// two pages: one with the shortcode and one with the block.
[ , $folder, $table, $page ] = $argv;
define( 'WP_INSTALLING', true );
$_SERVER['HTTP_HOST'] = parse_url( $page, PHP_URL_HOST ) . ':' . parse_url( $page, PHP_URL_PORT );
require $folder . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

wp_install( 'Peña', 'admin', 'admin@example.org', false, '', 'tapete' );
update_option( 'home', $page );
update_option( 'siteurl', $page );
switch_theme( 'twentytwentythree' );
update_option( 'tapete_home', $table );
update_option( 'tapete_mailbox', true );
$problem = activate_plugin( 'tapete/tapete.php' );
if ( is_wp_error( $problem ) ) {
	fwrite( STDERR, $problem->get_error_message() . "\n" );
	exit( 1 );
}
$contents = array(
	'[tapete game="guinote" players="2" rules="coto=1" accent="c0392b" start="seen"]',
	'<!-- wp:tapete/table {"game":"tute","players":"3","theme":"wine","start":"seen","label":"\u0022><script>alert(1)</script>"} /-->',
);
foreach ( $contents as $content ) {
	$id = wp_insert_post( array( 'post_title' => 'Mesa', 'post_status' => 'publish', 'post_author' => 1, 'post_content' => wp_slash( $content ) ), true );
	echo $page . '/?p=' . $id . "\n";
}
