/// The outlets of one source in the order of their subscriptions; removal is by binary search.
struct OutletList<Output, Failure: Error> {
  typealias Entry = (ticket: UInt, outlet: Outlet<Output, Failure>)

  private(set) var entries: [Entry] = []
  private(set) var nextTicket: UInt = 0

  mutating func add(_ outlet: Outlet<Output, Failure>) -> UInt {
    defer { nextTicket += 1 }
    entries.append((nextTicket, outlet))
    return nextTicket
  }

  mutating func remove(_ ticket: UInt) {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].ticket < ticket { low = middle + 1 } else { high = middle }
    }
    if low < entries.count, entries[low].ticket == ticket { entries.remove(at: low) }
  }

  mutating func removeAll() -> [Entry] {
    defer { entries = [] }
    return entries
  }
}
