// Everything is in the module os of Swift.
