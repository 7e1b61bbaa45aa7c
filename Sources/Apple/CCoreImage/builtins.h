// Everything is in the module CoreImage of Swift.
