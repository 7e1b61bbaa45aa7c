import CoreGraphics
import UIFoundation

/// The constraints of a stack view.
@MainActor
struct StackPlan {
  typealias Attribute = NSLayoutConstraint.Attribute

  let stack: UIStackView
  /// The views that take part.
  let views: [UIView]
  private(set) var rules: [NSLayoutConstraint] = []
  private(set) var gaps: [UILayoutGuide] = []

  init(stack: UIStackView, views: [UIView]) {
    self.stack = stack
    self.views = views
  }

  private var isRow: Bool { stack.axis == .horizontal }
  private var start: Attribute { isRow ? .leading : .top }
  private var end: Attribute { isRow ? .trailing : .bottom }
  private var length: Attribute { isRow ? .width : .height }
  private var middle: Attribute { isRow ? .centerX : .centerY }
  private var edge: any LayoutItem { stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack }

  mutating func make() {
    guard let first = views.first, let last = views.last else {
      // Nothing else says how large an empty stack is, and what is around it could give it any size, even one below zero.
      for length in [Attribute.width, .height] {
        add(stack, length, .greaterThanOrEqual, nil, .notAnAttribute)
        add(stack, length, .equal, nil, .notAnAttribute, priority: UILayoutPriority.fittingSizeLevel.rawValue)
      }
      return
    }
    add(first, start, .equal, edge, start)
    add(edge, end, .equal, last, end)
    switch stack.distribution {
    case .fill: chain(.equal)
    case .fillEqually:
      chain(.equal)
      for view in views.dropFirst() { add(view, length, .equal, first, length) }
    case .fillProportionally:
      chain(.equal)
      share()
    case .equalSpacing: spread()
    case .equalCentering:
      chain(.greaterThanOrEqual)
      centre()
    }
    align()
  }

  private mutating func add(
    _ first: any LayoutItem, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: (any LayoutItem)?, _ other: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: Float = 1_000
  ) {
    let rule = NSLayoutConstraint(
      first: first, attribute, relation, second: second, other, multiplier: multiplier, constant: constant)
    rule.priority = UILayoutPriority(priority)
    rules.append(rule)
  }

  // MARK: Along

  private var neighbours: [(UIView, UIView)] { Array(zip(views, views.dropFirst())) }

  private mutating func chain(_ relation: NSLayoutConstraint.Relation) {
    let isByBaseline: Bool = !isRow && stack.isBaselineRelativeArrangement
    for (before, after) in neighbours {
      add(
        after, isByBaseline ? .firstBaseline : start, relation, before, isByBaseline ? .lastBaseline : end,
        constant: stack.spacing(after: before))
    }
  }

  /// Lengths in the proportion of the content's.
  private mutating func share() {
    let lengths: [CGFloat] = views.map { view in
      let size: CGSize = view.systemContentSize
      return max(0, isRow ? size.width : size.height)
    }
    guard let place = lengths.firstIndex(where: { $0 > 0 }) else { return }
    for (index, view) in views.enumerated() where index != place {
      let share: CGFloat = lengths[index] / lengths[place]
      add(view, length, .equal, views[place], length, multiplier: share, priority: 999)
    }
  }

  /// Gaps of equal lengths, at least the spacing.
  private mutating func spread() {
    for (before, after) in neighbours {
      let gap = UILayoutGuide()
      add(gap, start, .equal, before, end)
      add(gap, end, .equal, after, start)
      add(gap, length, .greaterThanOrEqual, nil, .notAnAttribute, constant: stack.spacing(after: before))
      if let first = gaps.first { add(gap, length, .equal, first, length) }
      gaps.append(gap)
    }
  }

  /// Middles at equal distances, as far as the views' sizes allow.
  private mutating func centre() {
    for (before, after) in neighbours {
      let gap = UILayoutGuide()
      add(gap, start, .equal, before, middle)
      add(gap, end, .equal, after, middle)
      if let first = gaps.first { add(gap, length, .equal, first, length, priority: 150) }
      gaps.append(gap)
    }
  }

  // MARK: Across

  private mutating func align() {
    let top: Attribute = isRow ? .top : .leading
    let bottom: Attribute = isRow ? .bottom : .trailing
    let across: Attribute = isRow ? .height : .width
    let centre: Attribute = isRow ? .centerY : .centerX
    for view in views {
      switch stack.alignment {
      case .fill:
        add(view, top, .equal, edge, top)
        add(view, bottom, .equal, edge, bottom)
        continue
      case .leading: add(view, top, .equal, edge, top)
      case .trailing: add(view, bottom, .equal, edge, bottom)
      case .center: add(view, centre, .equal, edge, centre)
      case .firstBaseline: alignBaselines(view, .firstBaseline, top)
      case .lastBaseline: alignBaselines(view, .lastBaseline, bottom)
      }
      if stack.alignment != .leading { add(view, top, .greaterThanOrEqual, edge, top) }
      if stack.alignment != .trailing { add(view, bottom, .lessThanOrEqual, edge, bottom) }
    }
    // Nothing else keeps the stack from being higher than its views need.
    if stack.alignment != .fill { add(stack, across, .equal, nil, .notAnAttribute, constant: 0, priority: 25) }
  }

  /// Baselines are those of a row; a column lies at its edge.
  private mutating func alignBaselines(_ view: UIView, _ baseline: Attribute, _ side: Attribute) {
    guard isRow else { return add(view, side, .equal, edge, side) }
    if let first = views.first, view !== first { add(view, baseline, .equal, first, baseline) }
    add(view, side, .equal, edge, side, priority: 26)
  }
}

extension UIView {
  /// The size of the view's content: the intrinsic one, or that of the constraints inside.
  var systemContentSize: CGSize { hostedContentSize(width: nil) }
}
