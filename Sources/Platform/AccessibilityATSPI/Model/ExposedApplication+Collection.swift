import AccessibilityTree

extension ExposedApplication {
  /// Readers find headings, links and the like with this, without walking the tree call by call.
  func collection(_ call: ObjectCall) -> BusReply {
    let arguments: [BusValue] = call.arguments
    switch call.method {
    case "GetActiveDescendant":
      guard let (window, node) = element(call.target), let focus = window.focus,
        window.tree.ancestors(of: focus).contains(where: { $0.id == node.id })
      else { return .value(Self.null) }
      return .value(reference(.element(window.id, focus)))
    case "GetMatches":
      guard let rule = MatchRule(arguments[0]) else { return .invalidArguments("not a match rule") }
      let inside: [ObjectTarget] = descendants(of: call.target)
      return matches(rule, inside, order: arguments.int(1), limit: arguments.int(2))
    case "GetMatchesTo", "GetMatchesFrom":
      guard let rule = MatchRule(arguments[1]), let mark = target(ofPath: arguments.string(0)) else {
        return .invalidArguments("not a match rule, or an object that is not here")
      }
      let inside: [ObjectTarget] = descendants(of: call.target)
      let isTo: Bool = call.method == "GetMatchesTo"
      let limit: Int = arguments.int(isTo ? 5 : 4)
      guard let index = inside.firstIndex(of: mark) else { return .value(references([])) }
      let part: [ObjectTarget] = isTo ? Array(inside[..<index]) : Array(inside[(index + 1)...])
      return matches(rule, part, order: arguments.int(2), limit: limit)
    default: return .unknownMethod
    }
  }

  /// Everything inside an object in reading order, without the object.
  private func descendants(of target: ObjectTarget) -> [ObjectTarget] {
    guard let (window, node) = element(target) else { return [] }
    return window.tree.readingOrder(from: node.id).dropFirst().map { .element(window.id, $0.id) }
  }

  private func matches(_ rule: MatchRule, _ candidates: [ObjectTarget], order: Int, limit: Int) -> BusReply {
    // 4, 5 and 6 are the reversed orders; all others are the reading order.
    let ordered: [ObjectTarget] = (4...6).contains(order) ? candidates.reversed() : candidates
    var found: [ObjectTarget] = []
    for candidate in ordered {
      guard let description = description(of: candidate) else { continue }
      guard rule.matches(description, attributesOf: { attributes(of: candidate, description) }) else { continue }
      found.append(candidate)
      if limit > 0, found.count == limit { break }
    }
    return .value(references(found))
  }
}
