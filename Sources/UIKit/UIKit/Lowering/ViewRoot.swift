import CoreGraphics
import ReactiveGraph
import SwiftUICore
import UIFoundation

/// The place in a window of a view that has no view of UIKit's around it.
@MainActor
final class ViewRoot {
  private unowned let view: UIView
  private let link: WeakWindow.Link
  private let slot: GeometrySlot
  private let environment: EnvironmentScope
  /// What the place shows of the view, which another view may borrow.
  var guest: GuestOutputs?
  /// The size of the place; zero before there is one.
  private var size: CGSize = .zero
  private var waitsForLayout: Bool = false

  init(_ view: UIView, inputs: _ViewInputs) {
    self.view = view
    link = inputs.window.link
    slot = inputs.slot
    environment = inputs.environment
  }

  /// The window's graph; nil once the window has gone.
  var graph: ViewGraph? { link.window }
  var window: UIWindow? { graph?.uiWindow }
  /// What comes after the view in the chain of responders.
  var responder: UIResponder? { window }

  var traits: UITraitCollection {
    guard let graph else { return .current }
    return graph.graph.untracked { UITraitCollection(all: EnvironmentValues(scope: environment)) }
  }

  /// Tells the views whose traits are others.
  func updateTraits() {
    guard view.root === self else { return }
    view.updateTraits(traits)
  }

  /// Tells of traits that a view sets, before the next frame.
  func scheduleTraits(of view: UIView) {
    guard let graph else { return }
    graph.afterUpdate { [weak view] in view?.updateTraitsIfNeeded() }
  }

  /// Whether keys reach the place: nothing lies in front of it, and its controller is seen.
  ///
  /// - Parameter behindMenus: Whether open menus are no hindrance, as for what their items do.
  func isReachable(behindMenus: Bool) -> Bool {
    guard let graph, graph.focus.isReachable(slot, behindMenus: behindMenus) else { return false }
    guard let phase = view.controller?.appearance.phase else { return true }
    return phase == .appeared || phase == .appearing
  }

  /// Where the chain of responders begins for keys as long as none has the keyboard.
  var start: UIResponder? { view.keyStart }

  /// Whether people read from right to left around the view.
  var isRightToLeft: Bool {
    guard let graph else { return false }
    return graph.graph.untracked { EnvironmentValues(scope: environment).layoutDirection } == .rightToLeft
  }

  /// Whether the place has no more width than for one column.
  var isCompact: Bool {
    guard let graph else { return false }
    return graph.graph.untracked { EnvironmentValues(scope: environment).horizontalSizeClass } == .compact
  }

  /// Maps the place's own space into that of the window.
  var toWindow: CGAffineTransform {
    guard let graph else { return .identity }
    return graph.graph.untracked { slot.transform(to: nil) }
  }

  /// Lets the views inside be placed before the next frame.
  func scheduleLayout() {
    guard !waitsForLayout, let graph else { return }
    waitsForLayout = true
    graph.afterUpdate { [weak self] in self?.layOut() }
  }

  private func layOut() {
    waitsForLayout = false
    view.layoutIfNeeded()
  }

  /// What bars and the window's corners cover of the place.
  private(set) var safeArea: UIEdgeInsets = .zero

  /// The place has a size: the view takes it, and is in the window from now on.
  ///
  /// - Parameter safeArea: What bars and the window's corners cover of the place.
  func place(_ size: CGSize, safeArea: UIEdgeInsets) {
    guard view.root == nil || view.root === self else { return }
    self.size = size
    let isNew: Bool = view.root == nil
    if isNew { enter() }
    var change: ContainerChange?
    if view.superview == nil {
      if !isNew, view.bounds.size != size { change = view.sizeWillChange(to: size) }
      takeBack()
    }
    if isNew { view.controller?.toldSize = size }
    if isNew { updateTraits() }
    if self.safeArea != safeArea {
      self.safeArea = safeArea
      view.safeAreaMayHaveChanged()
    }
    view.tellAppearing()
    view.layoutIfNeeded()
    change?.end()
    if isNew { view.didEnterWindow() }
  }

  /// Gives the view the place's size.
  func takeBack() {
    if view.bounds.size != size { view.bounds.size = size }
    view.center = CGPoint(x: size.width / 2, y: size.height / 2)
  }

  private func enter() {
    let window: UIWindow? = window
    view.willEnterWindow()
    view.tellAll { $0.willMove(toWindow: window) }
    view.root = self
    graph?.service(UIWindowService.self).add(self)
    _ = graph?.service(FocusedViews.self)
    view.layer.joinClocks()
    view.tellAll { $0.didMoveToWindow() }
  }

  /// The place is gone.
  func leave() {
    guard view.root === self else { return }
    guard view.superview?.window == nil else {
      // Another view shows it, and goes on with that by itself.
      view.root = nil
      view.changes.place.change()
      return
    }
    view.willLeaveWindow()
    view.tellAll { $0.willMove(toWindow: nil) }
    view.root = nil
    graph?.existingService(UIWindowService.self)?.remove(self)
    view.tellAll { $0.didMoveToWindow() }
    view.didLeaveWindow()
  }
}

/// Gives the size of a place to the view of UIKit's in it.
final class ViewRootNode: GraphNode {
  private let root: ViewRoot
  private let slot: GeometrySlot
  private let safeArea: SafeAreaScope?
  private unowned(unsafe) let window: ViewGraph

  init(_ root: ViewRoot, inputs: _ViewInputs) {
    self.root = root
    slot = inputs.slot
    safeArea = inputs.safeArea
    window = inputs.window
    super.init(in: inputs.graph, "place of a UIView")
    inputs.graph.currentSubgraph.onEnd { MainActor.assumeIsolated { root.leave() } }
    setNeedsEvaluation()
  }

  override var isEager: Bool { true }

  override func evaluate() -> Bool {
    let size: CGSize = slot.size
    guard slot.isPlaced else { return false }
    let covered: EdgeInsets = safeArea?.covered(of: slot, size: size) ?? EdgeInsets()
    let insets = UIEdgeInsets(
      top: covered.top, left: covered.leading, bottom: covered.bottom, right: covered.trailing)
    window.afterUpdate { [root] in MainActor.assumeIsolated { root.place(size, safeArea: insets) } }
    return false
  }
}
