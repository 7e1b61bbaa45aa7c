#!/bin/sh
# Stands in for a tool: tests link to it and put what it shall do beside the link. A script that a test has just
# written itself may not be run: a child that another test starts at that moment holds it open for writing.
. "$0.script"
