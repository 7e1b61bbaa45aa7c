"""title.py PLAIN EMBEDDED TARGET: copies title, author and subject of one PDF to another, as an incremental update.

The dates are fixed, so that the same text gives the same bytes.
"""
import re
import sys

DATE = b"(D:20240513090000Z)"


def field(name, pdf):
    found = re.search(rb"/" + name + rb" \(((?:[^()\\]|\\.)*)\)", pdf)
    return b"/%s (%s)\n" % (name, found.group(1)) if found else b""


plain, embedded = (open(path, "rb").read() for path in sys.argv[1:3])
embedded = re.sub(rb"/CreationDate \([^)]*\)", b"/CreationDate " + DATE, embedded)
trailer = embedded[embedded.rindex(b"trailer"):]
size = int(re.search(rb"/Size (\d+)", trailer).group(1))
root = re.search(rb"/Root (\d+ \d+ R)", trailer).group(1)
previous = int(re.search(rb"startxref\s+(\d+)", trailer).group(1))
if re.search(rb"/CreationDate " + re.escape(DATE), embedded) is None:
    sys.exit("title.py: the file names no creation date in the clear; its bytes would differ each time.")

information = b"%d 0 obj\n<< %s/Creator (groff)\n/CreationDate %s >>\nendobj\n" % (
    size, b"".join(field(name, plain) for name in (b"Title", b"Author", b"Subject")), DATE)
start = len(embedded)
update = information + b"xref\n%d 1\n%010d 00000 n \ntrailer\n<< /Size %d /Root %s /Info %d 0 R /Prev %d >>\n" % (
    size, start, size + 1, root, size, previous)
update += b"startxref\n%d\n%%%%EOF\n" % (start + len(information))
with open(sys.argv[3], "wb") as target:
    target.write(embedded + update)
