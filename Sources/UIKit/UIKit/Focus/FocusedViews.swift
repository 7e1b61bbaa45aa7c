import AccessibilityTree
import Foundation
import InputEngine
import SwiftUICore

/// The keyboard's focus of a window as views of UIKit's see it.
final class FocusedViews: WindowService, FocusCompanion {
  private unowned let window: ViewGraph
  @MainActor private(set) lazy var system = UIFocusSystem(self)
  /// Where the focus was asked to go.
  private weak var wanted: (any UIFocusEnvironment)?

  init(window: ViewGraph) {
    self.window = window
    window.focus.companion = self
  }

  /// The focus of the window around an environment.
  @MainActor static func around(_ environment: any UIFocusEnvironment) -> FocusedViews? {
    var next: (any UIFocusEnvironment)? = environment
    while let current = next {
      let view: UIView? = current as? UIView ?? (current as? UIViewController)?.viewIfLoaded
      if let graph = view?.layoutRoot?.graph ?? (view as? UIWindow)?.graph { return graph.service(FocusedViews.self) }
      next = current.parentFocusEnvironment
    }
    return nil
  }

  // MARK: What has the focus

  @MainActor var focused: UIView? { view(of: window.focus.current) }

  @MainActor private func view(of target: FocusTarget?) -> UIView? {
    guard let target else { return nil }
    if let control = target.control as? any ViewOperator { return control.operated }
    if let text = target.textInput as? KeyInputTarget { return text.view }
    // What SwiftUI shows for a view has the focus for that view.
    let around: [UIViewTarget] = window.hitTargets.all.compactMap { $0 as? UIViewTarget }.filter {
      (target.slot === $0.slot || target.slot.isInside($0.slot)) && $0.view.canBecomeFocused
    }
    return around.max { $1.slot !== $0.slot && $1.slot.isInside($0.slot) }?.view
  }

  // MARK: Movements

  func mayMove(from old: FocusTarget?, to new: FocusTarget?) -> Bool {
    MainActor.assumeIsolated {
      let (before, after): (UIView?, UIView?) = (view(of: old), view(of: new))
      guard before !== after else { return true }
      let context = UIFocusUpdateContext(from: before, to: after, heading: heading)
      guard !environments(before, after).allSatisfy({ $0.shouldUpdateFocus(in: context) }) else { return true }
      NotificationCenter.default.post(
        name: UIFocusSystem.movementDidFailNotification, object: system,
        userInfo: [UIFocusSystem.focusUpdateContextUserInfoKey: context])
      return false
    }
  }

  func didMove(from old: FocusTarget?, to new: FocusTarget?) {
    MainActor.assumeIsolated {
      let (before, after): (UIView?, UIView?) = (view(of: old), view(of: new))
      guard before !== after else { return }
      let context = UIFocusUpdateContext(from: before, to: after, heading: heading)
      // A view that goes takes the focus along in the middle of a pass.
      if window.graph.isUpdating {
        window.afterUpdate { [weak self] in MainActor.assumeIsolated { self?.tell(context) } }
      } else {
        tell(context)
      }
    }
  }

  @MainActor private func tell(_ context: UIFocusUpdateContext) {
    let coordinator = UIFocusAnimationCoordinator()
    for environment in environments(context.previouslyFocusedView, context.nextFocusedView) {
      environment.didUpdateFocus(in: context, with: coordinator)
    }
    NotificationCenter.default.post(
      name: UIFocusSystem.didUpdateNotification, object: system,
      userInfo: [
        UIFocusSystem.focusUpdateContextUserInfoKey: context,
        UIFocusSystem.animationCoordinatorUserInfoKey: coordinator,
      ])
    coordinator.run()
  }

  /// The environments that a movement concerns: those around what had the focus and around what gets it, each once.
  @MainActor private func environments(_ old: UIView?, _ new: UIView?) -> [any UIFocusEnvironment] {
    var known: Set<ObjectIdentifier> = []
    var all: [any UIFocusEnvironment] = []
    for start in [old, new] {
      var next: (any UIFocusEnvironment)? = start
      while let current = next {
        if known.insert(ObjectIdentifier(current)).inserted { all.append(current) }
        next = current.parentFocusEnvironment
      }
    }
    return all
  }

  private var heading: UIFocusHeading {
    switch window.focus.heading {
    case .next: .next
    case .previous: .previous
    case .direction(.up): .up
    case .direction(.down): .down
    case .direction(.left): .left
    case .direction(.right): .right
    case nil: []
    }
  }

  // MARK: Requests

  @MainActor func request(_ environment: any UIFocusEnvironment) {
    wanted = environment
    window.afterUpdate { [weak self] in MainActor.assumeIsolated { self?.update() } }
  }

  @MainActor func update() {
    guard let wanted else { return }
    self.wanted = nil
    var known: Set<ObjectIdentifier> = []
    if let view = preferred(in: wanted, &known), view !== focused { move(to: view) }
  }

  /// The view to which the focus goes that is asked into an environment.
  @MainActor private func preferred(
    in environment: any UIFocusEnvironment, _ known: inout Set<ObjectIdentifier>
  ) -> UIView? {
    guard known.insert(ObjectIdentifier(environment)).inserted else { return nil }
    for inner in environment.preferredFocusEnvironments {
      if let found = preferred(in: inner, &known) { return found }
    }
    guard let view = environment as? UIView else { return nil }
    return view.firstFocusItem
  }

  @MainActor private func move(to view: UIView) {
    if view is any UIKeyInput {
      view.becomeFirstResponder()
    } else if let target = (view as? UIScrollView)?.mover.place?.focus {
      window.focus.move(to: target)
    } else if let target = window.hitTargets.all.lazy.compactMap({ $0 as? UIViewTarget }).first(where: {
      $0.view === view
    }),
      let control = target.control
    {
      window.focus.moveByKeyboard(to: control, in: window)
    }
  }
}

/// What uses a view by keyboard.
protocol ViewOperator: KeyboardControl {
  @MainActor var operated: UIView { get }
}

/// A view that is no control, and can have the focus all the same. Return and the space bar use it as a tap does.
final class FocusItemOperator: ViewOperator {
  private let view: UIView
  private let inputs: _ViewInputs

  init(_ view: UIView, _ inputs: _ViewInputs) {
    self.view = view
    self.inputs = inputs
  }

  @MainActor var operated: UIView { view }
  var slot: GeometrySlot { inputs.slot }
  var focusContext: FocusContext? { inputs.focusContext }
  var actions: [AccessibilityActionCode] { [.activate] }
  var isEnabled: Bool { MainActor.assumeIsolated { view.canBecomeFocused } && !slot.isLeaving }
  var showsFocusEffect: Bool { MainActor.assumeIsolated { view.focusEffect != nil } }
  func setPressed(_ isPressed: Bool) {}

  func perform(_ action: AccessibilityActionCode) {
    guard isEnabled, action == .activate else { return }
    MainActor.assumeIsolated { view.useByAssistiveTechnology() }
  }
}

extension UIView {
  /// The view itself where it can have the focus, or the first one inside that can.
  var firstFocusItem: UIView? {
    guard !isHidden, isUserInteractionEnabled else { return nil }
    if canBecomeFocused { return self }
    return subviews.lazy.compactMap(\.firstFocusItem).first
  }
}

/// What a program says of a view's part in the movements of the focus.
struct FocusSettings {
  var group: String?
  var priority: UIFocusGroupPriority = .ignored
  var effect: UIFocusEffect?
  var isEffectSet: Bool = false
}
