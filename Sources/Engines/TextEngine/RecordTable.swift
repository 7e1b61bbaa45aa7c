import Memory

/// The records of a layout cache, found by content.
///
/// Each text is looked up once it is resolved. A dictionary would hold the contents a second time, and copy each content that
/// it compares; here they lie in the records.
struct RecordTable {
  private var table = OpenTable<LayoutCache.Record>()

  /// Never 0, which is the key of a free place.
  static func hash(of content: TextContent) -> Int {
    var hasher = Hasher()
    content.hash(into: &hasher)
    let hash: Int = hasher.finalize()
    return hash == 0 ? 1 : hash
  }

  var count: Int { table.count }

  func record(for content: TextContent, hash: Int) -> LayoutCache.Record? {
    table.first(UInt(bitPattern: hash)) { $0.content == content }
  }

  /// Adds a record with a content that no other has.
  mutating func insert(_ record: LayoutCache.Record) { table.insert(record, for: UInt(bitPattern: record.hash)) }

  var records: [LayoutCache.Record] { table.elements }

  /// Forgets all but these.
  mutating func keep(_ records: [LayoutCache.Record]) {
    table.removeAll()
    for record in records { insert(record) }
  }
}
