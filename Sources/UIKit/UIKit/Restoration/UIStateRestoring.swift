import Foundation
import FoundationGaps

/// Something whose state is kept when the program ends, and comes back with its window: a controller or a view that has a
/// `restorationIdentifier`, as all controllers around it have.
@MainActor @preconcurrency
public protocol UIStateRestoring: NSObjectProtocol {
  /// Writes what is to come back.
  func encodeRestorableState(with coder: NSCoder)
  /// Takes up what was written. Views are loaded by then.
  func decodeRestorableState(with coder: NSCoder)
  /// All of the window's state was taken up.
  func applicationFinishedRestoringState()
  /// The object around; nil, the default, for none. Controllers and views go by the hierarchy.
  var restorationParent: (any UIStateRestoring)? { get }
  /// What makes the object again that was registered (`UIApplication.registerObject(forStateRestoration:restorationIdentifier:)`) when
  /// the program runs the next time; nil, the default, for one that the program makes itself.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
}

extension UIStateRestoring {
  public func encodeRestorableState(with coder: NSCoder) {}
  public func decodeRestorableState(with coder: NSCoder) {}
  public func applicationFinishedRestoringState() {}
  public var restorationParent: (any UIStateRestoring)? { nil }
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
}

/// Makes controllers again that were in a navigation controller when the program ended.
///
/// Classes are found again by their names: a private class has none that holds beyond the run.
@MainActor @preconcurrency
public protocol UIViewControllerRestoration {
  /// - Parameters:
  ///   - identifierComponents: The identifiers of the controllers around, and at the end that of the one that is wanted.
  ///   - coder: Reads what the controller wrote.
  /// - Returns: The controller; nil where it is not to come back.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

extension UIViewController: UIStateRestoring {}
extension UIView: UIStateRestoring {
  public func applicationFinishedRestoringState() {}
}
