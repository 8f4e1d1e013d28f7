<?php
/** Deletes the options of the plugin and the rooms of the mailbox. WordPress runs this file when the plugin is deleted. */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'tapete_home' );
delete_option( 'tapete_mailbox' );

$tapete_folder = wp_upload_dir( null, false )['basedir'] . '/tapete-mailbox';
if ( is_dir( $tapete_folder ) ) {
	foreach ( array_diff( scandir( $tapete_folder ), array( '.', '..' ) ) as $tapete_name ) {
		wp_delete_file( "$tapete_folder/$tapete_name" );
	}
	rmdir( $tapete_folder );
}
