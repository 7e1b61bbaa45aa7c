import CoreGraphics
import Foundation

// Objects of classes that are known at run time only: `components.avatarView.init(frame: frame)`, or `Content(frame: .zero)`
// where `Content` is a type parameter. The compiler takes these forms where it refuses the classes' own initializers, and
// only there; see `NSObject.make`. The module CInitializers has what they do.

/// Makes views of a class.
@MainActor @preconcurrency
public protocol _ViewInitializing {}
extension UIView: _ViewInitializing {}

extension _ViewInitializing {
  /// A view of a class that is known at run time only.
  @_disfavoredOverload
  @_silgen_name("rotor_init_view")
  @MainActor @preconcurrency public init(frame: CGRect)
}

/// Makes tables of a class.
@MainActor @preconcurrency
public protocol _TableInitializing {}
extension UITableView: _TableInitializing {}

extension _TableInitializing {
  /// A table of a class that is known at run time only.
  @_disfavoredOverload
  @_silgen_name("rotor_init_table")
  @MainActor @preconcurrency public init(frame: CGRect, style: UITableView.Style)
}

/// Makes collections of a class.
@MainActor @preconcurrency
public protocol _CollectionInitializing {}
extension UICollectionView: _CollectionInitializing {}

extension _CollectionInitializing {
  /// A collection of a class that is known at run time only.
  @_disfavoredOverload
  @_silgen_name("rotor_init_grid")
  @MainActor @preconcurrency public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)
}

/// Makes controllers of a class.
@MainActor @preconcurrency
public protocol _ControllerInitializing {}
extension UIViewController: _ControllerInitializing {}

extension _ControllerInitializing {
  /// A controller of a class that is known at run time only.
  @_disfavoredOverload
  @_silgen_name("rotor_init_controller")
  @MainActor @preconcurrency public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
}

/// Makes segues of a class.
@MainActor @preconcurrency
public protocol _SegueInitializing {}
extension UIStoryboardSegue: _SegueInitializing {}

extension _SegueInitializing {
  /// A segue of a class that is known at run time only.
  @_disfavoredOverload
  @_silgen_name("rotor_init_segue")
  @MainActor @preconcurrency public init(identifier: String?, source: UIViewController, destination: UIViewController)
}
