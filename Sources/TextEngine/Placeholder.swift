// Holds the module until its first file lands.
