import AccessibilityTree
import Foundation
import InputEngine
import SwiftUICore

/// The keyboard's focus of a window as views of UIKit's see it.
///
/// A view that has the focus and leaves the window, is hidden, or can no longer be focused loses the focus with the frame that
/// shows the change. The focus goes to what the nearest environment around prefers that is still in the window, or else to
/// nothing. Environments are told of that as of one movement; none is asked, since nothing could keep the focus there.
final class FocusedViews: WindowService, FocusCompanion {
  private unowned let window: ViewGraph
  @MainActor private(set) lazy var system = UIFocusSystem(self)
  /// The views of the window by themselves and by their places.
  private var targets: [ObjectIdentifier: UIViewTarget] = [:]
  /// Where the focus was asked to go.
  private weak var wanted: (any UIFocusEnvironment)?
  /// What environments know as the focused view; nil where that is none of UIKit's.
  private var told: FocusTrail?
  /// Whether the focused view has lost the focus, and environments do not know yet.
  private var isLost: Bool = false
  /// Whether the focus moves on from a view that lost it.
  private var isSettling: Bool = false

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

  // MARK: Views

  func add(_ target: UIViewTarget) {
    targets[ObjectIdentifier(target.view)] = target
    targets[ObjectIdentifier(target.slot)] = target
  }

  func remove(_ target: UIViewTarget) {
    for key in [ObjectIdentifier(target.view), ObjectIdentifier(target.slot)] where targets[key] === target {
      targets[key] = nil
    }
  }

  // MARK: What has the focus

  @MainActor var focused: UIView? { view(of: window.focus.current) }

  @MainActor private func view(of target: FocusTarget?) -> UIView? {
    guard let target else { return nil }
    if let control = target.control as? any ViewOperator { return control.operated }
    if let text = target.textInput as? KeyInputTarget { return text.view }
    // What SwiftUI shows for a view has the focus for that view.
    var next: GeometrySlot? = target.slot
    while let slot = next {
      if let view = targets[ObjectIdentifier(slot)]?.view, view.canBecomeFocused { return view }
      next = slot.parent
    }
    return nil
  }

  // MARK: Movements

  func mayMove(from old: FocusTarget?, to new: FocusTarget?) -> Bool {
    MainActor.assumeIsolated {
      guard !isLost, !isSettling else { return true }
      let (before, after): (UIView?, UIView?) = (view(of: old), view(of: new))
      guard before !== after else { return true }
      let context = UIFocusUpdateContext(from: before, to: after, heading: heading)
      let all: [any UIFocusEnvironment] = FocusTrail.environments(before) + FocusTrail.environments(after)
      guard !distinct(all).allSatisfy({ $0.shouldUpdateFocus(in: context) }) else { return true }
      tellFailure(context)
      return false
    }
  }

  func didMove(from old: FocusTarget?, to new: FocusTarget?) {
    MainActor.assumeIsolated {
      if new == nil, let told, isSettling || !told.holds(in: self) { return lose() }
      tell(of: view(of: new))
    }
  }

  /// Called after each pass: the focused view may have gone, or be hidden, or be of no use any more.
  func passDidEnd() {
    MainActor.assumeIsolated {
      if let told, !told.holds(in: self) { lose() }
    }
  }

  /// The focused view cannot have the focus any more; a pass may be under way.
  @MainActor private func lose() {
    guard !isLost else { return }
    isLost = true
    window.afterUpdate { [weak self] in MainActor.assumeIsolated { self?.settle() } }
  }

  /// Moves the focus on from a view that has lost it.
  @MainActor private func settle() {
    guard isLost, let told else { return isLost = false }
    // A program may have moved the focus, or brought the view back.
    if told.holds(in: self), focused === told.view { return isLost = false }
    isSettling = true
    // A place that has gone may still be the one with the focus; nobody else has got it, or environments would know.
    if focused == nil || focused === told.view {
      window.focus.move(to: nil)
      let around: [any UIFocusEnvironment] = told.around.filter { Self.around($0) === self }
      // What an environment prefers goes before what is merely near.
      for environment in around.filter(\.hasPreference) + around {
        var known: Set<ObjectIdentifier> = []
        guard let view = preferred(in: environment, &known) else { continue }
        move(to: view)
        if focused === view { break }
      }
    }
    (isSettling, isLost) = (false, false)
    if self.told === told { tell(of: focused) }
  }

  /// Tells environments of the view that has the focus now.
  @MainActor private func tell(of view: UIView?) {
    let before: FocusTrail? = told
    guard before?.view !== view || (before != nil && view == nil) else { return }
    let after: FocusTrail? = view.map { FocusTrail($0) }
    told = after
    isLost = false
    let context = UIFocusUpdateContext(from: before?.view, to: view, heading: heading)
    let all: [any UIFocusEnvironment] = distinct((before?.environments ?? []) + (after?.environments ?? []))
    // A view that goes takes the focus along in the middle of a pass.
    if window.graph.isUpdating {
      window.afterUpdate { [weak self] in MainActor.assumeIsolated { self?.tell(all, context) } }
    } else {
      tell(all, context)
    }
  }

