#!/bin/bash
# Has real Orca read the fixture's window, without a screen and without sound, and prints what it says.
#
# usage: orca-hears.sh PROGRAM < COMMANDS
# PROGRAM is the built accessibility-bus-fixture; each command is given to it a second after the one before. Lines that
# begin with "#" are printed as headings. Needs orca, xvfb, at-spi2-core and dbus-daemon.
set -u
program=$(realpath "${1:?the built accessibility-bus-fixture}")
folder=$(mktemp -d)
mkdir -p "$folder/run" "$folder/home"
chmod 700 "$folder/run"
cat >"$folder/commands"
# A speech server without sound: what it is given goes nowhere, and it says at once that it has spoken.
speech=$folder/home/.config/speech-dispatcher
mkdir -p "$speech/modules"
printf '%s\n' 'LogLevel 1' 'LogDir "default"' 'AudioOutputMethod "libao"' 'AddModule "none" "sd_generic" "none.conf"' \
  'DefaultModule none' 'DefaultLanguage "en"' >"$speech/speechd.conf"
printf '%s\n' 'GenericExecuteSynth "true"' 'GenericLanguage "en" "en" "utf-8"' 'AddVoice "en" "MALE1" "x"' \
  'DefaultVoice "x"' >"$speech/modules/none.conf"
echo 'default_driver=null' >"$folder/home/.libao"
display=:$((90 + RANDOM % 900))
timeout -k 1 150 Xvfb "$display" -screen 0 800x600x24 -nolisten tcp >/dev/null 2>&1 &
server=$!
trap 'kill $server 2>/dev/null; rm -rf "$folder"' EXIT
export DISPLAY=$display HOME=$folder/home XDG_RUNTIME_DIR=$folder/run LANG=C.UTF-8 FOLDER=$folder PROGRAM=$program
sleep 1
timeout -k 1 140 dbus-run-session -- bash -c '
/usr/libexec/at-spi-bus-launcher --launch-immediately --a11y=1 --screen-reader=1 >/dev/null 2>&1 &
launcher=$!
sleep 1
timeout -k 1 120 /usr/bin/python3 /usr/bin/orca --replace --debug-file="$FOLDER/debug" -u "$FOLDER/home/orca" -d braille \
  -d main-window >/dev/null 2>&1 &
orca=$!
sleep 6
heard() { sed -n "s/^.*SPEECH OUTPUT: //p" "$FOLDER/debug" | tail -n +$(($1 + 1)); }
count() { grep -c "SPEECH OUTPUT: " "$FOLDER/debug"; }
mkfifo "$FOLDER/input"
"$PROGRAM" <"$FOLDER/input" >/dev/null &
exec 9>"$FOLDER/input"
sleep 2
while IFS= read -r line; do
  before=$(count)
  echo "> $line"
  echo "$line" >&9
  sleep 1.5
  heard "$before" | sed "s|{.established.: False}||"
done <"$FOLDER/commands"
exec 9>&-
kill $orca $launcher
[ ! -f "$FOLDER/run/speech-dispatcher/pid/speech-dispatcher.pid" ] || kill "$(cat "$FOLDER"/run/speech-dispatcher/pid/*.pid)"
' 2>/dev/null
[ -z "${KEEP:-}" ] || cp "$folder/debug" "$KEEP"
