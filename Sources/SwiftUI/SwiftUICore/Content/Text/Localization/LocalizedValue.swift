import Foundation

/// What a table has for a key: a string, or several to choose from.
indirect enum LocalizedValue: Equatable {
  case string(String)
  /// By the category of the number that the first counted argument is.
  case plural([String: LocalizedValue])
  /// By the kind of device.
  case device([String: LocalizedValue])
  /// By how much room there is: the widest is shown.
  case width([Int: LocalizedValue])
  /// A string with parts that are chosen by an argument each.
  case substituted(LocalizedValue, [String: Substitution])

  struct Substitution: Equatable {
    /// The place of the argument, from 1; nil for the order in which they stand.
    var argument: Int?
    var value: LocalizedValue
  }
}

/// Chooses between the strings of a key.
struct LocalizedChoice {
  enum Piece: Equatable {
    case literal(String)
    case argument(Int, FormatSpecifier?)
  }

  let arguments: [LocalizedArgument]
  let locale: Locale
  let isPhone: Bool

  /// Substitutions inside of substitutions end here.
  private static let deepest: Int = 8

  func pieces(of value: LocalizedValue) -> [Piece] {
    var next: Int = 0
    return pieces(of: value, [:], own: nil, next: &next, depth: 0)
  }

  private func pieces(
    of value: LocalizedValue, _ substitutions: [String: LocalizedValue.Substitution], own: Int?, next: inout Int,
    depth: Int
  ) -> [Piece] {
    guard depth < Self.deepest else { return [] }
    switch value {
    case .string(let string):
      return pieces(in: string, substitutions, own: own, next: &next, depth: depth)
    case .plural(let forms):
      let counted: Int? = own ?? arguments.firstIndex { $0.count != nil }
      let count: PluralOperand? = counted.flatMap { arguments.indices.contains($0) ? arguments[$0].count : nil }
      guard let form = Self.form(of: forms, count, locale) else { return [] }
      return pieces(of: form, substitutions, own: own, next: &next, depth: depth + 1)
    case .device(let forms):
      let names: [String] = isPhone ? ["iphone", "ipod", "ipad", "other", "mac"] : ["mac", "other", "ipad", "iphone"]
      guard let form = names.lazy.compactMap({ forms[$0] }).first ?? Self.any(of: forms) else { return [] }
      return pieces(of: form, substitutions, own: own, next: &next, depth: depth + 1)
    case .width(let forms):
      guard let widest = forms.keys.max(), let form = forms[widest] else { return [] }
      return pieces(of: form, substitutions, own: own, next: &next, depth: depth + 1)
    case .substituted(let inner, let more):
      return pieces(of: inner, substitutions.merging(more) { $1 }, own: own, next: &next, depth: depth + 1)
    }
  }

  /// Zero has a form of its own in any language where one is given.
  private static func form(
    of forms: [String: LocalizedValue], _ count: PluralOperand?, _ locale: Locale
  ) -> LocalizedValue? {
    guard let count else { return forms["other"] ?? any(of: forms) }
    if count.isZero, let zero = forms["zero"] { return zero }
    let category: PluralCategory = PluralRules.category(of: count, language: locale.language.languageCode?.identifier)
    return forms[category.rawValue] ?? forms["other"] ?? any(of: forms)
  }

  /// The same one each time.
  private static func any(of forms: [String: LocalizedValue]) -> LocalizedValue? {
    forms.keys.min().flatMap { forms[$0] }
  }

  private func pieces(
    in string: String, _ substitutions: [String: LocalizedValue.Substitution], own: Int?, next: inout Int, depth: Int
  ) -> [Piece] {
    guard string.contains("%") else { return [.literal(string)] }
    let text: [Character] = Array(string)
    var pieces: [Piece] = []
    var literal: String = ""
    var index: Int = 0
    while index < text.count {
      guard text[index] == "%" else {
        literal.append(text[index])
        index += 1
        continue
      }
      if index + 1 < text.count, text[index + 1] == "%" {
        literal.append("%")
        index += 2
        continue
      }
      if let own, text[(index + 1)...].starts(with: "arg") {
        if !literal.isEmpty { pieces.append(.literal(literal)) }
        literal = ""
        pieces.append(.argument(own, nil))
        index += 4
        continue
      }
      guard let (specifier, end) = FormatSpecifier.read(text, at: index + 1) else {
        literal.append("%")
        index += 1
        continue
      }
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      literal = ""
      index = end
      let place: Int
      if let own, specifier.position == nil, specifier.variable == nil {
        // Inside of a substitution a plain specifier is its own argument.
        place = own
      } else if let position = specifier.position {
        place = position - 1
      } else if let name = specifier.variable, let argument = substitutions[name]?.argument {
        place = argument - 1
      } else {
        place = next
        next += 1
      }
      if let name = specifier.variable {
        guard let substitution = substitutions[name] else { continue }
        pieces += self.pieces(
          of: substitution.value, substitutions, own: place, next: &next, depth: depth + 1)
      } else {
        pieces.append(.argument(place, specifier))
      }
    }
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    return pieces
  }
}
