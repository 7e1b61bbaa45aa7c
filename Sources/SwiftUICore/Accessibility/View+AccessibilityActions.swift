import AccessibilityTree

/// What an action is for (behaviour 346).
public struct AccessibilityActionKind: Equatable, Sendable {
  let kind: AccessibilityActionCode

  /// The action of a tap.
  public static let `default` = AccessibilityActionKind(kind: .activate)
  /// Leaves what is shown.
  public static let escape = AccessibilityActionKind(kind: .escape)
  public static let magicTap = AccessibilityActionKind(kind: .magicTap)
  public static let delete = AccessibilityActionKind(kind: .delete)
  public static let showMenu = AccessibilityActionKind(kind: .showMenu)
}

/// The direction in which a person adjusts an element.
public enum AccessibilityAdjustmentDirection: Sendable {
  case increment
  case decrement
}

extension View {
  /// Offers an action to assistive technologies.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(AccessibilityAttachmentModifier(handlers: [actionKind.kind: handler]))
  }

  /// Offers an action with a name, in the actions rotor (behaviour 345).
  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(AccessibilityAttachmentModifier(handlers: [.named(name.string(in: EnvironmentValues())): handler]))
  }

  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(nameKey), handler)
  }

  @_disfavoredOverload
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(name), handler)
  }

  /// Makes the element adjustable, with an action for each direction (behaviour 347).
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(
      AccessibilityAttachmentModifier(
        changes: [{ properties, _ in properties.traits.insert(.isAdjustable) }],
        handlers: [.increment: { handler(.increment) }, .decrement: { handler(.decrement) }]))
  }
}
