import SwiftDataStore

/// Notes a save in the history of its store.
struct HistoryWriter {
  let handle: StoreHandle
  let connection: Connection

  init(_ handle: StoreHandle, _ connection: Connection) {
    self.handle = handle
    self.connection = connection
  }

  private static let process: String = ProcessInfo.processInfo.processName
  private static let bundle: String = Bundle.main.bundleIdentifier ?? process

  enum Kind: Int64 { case insert, update, delete }

  /// - Returns: the number of the transaction.
  func write(_ written: WrittenChanges, author: String?, context: String) throws -> Int64 {
    try connection.run(
      "INSERT INTO rotor_transaction (time, author, bundle, process, context) VALUES (?, ?, ?, ?, ?)",
      [
        .real(Date().timeIntervalSinceReferenceDate), author.map { .text($0) } ?? .null,
        .text(Self.bundle),
        .text("\(Self.process) \(ProcessInfo.processInfo.processIdentifier)"),
        .text(context),
      ])
    let transaction: Int64 = try connection.first("SELECT last_insert_rowid()")?.integer ?? 0
    try inserts(written.inserts, transaction)
    for entry in written.updates {
      try note(
        transaction, .update, entry.info, entry.model._$storage.number, properties: names(entry.places, entry.info))
    }
    try write(written.merges, in: transaction)
    for entry in written.deletes {
      try note(transaction, .delete, entry.info, entry.number, preserved: try preserved(entry))
    }
    return transaction
  }

  /// Objects that another one has taken the place of are gone as well.
  func write(_ merges: [WrittenChanges.Merge], in transaction: Int64) throws {
    for merge in merges { try note(transaction, .delete, merge.info, merge.number) }
  }

  private func names(_ places: [Int], _ info: EntityInfo) -> String {
    places.map { info.entity.properties[$0].name }.joined(separator: ",")
  }

  /// New rows have numbers in a row, so that a run of them is one line.
  private func inserts(_ entries: [WrittenChanges.Insert], _ transaction: Int64) throws {
    var run: (info: EntityInfo, first: Int64, last: Int64)?
    func end() throws {
      guard let run else { return }
      try note(transaction, .insert, run.info, run.first, last: run.last)
    }
    for entry in entries {
      if entry.isUpdate {
        try note(transaction, .update, entry.info, entry.number, properties: names(entry.info.stored, entry.info))
        continue
      }
      if let current = run, current.info === entry.info, current.last + 1 == entry.number {
        run?.last = entry.number
      } else {
        try end()
        run = (entry.info, entry.number, entry.number)
      }
    }
    try end()
  }

  /// The values that the schema wants to be kept when their object is deleted.
  private func preserved(_ entry: WrittenChanges.Delete) throws -> String? {
    let storage: _ModelStorage = entry.model._$storage
    var values: [String: PreservedValue] = [:]
    for (index, property) in entry.info.entity.properties.enumerated() where property.isPreserved {
      values[property.name] = PreservedValue(try storage.changes[index].map(Self.cell) ?? storage.cell(at: index))
    }
    guard !values.isEmpty else { return nil }
    return String(decoding: try JSONEncoder().encode(values), as: UTF8.self)
  }

  private static func cell(_ slot: _ModelStorage.Slot) throws -> SQLValue {
    switch slot {
    case .cell(let cell): cell
    case .boxed(let value): try ValueCoding.encode(value)
    default: .null
    }
  }

  private func note(
    _ transaction: Int64, _ kind: Kind, _ info: EntityInfo, _ first: Int64, last: Int64? = nil,
    properties: String? = nil, preserved: String? = nil
  ) throws {
    try connection.run(
      """
      INSERT INTO rotor_change ("transaction", kind, entity, first, last, properties, preserved)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      """,
      [
        .integer(transaction), .integer(kind.rawValue), .integer(info.entity.number), .integer(first),
        .integer(last ?? first), properties.map { .text($0) } ?? .null, preserved.map { .text($0) } ?? .null,
      ])
  }
}

/// A value of a deleted object, as JSON.
struct PreservedValue: Codable {
  let cell: SQLValue

  init(_ cell: SQLValue) { self.cell = cell }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      cell = .null
    } else if let number = try? container.decode(Int64.self) {
      cell = .integer(number)
    } else if let number = try? container.decode(Double.self) {
      cell = .real(number)
    } else if let data = try? container.decode([String: Data].self) {
      cell = .blob(data["data"] ?? Data())
    } else {
      cell = .text(try container.decode(String.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch cell {
    case .null: try container.encodeNil()
    case .integer(let number): try container.encode(number)
    case .real(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .blob(let data): try container.encode(["data": data])
    }
  }
}
