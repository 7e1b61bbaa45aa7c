/// A font by its name, as layers of text take it.
public final class CGFont {
  /// The name of the font's face, such as `DejaVuSans-Bold`.
  public let postScriptName: CFString?

  /// - Parameter name: The name of a face; nil is the result for an empty one. A face that is not installed gives way to the
  ///   system's where text is drawn.
  public init?(_ name: CFString) {
    guard !name.isEmpty else { return nil }
    postScriptName = name
  }
}
