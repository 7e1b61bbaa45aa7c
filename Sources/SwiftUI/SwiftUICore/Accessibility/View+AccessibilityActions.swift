import AccessibilityTree

extension View {
  /// Offers an action to assistive technologies (behaviour 346).
  ///
  /// - Parameters:
  ///   - actionKind: What the action is for. `.default` is the activation of the element, and makes a button of one
  ///     that has no such action.
  ///   - handler: The action.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.action(actionKind, handler))
  }

  /// Offers an action with a name, which the rotor of actions lists (behaviour 345).
  ///
  /// - Parameters:
  ///   - name: The name that is spoken.
  ///   - handler: The action.
  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.action(AccessibilityActionKind(named: name), handler))
  }

  /// By a key to be looked up.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// By a string as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(name), handler)
  }

  /// Makes the element adjustable, with an action for each direction (behaviour 347).
  ///
  /// ```swift
  /// struct Rating: View {
  ///   @State private var stars = 3
  ///   var body: some View {
  ///     Text(String(repeating: "★", count: stars))
  ///       .accessibilityLabel("Rating")
  ///       .accessibilityValue("\(stars)")
  ///       .accessibilityAdjustableAction { direction in
  ///         switch direction {
  ///         case .increment: stars = min(5, stars + 1)
  ///         case .decrement: stars = max(0, stars - 1)
  ///         @unknown default: break
  ///         }
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter handler: Gets the direction. The new value is spoken afterwards.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.adjusting(handler))
  }

  /// Offers to scroll; the handler gets the edge to scroll to (behaviour 398).
  public nonisolated func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.scrolling(handler))
  }

  /// Offers to zoom; the handler gets the direction and the place (behaviour 403).
  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.zooming(handler))
  }

  /// Lets touches go to the app without the reader in between (behaviour 402).
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.directTouch(isDirectTouchArea, options))
  }
}

/// The same on a view that has attachments already: they merge (behaviour 243).
extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Offers an action to assistive technologies (behaviour 346).
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> Self {
    attaching(.action(actionKind, handler))
  }

  /// Offers an action with a name, in the actions rotor (behaviour 345).
  public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> Self {
    attaching(.action(AccessibilityActionKind(named: name), handler))
  }

  /// By a key to be looked up.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> Self {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// By a string as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> Self {
    accessibilityAction(named: Text(name), handler)
  }

  /// Makes the element adjustable, with an action for each direction (behaviour 347).
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> Self {
    attaching(.adjusting(handler))
  }

  /// Offers to scroll; the handler gets the edge to scroll to (behaviour 398).
  public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> Self {
    attaching(.scrolling(handler))
  }

  /// Offers to zoom; the handler gets the direction and the place (behaviour 403).
  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> Self {
    attaching(.zooming(handler))
  }

  /// Lets touches go to the app without the reader in between (behaviour 402).
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> Self {
    attaching(.directTouch(isDirectTouchArea, options))
  }
}
