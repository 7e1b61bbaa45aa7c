import CoreGraphics
import UIFoundation

extension UIView {
  // MARK: Adding and removing

  /// The constraints that belong to the view: those whose nearest common view it is.
  public var constraints: [NSLayoutConstraint] { heldConstraints.filter { !$0.isSystem } }

  /// Makes a constraint count, as its `isActive` does.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }

  /// Makes a constraint of the view's not count any more.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  // MARK: Asking for constraints

  func askForConstraints() {
    needsConstraints = true
    askForPass()
    setNeedsLayout()
  }

  public func needsUpdateConstraints() -> Bool { needsConstraints }

  /// Calls `updateConstraints()` of this view and of those inside that asked for it, the inner ones first.
  public func updateConstraintsIfNeeded() {
    guard needsPass else { return }
    for view in subviews { view.updateConstraintsIfNeeded() }
    updateOwnConstraints()
  }

  func updateOwnConstraints() {
    guard needsConstraints else { return }
    needsConstraints = false
    following(.constraints) {
      controller?.updateViewConstraints()
      updateConstraints()
    }
  }

  // MARK: Laying out

  /// The view's own part of a layout, and that of views inside.
  func layOutMarked() {
    guard needsPass else { return }
    // A view that asks for something during its layout sets the mark again.
    needsPass = needsProperties || needsConstraints
    if needsLayout {
      needsLayout = false
      isLayingOut = true
      checkSafeArea()
      controller?.layoutWillBegin()
      following(.layout) {
        controller?.viewWillLayoutSubviews()
        layer.layOut()
        controller?.viewDidLayoutSubviews()
      }
      isLayingOut = false
    }
    for view in subviews {
      view.layOutMarked()
      needsPass = needsPass || view.needsPass
    }
  }

  /// The frame before transforms.
  var untransformedFrame: CGRect {
    let size: CGSize = bounds.size
    let anchor: CGPoint = layer.anchorPoint
    return CGRect(
      x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height, width: size.width, height: size.height)
  }

  /// Gives the view a frame before transforms.
  func place(in frame: CGRect) {
    guard frame != untransformedFrame else { return }
    if bounds.size != frame.size { bounds.size = frame.size }
    let anchor: CGPoint = layer.anchorPoint
    center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
  }

  /// Whether the solution allows the view other frames as well. For tests: constraints are not meant to be ambiguous.
  public var hasAmbiguousLayout: Bool {
    layoutIfNeededFromTop()
    return layoutSystem?.isAmbiguous(self) ?? false
  }

  private func layoutIfNeededFromTop() { topView.layoutIfNeeded() }

  /// The active constraints that have a part in the view's width or height.
  ///
  /// - Parameter axis: The direction.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    layoutSystem?.constraints(of: self, axis) ?? []
  }

  // MARK: The system

  var topView: UIView {
    var view: UIView = self
    while let outer = view.superview { view = outer }
    return view
  }

  /// The constraints of the tree that the view is in; nil where there are none.
  var layoutSystem: LayoutSystem? { topView.ownLayoutSystem }

  func makeLayoutSystem() -> LayoutSystem {
    let top: UIView = topView
    if let system = top.ownLayoutSystem { return system }
    let system = LayoutSystem(root: top)
    top.ownLayoutSystem = system
    return system
  }

  /// The view's frame, or what becomes of it, is another.
  func tellLayoutSystem() {
    // The frame of other views is the solution's.
    guard superview == nil || translatesAutoresizingMaskIntoConstraints || needsFreeing else { return }
    layoutSystem?.viewDidChange(self)
  }

  /// Whether the system still takes the frame for one that was set.
  private var needsFreeing: Bool { layoutSystem?.isFixed(self) ?? false }

  // MARK: Moving in the tree

  /// A view has come in: its constraints belong to this tree.
  func takeConstraints(of view: UIView) {
    guard let old = view.ownLayoutSystem else { return }
    view.ownLayoutSystem = nil
    let constraints: [NSLayoutConstraint] = old.takeAll()
    guard !constraints.isEmpty else { return }
    let system: LayoutSystem = makeLayoutSystem()
    for constraint in constraints { system.insert(constraint) }
  }

  /// The view leaves: constraints between views inside of it and others count no more.
  func dropConstraints(across outer: UIView) {
    guard outer.layoutSystem != nil else { return }
    var next: UIView? = outer
    while let view = next {
      for constraint in view.heldConstraints where constraint.concerns(self) { constraint.deactivate() }
      next = view.superview
    }
    // Those that stay with the view leave the tree's system.
    guard let system = outer.layoutSystem else { return }
    tellAll { view in
      for constraint in view.heldConstraints { system.remove(constraint) }
    }
  }

  /// The view has left: it and all inside are a tree of their own.
  func keepConstraints() {
    var kept: [NSLayoutConstraint] = []
    tellAll { kept += $0.heldConstraints }
    guard !kept.isEmpty else { return }
    let system: LayoutSystem = makeLayoutSystem()
    for constraint in kept.sorted(by: { $0.sequence < $1.sequence }) { system.insert(constraint) }
  }
}

extension NSLayoutConstraint {
  /// Whether an item is in a view or is the view.
  func concerns(_ view: UIView) -> Bool {
    first?.layoutView?.isDescendant(of: view) == true || second?.layoutView?.isDescendant(of: view) == true
  }
}

extension LayoutSystem {
  func isFixed(_ view: UIView) -> Bool { members[ObjectIdentifier(view)]?.isFixed ?? false }

  func isAmbiguous(_ view: UIView) -> Bool {
    guard view !== root, let member = members[ObjectIdentifier(view)] else { return false }
    return member.variables.contains(where: solver.isAmbiguous)
  }

  func constraints(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    let found: [NSLayoutConstraint] = entries.values.compactMap { entry in
      entry.constraint.firstAttribute.axis == axis && entry.members.contains { $0.view === view }
        ? entry.constraint : nil
    }
    return found.sorted { $0.sequence < $1.sequence }
  }
}
