#!/usr/bin/python3
"""Has real Orca read programs in real windows, driven by the keyboard alone, and compares its words with transcripts.

usage: hear.py [--write] [--products FOLDER] TRANSCRIPT...

A transcript begins with the program that it opens ("#! gallery"). "> KEY ..." presses keys, as xdotool names them; the
lines below, each behind two blanks, are the words that Orca has to say before the next keys are pressed. A line "  ..." stands
for any words until the next line. "< TEXT" is given to the program as input, "= TEXT" is typed. Other lines are headings.

Every word counts: one that is missing or too much ends the transcript. With --write the words are written anew, and
"> 12 Tab" becomes twelve presses. Display, buses and programs are the script's own, and end with it. There is no sound: words
are taken where Orca hands them to its speech server.
"""

import ctypes
import json
import os
import queue
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

TOOLS = {
    "/usr/bin/orca": "orca",
    "/usr/bin/Xvfb": "xvfb",
    "/usr/bin/xdotool": "xdotool",
    "/usr/bin/dbus-daemon": "dbus-daemon",
    "/usr/libexec/at-spi-bus-launcher": "at-spi2-core",
}

# Loaded by Orca before it begins to speak. Names of keys are not told: they are the transcript's own.
CUSTOMIZATIONS = """
import json, os
import orca.speech as speech

heard = open(os.environ["HEARD"], "w", buffering=1)

def tell(text, *arguments, **names):
    heard.write(json.dumps(text) + "\\n")

def say_all(utterances, progress):
    for context, acss in utterances:
        tell(context.utterance)

speech.init = lambda *arguments: None
speech._speak = tell
speech.speakCharacter = tell
speech.speakKeyEvent = lambda *arguments, **names: None
speech.sayAll = say_all
"""

# No service is started by its name: what is not there stays absent, and nothing outlives the script.
BUS = """<busconfig><type>session</type><listen>unix:path=%s</listen><auth>EXTERNAL</auth>
<policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/></policy>
</busconfig>"""

LIMIT = 45  # seconds that Orca may take for words


class Missing(Exception):
    pass


