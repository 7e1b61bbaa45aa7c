/// An element that is near to what was looked for, and why it is not it.
@MainActor
struct Candidate {
  let element: ElementSnapshot
  let reason: String
  fileprivate let distance: Int
}

extension XCUIElementQuery {
  /// The nearest elements where the query finds none: what the last step that found nothing had to choose from, and what is
  /// called alike elsewhere.
  func candidates(limit: Int = 3) -> [Candidate] {
    guard let root = application.root else { return [] }
    var elements: [ElementSnapshot] = [root]
    for (index, step) in steps.enumerated() {
      let next: [ElementSnapshot] = step.apply(to: elements)
      if next.isEmpty {
        return nearest(to: step, among: step.reached(from: elements), under: root, then: steps[(index + 1)...], limit)
      }
      elements = next
    }
    return []
  }

  private func nearest(
    to step: QueryStep, among choice: [ElementSnapshot], under root: ElementSnapshot, then rest: ArraySlice<QueryStep>,
    _ limit: Int
  ) -> [Candidate] {
    let name: String = ([step] + rest).compactMap(\.name).first ?? ""
    var found: [Candidate] = choice.map { element in
      Candidate(element: element, reason: "is not \(step.words)", distance: element.distance(to: name))
    }
    // The right name in another place or of another type.
    let known: Set<UInt64> = Set(choice.map(\.id))
    for element in root.descendants where !known.contains(element.id) && element.isCalled(name) {
      found.append(Candidate(element: element, reason: "is not among \(wordsBefore(step))", distance: 0))
    }
    // What is called right and only of another type is nearer than what is called otherwise.
    for element in root.descendants where known.contains(element.id) && element.isCalled(name) {
      found.removeAll { $0.element.id == element.id }
      found.append(Candidate(element: element, reason: "is a \(element.elementType), not \(step.words)", distance: 0))
    }
    return Array(found.sorted { $0.distance < $1.distance }.prefix(limit))
  }

  private func wordsBefore(_ step: QueryStep) -> String {
    steps.prefix { $0.words != step.words }.map(\.words).joined(separator: " > ")
  }
}

extension QueryStep {
  /// The name that the step asks for.
  fileprivate var name: String? {
    guard words.hasPrefix("called \""), words.hasSuffix("\"") else { return nil }
    return String(words.dropFirst(8).dropLast())
  }
}

extension ElementSnapshot {
  /// How many letters the nearest of the element's names is away from a name.
  fileprivate func distance(to name: String) -> Int {
    [label, identifier].filter { !$0.isEmpty }.map { Self.edits($0.lowercased(), name.lowercased()) }.min() ?? .max
  }

  /// The number of letters to insert, delete or replace between two texts.
  private static func edits(_ a: String, _ b: String) -> Int {
    let (a, b): ([Character], [Character]) = (Array(a.prefix(64)), Array(b.prefix(64)))
    var row: [Int] = Array(0...b.count)
    for (i, left) in a.enumerated() {
      var diagonal: Int = row[0]
      row[0] = i + 1
      for (j, right) in b.enumerated() {
        let replaced: Int = diagonal + (left == right ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[b.count]
  }
}
