/// A short note at a row or a tab, as a trait for the container that shows it.
package enum BadgeTrait: _ViewTraitKey {
  package static var defaultValue: Badge? { nil }
}

/// The text of a badge, and how much the badge stands out.
nonisolated package struct Badge: Equatable {
  package let text: Text
  package let prominence: BadgeProminence
}

nonisolated private struct BadgeModifier: PrimitiveModifier {
  /// Nil for none.
  let text: Text?

  /// The prominence is that of the place where the badge is written.
  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewList
  ) -> _ViewList {
    let environment: EnvironmentScope = inputs.environment
    var inputs: _ViewInputs = inputs
    inputs.traits.set(BadgeTrait.self) {
      modifier.read().text.map { Badge(text: $0, prominence: environment.value(for: BadgeProminenceKey.self)) }
    }
    return body(inputs)
  }

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    body(inputs)
  }

  static var _hasTraits: Bool { true }
}

extension Subview {
  /// The view's badge, if it has one; the node under evaluation depends on it.
  package var badge: Badge? { element.traits[BadgeTrait.self] }
}

/// How much a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
  private let level: Int

  /// Less than usual.
  public static let decreased = BadgeProminence(level: -1)
  /// As usual.
  public static let standard = BadgeProminence(level: 0)
  /// More than usual, for what a person should look at.
  public static let increased = BadgeProminence(level: 1)
}

private struct BadgeProminenceKey: EnvironmentKey { static let defaultValue: BadgeProminence = .standard }

extension EnvironmentValues {
  /// How much badges stand out.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

extension View {
  /// Shows a number at a row of a list or at a tab.
  ///
  /// - Parameter count: The number; 0 shows none.
  public nonisolated func badge(_ count: Int) -> some View {
    modifier(BadgeModifier(text: count == 0 ? nil : Text(count, format: .number)))
  }

  /// Shows a text at a row of a list or at a tab.
  ///
  /// - Parameter label: The text; nil shows none.
  public nonisolated func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(text: label))
  }

  /// Shows a text at a row of a list or at a tab.
  ///
  /// - Parameter key: The key of the text in the tables of strings; nil shows none.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(BadgeModifier(text: key.map { Text($0) }))
  }

  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(BadgeModifier(text: label.map { Text($0) }))
  }

  /// Sets how much the badges inside stand out.
  ///
  /// - Parameter prominence: From `.decreased` to `.increased`.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}
