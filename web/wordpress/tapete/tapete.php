<?php
/**
 * Plugin Name: Tapete
 * Description: A table of Spanish cards on your page: the shortcode [tapete], or the block "Tapete".
 * Version: 0.1.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * License: MIT
 * Text Domain: tapete
 */

defined( 'ABSPATH' ) || exit;

// The attributes of <tapete-table>; the table itself checks the values.
const TAPETE_ATTRIBUTES = array( 'game', 'players', 'rules', 'level', 'lang', 'theme', 'bg', 'accent', 'deck', 'seed', 'start', 'height', 'label' );

// The attributes that are also parameters of the table's address.
const TAPETE_LINKED = array( 'game', 'players', 'rules', 'level', 'lang', 'theme', 'bg', 'accent', 'deck', 'seed' );

/** Returns the address of the table, ending in a slash; empty until it is set in Settings, General. */
function tapete_home() {
	$home = get_option( 'tapete_home', '' );
	return '' === $home ? '' : trailingslashit( $home );
}

/** Returns the element, for the shortcode and the block. */
function tapete_render( $given ) {
	$home = tapete_home();
	if ( '' === $home ) {
		$note = __( 'Tapete: set the address of the table in Settings, General.', 'tapete' );
		return current_user_can( 'manage_options' ) ? '<p>' . esc_html( $note ) . '</p>' : '';
	}
	// Uses the plugin's own copy, so that no script from another site runs in these pages. Only the frame comes from another site.
	wp_enqueue_script( 'tapete-embed', plugins_url( 'embed.js', __FILE__ ), array(), md5_file( __DIR__ . '/embed.js' ), true );
	$html    = sprintf( '<tapete-table home="%s"', esc_url( $home, array( 'http', 'https' ) ) );
	$allowed = shortcode_atts( array_fill_keys( TAPETE_ATTRIBUTES, '' ), (array) $given, 'tapete' );
	if ( '' === $allowed['lang'] ) {
		$allowed['lang'] = 0 === strpos( get_locale(), 'es' ) ? 'es' : 'en';
	}
	foreach ( $allowed as $key => $value ) {
		if ( '' !== $value ) {
			$html .= sprintf( ' %s="%s"', $key, esc_attr( $value ) );
		}
	}
	if ( get_option( 'tapete_mailbox', false ) ) {
		// A path, because pages may be open under several names of the site.
		$html .= sprintf( ' mailbox="%s"', esc_url( wp_make_link_relative( rest_url( 'tapete/v1/mailbox' ) ) ) );
	}
	// A link, which is visible where the script does not run.
	$address = add_query_arg( array_map( 'rawurlencode', array_filter( array_intersect_key( $allowed, array_flip( TAPETE_LINKED ) ), 'strlen' ) ), $home );
	$text    = 'es' === $allowed['lang'] ? 'Jugar a las cartas' : 'Play cards';
	return sprintf( '%s><a href="%s">%s</a></tapete-table>', $html, esc_url( $address, array( 'http', 'https' ) ), $text );
}
add_shortcode( 'tapete', 'tapete_render' );

add_action(
	'init',
	function () {
		wp_register_script(
			'tapete-block',
			plugins_url( 'block.js', __FILE__ ),
			array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element', 'wp-i18n' ),
			'0.1.0',
			true
		);
		register_block_type(
			'tapete/table',
			array(
				'api_version'     => 2,
				'editor_script'   => 'tapete-block',
				'render_callback' => 'tapete_render',
				'attributes'      => array_fill_keys( TAPETE_ATTRIBUTES, array( 'type' => 'string', 'default' => '' ) ),
			)
		);
	}
);

/** Answers a request of a table with friends, as docs/mailbox.md describes. */
function tapete_answer_mailbox( WP_REST_Request $request ) {
	require_once __DIR__ . '/mailbox.php';
	$mailbox  = new Tapete_Mailbox( wp_upload_dir( null, false )['basedir'] . '/tapete-mailbox' );
	$answer   = $mailbox->answer( $request->get_body(), isset( $_SERVER['REMOTE_ADDR'] ) ? wp_unslash( $_SERVER['REMOTE_ADDR'] ) : '' );
	$response = new WP_REST_Response( $answer['content'], $answer['status'], $answer['headers'] );
	$response->header( 'Cache-Control', 'no-store' );
	return $response;
}

add_action(
	'rest_api_init',
	function () {
		if ( get_option( 'tapete_mailbox', false ) ) {
			// Anybody may use the mailbox: players of a table are visitors without accounts.
			$route = array( 'methods' => 'POST', 'callback' => 'tapete_answer_mailbox', 'permission_callback' => '__return_true' );
			register_rest_route( 'tapete/v1', '/mailbox', $route );
		}
	}
);

/** Adds the setting of the mailbox to Settings, General. */
function tapete_add_mailbox_setting() {
	$setting = array( 'type' => 'boolean', 'sanitize_callback' => 'rest_sanitize_boolean', 'default' => false );
	register_setting( 'general', 'tapete_mailbox', $setting );
	add_settings_field(
		'tapete_mailbox',
		__( 'Tables with friends through this site', 'tapete' ),
		function () {
			$checked = checked( (bool) get_option( 'tapete_mailbox', false ), true, false );
			printf( '<input name="tapete_mailbox" id="tapete_mailbox" type="checkbox" value="1"%s>', $checked );
		},
		'general',
		'default',
		array( 'label_for' => 'tapete_mailbox' )
	);
}
add_action( 'admin_init', 'tapete_add_mailbox_setting' );

add_action(
	'admin_init',
	function () {
		register_setting( 'general', 'tapete_home', array( 'type' => 'string', 'sanitize_callback' => 'esc_url_raw', 'default' => '' ) );
		add_settings_field(
			'tapete_home',
			__( 'Address of the Tapete table', 'tapete' ),
			function () {
				printf( '<input name="tapete_home" id="tapete_home" type="url" class="regular-text" value="%s">', esc_attr( get_option( 'tapete_home', '' ) ) );
			},
			'general',
			'default',
			array( 'label_for' => 'tapete_home' )
		);
	}
);
