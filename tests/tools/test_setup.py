"""The setup accepts only the pinned version of a package, unless the user asks for another."""
import os
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FETCH = "set -e; . tools/setup/common.sh; . tools/setup/sources.sh; cache=$PWD; apt_in() { :; }; cd \"$1\"; fetch_source imgui-1.92.2b"


class Setup(unittest.TestCase):
    def fetch(self, **variables):
        """Runs the setup when Debian no longer has the pinned version. Returns the error output and the requests to apt."""
        with tempfile.TemporaryDirectory() as folder:
            asked = Path(folder, "asked")
            Path(folder, "apt-get").write_text(f'#!/bin/sh\necho "$@" >> {asked}\nexit 100\n')
            Path(folder, "apt-get").chmod(0o755)
            path = {"PATH": f"{folder}:{os.environ['PATH']}"}
            done = subprocess.run(["bash", "-c", FETCH, "fetch", folder], cwd=ROOT, env=os.environ | path | variables, capture_output=True, text=True)
            self.assertNotEqual(done.returncode, 0)
            return done.stderr, asked.read_text().splitlines()

    def test_setup_refuses_an_unpinned_imgui(self):
        said, asked = self.fetch(TAPETE_IMGUI="")
        self.assertIn("Set TAPETE_IMGUI=any", said)
        self.assertEqual(len(asked), 1)

    def test_setup_installs_an_unpinned_imgui_on_request(self):
        said, asked = self.fetch(TAPETE_IMGUI="any")
        self.assertIn("taking the current one", said)
        self.assertTrue(asked[1].endswith(" imgui"), asked)


if __name__ == "__main__":
    unittest.main()
