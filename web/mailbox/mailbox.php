<?php
/**
 * A mailbox for tables with friends, for servers with PHP 7.4 or later: copy this file to the server. The WordPress plugin contains
 * this file and uses the class. docs/mailbox.md describes the protocol.
 *
 * Each room is a file in a folder. Names of files are hashes, because the names of rooms are secrets. The web server does not show the
 * content, because the files are PHP files that exit at once. Every access locks the file, and no process holds two locks.
 */
final class Tapete_Mailbox {
	/** Address of the table, ending in a slash: ./ (the folder of this file), /FOLDER/, or https://... */
	const TABLE = './';

	const LINES        = 500;    // unread lines of a room
	const CHARACTERS   = 256000; // in the unread lines of a room
	const AGE          = 86400;  // seconds from the last new line of a room to its end
	const ROOMS        = 2000;   // together at most 512 MB
	const BODY         = 300000; // bytes of a request or an answer
	const ITEMS        = 100;    // lines, and rooms to read, of a request
	const BURST        = 600;    // requests of an address at once
	const PER_SECOND   = 60;     // requests of an address after that
	const SWEEP        = 300;    // seconds between two searches for expired files
	const GUARD        = "<?php exit; ?>\n"; // first line of each stored file; the time at which the file expires follows
	const PARAMETERS   = array( 'game', 'players', 'rules', 'level', 'lang', 'theme', 'bg', 'accent', 'deck', 'seed' );
	const STYLE        = 'html, body { margin: 0; height: 100%; overflow: hidden; background: #0f422e; } a { color: #faf7ec; } '
		. 'tapete-table { display: block; height: 100vh !important; height: 100dvh !important; border-radius: 0 !important; }';

	private $folder;
	private $rooms; // number of rooms; null until it is needed

	public function __construct( $folder ) {
		$this->folder = $folder;
	}

	/** Answers the web server's request. */
	public static function serve() {
		ini_set( 'display_errors', '0' );
		header( 'X-Content-Type-Options: nosniff' );
		if ( 'GET' === $_SERVER['REQUEST_METHOD'] ) {
			self::page();
			return;
		}
		$answer = self::failure( 405, 'The method is neither GET nor POST.', array( 'Allow' => 'GET, POST' ) );
		if ( 'POST' === $_SERVER['REQUEST_METHOD'] ) {
			$mailbox = new self( getenv( 'TAPETE_MAILBOX_FOLDER' ) ?: __DIR__ . '/mailbox-rooms' );
			$answer  = $mailbox->answer( (string) file_get_contents( 'php://input', false, null, 0, self::BODY + 1 ), $_SERVER['REMOTE_ADDR'] );
		}
		http_response_code( $answer['status'] );
		header( 'Content-Type: application/json' );
		header( 'Cache-Control: no-store' );
		foreach ( $answer['headers'] as $name => $value ) {
			header( "$name: $value" );
		}
		echo json_encode( $answer['content'] );
	}

	/** Answers a POST request. Returns the HTTP status, headers for this answer, and the content to send as JSON. */
	public function answer( $body, $address ) {
		try {
			$this->prepare();
			$wait = $this->seconds_to_wait( $address );
			if ( $wait > 0 ) {
				return self::failure( 429, 'There were too many requests from this address.', array( 'Retry-After' => (string) $wait ) );
			}
			self::check( strlen( $body ) <= self::BODY, 'The body is too long.', 413 );
			list( $lines, $readers ) = self::parse( $body );
			$content                 = array( 'tapete' => 1, 'put' => array(), 'get' => array() );
			foreach ( $lines as $name => $new ) {
				$content['put'][] = array( $name, $this->store( $name, $new ) );
			}
			$space = self::BODY - strlen( json_encode( $content ) );
			foreach ( $readers as $name => $after ) {
				list( $first, $unread ) = $this->read( $name, $after, $space );
				if ( $unread ) {
					$content['get'][] = array( $name, $first, $unread );
				}
			}
			return array( 'status' => 200, 'headers' => array(), 'content' => $content );
		} catch ( RuntimeException $problem ) {
			return self::failure( $problem->getCode(), $problem->getMessage() );
		}
	}

