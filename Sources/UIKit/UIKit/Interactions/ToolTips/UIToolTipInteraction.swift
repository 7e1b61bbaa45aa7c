import CoreGraphics
import Foundation
import FoundationGaps
import UIFoundation

/// Shows a short explanation of a view when the pointer rests on it.
///
/// Assistive technologies say the explanation as the view's hint, where the view has no other one.
///
/// ```swift
/// let trash = UIImageView(image: UIImage(systemName: "trash"))
/// trash.addInteraction(UIToolTipInteraction(defaultToolTip: "Throw away"))
/// ```
///
/// Controls have a tip without more: see `UIControl.toolTip`.
@MainActor @preconcurrency
open class UIToolTipInteraction: NSObject, UIInteraction {
  /// - Parameter defaultToolTip: The words where no delegate gives others.
  public convenience init(defaultToolTip: String) {
    self.init()
    self.defaultToolTip = defaultToolTip
  }

  @MainActor @preconcurrency public override init() { super.init() }

  /// Gives the words for a place of the view; it is not kept.
  open weak var delegate: (any UIToolTipInteractionDelegate)? { didSet { shown = nil } }
  open private(set) weak var view: UIView?
  /// The words where there is no delegate; nil for no tip.
  open var defaultToolTip: String? {
    didSet { if defaultToolTip != oldValue { view?.changes.accessibility.change() } }
  }
  /// Whether a tip is shown at all; true by default.
  open var isEnabled: Bool = true {
    didSet { if isEnabled != oldValue { view?.changes.accessibility.change() } }
  }

  open func willMove(to view: UIView?) { pointerLeft() }

  open func didMove(to view: UIView?) {
    self.view?.changes.look.change()
    self.view = view
    view?.changes.look.change()
  }

  /// The tip for the place of the pointer; nil for none.
  private var shown: UIToolTipConfiguration?

  /// The words for the place of the pointer.
  final var words: String? { isEnabled ? shown?.toolTip : nil }

  /// The words for assistive technologies, which have no pointer.
  final var hint: String? { isEnabled ? defaultToolTip : nil }

  /// The pointer is over the view, at a point of the window.
  final func pointerMoved(to point: CGPoint) {
    guard isEnabled, let view else { return shown = nil }
    let place: CGPoint = view.convert(point, from: nil)
    if let shown, !shown.sourceRect.isNull, shown.sourceRect.contains(place) { return }
    if let delegate {
      shown = delegate.toolTipInteraction(self, configurationAt: place)
      if let rect = shown?.sourceRect, !rect.isNull, !rect.contains(place) { shown = nil }
    } else {
      shown = defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
    }
  }

  final func pointerLeft() { shown = nil }
}

/// Gives the words of tips.
@MainActor @preconcurrency
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
  /// The tip for a place; nil for none. By default that of the interaction, for the whole view.
  ///
  /// - Parameters:
  ///   - interaction: The interaction that asks.
  ///   - point: Where the pointer is, in the space of the interaction's view.
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  public func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? { interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) } }
}

extension UIView {
  /// The interactions that explain the view, the one that was added last first.
  var toolTips: [UIToolTipInteraction] {
    ownInteractions.isEmpty ? [] : ownInteractions.reversed().compactMap { $0 as? UIToolTipInteraction }
  }

  /// The explanation that stands for a hint; nil where there is none.
  var toolTipHint: String? { toolTips.lazy.compactMap(\.hint).first }
}

extension UIControl {
  /// The words that are shown when the pointer rests on the control; nil, as by default, for none.
  ///
  /// Setting words makes a `UIToolTipInteraction` for the control (behaviour 649); setting nil takes it away.
  public var toolTip: String? {
    get { toolTipInteraction?.defaultToolTip }
    set {
      if let interaction = toolTipInteraction {
        interaction.defaultToolTip = newValue
        if newValue == nil { removeInteraction(interaction) }
      } else if let newValue {
        addInteraction(UIToolTipInteraction(defaultToolTip: newValue))
      }
    }
  }

  /// The interaction that shows the tip; nil where the control has none.
  public var toolTipInteraction: UIToolTipInteraction? { toolTips.last }
}
