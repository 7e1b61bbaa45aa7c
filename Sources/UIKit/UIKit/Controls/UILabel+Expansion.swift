import CoreGraphics
import Foundation
import FoundationGaps
import UIFoundation

extension UILabel {
  /// Whether the whole text is shown where the pointer rests on the label, as long as the label cuts it off. False by default.
  public var showsExpansionTextWhenTruncated: Bool {
    get { expansionTip != nil }
    set {
      guard newValue != showsExpansionTextWhenTruncated else { return }
      if let expansionTip { removeInteraction(expansionTip) } else { addInteraction(ExpansionTip()) }
    }
  }

  private var expansionTip: ExpansionTip? { ownInteractions.lazy.compactMap { $0 as? ExpansionTip }.first }

  /// The text, where the label has no room for all of it.
  fileprivate var hiddenText: String? { isTruncated ? text : nil }

  private var isTruncated: Bool {
    if numberOfLines == 1 {
      return intrinsicContentSize.width * scale(in: bounds.width) > bounds.width + 0.5
    }
    let place = CGRect(x: 0, y: 0, width: bounds.width, height: 0)
    let whole: CGFloat = textRect(forBounds: place, limitedToNumberOfLines: 0).height
    let shown: CGFloat = textRect(forBounds: place, limitedToNumberOfLines: numberOfLines).height
    return whole > min(shown, bounds.height) + 0.5
  }
}

/// The tip with the whole text of a label.
private final class ExpansionTip: UIToolTipInteraction, UIToolTipInteractionDelegate {
  override init() {
    super.init()
    delegate = self
  }

  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? {
    guard let label = view as? UILabel else { return nil }
    return label.hiddenText.map { UIToolTipConfiguration(toolTip: $0, in: label.bounds) }
  }
}
