/// The publishers of observable objects that have no published field to keep one.
enum FieldlessPublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private struct Table {
    var entries: [ObjectIdentifier: Entry] = [:]
    var limit = 64
  }

  private static let table = Protected(Table())

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    return table.withLock { table in
      // An address is used again after its object has gone; the weak reference tells.
      if let entry = table.entries[key], entry.object === object { return entry.publisher }
      let publisher = ObservableObjectPublisher()
      table.entries[key] = Entry(object: object, publisher: publisher)
      if table.entries.count > table.limit {
        table.entries = table.entries.filter { $0.value.object != nil }
        table.limit = max(64, table.entries.count * 2)
      }
      return publisher
    }
  }
}
