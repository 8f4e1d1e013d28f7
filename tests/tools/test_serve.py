"""The server of ./play sends the right content types, and no file outside its folder."""
import http.client
import sys
import tempfile
import threading
import unittest
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))
from serve import Handler


class QuietHandler(Handler):
    def log_message(self, *args):
        pass


class Serve(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        root = Path(folder.name, "site")
        root.mkdir()
        Path(folder.name, "secret.txt").write_text("secret")
        (root / "link.txt").symlink_to("../secret.txt")
        (root / "empty").mkdir()
        for name in ("index.html", "page.mjs", "page.wasm", "app.webmanifest"):
            (root / name).write_text(name)
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(QuietHandler, directory=str(root)))
        threading.Thread(target=self.server.serve_forever).start()
        self.addCleanup(self.server.server_close)
        self.addCleanup(self.server.shutdown)

    def get(self, path):
        connection = http.client.HTTPConnection("127.0.0.1", self.server.server_port)
        self.addCleanup(connection.close)
        connection.request("GET", path)
        answer = connection.getresponse()
        answer.read()
        return answer.status, answer.getheader("Content-Type")

    def test_files_have_the_right_content_types(self):
        self.assertEqual(self.get("/"), (200, "text/html"))
        self.assertEqual(self.get("/page.mjs"), (200, "text/javascript"))
        self.assertEqual(self.get("/page.wasm"), (200, "application/wasm"))
        self.assertEqual(self.get("/app.webmanifest"), (200, "application/manifest+json"))

    def refused(self, *paths):
        for path in paths:
            self.assertEqual(self.get(path)[0], 404, path)

    def test_files_outside_the_folder_are_not_sent(self):
        self.refused("/../secret.txt", "/%2e%2e/secret.txt", "/link.txt")

    def test_folders_are_not_listed(self):
        self.refused("/empty/")

    def test_a_missing_file_or_an_invalid_path_is_not_found(self):
        self.refused("/nothing", "/%00", "/index.html%00.txt")


if __name__ == "__main__":
    unittest.main()
