import CoreGraphics

/// What constraints are about: a view, a layout guide, or the distance between two anchors.
@MainActor
protocol LayoutItem: AnyObject {
  /// The view that has the item inside or is the item: where the search for a common view begins.
  var layoutView: UIView? { get }
  /// The view in whose space the item lies.
  var layoutContainer: UIView? { get }
}

extension UIView: LayoutItem {
  var layoutView: UIView? { self }
  var layoutContainer: UIView? { superview }
}

extension UILayoutGuide: LayoutItem {
  var layoutView: UIView? { owningView }
  var layoutContainer: UIView? { owningView }
}

/// The way from one anchor to another one.
final class LayoutDistance: LayoutItem {
  typealias End = (item: any LayoutItem, attribute: NSLayoutConstraint.Attribute)

  private weak var startItem: (any LayoutItem)?
  private weak var endItem: (any LayoutItem)?
  private let startAttribute: NSLayoutConstraint.Attribute
  private let endAttribute: NSLayoutConstraint.Attribute

  init(from start: End, to end: End) {
    startItem = start.item
    endItem = end.item
    startAttribute = start.attribute
    endAttribute = end.attribute
  }

  var start: End? { startItem.map { ($0, startAttribute) } }
  var end: End? { endItem.map { ($0, endAttribute) } }

  /// The nearest view around both ends.
  var layoutView: UIView? {
    var view: UIView? = startItem?.layoutView
    while let candidate = view {
      if endItem?.layoutView?.isDescendant(of: candidate) == true { return candidate }
      view = candidate.superview
    }
    return nil
  }
  var layoutContainer: UIView? { layoutView }
}
