/// An element of a ``SummedList``.
package protocol Summand {
  associatedtype Sum: AdditiveArithmetic
  /// What the element adds to the sum of the list.
  var sum: Sum { get }
}

/// A list that knows the sum of the elements before each one, and is changed in the middle at the cost of one chunk.
///
/// Elements stand in chunks of at most ``chunkLimit`` with a sum each. To find an element by its index or by a sum costs a look
/// at the chunks before and at the elements of one; 20,000 paragraphs make about 150 chunks. A copy shares all chunks until
/// one is changed, so that a snapshot is free and the first change after it copies one chunk.
package struct SummedList<Element: Summand> {
  fileprivate struct Chunk {
    var elements: [Element]
    var sum: Element.Sum

    init(_ elements: [Element]) {
      self.elements = elements
      sum = elements.reduce(into: .zero) { $0 += $1.sum }
    }
  }

  package static var chunkLimit: Int { 256 }

  private var chunks: [Chunk] = []
  package private(set) var count: Int = 0
  /// The sum of all elements.
  package private(set) var total: Element.Sum = .zero
  /// How many elements were written, for tests of what an edit touches.
  package private(set) var writeCount: Int = 0

  package init(_ elements: [Element] = []) { replaceSubrange(0..<0, with: elements) }

  package var isEmpty: Bool { count == 0 }

  package subscript(index: Int) -> Element {
    let (chunk, start) = locate(index)
    return chunks[chunk].elements[index - start]
  }

  /// Changes one element in its place.
  package mutating func update<Result>(_ index: Int, _ body: (inout Element) -> Result) -> Result {
    let (chunk, start) = locate(index)
    let before: Element.Sum = chunks[chunk].elements[index - start].sum
    let result: Result = body(&chunks[chunk].elements[index - start])
    let difference: Element.Sum = chunks[chunk].elements[index - start].sum - before
    chunks[chunk].sum += difference
    total += difference
    writeCount += 1
    return result
  }

  /// The sum of the elements before an index, which may be the end.
  package func sum(before index: Int) -> Element.Sum {
    var (sum, start): (Element.Sum, Int) = (.zero, 0)
    for chunk in chunks {
      if start + chunk.elements.count <= index {
        sum += chunk.sum
        start += chunk.elements.count
        continue
      }
      for element in chunk.elements.prefix(index - start) { sum += element.sum }
      break
    }
    return sum
  }

  /// The first element with which the sum goes past a limit, or the last one, and the sum before it; the list is not empty.
  package func first(goingPast: (Element.Sum) -> Bool) -> (index: Int, before: Element.Sum) {
    var (sum, start): (Element.Sum, Int) = (.zero, 0)
    for (number, chunk) in chunks.enumerated() {
      guard goingPast(sum + chunk.sum) || number == chunks.count - 1 else {
        sum += chunk.sum
        start += chunk.elements.count
        continue
      }
      for (offset, element) in chunk.elements.enumerated() {
        let next: Element.Sum = sum + element.sum
        if goingPast(next) || offset == chunk.elements.count - 1 { return (start + offset, sum) }
        sum = next
      }
    }
    preconditionFailure("An empty list has no element.")
  }

  package func forEach(in range: Range<Int>, _ body: (Element) -> Void) {
    var start: Int = 0
    for chunk in chunks {
      let end: Int = start + chunk.elements.count
      let part: Range<Int> = range.clamped(to: start..<end)
      for index in part { body(chunk.elements[index - start]) }
      if end >= range.upperBound { return }
      start = end
    }
  }

  /// Changes elements in ways that leave their sums alone.
  package mutating func updateAll(_ body: (inout Element) -> Void) {
    for chunk in chunks.indices {
      for index in chunks[chunk].elements.indices { body(&chunks[chunk].elements[index]) }
    }
  }

  package func elements(in range: Range<Int>) -> [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(range.count)
    forEach(in: range) { elements.append($0) }
    return elements
  }

  package mutating func replaceSubrange(_ range: Range<Int>, with new: [Element]) {
    writeCount += new.count
    count += new.count - range.count
    guard !chunks.isEmpty else {
      chunks = Self.chunks(of: new)
      total = chunks.reduce(into: .zero) { $0 += $1.sum }
      return
    }
    let (first, firstStart) = locate(range.lowerBound)
    let (last, lastStart) = range.isEmpty ? (first, firstStart) : locate(range.upperBound - 1)
    var joined: [Element] = Array(chunks[first].elements.prefix(range.lowerBound - firstStart))
    joined.append(contentsOf: new)
    joined.append(contentsOf: chunks[last].elements.dropFirst(range.upperBound - lastStart))
    for chunk in chunks[first...last] { total -= chunk.sum }
    let replaced: [Chunk] = Self.chunks(of: joined)
    for chunk in replaced { total += chunk.sum }
    chunks.replaceSubrange(first...last, with: replaced)
  }

  private static func chunks(of elements: [Element]) -> [Chunk] {
    guard elements.count > chunkLimit else { return elements.isEmpty ? [] : [Chunk(elements)] }
    // Half full, so that the next insertions have room.
    return stride(from: 0, to: elements.count, by: chunkLimit / 2).map { start in
      Chunk(Array(elements[start..<min(start + chunkLimit / 2, elements.count)]))
    }
  }

  /// The chunk of an element, and the index of its first one; the end belongs to the last chunk.
  private func locate(_ index: Int) -> (chunk: Int, start: Int) {
    var start: Int = 0
    for number in chunks.indices {
      let end: Int = start + chunks[number].elements.count
      if index < end || number == chunks.count - 1 { return (number, start) }
      start = end
    }
    return (0, 0)
  }
}

extension SummedList: Sendable where Element: Sendable, Element.Sum: Sendable {}
extension SummedList.Chunk: Sendable where Element: Sendable, Element.Sum: Sendable {}
