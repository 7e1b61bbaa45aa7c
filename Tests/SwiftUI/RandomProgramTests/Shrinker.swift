/// Makes a failing history shorter and its programs smaller while it still fails.
enum Shrinker {
  /// How many histories are tried at most.
  private static let limit: Int = 4_000

  static func shrink(_ history: History, fails: (History) throws -> Bool) rethrows -> History {
    var best: History = history
    var tries: Int = 0
    func take(_ other: History) throws -> Bool {
      tries += 1
      guard tries <= limit, try fails(other) else { return false }
      best = other
      return true
    }
    var isSmaller: Bool = true
    while isSmaller {
      isSmaller = false
      // Large stretches first; the last step stays, since it is the one that fails.
      var length: Int = best.steps.count - 1
      while length > 0 {
        var start: Int = 0
        while start + length < best.steps.count {
          if try take(best.removing(start..<start + length)) { isSmaller = true } else { start += length }
        }
        length /= 2
      }
      for step in plainer(best) where try take(step) { isSmaller = true }
      let ids: Set<Int> = best.programs.reduce(into: []) { $0.formUnion($1.ids) }
      for id in ids.sorted() {
        for change in changes(of: id, in: best) {
          let smaller: History = best.mapping(change)
          guard smaller.programs != best.programs, try take(smaller) else { continue }
          isSmaller = true
          break
        }
      }
    }
    return best
  }

  private static func plainer(_ history: History) -> [History] {
    let first: History.Step = history.steps[0]
    var result: [History] = []
    if history.steps.contains(where: { $0.settings != first.settings }) {
      result.append(history.changingSteps { $0.settings = first.settings })
    }
    if history.steps.contains(where: { $0.window != first.window }) {
      result.append(history.changingSteps { $0.window = first.window })
    }
    if history.steps.contains(where: { $0.animation != nil }) {
      result.append(history.changingSteps { $0.animation = nil })
    }
    if history.steps.contains(where: { $0.frames != nil }) {
      result.append(history.changingSteps { $0.frames = nil })
    }
    if history.steps.dropLast().contains(where: \.isLookedAt) {
      result.append(history.changingSteps { $0.isLookedAt = false })
    }
    return result
  }

  /// A program without a node, with a node's child in its place, without one of its modifiers, and the like.
  private static func changes(of id: Int, in history: History) -> [(Program) -> Program] {
    var changes: [(Program) -> Program] = []
    func add(_ change: @escaping (inout Program) -> Void) { changes.append { $0.changing(id, change) } }
    if history.programs.allSatisfy({ $0.id != id }) { changes.append { $0.removing(id) } }
    let kept: Set<Int> = history.programs.reduce(into: []) { $0.formUnion($1.children(of: id)) }
    for child in kept.sorted() {
      changes.append { program in program.find(child).map { program.replacing(id, with: $0) } ?? program }
    }
    add { $0.modifiers = [] }
    for index in 0..<4 { add { if $0.modifiers.indices.contains(index) { $0.modifiers.remove(at: index) } } }
    add { $0.text = "a" }
    add { $0.number = 0 }
    add { $0.flag = false }
    // From the plainest on, and only to plainer ones, so that it ends.
    let plain: [Program.Kind] = [.text, .color, .column, .group]
    for (rank, kind) in plain.enumerated() {
      add { program in
        if rank < plain.firstIndex(of: program.kind) ?? plain.count { program.kind = kind }
      }
    }
    return changes
  }
}

extension Program {
  var ids: Set<Int> { children.reduce(into: [id]) { $0.formUnion($1.ids) } }

  func changing(_ id: Int, _ change: (inout Program) -> Void) -> Program {
    var copy = self
    if self.id == id { change(&copy) }
    copy.children = copy.children.map { $0.changing(id, change) }
    return copy
  }

  func removing(_ id: Int) -> Program {
    var copy = self
    copy.children = children.filter { $0.id != id }.map { $0.removing(id) }
    return copy
  }

  func replacing(_ id: Int, with other: Program) -> Program {
    if self.id == id { return other }
    var copy = self
    copy.children = children.map { $0.replacing(id, with: other) }
    return copy
  }

  func find(_ id: Int) -> Program? {
    if self.id == id { return self }
    return children.lazy.compactMap { $0.find(id) }.first
  }

  func children(of id: Int) -> [Int] { find(id)?.children.map(\.id) ?? [] }
}