	/** Returns the seconds since 1970. Tests may shift the clock: the server's environment then names a file that contains the seconds to
	 *  add. A request cannot set this variable, because names of variables that come from requests begin with HTTP_. */
	private static function now() {
		$file = getenv( 'TAPETE_MAILBOX_NOW_FILE' );
		return microtime( true ) + ( $file ? (float) file_get_contents( $file ) : 0 );
	}

	private static function failure( $status, $text, $headers = array() ) {
		return array( 'status' => $status, 'headers' => $headers, 'content' => array( 'tapete' => 1, 'error' => $text ) );
	}

	private static function check( $valid, $text, $status = 400 ) {
		if ( ! $valid ) {
			throw new RuntimeException( $text, $status );
		}
	}

	/** Returns the new lines as [room => [[number, line], ...]], and the rooms to read as [room => number of the line that the reader has]. */
	private static function parse( $body ) {
		$request = json_decode( $body, false, 4 );
		self::check( $request instanceof stdClass, 'The body is not an object in JSON of the expected form.' );
		$request = get_object_vars( $request ) + array( 'put' => array(), 'get' => array() );
		self::check( isset( $request['tapete'] ) && 1 === $request['tapete'] && 3 === count( $request ), 'The version or a key is unknown.' );
		$lines   = $readers = array();
		foreach ( self::items( $request['put'], 3 ) as list( $name, $number, $line ) ) {
			self::check( is_string( $line ) && preg_match( '/^[A-Za-z0-9_-]{1,8000}$/D', $line ), 'A line is not valid.' );
			$lines[ $name ][] = array( $number, $line );
		}
		foreach ( self::items( $request['get'], 2 ) as list( $name, $after ) ) {
			self::check( ! isset( $readers[ $name ] ), 'A room is to be read twice.' );
			$readers[ $name ] = $after;
		}
		return array( $lines, $readers );
	}

	/** Returns the items after a check: each has this many values, first a room and a number. */
	private static function items( $items, $values ) {
		self::check( is_array( $items ) && count( $items ) <= self::ITEMS, '"put" or "get" is not a list, or is too long.' );
		foreach ( $items as $item ) {
			self::check( is_array( $item ) && count( $item ) === $values, 'An item of "put" or "get" is not a list of the expected length.' );
			self::check( is_string( $item[0] ) && preg_match( '/^[0-9a-f]{32}$/D', $item[0] ), 'The name of a room is not valid.' );
			self::check( is_int( $item[1] ) && $item[1] >= 0 && $item[1] <= 2147483647, 'A number is not valid.' );
		}
		return $items;
	}

	/** Makes the folder, and deletes expired files if the last search for them was some minutes ago. */
	private function prepare() {
		$made = is_dir( $this->folder ) || @mkdir( $this->folder, 0700, true ) || is_dir( $this->folder );
		self::check( $made, 'The folder of the mailbox cannot be made.', 503 );
		if ( ! is_file( "$this->folder/.htaccess" ) ) {
			@file_put_contents( "$this->folder/.htaccess", "Require all denied\n" );
		}
		if ( ! self::is_expired( (string) @file_get_contents( "$this->folder/swept.php" ) ) ) {
			return;
		}
		@file_put_contents( "$this->folder/swept.php", self::GUARD . (int) ( self::now() + self::SWEEP ), LOCK_EX );
		foreach ( preg_grep( '/^(room|from)-/', (array) @scandir( $this->folder ) ) as $name ) {
			$file = $this->open( $name, false );
			if ( $file && self::is_expired( (string) fread( $file, 100 ) ) ) {
				@unlink( "$this->folder/$name" );
			}
			$file && fclose( $file );
		}
	}

	/** Returns the time at which a file expires, from its content; 0 if the file is damaged. */
	private static function expires( $text ) {
		return (float) substr( $text, strlen( self::GUARD ) );
	}

	/** Returns true also for files from a time at which the server's clock was wrong. */
	private static function is_expired( $text ) {
		$left = self::expires( $text ) - self::now();
		return $left <= 0 || $left > self::AGE + 1;
	}

