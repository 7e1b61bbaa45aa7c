// Nothing here is called by name from C: UIKit declares these initializers with the names of their functions.
