#!/usr/bin/python3
"""Drives Qt's browser, an old Chromium, with the part of the WebDriver protocol that webdriver.mjs uses: qtwebengine.py --port=N"""
import json
import os
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue

os.environ.setdefault("QTWEBENGINE_DISABLE_SANDBOX", "1")
from PyQt6.QtCore import QObject, QTimer, QUrl, pyqtSignal  # noqa: E402: Qt reads the environment variable when it is imported
from PyQt6.QtWebEngineWidgets import QWebEngineView
from PyQt6.QtWidgets import QApplication

POLL_MS = 20  # time between checks for an answer of the page
ASK = "window.driverAnswer = undefined; (function () { %s }).call(null, ...%s, (answer) => { window.driverAnswer = JSON.stringify(answer); });"

# Sends the events from a script, because clicks of Qt's own test functions are sometimes lost.
PRESS = """(function (clientX, clientY) {
  const target = document.elementFromPoint(clientX, clientY);
  for (const type of ["mousemove", "mousedown", "mouseup", "click"])
    target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, view: window, clientX, clientY }));
})(%d, %d)"""


class Browser(QObject):
    """The browser window. It lives in Qt's thread; requests come from other threads, each with a queue for its answer."""
    asked = pyqtSignal(object)

    def __init__(self):
        super().__init__()
        self.view = QWebEngineView()
        self.view.resize(960, 600)
        self.view.show()
        self.asked.connect(lambda work: work())

    def request(self, name, body):
        answer = Queue()
        act = getattr(self, name)
        self.asked.emit(lambda: act(body, answer.put))
        return answer.get()

    def url(self, body, done):
        self.load(lambda: self.view.load(QUrl(body["url"])), done)

    def refresh(self, _, done):
        self.load(self.view.reload, done)

    def load(self, begin, done):
        def loaded(_):
            self.view.loadFinished.disconnect(loaded)
            done(None)
        self.view.loadFinished.connect(loaded)
        begin()

    def execute(self, body, done):
        def look():
            self.view.page().runJavaScript("window.driverAnswer", heard)

        def heard(answer):
            if answer:
                done(json.loads(answer))
            else:
                QTimer.singleShot(POLL_MS, look)
        self.view.page().runJavaScript(ASK % (body["script"], json.dumps(body["args"])), lambda _: look())

    def actions(self, body, done):
        for source in body["actions"]:
            place = source["actions"][0]
            if source["type"] == "pointer":
                self.view.page().runJavaScript(PRESS % (place["x"], place["y"]), lambda _: done(None))


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        self.answer({"ready": True})

    def do_DELETE(self):
        self.answer(None)
        os._exit(0)

    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers["content-length"])))
        what = self.path.split("/")[-1] if self.path.endswith(("/url", "/refresh", "/actions")) else ""
        if self.path.endswith("/execute/async"):
            what = "execute"
        if self.path == "/session":
            self.answer({"sessionId": "1"})
        else:
            self.answer(browser.request(what, body) if what else None)

    def answer(self, value):
        data = json.dumps({"value": value}).encode()
        self.send_response(200)
        self.send_header("content-length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_):
        pass


app = QApplication(sys.argv[:1])
browser = Browser()
server = ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1].removeprefix("--port="))), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
app.exec()
