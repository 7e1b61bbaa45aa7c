import AccessibilityTree
import UIFoundation

/// What a row, or a header, says beyond what its views say.
struct SpokenRow {
  /// Whether all inside is one element.
  var isCombined: Bool
  /// The view whose words a program gave to the row; nil for the view that is the row.
  var speaker: UIView?
  var position: AccessibilityPosition?
  var traits: AccessibilityTraitSet = []
  /// Whether the rows below the row are shown; nil for one that has none.
  var isExpanded: Bool?
  var actions: [AccessibilityActionCode: () -> Void] = [:]
}

/// A cell whose content may speak for it, as a control stands beside the content.
@MainActor
protocol SpokenCell: UIView {
  /// The spoken row of the content; nil where the cell says it.
  var contentRow: SpokenRow? { get }
}

extension UIView {
  /// Whether a view inside can be used by itself.
  var holdsControls: Bool {
    subviews.contains { view in
      guard !view.isHidden, !view.accessibilityElementsHidden else { return false }
      if view is UIControl || view.makeContent != nil || view is UIScrollView { return true }
      return view.holdsControls
    }
  }
}
