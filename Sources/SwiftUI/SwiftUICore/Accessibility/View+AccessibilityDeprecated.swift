import AccessibilityTree
import CoreGraphics

// The spellings of SwiftUI's first year (behaviour 244).

extension View {
  @available(iOS, deprecated: 100000.0, renamed: "accessibilityLabel(_:)")
  public nonisolated func accessibility(label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.label(label))
  }

  @available(iOS, deprecated: 100000.0, renamed: "accessibilityValue(_:)")
  public nonisolated func accessibility(value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.value(value))
  }

  @available(iOS, deprecated: 100000.0, renamed: "accessibilityHint(_:)")
  public nonisolated func accessibility(hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.hint(hint))
  }

  @available(iOS, deprecated: 100000.0, renamed: "accessibilityHidden(_:)")
  public nonisolated func accessibility(hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.hidden(hidden))
  }

  @available(iOS, deprecated: 100000.0, renamed: "accessibilityIdentifier(_:)")
  public nonisolated func accessibility(identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.identifier(identifier))
  }

  @available(iOS, deprecated: 100000.0, renamed: "accessibilityInputLabels(_:)")
  public nonisolated func accessibility(inputLabels: [Text]) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.inputLabels(inputLabels))
  }

  @available(iOS, deprecated: 100000.0, renamed: "accessibilitySortPriority(_:)")
  public nonisolated func accessibility(
    sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.sortPriority(sortPriority))
  }

  @available(iOS, deprecated: 100000.0, renamed: "accessibilityAddTraits(_:)")
  public nonisolated func accessibility(
    addTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.adding(traits))
  }

  @available(iOS, deprecated: 100000.0, renamed: "accessibilityRemoveTraits(_:)")
  public nonisolated func accessibility(
    removeTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.removing(traits))
  }

  @available(iOS, deprecated: 100000.0, renamed: "accessibilityActivationPoint(_:)")
  public nonisolated func accessibility(
    activationPoint: CGPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.activation(at: .point(activationPoint)))
  }

  @available(iOS, deprecated: 100000.0, renamed: "accessibilityActivationPoint(_:)")
  public nonisolated func accessibility(
    activationPoint: UnitPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching(.activation(at: activationPoint.fraction))
  }
}

/// The same on a view that has attachments already: they merge (behaviour 243).
extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  @available(iOS, deprecated: 100000.0, renamed: "accessibilityLabel(_:)")
  public nonisolated func accessibility(label: Text) -> Self {
    attaching(.label(label))
  }

  @available(iOS, deprecated: 100000.0, renamed: "accessibilityValue(_:)")
  public nonisolated func accessibility(value: Text) -> Self {
    attaching(.value(value))
  }

  @available(iOS, deprecated: 100000.0, renamed: "accessibilityHint(_:)")
  public nonisolated func accessibility(hint: Text) -> Self {
    attaching(.hint(hint))
  }

  @available(iOS, deprecated: 100000.0, renamed: "accessibilityHidden(_:)")
  public nonisolated func accessibility(hidden: Bool) -> Self {
    attaching(.hidden(hidden))
  }

  @available(iOS, deprecated: 100000.0, renamed: "accessibilityIdentifier(_:)")
  public nonisolated func accessibility(identifier: String) -> Self {
    attaching(.identifier(identifier))
  }

  @available(iOS, deprecated: 100000.0, renamed: "accessibilityInputLabels(_:)")
  public nonisolated func accessibility(inputLabels: [Text]) -> Self {
    attaching(.inputLabels(inputLabels))
  }

  @available(iOS, deprecated: 100000.0, renamed: "accessibilitySortPriority(_:)")
  public nonisolated func accessibility(sortPriority: Double) -> Self {
    attaching(.sortPriority(sortPriority))
  }

  @available(iOS, deprecated: 100000.0, renamed: "accessibilityAddTraits(_:)")
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> Self {
    attaching(.adding(traits))
  }

  @available(iOS, deprecated: 100000.0, renamed: "accessibilityRemoveTraits(_:)")
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> Self {
    attaching(.removing(traits))
  }

  @available(iOS, deprecated: 100000.0, renamed: "accessibilityActivationPoint(_:)")
  public nonisolated func accessibility(activationPoint: CGPoint) -> Self {
    attaching(.activation(at: .point(activationPoint)))
  }

  @available(iOS, deprecated: 100000.0, renamed: "accessibilityActivationPoint(_:)")
  public nonisolated func accessibility(activationPoint: UnitPoint) -> Self {
    attaching(.activation(at: activationPoint.fraction))
  }
}
