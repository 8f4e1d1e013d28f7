#!/usr/bin/env python3
"""Serves a folder of static files to this machine only: serve.py FOLDER [PORT]. Port 0 means any free port."""
import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path


class Handler(SimpleHTTPRequestHandler):
    """The standard handler, with the content types that browsers require, and without directory listings and stale caches."""

    extensions_map = SimpleHTTPRequestHandler.extensions_map | {
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def translate_path(self, path):
        """Returns the requested file; empty if a link or dots lead out of the folder."""
        root = Path(self.directory).resolve()
        found = super().translate_path(path)
        return found if "\0" not in found and Path(found).resolve().is_relative_to(root) else ""

    def list_directory(self, path):
        self.send_error(404)

    def end_headers(self):
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_request(self, code="-", size="-"):
        """Logs only failures."""
        if str(getattr(code, "value", code)) >= "400":
            super().log_request(code, size)


def main():
    folder, port = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 8000
    try:
        server = ThreadingHTTPServer(("127.0.0.1", port), partial(Handler, directory=folder))
    except OSError as error:
        sys.exit(f"Port {port} cannot be used ({error.strerror}): choose another with --port N.")
    print(f"Tapete is at http://localhost:{server.server_port}/ (Ctrl+C ends it)", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main()
