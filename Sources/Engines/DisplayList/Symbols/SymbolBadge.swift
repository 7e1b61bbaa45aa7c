/// What stands at the corner of a symbol with a badge: `bell.badge`, `folder.badge.plus`, `lock.trianglebadge.exclamationmark`.
enum SymbolBadge {
  /// A symbol's name taken apart: what carries the badge, and the icon of the badge, nil for a dot.
  ///
  /// Nil for a name without a badge, or with one that has no icon here.
  static func parts(of name: String) -> (carrier: String, mark: String?)? {
    var words: [String] = name.split(separator: ".").map(String.init)
    guard let place = words.firstIndex(where: { $0 == "badge" || $0 == "trianglebadge" }), place > 0 else { return nil }
    // Filled at the end means the carrier, as in bell.badge.fill.
    let isFilled: Bool = words.last == "fill"
    if isFilled { words.removeLast() }
    let carrier: String = words[..<place].joined(separator: ".")
    var kind: String = words[(place + 1)...].joined(separator: ".")
    if words[place] == "trianglebadge" { kind = "triangle." + kind }
    guard let mark = marks[kind] else { return nil }
    let isAlready: Bool = carrier.hasSuffix(".fill")
    return (isFilled && !isAlready ? carrier + ".fill" : carrier, mark)
  }

  /// Icons of bootstrap-icons by the words after the badge.
  private static let marks: [String: String?] = [
    "": nil, "filled": nil, "plus": "plus-circle-fill", "minus": "dash-circle-fill", "checkmark": "check-circle-fill",
    "xmark": "x-circle-fill", "exclamationmark": "exclamation-circle-fill",
    "triangle.exclamationmark": "exclamation-triangle-fill", "questionmark": "question-circle-fill",
    "clock": "clock-fill", "gear": "gear-fill", "gearshape": "gear-fill", "person.crop": "person-circle",
    "person": "person-fill", "ellipsis": "three-dots", "more": "three-dots", "key": "key-fill", "moon": "moon-fill",
    "arrow.up": "arrow-up-circle-fill", "arrow.down": "arrow-down-circle-fill", "play": "play-circle-fill",
    "shield.half.filled": "shield-fill", "shield.checkmark": "shield-fill-check", "wifi": "wifi", "eye": "eye-fill",
    "star": "star-fill", "waveform": "soundwave", "magnifyingglass": "search", "lock": "lock-fill",
    "chevron.backward": "arrow-left-circle-fill", "heart": "heart-fill", "bolt": "lightning-fill",
  ]
}
