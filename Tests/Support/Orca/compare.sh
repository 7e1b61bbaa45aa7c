#!/bin/bash
# Has real Orca read the apps as it did for the transcripts in Documentation/Orca, and compares its words.
#
# usage: compare.sh [--write] [--configuration debug|release] [NAME...]
# Runs Tests/Support/Orca/NAME.steps, by default all, against the built programs. With --write the transcripts are written anew.
# Ends with 0 when all words are the same, or when Orca or another tool is missing, which it says.
set -u
cd "$(dirname "${BASH_SOURCE[0]}")/../../.." || exit 1
write="" configuration=debug names=()
while [ $# -gt 0 ]; do
  case $1 in
    --write) write=1 ;;
    --configuration)
      configuration=$2
      shift
      ;;
    *) names+=("$1") ;;
  esac
  shift
done
for tool in orca Xvfb xdotool dbus-run-session /usr/libexec/at-spi-bus-launcher; do
  command -v "$tool" >/dev/null && continue
  echo "Orca is not heard: $tool is missing. Debian's packages orca, xvfb, xdotool, dbus-daemon and at-spi2-core have what it takes."
  exit 0
done
steps=Tests/Support/Orca
[ ${#names[@]} -gt 0 ] || mapfile -t names < <(basename -s .steps "$steps"/*.steps)
status=0
for name in "${names[@]}"; do
  read -ra command <<<"$(sed -n '1s/^#! //p' "$steps/$name.steps")"
  program=.build/$configuration/${command[0]}
  if [ ! -x "$program" ]; then
    echo "$program is not built: swift build --product ${command[0]}"
    exit 1
  fi
  stored=Documentation/Orca/$name.orca.txt
  # Words come late on a machine that has much else to do, and stand below another key then: a second try decides.
  for try in 1 2; do
    heard=$("$steps/reads.sh" "$program" "${command[@]:1}" <"$steps/$name.steps")
    [ -z "$write" ] || break
    [ "$heard" != "$(cat "$stored")" ] || break
    [ $try = 2 ] || echo "$name: other words than stored; once more"
  done
  if [ -n "$write" ]; then
    printf '%s\n' "$heard" >"$stored"
    echo "$name: written, $(wc -l <"$stored") lines"
  elif difference=$(diff -u "$stored" - <<<"$heard"); then
    echo "$name: the same words, $(grep -c '^  ' <<<"$heard") times spoken"
  else
    echo "$name: Orca says other words than $stored has:"
    printf '%s\n' "$difference"
    status=1
  fi
done
exit $status
