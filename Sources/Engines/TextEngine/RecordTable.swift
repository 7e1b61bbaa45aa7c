/// What a shaper remembers, found by content.
///
/// Each text is looked for here once it is resolved. A dictionary would hold the contents once more, and copy each that it
/// compares; here they lie in the records.
struct RecordTable {
  /// The hash of the record in the same place of `slots`; 0 where there is none.
  private var hashes: [Int] = []
  private var slots: [LayoutCache.Record?] = []
  private(set) var count: Int = 0

  /// Never 0, which is that of a place without a record.
  static func hash(of content: TextContent) -> Int {
    var hasher = Hasher()
    content.hash(into: &hasher)
    let hash: Int = hasher.finalize()
    return hash == 0 ? 1 : hash
  }

  func record(for content: TextContent, hash: Int) -> LayoutCache.Record? {
    guard count > 0 else { return nil }
    // At least a quarter of the places is empty.
    var place: Int = hash & (hashes.count - 1)
    while hashes[place] != 0 {
      if hashes[place] == hash, let record = slots[place], record.content == content { return record }
      place = (place + 1) & (hashes.count - 1)
    }
    return nil
  }

  /// Adds a record with a content that no other has.
  mutating func insert(_ record: LayoutCache.Record) {
    if (count + 1) * 4 > hashes.count * 3 { rebuild(records, room: max(16, hashes.count * 2)) }
    place(record)
  }

  var records: [LayoutCache.Record] { slots.compactMap { $0 } }

  /// Forgets all but these.
  mutating func keep(_ records: [LayoutCache.Record]) { rebuild(records, room: hashes.count) }

  private mutating func rebuild(_ records: [LayoutCache.Record], room: Int) {
    hashes = [Int](repeating: 0, count: room)
    slots = [LayoutCache.Record?](repeating: nil, count: room)
    count = 0
    for record in records { place(record) }
  }

  private mutating func place(_ record: LayoutCache.Record) {
    var place: Int = record.hash & (hashes.count - 1)
    while hashes[place] != 0 { place = (place + 1) & (hashes.count - 1) }
    hashes[place] = record.hash
    slots[place] = record
    count += 1
  }
}
