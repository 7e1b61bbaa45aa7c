import CoreGraphics
import UIFoundation

extension NSLayoutConstraint {
  /// Constraints for a row or a column that is drawn in signs: `H:|-[name(>=80)]-8-[field]-|`.
  ///
  /// - Parameters:
  ///   - format: `H:` or `V:`, then views in square brackets, distances between them, and `|` for the view around.
  ///   - opts: How the views are aligned across, and which way a row goes.
  ///   - metrics: Numbers by the names that the format uses.
  ///   - views: Views and guides by the names that the format uses.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var parser = VisualFormat(format, opts, metrics ?? [:], views)
    return parser.parse()
  }
}

/// Reads a visual format.
@MainActor
private struct VisualFormat {
  typealias Attribute = NSLayoutConstraint.Attribute

  /// One number of a distance or a size: `>=20@750`.
  private struct Predicate {
    var relation: NSLayoutConstraint.Relation = .equal
    var constant: CGFloat = 0
    var item: (any LayoutItem)?
    var priority: UILayoutPriority = .required
  }

  private let format: String
  private var rest: Substring
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var axis: NSLayoutConstraint.Axis = .horizontal
  private var result: [NSLayoutConstraint] = []

  init(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
  ) {
    self.format = format
    rest = format.filter { $0 != " " }[...]
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  private func fail(_ message: String) -> Never {
    preconditionFailure("The visual format \"\(format)\" cannot be read: \(message), at \"\(rest)\".")
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  private mutating func name() -> String {
    let word: Substring = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    rest = rest.dropFirst(word.count)
    return String(word)
  }

  mutating func parse() -> [NSLayoutConstraint] {
    if take("V:") { axis = .vertical } else { _ = take("H:") }
    var previous: (any LayoutItem)?
    var isEdge: Bool = false
    var all: [any LayoutItem] = []
    if take("|") { isEdge = true }
    while !rest.isEmpty {
      let hasDash: Bool = rest.hasPrefix("-")
      let distances: [Predicate] = distance()
      if take("|") {
        guard let view = previous, let outer = view.layoutContainer else { fail("there is no view around") }
        connect(view, outer, distances, hasDash: hasDash, ends: true)
        guard rest.isEmpty else { fail("nothing comes after the edge") }
        break
      }
      guard take("[") else { fail("a view in square brackets is missing") }
      let item: any LayoutItem = view(name())
      if isEdge, previous == nil {
        guard let outer = item.layoutContainer else { fail("there is no view around") }
        connect(outer, item, distances, hasDash: hasDash, begins: true)
      } else if let previous {
        connect(previous, item, distances, hasDash: hasDash)
      }
      size(of: item)
      guard take("]") else { fail("a bracket is not closed") }
      all.append(item)
      previous = item
    }
    align(all)
    return result
  }

  private func view(_ name: String) -> any LayoutItem {
    guard let item = views[name] as? any LayoutItem else { fail("\"\(name)\" is none of the views") }
    return item
  }

  // MARK: Numbers

  /// What stands between two views: nothing, `-`, `-8-`, `-(>=8,<=20)-`.
  private mutating func distance() -> [Predicate] {
    guard take("-") else { return [Predicate()] }
    if rest.hasPrefix("[") || rest.hasPrefix("|") { return [Predicate(constant: systemSpacing)] }
    let predicates: [Predicate] = take("(") ? list() : [predicate()]
    guard take("-") else { fail("a distance ends with -") }
    return predicates
  }

  private mutating func list() -> [Predicate] {
    var predicates: [Predicate] = [predicate()]
    while take(",") { predicates.append(predicate()) }
    guard take(")") else { fail("a parenthesis is not closed") }
    return predicates
  }

  private mutating func predicate() -> Predicate {
    var result = Predicate()
    if take("<=") {
      result.relation = .lessThanOrEqual
    } else if take(">=") {
      result.relation = .greaterThanOrEqual
    } else {
      _ = take("==")
    }
    let isNegative: Bool = take("-")
    let word: String = name()
    if let number = number(word) {
      result.constant = isNegative ? -number : number
    } else {
      result.item = view(word)
    }
    if take("@") {
      let word: String = name()
      guard let number = number(word) else { fail("\"\(word)\" is no priority") }
      result.priority = UILayoutPriority(Float(number))
    }
    return result
  }

  private func number(_ word: String) -> CGFloat? {
    if let value = Double(word) { return CGFloat(value) }
    switch metrics[word] {
    case let value as CGFloat: return value
    case let value as Double: return CGFloat(value)
    case let value as Int: return CGFloat(value)
    case let value as Float: return CGFloat(value)
    default: return nil
    }
  }

  // MARK: Constraints

  private mutating func size(of item: any LayoutItem) {
    guard take("(") else { return }
    let attribute: Attribute = axis == .horizontal ? .width : .height
    for predicate in list() {
      add(item, attribute, predicate, predicate.item, predicate.item == nil ? .notAnAttribute : attribute)
    }
  }

  private mutating func add(
    _ first: any LayoutItem, _ attribute: Attribute, _ predicate: Predicate, _ second: (any LayoutItem)?,
    _ other: Attribute
  ) {
    let constraint = NSLayoutConstraint(
      first: first, attribute, predicate.relation, second: second, other, constant: predicate.constant)
    constraint.priority = predicate.priority
    result.append(constraint)
  }

  /// The attributes at which a row begins and ends.
  private var sides: (start: Attribute, end: Attribute) {
    guard axis == .horizontal else { return (.top, .bottom) }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: return (.left, .right)
    case .directionRightToLeft: return (.right, .left)
    default: return (.leading, .trailing)
    }
  }

  /// The distances between two items. A distance to the view around that is not given is that view's margin.
  private mutating func connect(
    _ before: any LayoutItem, _ after: any LayoutItem, _ distances: [Predicate], hasDash: Bool, begins: Bool = false,
    ends: Bool = false
  ) {
    let (start, end) = sides
    let isBackwards: Bool = start == .right
    for distance in distances {
      if begins {
        connectEdge(after, start, before, distance, sign: isBackwards ? -1 : 1)
      } else if ends {
        connectEdge(after, end, before, distance, sign: isBackwards ? -1 : 1)
      } else {
        var distance: Predicate = distance
        if isBackwards {
          add(before, end, distance, after, start)
        } else {
          distance.item = nil
          add(after, start, distance, before, end)
        }
      }
    }
  }

  private mutating func connectEdge(
    _ first: any LayoutItem, _ attribute: Attribute, _ second: any LayoutItem, _ distance: Predicate, sign: Int
  ) {
    // Both ends are written so that the distance is positive.
    if sign > 0 {
      add(first, attribute, distance, second, attribute)
    } else {
      add(second, attribute, distance, first, attribute)
    }
  }

  private mutating func align(_ items: [any LayoutItem]) {
    let attributes: [(NSLayoutConstraint.FormatOptions, Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
      (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
      (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    guard let first = items.first else { return }
    for (option, attribute) in attributes where options.contains(option) {
      for item in items.dropFirst() { add(item, attribute, Predicate(), first, attribute) }
    }
  }
}
