import Foundation
import SwiftUICore
import UIFoundation

/// What few controllers have.
@MainActor
final class ControllerParts {
  var transition: UIViewController.Transition?
  /// The scroll views whose content bars follow, by edges.
  var scrollViews: [(edges: NSDirectionalRectEdge, view: WeakScrollView)] = []

  init() {}
}

/// A scroll view that is not kept.
struct WeakScrollView {
  weak var view: UIScrollView?
}

extension UIViewController {
  // MARK: Scroll views and bars

  /// The scroll view that was set for an edge; nil where none was.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    guard hasParts else { return nil }
    return parts.scrollViews.last { $0.edges.isSuperset(of: edge) }?.view.view
  }

  /// Says which scroll view lies under the bars at all edges: bars find it by themselves here.
  public func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }

  /// Says which scroll view lies under the bars at some edges: bars find it by themselves here.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    hasParts = true
    let kept: [(edges: NSDirectionalRectEdge, view: WeakScrollView)] = parts.scrollViews.map {
      ($0.edges.subtracting(edge), $0.view)
    }
    parts.scrollViews = kept.filter { !$0.edges.isEmpty } + [(edge, WeakScrollView(view: scrollView))]
  }

  // MARK: Transitions

  /// How a controller comes and goes.
  @MainActor @preconcurrency
  open class Transition: NSObject {
    /// What a zoom goes by.
    @MainActor @preconcurrency
    open class ZoomOptions: NSObject {
      @MainActor @preconcurrency public override init() { super.init() }

      /// The colour over what is behind; nil for that of presentations.
      open var dimmingColor: UIColor?
      open var dimmingVisualEffect: UIBlurEffect?
    }

    /// What the source of a zoom is asked with.
    @MainActor @preconcurrency
    public final class ZoomSourceViewProviderContext: NSObject {
      public let sourceViewController: UIViewController
      public let zoomedViewController: UIViewController

      init(_ source: UIViewController, _ zoomed: UIViewController) {
        sourceViewController = source
        zoomedViewController = zoomed
        super.init()
      }
    }

    let style: UIModalTransitionStyle

    init(_ style: UIModalTransitionStyle) {
      self.style = style
      super.init()
    }

    /// From a view of what is behind: controllers come as others do here.
    ///
    /// - Parameters:
    ///   - options: What the zoom goes by; nil for what suits it.
    ///   - sourceViewProvider: Gives the view.
    public class func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition(.coverVertical) }

    /// From below.
    public class var coverVertical: Transition { Transition(.coverVertical) }
    /// By fading, where controllers turn elsewhere.
    public class var flipHorizontal: Transition { Transition(.flipHorizontal) }
    public class var crossDissolve: Transition { Transition(.crossDissolve) }
    public class var partialCurl: Transition { Transition(.partialCurl) }
  }

  /// How the controller comes and goes where it is presented; nil, the default, for what `modalTransitionStyle` says.
  public var preferredTransition: Transition? {
    get { hasParts ? parts.transition : nil }
    set {
      hasParts = true
      parts.transition = newValue
      if let newValue { modalTransitionStyle = newValue.style }
    }
  }

  /// Posted with the split view controller as its object where `showDetailViewController(_:sender:)` leads elsewhere from now on.
  public nonisolated static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")
}

extension UIViewController {
  /// A property of a controller that is set when its view is loaded: reading it loads the view.
  ///
  /// ```swift
  /// final class Page: UIViewController {
  ///   @ViewLoading var label: UILabel
  ///   override func viewDidLoad() {
  ///     super.viewDidLoad()
  ///     label = UILabel()
  ///   }
  /// }
  /// ```
  @propertyWrapper
  public struct ViewLoading<Value> {
    private var value: Value?

    /// A property that `viewDidLoad()` has to set.
    public init() {}

    public init(wrappedValue: Value) { value = wrappedValue }

    @available(*, unavailable, message: "Only properties of view controllers can load a view.")
    public var wrappedValue: Value {
      get { fatalError("Only properties of view controllers can load a view.") }
      set { _ = newValue }
    }

    /// Loads the view of the controller before the property is read.
    @MainActor
    public static subscript<Controller: UIViewController>(
      _enclosingInstance controller: Controller, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Controller, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<Controller, Self>
    ) -> Value {
      get {
        controller.loadViewIfNeeded()
        guard let value = controller[keyPath: storageKeyPath].value else {
          preconditionFailure(
            "\(type(of: controller)) has loaded its view without setting a property with @ViewLoading.")
        }
        return value
      }
      set { controller[keyPath: storageKeyPath].value = newValue }
    }
  }
}