class Desk:
    """A display, buses and Orca."""

    def __init__(self):
        libc = ctypes.CDLL(None)
        # Grandchildren whose parent ends become children of this process, which ends them as well.
        libc.prctl(36, 1, 0, 0, 0)
        self.libc = libc
        self.folder = tempfile.mkdtemp(prefix="orca-")
        self.words = queue.Queue()
        environment = {k: v for k, v in os.environ.items() if k not in ("WAYLAND_DISPLAY", "AT_SPI_BUS_ADDRESS")}
        # The fonts of the machine stay known, so that programs start as quickly as ever.
        environment.setdefault("XDG_CACHE_HOME", os.path.expanduser("~/.cache"))
        environment.update(
            HOME=self.folder, XDG_RUNTIME_DIR=self.folder, LC_ALL="C.UTF-8", GDK_BACKEND="x11", TZ="UTC",
            SOURCE_DATE_EPOCH="1767225600", HEARD=self.folder + "/heard",
            DBUS_SESSION_BUS_ADDRESS="unix:path=" + self.folder + "/bus")
        self.environment = environment

    def open(self):
        reading, writing = os.pipe()
        self.start("/usr/bin/Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x900x24", "-nolisten", "tcp",
                   pass_fds=[writing])
        os.close(writing)
        number = os.fdopen(reading).readline().strip()
        if not number:
            raise Missing("Xvfb does not start")
        self.environment["DISPLAY"] = ":" + number
        with open(self.folder + "/bus.conf", "w") as file:
            file.write(BUS % (self.folder + "/bus"))
        self.start("/usr/bin/dbus-daemon", "--config-file=" + self.folder + "/bus.conf", "--nofork")
        self.wait(lambda: os.path.exists(self.folder + "/bus"), "the session bus")
        self.start("/usr/libexec/at-spi-bus-launcher", "--launch-immediately", "--a11y=1", "--screen-reader=1")
        os.mkfifo(self.folder + "/heard")
        os.mkdir(self.folder + "/orca")
        with open(self.folder + "/orca/orca-customizations.py", "w") as file:
            file.write(CUSTOMIZATIONS)
        threading.Thread(target=self.listen, daemon=True).start()
        self.start("/usr/bin/python3", "/usr/bin/orca", "--replace", "-u", self.folder + "/orca", "-d", "braille",
                   "-d", "main-window")
        if self.next(60) != "Screen reader on.":
            raise Missing("Orca does not start")

    def start(self, *command, **options):
        options.setdefault("stdin", subprocess.DEVNULL)
        errors = None if os.environ.get("VERBOSE") else subprocess.DEVNULL
        return subprocess.Popen(
            command, env=self.environment, stdout=subprocess.DEVNULL, stderr=errors,
            preexec_fn=lambda: self.libc.prctl(1, signal.SIGKILL, 0, 0, 0), **options)

    def run(self, *command, seconds=LIMIT):
        return subprocess.run(
            command, env=self.environment, capture_output=True, text=True, timeout=seconds).stdout.strip()

    def wait(self, condition, name, seconds=LIMIT):
        end = time.monotonic() + seconds
        while not condition():
            if time.monotonic() > end:
                raise Missing(name + " does not come")
            time.sleep(0.01)

    def listen(self):
        with open(self.folder + "/heard") as file:
            for line in file:
                # A blank by itself is the speech server's to name.
                words = json.loads(line)
                words = "space" if words == " " else " ".join(words.split())
                if words:
                    self.words.put(words)

    def next(self, seconds):
        """The next words; None after a time."""
        try:
            return self.words.get(timeout=max(seconds, 0))
        except queue.Empty:
            return None

    def close(self):
        for number in range(3):
            for child in self.children():
                try:
                    os.kill(child, signal.SIGTERM if number == 0 else signal.SIGKILL)
                except ProcessLookupError:
                    pass
            time.sleep(0.2)
            try:
                while os.waitpid(-1, os.WNOHANG)[0]:
                    pass
            except ChildProcessError:
                break
        shutil.rmtree(self.folder, ignore_errors=True)

    def children(self):
        found = []
        for name in filter(str.isdigit, os.listdir("/proc")):
            try:
                with open("/proc/%s/stat" % name) as file:
                    if int(file.read().rsplit(")", 1)[1].split()[1]) == os.getpid():
                        found.append(int(name))
            except OSError:
                pass
        return found