	/** Opens a stored file and locks it until it is closed. Returns null if the file does not exist and `create` is false. */
	private function open( $name, $create ) {
		for ( $tries = 0; $tries < 100; ++$tries ) {
			$file = @fopen( "$this->folder/$name", $create ? 'c+b' : 'r+b' );
			self::check( $file || ! $create, 'The folder of the mailbox cannot be written.', 503 );
			// Another process may have deleted the file before this one got the lock.
			if ( ! $file || ( flock( $file, LOCK_EX ) && fstat( $file )['nlink'] > 0 ) ) {
				return $file ?: null;
			}
			fclose( $file );
		}
		throw new RuntimeException( 'The folder of the mailbox cannot be locked.', 503 );
	}

	/** Replaces the content of an open file. If the disk is full, the old content stays. */
	private static function replace( $file, $old, $new ) {
		foreach ( array( $new, $old ) as $text ) {
			if ( rewind( $file ) && @fwrite( $file, $text ) === strlen( $text ) && ftruncate( $file, strlen( $text ) ) ) {
				break;
			}
		}
		self::check( $text === $new, 'The folder of the mailbox cannot be written.', 503 );
	}

	/** Counts a request of this address. Returns 0, or the seconds to wait if there were too many. */
	private function seconds_to_wait( $address ) {
		$bytes = (string) @inet_pton( $address );
		// One home has 2^64 addresses of IPv6, so these count as one. Some servers write addresses of IPv4 as those of IPv6.
		$key  = 16 === strlen( $bytes ) && 0 !== strpos( $bytes, "\0\0\0\0\0\0\0\0\0\0\xff\xff" ) ? substr( $bytes, 0, 8 ) : $address;
		$file = $this->open( 'from-' . hash( 'sha256', $key ) . '.php', true );
		$old  = (string) stream_get_contents( $file );
		$now  = self::now();
		$most = self::BURST / self::PER_SECOND;
		// The file expires when the address may send a whole burst again.
		$full = max( $now, min( self::expires( $old ), $now + $most ) ) + 1 / self::PER_SECOND;
		if ( $full <= $now + $most ) {
			self::replace( $file, $old, sprintf( '%s%.4F', self::GUARD, $full ) );
		}
		fclose( $file );
		return (int) ceil( max( 0, $full - $now - $most ) );
	}

	/** Stores the lines that continue the room, or have the number 0. Returns the number of the room's last line. */
	private function store( $name, $new ) {
		if ( ! is_file( $this->folder . '/' . self::file( $name ) ) ) {
			// Processes that make rooms at the same time may exceed the limit a little.
			$this->rooms = $this->rooms ?? count( preg_grep( '/^room-/', (array) @scandir( $this->folder ) ) );
			if ( ! array_intersect( array( 0, 1 ), array_column( $new, 0 ) ) || ++$this->rooms > self::ROOMS ) {
				return 0;
			}
		}
		$file                       = $this->open( self::file( $name ), true );
		$old                        = (string) stream_get_contents( $file );
		list( $until, $last, $all ) = self::decode( $old );
		list( $before, $size )      = array( $last, strlen( implode( $all ) ) );
		foreach ( $new as list( $number, $line ) ) {
			if ( in_array( $number, array( 0, $last + 1 ), true ) && count( $all ) < self::LINES && $size + strlen( $line ) <= self::CHARACTERS ) {
				$all[] = $line;
				++$last;
				$size += strlen( $line );
			}
		}
		if ( $last > $before ) {
			self::replace( $file, $old, self::encode( (int) self::now() + 1 + self::AGE, $last, $all ) );
		}
		fclose( $file );
		return $last;
	}

	/** Deletes the lines that the reader has. Returns the number of the first unread line, and the unread lines for which there is space. */
	private function read( $name, $after, &$space ) {
		$file = $this->open( self::file( $name ), false );
		if ( ! $file ) {
			return array( 0, array() );
		}
		$old                        = (string) stream_get_contents( $file );
		list( $until, $last, $all ) = self::decode( $old );
		// If the reader has a higher number than the room, the room that it knew has died, and this one is new.
		$unread = $after > $last ? $all : array_slice( $all, max( 0, $after - $last + count( $all ) ) );
		if ( count( $unread ) < count( $all ) ) {
			self::replace( $file, $old, self::encode( $until, $last, $unread ) );
		}
		fclose( $file );
		$fit    = 0;
		$space -= 60; // the name of the room, the number, and the marks around them
		while ( $fit < count( $unread ) && $space >= strlen( $unread[ $fit ] ) + 3 ) {
			$space -= strlen( $unread[ $fit++ ] ) + 3;
		}
		return array( $last - count( $unread ) + 1, array_slice( $unread, 0, $fit ) );
	}

