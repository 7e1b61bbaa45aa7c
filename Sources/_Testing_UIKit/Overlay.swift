// Empty on purpose. A file that imports both Testing and UIKit also imports, by the compiler's doing, the overlay
// _Testing_UIKit that swift-testing brings for Apple's module of that name. It has no counterpart on Linux.