class Transcript:
    def __init__(self, path):
        self.path = path
        with open(path) as file:
            self.lines = file.read().splitlines()
        if not self.lines or not self.lines[0].startswith("#! "):
            raise Missing(path + " names no program")
        self.command = self.lines[0][3:].split()

    def open(self, desk, products):
        program = os.path.join(products, self.command[0])
        # What another transcript's program kept is not there.
        desk.environment["XDG_DATA_HOME"] = os.path.join(desk.folder, os.path.basename(self.path))
        if not os.access(program, os.X_OK):
            raise Missing(program + " is not built")
        self.app = desk.start(program, *self.command[1:], stdin=subprocess.PIPE, text=True)
        # The fixture that hears commands is on the bus without any window.
        if any(line.startswith("< ") for line in self.lines):
            # Orca finds it there in its own time, and says nothing of that.
            time.sleep(4)
            return
        window = desk.run("/usr/bin/xdotool", "search", "--sync", "--onlyvisible", "--name", ".", seconds=60)
        desk.run("/usr/bin/xdotool", "windowfocus", "--sync", window.splitlines()[-1])
        # Orca takes its time to find the program; a window that is active before that is not told of.
        time.sleep(2)

    def close(self, desk):
        self.app.kill()
        self.app.wait()
        while desk.next(0.5) is not None:
            pass

    def perform(self, desk, line):
        if line.startswith("> "):
            desk.run("/usr/bin/xdotool", "key", *line[2:].split())
        elif line.startswith("= "):
            desk.run("/usr/bin/xdotool", "type", line[2:])
        elif line.startswith("< "):
            self.app.stdin.write(line[2:] + "\n")
            self.app.stdin.flush()
        else:
            return False
        return True

    def compare(self, desk):
        """What Orca says otherwise than the transcript; None when it says the same. Also how many words it compared."""
        count, step, is_open = 0, self.lines[0], False
        for number, line in enumerate(self.lines[1:], 2):
            if line == "  ...":
                is_open = True
            elif line.startswith("  "):
                expected = line[2:]
                end = time.monotonic() + (240 if is_open else LIMIT)
                while True:
                    words = desk.next(end - time.monotonic())
                    if words == expected:
                        break
                    if words is None or not is_open:
                        return "line %d, after \"%s\": \"%s\" instead of \"%s\"" % (number, step, words, expected), count
                count, is_open = count + 1, False
            elif self.perform(desk, line):
                step = line
            if os.environ.get("VERBOSE"):
                print("%.2f %s" % (time.monotonic(), line), flush=True)
        words = desk.next(1)
        return (None if words is None else "at the end \"%s\" too much" % words), count

    def write(self, desk):
        wrote, last = [self.lines[0]], None

        def take(first):
            nonlocal last
            words = desk.next(first)
            while words is not None:
                last = words
                wrote.append("  " + words)
                words = desk.next(1.2)

        take(8)
        # Whether a window's activation is said depends on when Orca found the program.
        first = next((line for line in self.lines[1:] if not line.startswith("#")), "")
        if first.startswith("> "):
            wrote = [self.lines[0]]
        for number, line in enumerate(self.lines[1:], 1):
            repeated = re.match(r"> (\d+) (.*)", line)
            if line == "  ...":
                expected = next(later[2:] for later in self.lines[number + 1:] if later != line)
                # Those words may have come already; what was written of them is any words.
                heard = last or desk.next(120)
                step = max(index for index, line in enumerate(wrote) if line[:2] in ("#!", "> "))
                wrote = wrote[:step + 1] + [line for line in wrote[step + 1:] if not line.startswith("  ")]
                while heard != expected and heard is not None:
                    heard = desk.next(120)
                wrote += ["  ...", "  " + expected]
                take(1.2)
            elif line.startswith("  "):
                pass
            elif repeated:
                for _ in range(int(repeated[1])):
                    wrote.append("> " + repeated[2])
                    self.perform(desk, wrote[-1])
                    take(6)
            else:
                wrote.append(line)
                if self.perform(desk, line):
                    take(6)
        with open(self.path, "w") as file:
            file.write("\n".join(wrote) + "\n")


def main(arguments):
    writes, products = False, ".build/debug"
    arguments = [os.path.abspath(path) if path.endswith(".txt") else path for path in arguments]
    os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../.."))
    while arguments and arguments[0].startswith("--"):
        option = arguments.pop(0)
        if option == "--write":
            writes = True
        elif option == "--products":
            products = arguments.pop(0)
        else:
            sys.exit(__doc__)
    for path, package in TOOLS.items():
        if not os.access(path, os.X_OK):
            print("missing: %s (Debian's package %s)" % (path, package), flush=True)
            return 2
    # Threads of the test program start this one with their signals blocked.
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    desk, status = Desk(), 0
    try:
        desk.open()
        print("ready", flush=True)
        for path in arguments:
            transcript, name = Transcript(path), os.path.basename(path)
            transcript.open(desk, products)
            begun = time.monotonic()
            if writes:
                transcript.write(desk)
                print("%s: written" % name, flush=True)
            else:
                difference, count = transcript.compare(desk)
                said = difference or "%d words the same" % count
                status = status or (1 if difference else 0)
                print("%s: %s (%.0f s)" % (name, said, time.monotonic() - begun), flush=True)
            transcript.close(desk)
    except Missing as problem:
        print("failed: %s" % problem, flush=True)
        status = 1
    finally:
        desk.close()
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