	private static function file( $name ) {
		return 'room-' . hash( 'sha256', $name ) . '.php';
	}

	/** Returns the content of a room's file: the time at which the room expires, the number of its last line, a checksum, and the lines. */
	private static function encode( $until, $last, $lines ) {
		$text = implode( "\n", array_merge( array( $until, $last ), $lines ) );
		return self::GUARD . implode( "\n", array_merge( array( $until, $last, hash( 'crc32b', $text ) ), $lines ) );
	}

	/** Returns the parts of a room's file. A room that has expired or is damaged is like a new one. */
	private static function decode( $text ) {
		$parts = explode( "\n", $text );
		$room  = count( $parts ) < 4 ? array( 0, 0, array() ) : array( (int) $parts[1], (int) $parts[2], array_slice( $parts, 4 ) );
		return self::is_expired( $text ) || self::encode( ...$room ) !== $text ? array( 0, 0, array() ) : $room;
	}

	/** Prints a page that contains the table with this mailbox and fills the window. */
	private static function page() {
		preg_match( '/(?:^|,)\s*(es|en)\b/i', $_SERVER['HTTP_ACCEPT_LANGUAGE'] ?? '', $found ); // browsers begin with the language preferred
		$english = 'en' === strtolower( $found[1] ?? '' );
		$text    = $english ? array( 'en', 'Table with friends', 'Play cards' ) : array( 'es', 'Mesa con amigos', 'Jugar a las cartas' );
		$origin  = preg_match( '#^https?://[^/;,\s]+#i', self::TABLE, $found ) ? $found[0] : "'self'";
		$nonce   = base64_encode( random_bytes( 16 ) );
		$table   = htmlspecialchars( self::TABLE );
		$values  = array( 'mailbox' => '/' . ltrim( strtok( $_SERVER['REQUEST_URI'], '?' ), '/\\' ) );
		foreach ( array_intersect_key( $_GET, array_flip( self::PARAMETERS ) ) as $key => $value ) {
			$values[ $key ] = is_string( $value ) ? $value : '';
		}
		$attributes = " home=\"$table\" start=\"seen\" height=\"600\"";
		foreach ( array_filter( $values, 'strlen' ) as $key => $value ) {
			$attributes .= sprintf( ' %s="%s"', $key, htmlspecialchars( $value, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8' ) );
		}
		header( 'Content-Type: text/html; charset=utf-8' );
		header( 'Cache-Control: no-cache' );
		header( 'Referrer-Policy: strict-origin-when-cross-origin' ); // the table sends messages only to a page whose origin it knows
		header( "Content-Security-Policy: default-src 'none'; script-src $origin; frame-src $origin; img-src $origin; connect-src 'self'; "
			. "style-src 'nonce-$nonce'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'" );
		echo "<!doctype html>\n<html lang=\"$text[0]\">\n<meta charset=\"utf-8\">\n<title>$text[1]</title>\n",
			"<meta name=\"viewport\" content=\"width=device-width, initial-scale=1, viewport-fit=cover\">\n",
			"<link rel=\"icon\" href=\"{$table}icon-192.png\">\n<style nonce=\"$nonce\">", self::STYLE, "</style>\n",
			"<script src=\"{$table}embed.js\" nonce=\"$nonce\" async></script>\n",
			"<tapete-table$attributes><a href=\"$table\">$text[2]</a></tapete-table>\n";
	}
}

// The plugin's copy must not become a second mailbox beside the route of WordPress.
if ( ! defined( 'ABSPATH' ) && ! is_file( __DIR__ . '/tapete.php' ) ) {
	Tapete_Mailbox::serve();
}
