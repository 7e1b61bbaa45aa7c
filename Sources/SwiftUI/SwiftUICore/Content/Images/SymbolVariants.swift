import DisplayList

/// The forms in which symbols are shown: filled, enclosed, struck out.
public struct SymbolVariants: Hashable, Sendable {
  enum Enclosure: String, Hashable, Sendable { case circle, square, rectangle }

  var enclosure: Enclosure?
  var isFilled: Bool = false
  var isSlashed: Bool = false

  /// The plain form.
  public static let none = SymbolVariants()
  public static let circle = SymbolVariants(enclosure: .circle)
  public static let square = SymbolVariants(enclosure: .square)
  public static let rectangle = SymbolVariants(enclosure: .rectangle)
  public static let fill = SymbolVariants(isFilled: true)
  public static let slash = SymbolVariants(isSlashed: true)

  /// The form inside a circle.
  public var circle: SymbolVariants { enclosed(in: .circle) }
  /// The form inside a square.
  public var square: SymbolVariants { enclosed(in: .square) }
  /// The form inside a rectangle.
  public var rectangle: SymbolVariants { enclosed(in: .rectangle) }

  /// The filled form.
  public var fill: SymbolVariants {
    var copy: SymbolVariants = self
    copy.isFilled = true
    return copy
  }

  /// The form with a line through it.
  public var slash: SymbolVariants {
    var copy: SymbolVariants = self
    copy.isSlashed = true
    return copy
  }

  private func enclosed(in enclosure: Enclosure) -> SymbolVariants {
    var copy: SymbolVariants = self
    copy.enclosure = enclosure
    return copy
  }

  /// Whether this has all of another one's forms.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.enclosure == nil || other.enclosure == enclosure) && (!other.isFilled || isFilled)
      && (!other.isSlashed || isSlashed)
  }

  init(enclosure: Enclosure? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
    self.enclosure = enclosure
    self.isFilled = isFilled
    self.isSlashed = isSlashed
  }
}

extension SymbolVariants {
  /// The name of the form of a symbol that has most of these variants; the name itself where there is none.
  func applied(to name: String) -> String {
    guard self != .none else { return name }
    var words: [Substring] = name.split(separator: ".")
    let wasFilled: Bool = words.count > 1 && words.last == "fill"
    if wasFilled { words.removeLast() }
    let plain: String = words.joined(separator: ".")
    let slash: String = isSlashed && !words.dropFirst().contains("slash") ? ".slash" : ""
    let shape: String =
      enclosure.map { words.dropFirst().contains(Substring($0.rawValue)) ? "" : "." + $0.rawValue } ?? ""
    let fill: String = isFilled || wasFilled ? ".fill" : ""
    let own: String = wasFilled ? ".fill" : ""
    let candidates: [String] = [
      plain + slash + shape + fill, plain + shape + slash + fill, plain + slash + shape, plain + shape + fill,
      plain + slash + fill, plain + fill, plain + shape, plain + slash, plain + own,
    ]
    return candidates.first { SymbolTable.drawing(of: $0) != nil } ?? name
  }
}

private struct SymbolVariantsKey: EnvironmentKey { static let defaultValue: SymbolVariants = .none }

extension EnvironmentValues {
  /// The forms of symbols.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Shows symbols inside in a form, in addition to those that views around have asked for.
  ///
  /// ```swift
  /// Label("Favourite", systemImage: "heart").symbolVariant(.fill)
  /// ```
  ///
  /// - Parameter variant: The form, such as `.fill` or `.circle`; `.none` takes those of views around back.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { variants in
      guard variant != .none else {
        variants = .none
        return
      }
      variants.enclosure = variant.enclosure ?? variants.enclosure
      variants.isFilled = variants.isFilled || variant.isFilled
      variants.isSlashed = variants.isSlashed || variant.isSlashed
    }
  }
}
