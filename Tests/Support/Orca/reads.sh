#!/bin/bash
# Opens a program in a real window and has real Orca read it, driven by the keyboard alone; prints what Orca says.
#
# usage: reads.sh PROGRAM [ARGUMENT...] < STEPS
# A step is a key as xdotool names it ("Tab", "Insert+KP_Home"), or a number and a key that is pressed so many times; what Orca says
# after each press is printed below it, without the names of the keys that Orca says as they are pressed. "until WORDS" waits until
# Orca has said the words; what Orca counts meanwhile is left out. Lines that begin with "#" are printed as they are. There is no screen and no sound: display, buses and speech server are the script's own. Needs the packages
# orca, xvfb, xdotool, at-spi2-core and dbus-daemon.
set -u
program=$(realpath "${1:?the program}")
shift
folder=$(mktemp -d)
mkdir -p "$folder/run" "$folder/home"
chmod 700 "$folder/run"
cat >"$folder/steps"
# A speech server without sound: what it is given goes nowhere, and it says at once that it has spoken.
speech=$folder/home/.config/speech-dispatcher
mkdir -p "$speech/modules"
printf '%s\n' 'LogLevel 1' 'LogDir "default"' 'AudioOutputMethod "libao"' 'AddModule "none" "sd_generic" "none.conf"' \
  'DefaultModule none' 'DefaultLanguage "en"' >"$speech/speechd.conf"
printf '%s\n' 'GenericExecuteSynth "true"' 'GenericLanguage "en" "en" "utf-8"' 'AddVoice "en" "MALE1" "x"' \
  'DefaultVoice "x"' >"$speech/modules/none.conf"
echo 'default_driver=null' >"$folder/home/.libao"
# Orca writes its record in blocks; here each line is written at once.
mkdir "$folder/python"
cat >"$folder/python/sitecustomize.py" <<'PYTHON'
import builtins

plain = builtins.open


def opened(file, mode="r", buffering=-1, *arguments, **names):
    if mode == "w" and str(file).endswith("/debug"):
        buffering = 1
    return plain(file, mode, buffering, *arguments, **names)


builtins.open = opened
PYTHON
mkfifo "$folder/display"
timeout -k 1 580 Xvfb -displayfd 5 -screen 0 1280x900x24 -nolisten tcp 5>"$folder/display" >/dev/null 2>&1 &
server=$!
trap 'kill $server 2>/dev/null; rm -rf "$folder"' EXIT
read -r display <"$folder/display"
# The fonts of the machine stay known, so that the program starts as quickly as ever.
export XDG_CACHE_HOME=${XDG_CACHE_HOME:-$HOME/.cache}
export DISPLAY=:$display HOME=$folder/home XDG_RUNTIME_DIR=$folder/run LANG=C.UTF-8 FOLDER=$folder PROGRAM=$program
export GDK_BACKEND=x11 SOURCE_DATE_EPOCH=1767225600 TZ=UTC
timeout -k 1 570 dbus-run-session -- bash -c '
/usr/libexec/at-spi-bus-launcher --launch-immediately --a11y=1 --screen-reader=1 >/dev/null 2>&1 &
launcher=$!
PYTHONPATH=$FOLDER/python timeout -k 1 560 /usr/bin/python3 /usr/bin/orca --replace --debug-file="$FOLDER/debug" -u "$FOLDER/home/orca" -d braille \
  -d main-window >/dev/null 2>&1 &
orca=$!
said() { sed -n "s/^.*SPEECH OUTPUT: //p" "$FOLDER/debug" 2>/dev/null; }
size() { stat -c %s "$FOLDER/debug" 2>/dev/null || echo 0; }
# Waits until Orca does something after its record had a size, for three seconds at most, and then until it has been idle for one.
settle() {
  local last now=$1 idle=0
  for _ in $(seq 30); do
    [ "$(size)" != "$1" ] && break
    sleep 0.1
  done
  for _ in $(seq 150); do
    last=$now
    now=$(size)
    idle=$((last == now ? idle + 1 : 0))
    [ $idle -ge 10 ] && return
    sleep 0.1
  done
}
for _ in $(seq 300); do
  said | grep -q "Screen reader on" && break
  sleep 0.1
done
settle 0
before=$(said | wc -l)
start=$(size)
timeout 550 "$PROGRAM" "$@" >"$FOLDER/output" 2>&1 </dev/null &
app=$!
xdotool windowfocus --sync "$(timeout 60 xdotool search --sync --onlyvisible --name . | tail -n 1)"
echo "> (the window opens)"
settle "$start"
# Prints what was said since the last time, without the quotes and what Orca writes behind them. Names of keys end in a blank.
report() {
  said | tail -n +$(($before + 1)) | sed -e "s|{.established.: False} *$||; s|\[\] *$||" -e "/^.[A-Za-z ]* .$/d" \
    -e "s|^.\(.*\).$|  \1|" -e "$1"
  before=$(said | wc -l)
}
report ""
press() {
  local start
  start=$(size)
  echo "> $1"
  xdotool key "$1"
  settle "$start"
  report ""
}
while IFS= read -r line; do
  case $line in
    "#!"*) ;;
    "" | "#"*) echo "$line" ;;
    "until "*)
      for _ in $(seq 600); do
        said | grep -qF "${line#until }" && break
        sleep 0.1
      done
      settle 0
      report "/^  [0-9]* percent[.]$/d"
      ;;
    [0-9]*" "*) for _ in $(seq "${line%% *}"); do press "${line#* }"; done ;;
    *) press "$line" ;;
  esac
done <"$FOLDER/steps"
kill $app $orca $launcher 2>/dev/null
[ ! -f "$FOLDER/run/speech-dispatcher/pid/speech-dispatcher.pid" ] || kill "$(cat "$FOLDER"/run/speech-dispatcher/pid/*.pid)"
' bash "$@" 2>/dev/null
[ -z "${KEEP:-}" ] || cp "$folder/debug" "$KEEP"
