/// The types of the program that previews are made of.
package enum PreviewTypes {
  /// Finds the types that conform to a protocol by its name. The tool that draws previews sets it, as programs of other
  /// kinds need no such search: there it finds nothing.
  @MainActor package static var conforming: (String) -> [Any.Type] = { _ in [] }
}
