/// Makes a failing pair of programs smaller while it still fails.
enum Shrinker {
  /// Nil when the pair alone does not fail: then it takes more than the last edit.
  static func shrink(
    _ first: Program, _ second: Program, fails: (Program, Program) throws -> Bool
  ) rethrows -> (Program, Program)? {
    guard try fails(first, second) else { return nil }
    var best: (Program, Program) = (first, second)
    var isSmaller: Bool = true
    while isSmaller {
      isSmaller = false
      for id in best.0.ids.union(best.1.ids).sorted() {
        for step in steps(for: id, in: best) where step.0 != best.0 || step.1 != best.1 {
          guard try fails(step.0, step.1) else { continue }
          best = step
          isSmaller = true
          break
        }
      }
    }
    return best
  }

  /// The pair without a node, with a node's child in its place, without one of its modifiers, and the like.
  private static func steps(for id: Int, in pair: (Program, Program)) -> [(Program, Program)] {
    var steps: [(Program, Program)] = []
    func add(_ change: (inout Program) -> Void) {
      steps.append((pair.0.changing(id, change), pair.1.changing(id, change)))
    }
    if pair.0.id != id { steps.append((pair.0.removing(id), pair.1.removing(id))) }
    for index in 0..<3 {
      if let first = pair.0.child(index, of: id), let second = pair.1.child(index, of: id), first.id == second.id {
        steps.append((pair.0.replacing(id, with: first), pair.1.replacing(id, with: second)))
      }
    }
    add { $0.modifiers = [] }
    for index in 0..<4 { add { if $0.modifiers.indices.contains(index) { $0.modifiers.remove(at: index) } } }
    add { $0.text = "a" }
    add { $0.number = 0 }
    // From the plainest on, and only to plainer ones, so that it ends.
    let plain: [Program.Kind] = [.text, .color, .column, .group]
    for (rank, kind) in plain.enumerated() {
      add { program in
        if rank < plain.firstIndex(of: program.kind) ?? plain.count { program.kind = kind }
      }
    }
    return steps
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

  func child(_ index: Int, of id: Int) -> Program? {
    if self.id == id { return children.indices.contains(index) ? children[index] : nil }
    return children.lazy.compactMap { $0.child(index, of: id) }.first
  }
}
