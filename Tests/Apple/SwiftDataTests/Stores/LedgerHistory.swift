import Foundation
import SwiftData

/// The history of a ledger: its transactions are numbered, and so are their changes.
struct LedgerToken: HistoryToken {
  let tokenValue: Int?
  var id: Int { tokenValue ?? 0 }
  static func < (left: LedgerToken, right: LedgerToken) -> Bool { left.id < right.id }
}

struct LedgerTransaction: HistoryTransaction {
  let author: String?
  var changes: [HistoryChange] = []
  let storeIdentifier: String = "ledger"
  let timestamp: Date
  let token: LedgerToken
  let transactionIdentifier: Int

  var id: Int { transactionIdentifier }
  static func == (left: LedgerTransaction, right: LedgerTransaction) -> Bool { left.id == right.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

struct LedgerInsert: HistoryInsert {
  typealias Model = Entry
  let changeIdentifier: String
  let changedPersistentIdentifier: PersistentIdentifier
  let transactionIdentifier: Int
}

struct LedgerUpdate: HistoryUpdate, @unchecked Sendable {
  let changeIdentifier: String
  let changedPersistentIdentifier: PersistentIdentifier
  let transactionIdentifier: Int
  let updatedAttributes: [PartialKeyPath<Entry>]
}

/// Makes the transaction of one save.
struct LedgerWriter {
  private let ledger: Ledger
  private var transaction: LedgerTransaction

  init(_ ledger: Ledger, author: String?) {
    self.ledger = ledger
    let number: Int = ledger.transactions.count + 1
    transaction = LedgerTransaction(
      author: author, timestamp: Date(timeIntervalSinceReferenceDate: Double(number)),
      token: LedgerToken(tokenValue: number), transactionIdentifier: number)
  }

  private var name: String { "\(transaction.transactionIdentifier).\(transaction.changes.count + 1)" }

  mutating func insert(_ identifier: PersistentIdentifier) {
    transaction.changes.append(
      .insert(
        LedgerInsert(
          changeIdentifier: name, changedPersistentIdentifier: identifier, transactionIdentifier: transaction.id)))
  }

  mutating func update(_ identifier: PersistentIdentifier) {
    transaction.changes.append(
      .update(
        LedgerUpdate(
          changeIdentifier: name, changedPersistentIdentifier: identifier, transactionIdentifier: transaction.id,
          updatedAttributes: [\Entry.text, \Entry.amount])))
  }

  /// Deletions leave no tombstone that others than the framework can make: they are told as updates of nothing.
  mutating func delete(_ identifier: PersistentIdentifier) {
    transaction.changes.append(
      .update(
        LedgerUpdate(
          changeIdentifier: name, changedPersistentIdentifier: identifier, transactionIdentifier: transaction.id,
          updatedAttributes: [])))
  }

  func finish() { ledger.transactions.append(transaction) }
}
