#!/usr/bin/env bash
# Runs a real WordPress with our plugin, to try it: tools/wordpress.sh TABLE_ADDRESS [PORT]. The page must have been built.
# Uses Debian's packages of WordPress, PHP and MariaDB, in a temporary folder that is deleted at the end (Ctrl+C). Prints the addresses
# of a page with the shortcode and of one with the block, then "ready". The user is admin, the password tapete.
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/setup/common.sh
. tools/setup/packages.sh

table=${1:?usage: tools/wordpress.sh TABLE_ADDRESS [PORT]}
port=${2:-8080}
[ -e build/web/site/wordpress.zip ] || die 'Build the page first: ./play --build-only'
needs php:php-cli mariadbd:mariadb-server /usr/share/wordpress/wp-load.php:wordpress /usr/share/wordpress/wp-content/themes/twentytwentythree:wordpress-theme-twentytwentythree /usr/share/php8.2-mysql/mysql/mysqli.ini:php-mysql

folder=$(mktemp -d)
started=()
clean() {
  for pid in "${started[@]}"; do kill "$pid" 2> /dev/null && wait "$pid" 2> /dev/null || true; done
  rm -rf "$folder"
}
trap clean EXIT
trap 'exit 0' INT TERM

mariadb-install-db --no-defaults --datadir="$folder/db" --user="$(id -un)" --auth-root-authentication-method=normal --skip-test-db \
  > "$folder/db.log"
mariadbd --no-defaults --datadir="$folder/db" --socket="$folder/db.sock" --pid-file="$folder/db.pid" --skip-networking \
  --user="$(id -un)" --innodb-buffer-pool-size=32M >> "$folder/db.log" 2>&1 &
started+=($!)
for ((i = 0; i < 600; ++i)); do
  ! mariadb-admin --no-defaults --socket="$folder/db.sock" -u root ping > /dev/null 2>&1 || break
  sleep 0.1
done
mariadb --no-defaults --socket="$folder/db.sock" -u root -e 'CREATE DATABASE wordpress CHARACTER SET utf8mb4' ||
  { cat "$folder/db.log" >&2; die 'MariaDB did not start.'; }

cp -rL /usr/share/wordpress "$folder/site" 2> /dev/null || [ -e "$folder/site/wp-load.php" ]
mkdir -p "$folder/site/wp-content/plugins"
python3 -m zipfile -e build/web/site/wordpress.zip "$folder/site/wp-content/plugins/"
cat > "$folder/site/wp-config.php" << CONFIG
<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:$folder/db.sock');
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('DISABLE_WP_CRON', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
\$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
CONFIG
php tests/wordpress/install.php "$folder/site" "$table" "http://localhost:$port"
php -S "localhost:$port" -t "$folder/site" > "$folder/php.log" 2>&1 &
started+=($!)
echo ready
wait "${started[1]}"
