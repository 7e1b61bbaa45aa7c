/// How a view shows that its content has become another, in an animated change.
///
/// It is about content that changes where it is: a text that says something else. What comes and goes has a `Transition`.
public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable {
    case identity, interpolate, opacity
    /// Upwards for larger numbers.
    case numbers(countsDown: Bool)
    case value(Double)
    /// For symbols.
    case symbol(ReplaceSymbolEffect.Style, rate: Double)
  }

  let kind: Kind

  /// The new content is there at once.
  public static let identity = ContentTransition(kind: .identity)

  /// The content becomes the new one gradually, where both are alike: text of the same characters changes its colour.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// The old content fades out while the new one fades in.
  public static let opacity = ContentTransition(kind: .opacity)

  /// For text with numbers: what differs rolls upwards, or downwards when counting down.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numbers(countsDown: countsDown))
  }

  /// For a text that shows a number: what differs rolls upwards when the number grows and downwards when it shrinks.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .value(value)) }
}

struct ContentTransitionKey: EnvironmentKey {
  static let defaultValue: ContentTransition = .interpolate

  /// Few views are inside of a scope that sets the key.
  static let mark = _EnvironmentMark()
  static var _mark: _EnvironmentMark? { mark }
}

private struct AddsDrawingGroupKey: EnvironmentKey { static let defaultValue: Bool = false }

extension EnvironmentValues {
  /// How views show that their content has become another.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// Whether views that change their content are to be drawn into a picture of their own first.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[AddsDrawingGroupKey.self] }
    set { self[AddsDrawingGroupKey.self] = newValue }
  }
}

extension View {
  /// Sets how views inside show that their content has become another, in an animated change.
  ///
  /// ```swift
  /// struct Score: View {
  ///   let points: Int
  ///   var body: some View {
  ///     Text("\(points)")
  ///       .contentTransition(.numericText(value: Double(points)))
  ///       .animation(.default, value: points)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter transition: The transition. `.interpolate` and `.opacity` suit texts and images, `.numericText` rolls
  ///   digits, `.identity` changes at once.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
