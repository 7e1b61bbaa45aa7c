import AccessibilityTree
import CoreGraphics

extension View {
  /// Sets where gestures of assistive technologies start (behaviour 400), in the view's space; the middle unless set.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: CGPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.activation(at: .point(activationPoint)))
  }

  /// As a fraction of the view: 0, 0 is the top left and 1, 1 the bottom right.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: UnitPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.activation(at: activationPoint.fraction))
  }

  /// While `isEnabled`.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: CGPoint, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.activation(at: .point(activationPoint)), if: isEnabled)
  }

  /// While `isEnabled`, as a fraction of the view.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: UnitPoint, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.activation(at: activationPoint.fraction), if: isEnabled)
  }

  /// Sets what is said when the content has been scrolled (behaviour 406).
  public nonisolated func accessibilityScrollStatus(
    _ status: Text, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.scrollStatus(status), if: isEnabled)
  }

  /// By a key to be looked up.
  public nonisolated func accessibilityScrollStatus(
    _ statusKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.scrollStatus(Text(statusKey)), if: isEnabled)
  }

  /// By a string as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityScrollStatus<S: StringProtocol>(
    _ status: S, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.scrollStatus(Text(status)), if: isEnabled)
  }
}

/// The same on a view that has attachments already: they merge (behaviour 243).
extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  /// Sets where gestures of assistive technologies start (behaviour 400), in the view's space; the middle unless set.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint) -> Self {
    attaching(.activation(at: .point(activationPoint)))
  }

  /// As a fraction of the view: 0, 0 is the top left and 1, 1 the bottom right.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> Self {
    attaching(.activation(at: activationPoint.fraction))
  }

  /// While `isEnabled`.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool) -> Self {
    attaching(.activation(at: .point(activationPoint)), if: isEnabled)
  }

  /// While `isEnabled`, as a fraction of the view.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool) -> Self {
    attaching(.activation(at: activationPoint.fraction), if: isEnabled)
  }

  /// Sets what is said when the content has been scrolled (behaviour 406).
  public nonisolated func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> Self {
    attaching(.scrollStatus(status), if: isEnabled)
  }

  /// By a key to be looked up.
  public nonisolated func accessibilityScrollStatus(_ statusKey: LocalizedStringKey, isEnabled: Bool = true) -> Self {
    attaching(.scrollStatus(Text(statusKey)), if: isEnabled)
  }

  /// By a string as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityScrollStatus<S: StringProtocol>(_ status: S, isEnabled: Bool = true) -> Self {
    attaching(.scrollStatus(Text(status)), if: isEnabled)
  }
}
