/// Drawings of our own, in a square of 16 by 16, for symbols of which bootstrap-icons has nothing like.
enum OwnIcons {
  /// The text of an icon file, by the name that the table of symbols gives it; nil for other names.
  static func svg(_ name: String) -> String? {
    paths[name].map { "<svg><path fill-rule=\"evenodd\" d=\"\($0)\"/></svg>" }
  }

  private static let leaf: String =
    "M14.5 1.5C7 1.5 2 4.7 2 9.8c0 1.2.3 2.2.9 3L1.3 14.4 2.1 15.2 3.7 13.6 c.9.6 2 .9 3.1.9C12.2 14.5 14.5 8.7 14.5 1.5z"

  private static let flask: String =
    "M5.5 1H10.5V2H9.75V6.2L14.1 13.2C14.7 14.1 14.1 15 13 15H3C1.9 15 1.3 14.1 1.9 13.2L6.25 6.2V2H5.5z"

  private static let paths: [String: String] = things.merging(pairs) { first, _ in first }

  private static let things: [String: String] = [
    "own-leaf-fill": leaf + "M4.4 11.8 9.8 6.4 10.3 6.9 4.9 12.3z",
    "own-leaf": leaf
      + "M13.4 2.6C7.2 2.8 3 5.5 3 9.8C3 10.6 3.2 11.4 3.6 12.1L9.8 5.9 10.3 6.4 4.3 12.8"
      + "C5 13.3 5.9 13.5 6.8 13.5C11.2 13.5 13.3 8.6 13.4 2.6z",
    "own-flask-fill": flask,
    "own-flask": flask + "M7.25 2H8.75V6.5L11.4 10.75H4.6L7.25 6.5z",
    "own-tubes":
      "M1.5 1H7.5V2H6.75V12.75A2.25 2.25 0 0 1 2.25 12.75V2H1.5zM3.25 2V6.5H5.75V2z"
      + "M8.5 1H14.5V2H13.75V12.75A2.25 2.25 0 0 1 9.25 12.75V2H8.5zM10.25 2V8.5H12.75V2z",
    "own-tortoise":
      "M.8 10.6C.8 6.9 3.2 4.5 6.4 4.5S12 6.9 12 10.6z"
      + "M12.6 10.6V8.7C12.6 7.5 13.3 6.8 14.2 6.8S15.6 7.5 15.6 8.5S14.9 10.6 13.6 10.6z"
      + "M2.2 11.2H4.7V13H2.2zM8.2 11.2H10.7V13H8.2z",
    "own-hare":
      "M1.5 11.5C1.5 8.8 3.6 7.2 6.2 7.2C7.8 7.2 9 7.6 9.9 8.2L11 6.9C9.6 5.6 8.5 3.7 8.6 2.2"
      + "C10.4 2.5 11.7 4.2 12.4 6C13.9 6.3 15 7.4 15 8.7C15 9.9 14 10.5 12.9 10.6L11.8 12V13.5H9.5"
      + "L8.9 12.2 6.5 13.5H3.5C2.3 13.5 1.5 12.7 1.5 11.5z",
  ]
}
