/// Drawings of our own, in a square of 16 by 16, for symbols of which bootstrap-icons has nothing like.
enum OwnIcons {
  /// The text of an icon file, by the name that the table of symbols gives it; nil for other names.
  static func svg(_ name: String) -> String? {
    paths[name].map { "<svg><path fill-rule=\"evenodd\" d=\"\($0)\"/></svg>" }
  }

  /// The sketch of an icon and whether its filled form is meant, by the name that the table of symbols gives it.
  static func sketch(_ name: String) -> (text: String, isFilled: Bool)? {
    guard name.hasPrefix("own-") else { return nil }
    let word: Substring = name.dropFirst(4)
    if let text = sketches[String(word)] { return (text, false) }
    guard word.hasSuffix("-fill") else { return nil }
    return sketches[String(word.dropLast(5))].map { ($0, true) }
  }

  private static let sketches: [String: String] = [
    shapes, arrows, signs, animals, sports, people, weather, media, things, tools, travel,
  ].reduce(into: [:]) { all, some in all.merge(some) { first, _ in first } }

  private static let leaf: String =
    "M14.5 1.5C7 1.5 2 4.7 2 9.8c0 1.2.3 2.2.9 3L1.3 14.4 2.1 15.2 3.7 13.6 c.9.6 2 .9 3.1.9C12.2 14.5 14.5 8.7 14.5 1.5z"

  private static let flask: String =
    "M5.5 1H10.5V2H9.75V6.2L14.1 13.2C14.7 14.1 14.1 15 13 15H3C1.9 15 1.3 14.1 1.9 13.2L6.25 6.2V2H5.5z"

  private static let paths: [String: String] = drawn.merging(pairs) { first, _ in first }

  private static let drawn: [String: String] = [
    "own-leaf-fill": leaf + "M4.4 11.8 9.8 6.4 10.3 6.9 4.9 12.3z",
    "own-leaf": leaf
      + "M13.4 2.6C7.2 2.8 3 5.5 3 9.8C3 10.6 3.2 11.4 3.6 12.1L9.8 5.9 10.3 6.4 4.3 12.8"
      + "C5 13.3 5.9 13.5 6.8 13.5C11.2 13.5 13.3 8.6 13.4 2.6z",
    "own-flask-fill": flask,
    "own-flask": flask + "M7.25 2H8.75V6.5L11.4 10.75H4.6L7.25 6.5z",
    "own-tubes":
      "M1.5 1H7.5V2H6.75V12.75A2.25 2.25 0 0 1 2.25 12.75V2H1.5zM3.25 2V6.5H5.75V2z"
      + "M8.5 1H14.5V2H13.75V12.75A2.25 2.25 0 0 1 9.25 12.75V2H8.5zM10.25 2V8.5H12.75V2z",
  ]
}
