import CoreGraphics
import QuartzCore
import UIFoundation

/// How strongly a view holds on to the size of its content, in both directions.
struct LengthPriorities: Equatable {
  var horizontalHugging = UILayoutPriority(250)
  var verticalHugging = UILayoutPriority(250)
  var horizontalCompression = UILayoutPriority(750)
  var verticalCompression = UILayoutPriority(750)
}

extension UIView {
  /// How strongly the view resists becoming larger than its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? priorities.horizontalHugging : priorities.verticalHugging
  }

  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setPriority(priority, axis == .horizontal ? \.horizontalHugging : \.verticalHugging)
  }

  /// How strongly the view resists becoming smaller than its content.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? priorities.horizontalCompression : priorities.verticalCompression
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setPriority(priority, axis == .horizontal ? \.horizontalCompression : \.verticalCompression)
  }

  private func setPriority(_ priority: UILayoutPriority, _ path: WritableKeyPath<LengthPriorities, UILayoutPriority>) {
    guard priorities[keyPath: path] != priority else { return }
    priorities[keyPath: path] = priority
    changes.sizing.change()
    if isConstrained { layoutSystem?.viewDidChange(self) }
  }

  // MARK: Conversion

  /// Maps the view's own space into that of the view around it, the window's place for a root.
  var toSuperview: CGAffineTransform {
    CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY).concatenating(layer.toOuter)
  }

  /// Maps the view's own space into that of the window.
  var toWindow: CGAffineTransform {
    var result: CGAffineTransform = .identity
    var view: UIView = self
    while let outer = view.superview {
      result = result.concatenating(view.toSuperview)
      view = outer
    }
    // A window, and a view that stands in none, are the ends.
    guard let root = view.root else { return result }
    return result.concatenating(view.toSuperview).concatenating(root.toWindow)
  }

  private func transform(to view: UIView?) -> CGAffineTransform {
    toWindow.concatenating((view?.toWindow ?? .identity).inverted())
  }

  /// A point of the view's space in that of another view, or of the window for nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(transform(to: view)) }

  /// A point of another view's space, or of the window's for nil, in that of the view.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(transform(to: view).inverted())
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(transform(to: view)) }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect.applying(transform(to: view).inverted()) }

  // MARK: Following the size around

  /// Lets the views inside follow by their masks when the view had another size before.
  func resizeSubviews(from old: CGSize) {
    guard autoresizesSubviews else { return }
    for view in subviews
    where !view.autoresizingMask.isEmpty
      && (view.translatesAutoresizingMaskIntoConstraints || !view.isConstrained)
    {
      let mask: AutoresizingMask = view.autoresizingMask
      let frame: CGRect = view.frame
      let (x, width) = Self.follow(
        frame.minX, frame.width, from: old.width, to: bounds.width, before: mask.contains(.flexibleLeftMargin),
        itself: mask.contains(.flexibleWidth), after: mask.contains(.flexibleRightMargin))
      let (y, height) = Self.follow(
        frame.minY, frame.height, from: old.height, to: bounds.height, before: mask.contains(.flexibleTopMargin),
        itself: mask.contains(.flexibleHeight), after: mask.contains(.flexibleBottomMargin))
      view.frame = CGRect(x: x, y: y, width: width, height: height)
    }
  }

  /// Shares the difference of a length among what is flexible, in the proportion of the lengths, or evenly where these are
  /// nothing.
  private static func follow(
    _ start: CGFloat, _ length: CGFloat, from old: CGFloat, to new: CGFloat, before: Bool, itself: Bool, after: Bool
  ) -> (CGFloat, CGFloat) {
    let parts: [(isFlexible: Bool, length: CGFloat)] = [
      (before, start), (itself, length), (after, old - start - length),
    ]
    let flexible: [CGFloat] = parts.filter(\.isFlexible).map(\.length)
    guard !flexible.isEmpty else { return (start, length) }
    let total: CGFloat = flexible.reduce(0, +)
    let difference: CGFloat = new - old
    func share(_ part: (isFlexible: Bool, length: CGFloat)) -> CGFloat {
      guard part.isFlexible else { return 0 }
      return total > 0 ? difference * part.length / total : difference / CGFloat(flexible.count)
    }
    return (start + share(parts[0]), max(0, length + share(parts[1])))
  }
}
