/// The result of a fetch in batches: an element is read when it is asked for, together with its neighbours.
public struct FetchResultsCollection<Element>: RandomAccessCollection {
  private final class Batches {
    var loaded: [Int: [Element]] = [:]
    var order: [Int] = []
  }

  public let count: Int
  private let batchSize: Int
  private let read: (Range<Int>) -> [Element]
  private let batches = Batches()

  init(count: Int, batchSize: Int, read: @escaping (Range<Int>) -> [Element]) {
    self.count = count
    self.batchSize = batchSize > 0 ? batchSize : 128
    self.read = read
  }

  /// Objects that have been read already.
  init(_ elements: [Element]) {
    self.init(count: elements.count, batchSize: Swift.max(elements.count, 1)) { Array(elements[$0]) }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { count }

  public subscript(position: Int) -> Element {
    precondition(indices.contains(position), "There is no element at \(position) of \(count).")
    let number: Int = position / batchSize
    if batches.loaded[number] == nil {
      let start: Int = number * batchSize
      batches.loaded[number] = read(start..<Swift.min(start + batchSize, count))
      batches.order.append(number)
      // What is far away can be read again.
      if batches.order.count > 8 { batches.loaded[batches.order.removeFirst()] = nil }
    }
    let batch: [Element] = batches.loaded[number] ?? []
    let place: Int = position - number * batchSize
    precondition(place < batch.count, "The object at \(position) was deleted after the fetch.")
    return batch[place]
  }
}
