import SwiftUI

/// Transitions of a program's own between controllers of UIKit's.
struct UIKitTransitionsPage: View {
  var body: some View {
    Example("A panel that a drag takes away") {
      TransitionBox { PanelOpener() }.frame(height: 80)
    }
    Example("A push that grows") {
      TransitionBox { GrowingStack() }.frame(height: 220)
    }
  }
}

private struct TransitionBox: UIViewControllerRepresentable {
  let make: @MainActor () -> UIViewController

  func makeUIViewController(context: Context) -> UIViewController { make() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

// MARK: - The panel

private final class PanelOpener: UIViewController {
  private let transitions = PanelTransitions()

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(
      configuration: .plain(),
      primaryAction: UIAction(title: "Show the Panel") { [weak self] _ in
        guard let self else { return }
        let panel = PanelController(transitions)
        panel.modalPresentationStyle = .custom
        panel.transitioningDelegate = transitions
        present(panel, animated: true)
      })
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }
}

private final class PanelController: UIViewController {
  private let transitions: PanelTransitions

  init(_ transitions: PanelTransitions) {
    self.transitions = transitions
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    view.layer.cornerRadius = 16
    let words = UILabel()
    words.text = "Drag the panel down."
    let close = UIButton(
      type: .system, primaryAction: UIAction(title: "Close") { [weak self] _ in self?.dismiss(animated: true) })
    let stack = UIStackView(arrangedSubviews: [words, close])
    stack.axis = .vertical
    stack.spacing = 12
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 32),
    ])
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector("drag:", PanelController.drag(_:))))
  }

  func drag(_ pan: UIPanGestureRecognizer) { transitions.follow(pan, in: self) }
}

/// The panel's manager, its animator, and what drives it while it is dragged.
private final class PanelTransitions: NSObject, UIViewControllerTransitioningDelegate {
  private var driver: UIPercentDrivenInteractiveTransition?

  func follow(_ pan: UIPanGestureRecognizer, in panel: UIViewController) {
    let way: CGFloat = max(0, pan.translation(in: nil).y) / max(panel.view.bounds.height, 1)
    switch pan.state {
    case .began:
      driver = UIPercentDrivenInteractiveTransition()
      panel.dismiss(animated: true)
    case .changed: driver?.update(way)
    case .ended:
      if way > 0.4 { driver?.finish() } else { driver?.cancel() }
      driver = nil
    default:
      driver?.cancel()
      driver = nil
    }
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    PanelPresentation(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { PanelMovement(isComing: true) }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    PanelMovement(isComing: false)
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

private final class PanelPresentation: UIPresentationController {
  private let dim = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    let all: CGRect = containerView?.bounds ?? .zero
    let height: CGFloat = min(240, all.height)
    return CGRect(x: 0, y: all.height - height, width: all.width, height: height)
  }

  override func presentationTransitionWillBegin() {
    dim.backgroundColor = .black
    dim.alpha = 0
    dim.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("tap", PanelPresentation.tap)))
    containerView?.addSubview(dim)
    presentedViewController.transitionCoordinator?.animate { [dim] _ in dim.alpha = 0.4 }
  }

  func tap() { presentedViewController.dismiss(animated: true) }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate { [dim] _ in dim.alpha = 0 }
  }

  override func containerViewWillLayoutSubviews() { dim.frame = containerView?.bounds ?? .zero }
}

private final class PanelMovement: NSObject, UIViewControllerAnimatedTransitioning {
  private let isComing: Bool

  init(isComing: Bool) { self.isComing = isComing }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.35 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context: any UIViewControllerContextTransitioning = transitionContext
    guard let view = context.view(forKey: isComing ? .to : .from) else { return context.completeTransition(true) }
    let below = CGAffineTransform(translationX: 0, y: view.bounds.height)
    if isComing {
      context.containerView.addSubview(view)
      view.transform = below
    }
    UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseOut) { [isComing] in
      view.transform = isComing ? .identity : below
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

// MARK: - The stack

private final class GrowingStack: UINavigationController, UINavigationControllerDelegate {
  init() {
    super.init(nibName: nil, bundle: nil)
    delegate = self
    setViewControllers([page("Seed", next: "Tree")], animated: false)
  }

  required init?(coder: NSCoder) { nil }

  private func page(_ title: String, next: String?) -> UIViewController {
    let page = UIViewController()
    page.title = title
    page.view.backgroundColor = next == nil ? .systemGreen : .systemBackground
    guard let next else { return page }
    let button = UIButton(
      configuration: .plain(),
      primaryAction: UIAction(title: "Let It Grow") { [weak self] _ in
        guard let self else { return }
        pushViewController(self.page(next, next: nil), animated: true)
      })
    button.translatesAutoresizingMaskIntoConstraints = false
    page.view.addSubview(button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: page.view.centerXAnchor),
      button.centerYAnchor.constraint(equalTo: page.view.centerYAnchor),
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
    return page
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Growth(isComing: operation == .push) }
}

private final class Growth: NSObject, UIViewControllerAnimatedTransitioning {
  private let isComing: Bool

  init(isComing: Bool) { self.isComing = isComing }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context: any UIViewControllerContextTransitioning = transitionContext
    guard let old = context.view(forKey: .from), let new = context.view(forKey: .to) else {
      return context.completeTransition(true)
    }
    let small = CGAffineTransform(scaleX: 0.1, y: 0.1)
    if isComing {
      context.containerView.addSubview(new)
      new.transform = small
      new.alpha = 0
    } else {
      context.containerView.insertSubview(new, belowSubview: old)
    }
    UIView.animate(withDuration: transitionDuration(using: context)) { [isComing] in
      if isComing {
        new.transform = .identity
        new.alpha = 1
      } else {
        old.transform = small
        old.alpha = 0
      }
    } completion: { _ in
      old.transform = .identity
      old.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
