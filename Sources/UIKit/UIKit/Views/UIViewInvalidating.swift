import Foundation

/// Says what is to be done anew in a view when a property of it changes.
@MainActor @preconcurrency
public protocol UIViewInvalidating {
  /// Asks the view for it.
  func invalidate(view: UIView)
}

extension UIView {
  /// What may be done anew when a property changes.
  @MainActor @preconcurrency
  public enum Invalidations {
    /// The layout of what is inside.
    public struct Layout: UIViewInvalidating {
      public nonisolated init() {}
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }

    /// The drawing.
    public struct Display: UIViewInvalidating {
      public nonisolated init() {}
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }

    /// The constraints.
    public struct Constraints: UIViewInvalidating {
      public nonisolated init() {}
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }

    /// The size of the content.
    public struct IntrinsicContentSize: UIViewInvalidating {
      public nonisolated init() {}
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }

    /// The configuration of a cell, a header or a button.
    public struct Configuration: UIViewInvalidating {
      public nonisolated init() {}
      public func invalidate(view: UIView) {
        switch view {
        case let cell as UICollectionViewCell: cell.setNeedsUpdateConfiguration()
        case let cell as UITableViewCell: cell.setNeedsUpdateConfiguration()
        case let header as UITableViewHeaderFooterView: header.setNeedsUpdateConfiguration()
        case let button as UIButton: button.setNeedsUpdateConfiguration()
        default: view.setNeedsUpdateProperties()
        }
      }
    }

    /// Two things.
    public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
      private nonisolated(unsafe) let first: First
      private nonisolated(unsafe) let second: Second

      public nonisolated init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
      }

      public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }

  /// A property of a view whose changes have something done anew.
  ///
  /// ```swift
  /// final class Gauge: UIView {
  ///   @Invalidating(.display, .intrinsicContentSize) var level: Double = 0
  /// }
  /// ```
  @propertyWrapper
  public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
    private var value: Value
    private let invalidation: InvalidationType

    public init(wrappedValue: Value, _ invalidation: InvalidationType) {
      value = wrappedValue
      self.invalidation = invalidation
    }

    public init<First: UIViewInvalidating, Second: UIViewInvalidating>(
      wrappedValue: Value, _ first: First, _ second: Second
    ) where InvalidationType == Invalidations.Tuple<First, Second> {
      self.init(wrappedValue: wrappedValue, Invalidations.Tuple(first, second))
    }

    public init<First: UIViewInvalidating, Second: UIViewInvalidating, Third: UIViewInvalidating>(
      wrappedValue: Value, _ first: First, _ second: Second, _ third: Third
    ) where InvalidationType == Invalidations.Tuple<Invalidations.Tuple<First, Second>, Third> {
      self.init(wrappedValue: wrappedValue, Invalidations.Tuple(Invalidations.Tuple(first, second), third))
    }

    @available(*, unavailable, message: "@Invalidating is for properties of views.")
    public var wrappedValue: Value {
      get { preconditionFailure("@Invalidating is for properties of views.") }
      set { preconditionFailure("@Invalidating is for properties of views.") }
    }

    @MainActor
    public static subscript<View: UIView>(
      _enclosingInstance view: View, wrapped wrappedPath: ReferenceWritableKeyPath<View, Value>,
      storage path: ReferenceWritableKeyPath<View, Self>
    ) -> Value {
      get { view[keyPath: path].value }
      set {
        guard view[keyPath: path].value != newValue else { return }
        view[keyPath: path].value = newValue
        view[keyPath: path].invalidation.invalidate(view: view)
      }
    }
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  public nonisolated static var layout: UIView.Invalidations.Layout { UIView.Invalidations.Layout() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  public nonisolated static var display: UIView.Invalidations.Display { UIView.Invalidations.Display() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  public nonisolated static var constraints: UIView.Invalidations.Constraints { UIView.Invalidations.Constraints() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  public nonisolated static var intrinsicContentSize: UIView.Invalidations.IntrinsicContentSize {
    UIView.Invalidations.IntrinsicContentSize()
  }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  public nonisolated static var configuration: UIView.Invalidations.Configuration {
    UIView.Invalidations.Configuration()
  }
}