  @MainActor private func tell(_ environments: [any UIFocusEnvironment], _ context: UIFocusUpdateContext) {
    let coordinator = UIFocusAnimationCoordinator()
    for environment in environments { environment.didUpdateFocus(in: context, with: coordinator) }
    UIKit.post(
      UIFocusSystem.didUpdateNotification,
      UIFocusSystem.DidUpdateMessage(focusUpdateContext: context, animationCoordinator: coordinator), of: system,
      userInfo: [
        UIFocusSystem.focusUpdateContextUserInfoKey: context,
        UIFocusSystem.animationCoordinatorUserInfoKey: coordinator,
      ])
    coordinator.run()
  }

  @MainActor private func tellFailure(_ context: UIFocusUpdateContext) {
    UIKit.post(
      UIFocusSystem.movementDidFailNotification, UIFocusSystem.MovementDidFailMessage(focusUpdateContext: context),
      of: system, userInfo: [UIFocusSystem.focusUpdateContextUserInfoKey: context])
  }

  // MARK: Directions

  func redirect(_ direction: FocusDirection, from current: FocusTarget, to next: FocusTarget?) -> Bool {
    MainActor.assumeIsolated {
      guard let old = view(of: current) else { return false }
      if let guided = guided(direction, from: old, to: next) {
        wanted = nil
        var known: Set<ObjectIdentifier> = []
        for environment in guided.preferredFocusEnvironments ?? [] {
          guard let view = preferred(in: environment, &known), view !== old else { continue }
          move(to: view)
          return focused === view
        }
      }
      if next == nil { tellFailure(UIFocusUpdateContext(from: old, to: nil, heading: heading)) }
      return false
    }
  }

  /// The guide that lies nearer in a direction than the next item; nil for none.
  @MainActor private func guided(_ direction: FocusDirection, from old: UIView, to next: FocusTarget?) -> UIFocusGuide?
  {
    guard FocusGuides.count > 0 else { return nil }
    let guides: [(guide: UIFocusGuide, frame: CGRect)] = FocusGuides.all.compactMap { guide in
      guard guide.isEnabled, guide.preferredFocusEnvironments?.isEmpty == false, let owner = guide.owningView,
        Self.around(owner) === self, owner.isReachedByFocus
      else { return nil }
      let frame: CGRect = owner.convert(guide.layoutFrame, to: nil)
      return frame.isEmpty ? nil : (guide, frame)
    }
    guard !guides.isEmpty else { return nil }
    let places: [FocusOrder.Place] =
      guides.map { FocusOrder.Place($0.frame) } + (next.map { [FocusOrder.Place($0.slot.windowFrame)] } ?? [])
    let from: CGRect = old.convert(old.bounds, to: nil)
    guard let index = FocusOrder.nearest(to: from, direction, among: places), index < guides.count else { return nil }
    return guides[index].guide
  }

  /// Each environment once, in the order in which they first come.
  @MainActor private func distinct(_ environments: [any UIFocusEnvironment]) -> [any UIFocusEnvironment] {
    var known: Set<ObjectIdentifier> = []
    return environments.filter { known.insert(ObjectIdentifier($0)).inserted }
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
    if isLost { settle() }
    guard let wanted else { return }
    self.wanted = nil
    var known: Set<ObjectIdentifier> = []
    if let view = preferred(in: wanted, &known), view !== focused { move(to: view) }
  }

  /// The item to which the focus would go that is asked into an environment; each environment on the way is told.
  @MainActor func target(
    in environment: any UIFocusEnvironment, _ tell: (any UIFocusEnvironment) -> Void
  ) -> (any UIFocusItem)? {
    tell(environment)
    for inner in environment.preferredFocusEnvironments where inner !== environment {
      if let found = target(in: inner, tell) { return found }
    }
    return (environment as? UIView)?.firstFocusItem
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
    } else if let target = targets[ObjectIdentifier(view)] {
      if let control = target.control {
        window.focus.moveByKeyboard(to: control, in: window)
      } else {
        // What SwiftUI shows for the view takes the focus for it.
        _ = window.focus.moveByKeyboard(into: target.slot, in: window)
      }
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
  var isEnabled: Bool { MainActor.assumeIsolated { view.takesFocus } && !slot.isLeaving }
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
    guard isOpenToFocus else { return nil }
    if canBecomeFocused { return self }
    return subviews.lazy.compactMap(\.firstFocusItem).first
  }

  /// Whether the view can be seen and used, as far as it says so itself.
  private var isOpenToFocus: Bool { !isHidden && alpha > 0.01 && isUserInteractionEnabled }

  /// Whether the focus can be on the view now.
  var takesFocus: Bool { canBecomeFocused && isReachedByFocus }

  /// Whether neither the view nor one around it is hidden, keeps touches away, or is covered.
  var isReachedByFocus: Bool {
    // Seldom is there a view that covers those beside it, and the views of a large page need not all be looked at.
    let hasCovers: Bool = PresentationContainer.count > 0
    var next: UIView? = self
    while let view = next {
      guard view.isOpenToFocus else { return false }
      next = view.superview
      if hasCovers, let next, !view.coversSiblings, next.subviews.contains(where: \.coversSiblings) { return false }
    }
    return true
  }
}

/// What a program says of a view's part in the movements of the focus.
struct FocusSettings {
  var group: String?
  var priority: UIFocusGroupPriority = .ignored
  var effect: UIFocusEffect?
  var isEffectSet: Bool = false
}
