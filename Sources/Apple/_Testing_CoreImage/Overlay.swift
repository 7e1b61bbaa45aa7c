// A file that imports both Testing and CoreImage gets, by the compiler's doing, the overlay _Testing_CoreImage in place of
// Testing: swift-testing brings one for Apple's module of that name. On Linux there is none, so this one stands in and hands
// Testing through. It is compiled without link directives: an app that is no test never loads the testing library.
@_exported import Testing
