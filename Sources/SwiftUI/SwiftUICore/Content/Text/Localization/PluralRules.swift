import Foundation

/// A number as the rules for plurals see it (CLDR).
struct PluralOperand: Equatable {
  /// The whole part.
  var whole: UInt64
  /// The digits behind the point, and how many there are.
  var fraction: UInt64 = 0
  var fractionLength: Int = 0

  var isZero: Bool { whole == 0 && fraction == 0 }
  var isWhole: Bool { fractionLength == 0 }

  init(_ whole: UInt64) {
    self.whole = whole
  }

  init(_ value: Double) {
    let magnitude: Double = value.magnitude
    guard magnitude.isFinite, magnitude < 1e15 else {
      whole = .max
      return
    }
    whole = UInt64(magnitude)
    var digits: String = String(Int64(((magnitude - Double(whole)) * 1e6).rounded()))
    digits = String(repeating: "0", count: max(0, 6 - digits.count)) + digits
    while digits.last == "0" { digits.removeLast() }
    fractionLength = digits.count
    fraction = UInt64(digits) ?? 0
  }
}

/// The forms that languages tell apart.
enum PluralCategory: String {
  case zero, one, two, few, many, other
}

/// Which form a number takes in a language, by the rules of the Unicode CLDR.
enum PluralRules {
  static func category(of n: PluralOperand, language: String?) -> PluralCategory {
    let i: UInt64 = n.whole
    switch language ?? "en" {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "bo", "dz", "ig", "ii", "jv", "yo", "su", "to", "wo":
      return .other
    case "fr": return i <= 1 ? .one : isMillions(n) ? .many : .other
    case "pt": return i <= 1 ? .one : isMillions(n) ? .many : .other
    case "es", "it", "ca": return isOne(n) ? .one : isMillions(n) ? .many : .other
    case "hi", "bn", "fa", "gu", "kn", "zu", "am", "as": return i == 0 || isOne(n) ? .one : .other
    case "hy": return i <= 1 ? .one : .other
    case "da": return isOne(n) || (!n.isWhole && i <= 1) ? .one : .other
    case "is", "mk": return n.isWhole ? (i % 10 == 1 && i % 100 != 11 ? .one : .other) : .one
    case "lv": return latvian(n)
    case "he", "iw": return n.isWhole ? (i == 1 ? .one : i == 2 ? .two : .other) : .other
    case "ga": return irish(n)
    case "ro", "mo": return romanian(n)
    case "lt": return lithuanian(n)
    case "ru", "uk", "be": return russian(n)
    case "sr", "hr", "bs", "sh": return serbian(n)
    case "pl": return polish(n)
    case "cs", "sk": return n.isWhole ? (i == 1 ? .one : (2...4).contains(i) ? .few : .other) : .many
    case "sl": return slovenian(n)
    case "ar": return arabic(n)
    case "mt": return maltese(n)
    case "cy": return welsh(n)
    default: return isOne(n) ? .one : .other
    }
  }

  private static func isOne(_ n: PluralOperand) -> Bool { n.whole == 1 && n.isWhole }
  private static func isMillions(_ n: PluralOperand) -> Bool {
    n.isWhole && n.whole != 0 && n.whole % 1_000_000 == 0
  }

  private static func russian(_ n: PluralOperand) -> PluralCategory {
    guard n.isWhole else { return .other }
    let (ten, hundred): (UInt64, UInt64) = (n.whole % 10, n.whole % 100)
    if ten == 1, hundred != 11 { return .one }
    return (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .many
  }

  private static func serbian(_ n: PluralOperand) -> PluralCategory {
    let value: UInt64 = n.isWhole ? n.whole : n.fraction
    if value % 10 == 1, value % 100 != 11 { return .one }
    return (2...4).contains(value % 10) && !(12...14).contains(value % 100) ? .few : .other
  }

  private static func polish(_ n: PluralOperand) -> PluralCategory {
    guard n.isWhole else { return .other }
    if n.whole == 1 { return .one }
    return (2...4).contains(n.whole % 10) && !(12...14).contains(n.whole % 100) ? .few : .many
  }

  private static func slovenian(_ n: PluralOperand) -> PluralCategory {
    guard n.isWhole else { return .few }
    switch n.whole % 100 {
    case 1: return .one
    case 2: return .two
    case 3, 4: return .few
    default: return .other
    }
  }

  private static func arabic(_ n: PluralOperand) -> PluralCategory {
    guard n.isWhole else { return .other }
    switch (n.whole, n.whole % 100) {
    case (0, _): return .zero
    case (1, _): return .one
    case (2, _): return .two
    case (_, 3...10): return .few
    case (_, 11...99): return .many
    default: return .other
    }
  }

  private static func maltese(_ n: PluralOperand) -> PluralCategory {
    guard n.isWhole else { return .other }
    switch (n.whole, n.whole % 100) {
    case (1, _): return .one
    case (2, _): return .two
    case (0, _), (_, 3...10): return .few
    case (_, 11...19): return .many
    default: return .other
    }
  }

  private static func welsh(_ n: PluralOperand) -> PluralCategory {
    guard n.isWhole else { return .other }
    switch n.whole {
    case 0: return .zero
    case 1: return .one
    case 2: return .two
    case 3: return .few
    case 6: return .many
    default: return .other
    }
  }

  private static func irish(_ n: PluralOperand) -> PluralCategory {
    guard n.isWhole else { return .other }
    switch n.whole {
    case 1: return .one
    case 2: return .two
    case 3...6: return .few
    case 7...10: return .many
    default: return .other
    }
  }

  private static func romanian(_ n: PluralOperand) -> PluralCategory {
    if n.isWhole, n.whole == 1 { return .one }
    return !n.isWhole || n.whole == 0 || (1...19).contains(n.whole % 100) ? .few : .other
  }

  private static func lithuanian(_ n: PluralOperand) -> PluralCategory {
    guard n.isWhole else { return .many }
    let isTeen: Bool = (11...19).contains(n.whole % 100)
    if n.whole % 10 == 1, !isTeen { return .one }
    return (2...9).contains(n.whole % 10) && !isTeen ? .few : .other
  }

  private static func latvian(_ n: PluralOperand) -> PluralCategory {
    let value: UInt64 = n.isWhole ? n.whole : n.fraction
    if n.isWhole, value % 10 == 0 || (11...19).contains(value % 100) { return .zero }
    return value % 10 == 1 && value % 100 != 11 ? .one : .other
  }
}
