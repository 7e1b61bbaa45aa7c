import CoreGraphics

extension UIView {
  /// Puts a view among those inside, by its distance from another one.
  func place(_ view: UIView, beside sibling: UIView, _ distance: Int) {
    guard view !== sibling else { return }
    if view.superview === self { subviews.removeAll { $0 === view } }
    let index: Int? = subviews.firstIndex { $0 === sibling }
    insert(view, at: index.map { $0 + distance } ?? subviews.count)
  }

  /// Puts a view in front of all others inside.
  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    subviews = subviews.filter { $0 !== view } + [view]
  }

  /// Puts a view behind all others inside.
  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    subviews = [view] + subviews.filter { $0 !== view }
  }

  /// Lets two views inside change places.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviews.swapAt(index1, index2)
  }

  /// Whether the view is another one or is inside of it.
  public func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let current = next {
      if current === view { return true }
      next = current.superview
    }
    return false
  }

  /// The view with a number, of this one and those inside.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  func insert(_ view: UIView, at index: Int) {
    precondition(!isDescendant(of: view), "A view cannot be put into itself or into a view inside of it.")
    let isNew: Bool = view.superview !== self
    if isNew {
      view.leaveSuperview(for: self)
    } else {
      subviews.removeAll { $0 === view }
    }
    let oldWindow: UIWindow? = view.window
    if isNew {
      view.willMove(toSuperview: self)
      if oldWindow !== window {
        if window != nil { view.willEnterWindow() }
        view.tellAll { $0.willMove(toWindow: window) }
      }
    }
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    if view.needsPass { markForPass() }
    if isNew, view.root != nil { view.changes.place.change() }
    if isNew { takeConstraints(of: view) }
    subviewsDidChange()
    guard isNew else { return }
    if window != nil { view.updateTraits(toldTraits ?? traitCollection) }
    if oldWindow !== window {
      if window != nil { view.layer.joinClocks() }
      view.tellAll { $0.didMoveToWindow() }
      if window != nil {
        view.tellAppearing()
        view.didEnterWindow()
      }
    }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Asks for a layout, as there are other views inside. A view that puts its views inside while it is laid out does so for this
  /// layout, and would otherwise ask for layouts without end.
  private func subviewsDidChange() {
    if !isLayingOut { setNeedsLayout() }
  }

  /// Takes the view out of the one around it, perhaps for another one.
  func leaveSuperview(for other: UIView? = nil) {
    guard let old = superview else { return }
    let oldWindow: UIWindow? = window
    // One with a place of its own is there again.
    let leavesWindow: Bool = oldWindow != nil && oldWindow !== (other?.window ?? root?.window)
    old.willRemoveSubview(self)
    if other == nil { willMove(toSuperview: nil) }
    if leavesWindow {
      willLeaveWindow()
      if other == nil { tellAll { $0.willMove(toWindow: nil) } }
    }
    dropConstraints(across: old)
    old.subviews.removeAll { $0 === self }
    superview = nil
    keepConstraints()
    old.subviewsDidChange()
    if let root {
      changes.place.change()
      if other == nil { root.takeBack() }
    }
    if leavesWindow { didLeaveWindow() }
    guard other == nil else { return }
    if leavesWindow { tellAll { $0.didMoveToWindow() } }
    didMoveToSuperview()
  }

  /// Calls an action with the view and all inside, from the outside inwards.
  func tellAll(_ action: (UIView) -> Void) {
    action(self)
    for view in subviews { view.tellAll(action) }
  }
}
