extension UIView {
  /// The place in a window that the view belongs to.
  var layoutRoot: ViewRoot? { root ?? superview?.layoutRoot }

  /// Lets the window pass over the view before its next frame: its properties, constraints or layout are asked for.
  func askForPass() { markForPass()?.scheduleLayout() }

  /// Marks the view and those around it. A pass visits views with the mark alone, so that its cost is what asks, and not what is
  /// shown.
  ///
  /// - Returns: The place of the views in a window.
  @discardableResult
  func markForPass() -> ViewRoot? {
    var next: UIView? = self
    var place: ViewRoot?
    while let view = next {
      view.needsPass = true
      place = place ?? view.root
      next = view.superview
    }
    return place
  }
}
