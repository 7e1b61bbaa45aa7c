import CoreGraphics
import SwiftUICore
import UIFoundation

/// The view in which a stack's or tabs' transition happens, in front of the controller that is shown.
final class TransitionContainer: UIView {
  private var placed: (() -> Void)?

  /// - Parameter placed: Called once, when the container has its place in the window.
  init(_ placed: @escaping () -> Void) {
    self.placed = placed
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var isPlaceOfOthers: Bool { true }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let placed, let graph = layoutRoot?.graph else { return }
    self.placed = nil
    graph.afterUpdate(placed)
  }

  /// Gives the views back to their own places.
  func empty() { for view in subviews { view.removeFromSuperview() } }
}

/// Shows the container of a transition in front of the controller's view.
struct TransitionContainerView: View {
  /// Counts the transitions.
  let changes: ChangeCount
  /// Gives the container of the one that is under way.
  let find: () -> TransitionContainer?

  var body: some View {
    let _ = changes.read()
    if let container = find() {
      HostedUIView(filling: container).ignoresSafeArea(.container).id(ObjectIdentifier(container))
    }
  }
}

/// A transition between two controllers that a container shows one at a time.
@MainActor
final class ContainerMove {
  let from: UIViewController
  let to: UIViewController
  private unowned let owner: UIViewController
  private let animator: any UIViewControllerAnimatedTransitioning
  private let interactor: (any UIViewControllerInteractiveTransitioning)?
  private let prepared: () -> Void
  private let finish: (Bool) -> Void
  private(set) lazy var container = TransitionContainer { [weak self] in self?.begin() }
  private var context: TransitionContext?

  /// - Parameters:
  ///   - prepared: Called when the controllers know of the transition.
  ///   - finish: Called at the end, when both controllers were told; with whether the transition was not cancelled.
  init(
    from: UIViewController, to: UIViewController, in owner: UIViewController,
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ interactor: (any UIViewControllerInteractiveTransitioning)?,
    prepared: @escaping () -> Void = {}, finish: @escaping (Bool) -> Void
  ) {
    self.from = from
    self.to = to
    self.owner = owner
    self.animator = animator
    self.interactor = interactor
    self.prepared = prepared
    self.finish = finish
  }

  private func begin() {
    guard let old = from.view, let new = to.view else { return }
    let place: CGRect = container.bounds
    var coordinator: ControllerTransition?
    let context = TransitionContext(
      from: TransitionContext.Side(controller: from, view: old, initialFrame: place),
      to: TransitionContext.Side(controller: to, view: new, finalFrame: place), in: container, animator: animator,
      interactor: interactor
    ) { [self] isComplete in
      end(isComplete)
      finish(isComplete)
      coordinator?.end()
    }
    self.context = context
    let made = ControllerTransition(context, in: owner)
    coordinator = made
    from.beginAppearance(false, animated: true)
    to.beginAppearance(true, animated: true)
    if new.window != nil { to.tellInPlace() }
    prepared()
    container.addSubview(old)
    old.frame = place
    context.begin()
  }

  private func end(_ isComplete: Bool) {
    context = nil
    container.empty()
    if !isComplete {
      from.beginAppearance(true, animated: true)
      to.beginAppearance(false, animated: true)
    }
    from.endAppearance()
    to.endAppearance()
  }
}
