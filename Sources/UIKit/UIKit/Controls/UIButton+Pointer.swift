import CoreGraphics
import Foundation
import UIFoundation

extension UIButton {
  /// Makes the style of the pointer over a button.
  ///
  /// It gets the button, the effect that the button would show, and the form of its ground; nil for the usual pointer.
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?

  /// Whether the button shows that the pointer is over it. False by default.
  public final var isPointerInteractionEnabled: Bool {
    get { pointer != nil }
    set {
      guard newValue != isPointerInteractionEnabled else { return }
      let old: ButtonPointer? = pointer
      pointer = newValue ? ButtonPointer(self) : nil
      if let old { removeInteraction(old.interaction) }
      if let pointer { addInteraction(pointer.interaction) }
    }
  }

  /// Makes the style of the pointer over the button where `isPointerInteractionEnabled` is set; nil for the automatic effect.
  public final var pointerStyleProvider: PointerStyleProvider? {
    get { pointerProvider }
    set {
      pointerProvider = newValue
      pointer?.interaction.invalidate()
    }
  }
}

/// Shows that the pointer is over a button.
final class ButtonPointer: NSObject, UIPointerInteractionDelegate {
  private unowned let button: UIButton
  private(set) lazy var interaction = UIPointerInteraction(delegate: self)

  init(_ button: UIButton) { self.button = button }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { button.isEnabled ? defaultRegion : nil }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    let effect: UIPointerEffect = .automatic(UITargetedPreview(view: button))
    let shape: UIPointerShape = .roundedRect(button.frame)
    guard let provider = button.pointerStyleProvider else { return UIPointerStyle(effect: effect) }
    return provider(button, effect, shape)
  }
}

public typealias UIButtonPointerStyleProvider = UIButton.PointerStyleProvider
