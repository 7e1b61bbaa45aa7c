import UIFoundation

/// How near a controller's view is to being seen.
struct ControllerAppearance {
  enum Phase { case disappeared, appearing, appeared, disappearing }

  var phase: Phase = .disappeared
  var isAnimated: Bool = false
  /// Whether the controller was told in this appearance that its view is in place.
  var isInPlace: Bool = false
  /// Whether the controller comes into a container, or leaves it.
  var isMoving: Bool = false
  /// Whether the appearance ends as soon as the view is in place.
  var endsInPlace: Bool = false
  /// Whether a container, and not the window, tells the controller of its appearance.
  var isManaged: Bool = false
}

extension UIViewController {
  /// Tells a child that its view is about to appear or to disappear, for a container that does so itself
  /// (`shouldAutomaticallyForwardAppearanceMethods`).
  ///
  /// - Parameters:
  ///   - isAppearing: Whether the view comes.
  ///   - animated: Whether it does so with a movement.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    loadViewIfNeeded()
    beginAppearance(isAppearing, animated: animated)
  }

  /// Tells a child that its view has appeared or disappeared.
  public func endAppearanceTransition() { endAppearance() }

  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    if isAppearing, !(self is LinkedController) { loadViewIfNeeded() }
    switch (appearance.phase, isAppearing) {
    case (.disappeared, true), (.disappearing, true):
      // A movement that turns round never put the view out of place.
      let wasInPlace: Bool = appearance.phase == .disappearing
      appearance.phase = .appearing
      appearance.isAnimated = animated
      appearance.isInPlace = wasInPlace
      viewWillAppear(animated)
      if wasInPlace { viewIsAppearing(animated) }
    case (.appeared, false), (.appearing, false):
      appearance.phase = .disappearing
      appearance.isAnimated = animated
      viewWillDisappear(animated)
    default: return
    }
    appearance.endsInPlace = false
    for child in appearingChildren { child.beginAppearance(isAppearing, animated: animated) }
    appearanceDidBegin(isAppearing)
  }

  /// The view is in its window and has its size.
  func tellInPlace() {
    guard appearance.phase == .appearing else { return }
    if !appearance.isInPlace {
      appearance.isInPlace = true
      unavailable?.isAsked = false
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
      viewIsAppearing(appearance.isAnimated)
    }
    for child in childrenInView { child.tellInPlace() }
  }

  func endAppearance() {
    let isAnimated: Bool = appearance.isAnimated
    switch appearance.phase {
    case .appearing:
      // What a container shows has its place after the container.
      if appearance.isManaged, let view = viewIfLoaded, view.window == nil, !(self is LinkedController) {
        appearance.endsInPlace = true
        return
      }
      tellInPlace()
      appearance.phase = .appeared
      for child in appearingChildren { child.endAppearance() }
      viewDidAppear(isAnimated)
      appearanceDidEnd(true)
    case .disappearing:
      appearance.phase = .disappeared
      for child in appearingChildren { child.endAppearance() }
      viewDidDisappear(isAnimated)
      appearanceDidEnd(false)
    case .appeared, .disappeared: return
    }
    appearance.isMoving = false
  }

  /// The children whose views are inside of the controller's, and which it tells.
  var childrenInView: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { child in
      guard !child.appearance.isManaged, let own = child.viewIfLoaded else { return false }
      return own !== view && own.isDescendant(of: view)
    }
  }

  /// Whether the window's comings and goings are the controller's.
  fileprivate var followsWindow: Bool {
    !appearance.isManaged && parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }
}

// MARK: - Views that come and go

extension UIView {
  /// The outermost controllers whose views are this one or inside of it.
  private var outermostControllers: [UIViewController] {
    if let controller { return [controller] }
    return subviews.flatMap(\.outermostControllers)
  }

  func willEnterWindow() {
    for controller in outermostControllers where controller.followsWindow {
      controller.beginAppearance(true, animated: false)
    }
  }

  func tellAppearing() {
    for controller in outermostControllers { controller.tellInPlace() }
  }

  func didEnterWindow() {
    // A child that comes while its parent is on the way appears together with it.
    for controller in outermostControllers {
      let isTold: Bool = controller.followsWindow && controller.parent?.appearance.phase != .appearing
      if isTold || controller.appearance.endsInPlace { controller.endAppearance() }
    }
  }

  func willLeaveWindow() {
    for controller in outermostControllers where controller.followsWindow {
      controller.beginAppearance(false, animated: false)
    }
  }

  func didLeaveWindow() {
    for controller in outermostControllers
    where controller.followsWindow && controller.appearance.phase == .disappearing {
      controller.endAppearance()
    }
  }
}
