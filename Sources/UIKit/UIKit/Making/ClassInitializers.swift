import CoreGraphics
import Foundation

// Objects of classes that are known at run time only: `components.avatarView.init(frame: frame)`, or `Content(frame: .zero)`
// where `Content` is a type parameter. The compiler takes these forms where it refuses the classes' own initializers, and
// only there; see `NSObject.make`. The module CInitializers has what they do.

/// Makes views of a class.
@MainActor
public protocol _ViewInitializing {}
extension UIView: _ViewInitializing {}

extension _ViewInitializing {
  /// A view of a class that is known at run time only.
  @_disfavoredOverload
  @_silgen_name("rotor_init_view")
  public init(frame: CGRect)
}

/// Makes tables of a class.
@MainActor
public protocol _TableInitializing {}
extension UITableView: _TableInitializing {}

extension _TableInitializing {
  /// A table of a class that is known at run time only.
  @_disfavoredOverload
  @_silgen_name("rotor_init_table")
  public init(frame: CGRect, style: UITableView.Style)
}

/// Makes collections of a class.
@MainActor
public protocol _CollectionInitializing {}
extension UICollectionView: _CollectionInitializing {}

extension _CollectionInitializing {
  /// A collection of a class that is known at run time only.
  @_disfavoredOverload
  @_silgen_name("rotor_init_grid")
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)
}

/// Makes controllers of a class.
@MainActor
public protocol _ControllerInitializing {}
extension UIViewController: _ControllerInitializing {}

extension _ControllerInitializing {
  /// A controller of a class that is known at run time only.
  @_disfavoredOverload
  @_silgen_name("rotor_init_controller")
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
}

/// Makes segues of a class.
@MainActor
public protocol _SegueInitializing {}
extension UIStoryboardSegue: _SegueInitializing {}

extension _SegueInitializing {
  /// A segue of a class that is known at run time only.
  @_disfavoredOverload
  @_silgen_name("rotor_init_segue")
  public init(identifier: String?, source: UIViewController, destination: UIViewController)
}
