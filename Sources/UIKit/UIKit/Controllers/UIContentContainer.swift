import CoreGraphics
import Foundation
import UIFoundation

/// Holds content whose size changes: a controller, or the manager of a presentation.
///
/// Changes go from the outside inwards: the window tells its controller, and each container those inside (behaviour 536).
@MainActor @preconcurrency
public protocol UIContentContainer: NSObjectProtocol {
  /// How large the content would like to be; zero for no wish.
  var preferredContentSize: CGSize { get }

  /// The wish of something inside is another one.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// The smallest size by constraints of something inside is another one.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// The size that something inside has when this container has a size.
  ///
  /// - Parameter parentSize: The size that this container is about to get.
  func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize

  /// The container is about to get another size. Overrides call `super`, which tells those inside.
  ///
  /// - Parameters:
  ///   - size: The size that it gets.
  ///   - coordinator: Runs what is to be changed once the container has its size.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// The container is about to get other traits.
  func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {
  /// The work of `viewWillTransition(to:with:)`: tells those inside whose size changes with this one's.
  func passSize(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children where child.isViewLoaded {
      let own: CGSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard own != child.view.bounds.size, own != child.toldSize else { continue }
      child.toldSize = own
      child.viewWillTransition(to: own, with: coordinator)
    }
  }

  /// The size of something inside that fills this container goes along; another one stays as it is.
  func sizeGoingAlong(_ container: any UIContentContainer, _ parentSize: CGSize) -> CGSize {
    guard let child = (container as? UIViewController)?.viewIfLoaded, let view = viewIfLoaded else { return parentSize }
    return child.bounds.size == view.bounds.size ? parentSize : child.bounds.size
  }

  /// The controller wants another size for its content than before.
  func contentSizeWishDidChange() {
    viewIfLoaded?.changes.sizing.change()
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    if presenter != nil { presentation.manager?.preferredContentSizeDidChange(forChildContentContainer: self) }
  }
}

/// A change of a size or of traits without a movement of its own: what others want to change with it is changed at once after it.
@MainActor
struct ContainerChange {
  private let context: TransitionContext
  let coordinator: ControllerTransition

  /// - Parameter controller: The outermost one that changes.
  init(of controller: UIViewController) {
    var coordinator: ControllerTransition?
    let context = TransitionContext(
      from: TransitionContext.Side(), to: TransitionContext.Side(), in: controller.view, animator: nil, interactor: nil
    ) { _ in coordinator?.end() }
    let made = ControllerTransition(context, in: controller)
    coordinator = made
    self.context = context
    self.coordinator = made
  }

  /// The change is made.
  func end() { context.begin() }
}

extension UIViewController {
  /// The place of the controller's view is about to give it another size.
  ///
  /// - Returns: What ends the change; nil where nobody was told.
  func sizeWillChange(to size: CGSize) -> ContainerChange? {
    guard size != toldSize else { return nil }
    toldSize = size
    let change = ContainerChange(of: self)
    viewWillTransition(to: size, with: change.coordinator)
    return change
  }

  /// The controller's view is about to be told of other traits.
  func traitsWillChange(to traits: UITraitCollection) -> ContainerChange {
    let change = ContainerChange(of: self)
    willTransition(to: traits, with: change.coordinator)
    return change
  }
}
