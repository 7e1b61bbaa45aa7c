/// A place in the history of the stores of a container: what was fetched up to here is not fetched again after it.
public protocol HistoryToken: Comparable, Codable, Hashable, Identifiable, Sendable {
  associatedtype TokenType: Codable & Hashable & Sendable
  var tokenValue: TokenType? { get }
  /// The identifier of the store whose history the token is a place in; empty for a token that does not say it.
  var storeIdentifier: String { get }
}

extension HistoryToken {
  public var storeIdentifier: String { "" }
}

public struct DefaultHistoryToken: HistoryToken {
  /// The number of the last transaction by the store's identifier.
  public let tokenValue: [String: Int64]?

  public init(tokenValue: [String: Int64]?) { self.tokenValue = tokenValue }

  public var id: Int { hashValue }

  /// Of several stores, the first by name.
  public var storeIdentifier: String { tokenValue?.keys.min() ?? "" }

  /// One token is before another when some store's history goes on behind it, and none's is behind the other.
  public static func < (left: DefaultHistoryToken, right: DefaultHistoryToken) -> Bool {
    let before: [String: Int64] = left.tokenValue ?? [:]
    let after: [String: Int64] = right.tokenValue ?? [:]
    return after.contains { before[$0.key, default: 0] < $0.value }
      && !before.contains { after[$0.key] != nil && after[$0.key, default: 0] < $0.value }
  }
}

/// What one save has done.
public protocol HistoryTransaction: Hashable, Identifiable, Sendable {
  associatedtype TokenType: Comparable & Hashable & Identifiable & Sendable
  associatedtype TransactionIdentifier: Comparable & Hashable & Sendable
  var author: String? { get }
  var changes: [HistoryChange] { get }
  var storeIdentifier: String { get }
  var timestamp: Date { get }
  var token: TokenType { get }
  var transactionIdentifier: TransactionIdentifier { get }
}

public struct DefaultHistoryTransaction: HistoryTransaction, @unchecked Sendable {
  public typealias TransactionIdentifier = Int64
  public typealias TokenType = DefaultHistoryToken

  public let author: String?
  public let bundleIdentifier: String
  public let changes: [HistoryChange]
  public let contextIdentifier: String?
  public let processIdentifier: String
  public let storeIdentifier: String
  public let timestamp: Date
  public let token: DefaultHistoryToken
  public let transactionIdentifier: Int64

  public var id: Int64 { transactionIdentifier }

  public static func == (left: DefaultHistoryTransaction, right: DefaultHistoryTransaction) -> Bool {
    left.transactionIdentifier == right.transactionIdentifier && left.storeIdentifier == right.storeIdentifier
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(transactionIdentifier)
    hasher.combine(storeIdentifier)
  }
}

// MARK: - Changes

/// What happened to one object.
public enum HistoryChange: @unchecked Sendable {
  case insert(any HistoryInsert)
  case update(any HistoryUpdate)
  case delete(any HistoryDelete)

  public var changedPersistentIdentifier: PersistentIdentifier {
    switch self {
    case .insert(let change): change.changedPersistentIdentifier
    case .update(let change): change.changedPersistentIdentifier
    case .delete(let change): change.changedPersistentIdentifier
    }
  }
}

public protocol HistoryInsert<Model>: Sendable {
  associatedtype Model: PersistentModel
  associatedtype TransactionIdentifier: Comparable & Hashable & Sendable
  associatedtype ChangeIdentifier: Comparable & Hashable & Sendable
  var changeIdentifier: ChangeIdentifier { get }
  var changedPersistentIdentifier: PersistentIdentifier { get }
  var transactionIdentifier: TransactionIdentifier { get }
}

public protocol HistoryUpdate<Model>: Sendable {
  associatedtype Model: PersistentModel
  associatedtype TransactionIdentifier: Comparable & Hashable & Sendable
  associatedtype ChangeIdentifier: Comparable & Hashable & Sendable
  var changeIdentifier: ChangeIdentifier { get }
  var changedPersistentIdentifier: PersistentIdentifier { get }
  var transactionIdentifier: TransactionIdentifier { get }
  var updatedAttributes: [PartialKeyPath<Model>] { get }
}

public protocol HistoryDelete<Model>: Sendable {
  associatedtype Model: PersistentModel
  associatedtype TransactionIdentifier: Comparable & Hashable & Sendable
  associatedtype ChangeIdentifier: Comparable & Hashable & Sendable
  var changeIdentifier: ChangeIdentifier { get }
  var changedPersistentIdentifier: PersistentIdentifier { get }
  var transactionIdentifier: TransactionIdentifier { get }
  var tombstone: HistoryTombstone<Model> { get }
}

public struct DefaultHistoryInsert<Model: PersistentModel>: HistoryInsert, Hashable, @unchecked Sendable {
  public typealias TransactionIdentifier = Int64
  public typealias ChangeIdentifier = Int64
  /// The number of the line of the history; the objects that one save has inserted in a row share it.
  public let changeIdentifier: Int64
  public let changedPersistentIdentifier: PersistentIdentifier
  public let transactionIdentifier: Int64
}

public struct DefaultHistoryUpdate<Model: PersistentModel>: HistoryUpdate, Hashable, @unchecked Sendable {
  public typealias TransactionIdentifier = Int64
  public typealias ChangeIdentifier = Int64
  /// The number of the line of the history; the objects that one save has inserted in a row share it.
  public let changeIdentifier: Int64
  public let changedPersistentIdentifier: PersistentIdentifier
  public let transactionIdentifier: Int64
  public let updatedAttributes: [PartialKeyPath<Model>]

  public static func == (left: Self, right: Self) -> Bool {
    left.changeIdentifier == right.changeIdentifier
      && left.changedPersistentIdentifier == right.changedPersistentIdentifier
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(changedPersistentIdentifier) }
}

extension DefaultHistoryUpdate: CustomStringConvertible {
  /// The change with the names of what was changed.
  public var description: String {
    let names: [String] = updatedAttributes.map { "\($0)" }
    return """
      DefaultHistoryUpdate<\(Model.self)>(changeIdentifier: \(changeIdentifier), \
      changedPersistentIdentifier: \(changedPersistentIdentifier), transactionIdentifier: \(transactionIdentifier), \
      updatedAttributes: [\(names.joined(separator: ", "))])
      """
  }
}

/// Key paths of models tell their property: `\\Trip.name`.
///
/// On Apple's systems Swift finds the name among the symbols of the program. On Linux it finds only exported ones, and
/// says where the accessor lies in memory; so it still does where a list of key paths is printed as a whole.
extension PartialKeyPath: @retroactive CustomStringConvertible where Root: PersistentModel {
  public var description: String {
    guard let index = Root._$keyPaths.firstIndex(of: self) else { return debugDescription }
    let names: [String] = SchemaBuilder.names(Root.self)
    return index < names.count ? "\\\(Root.self).\(names[index])" : debugDescription
  }
}

public struct DefaultHistoryDelete<Model: PersistentModel>: HistoryDelete, Hashable, @unchecked Sendable {
  public typealias TransactionIdentifier = Int64
  public typealias ChangeIdentifier = Int64
  /// The number of the line of the history; the objects that one save has inserted in a row share it.
  public let changeIdentifier: Int64
  public let changedPersistentIdentifier: PersistentIdentifier
  public let transactionIdentifier: Int64
  public let tombstone: HistoryTombstone<Model>

  public static func == (left: Self, right: Self) -> Bool {
    left.changeIdentifier == right.changeIdentifier
      && left.changedPersistentIdentifier == right.changedPersistentIdentifier
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(changedPersistentIdentifier) }
}

/// What is known of an object that was deleted: the attributes with `.preserveValueOnDeletion`.
public struct HistoryTombstone<Model: PersistentModel>: Sequence, @unchecked Sendable {
  let values: [(path: PartialKeyPath<Model>, value: any Sendable)]

  public subscript(path: PartialKeyPath<Model>) -> (any Sendable)? { values.first { $0.path == path }?.value }

  public func makeIterator() -> AnyIterator<any Sendable> { AnyIterator(values.lazy.map(\.value).makeIterator()) }
}

/// Which transactions of the history to fetch, oldest first.
public struct HistoryDescriptor<T: HistoryTransaction>: @unchecked Sendable {
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  /// How many transactions at most; 0 for all.
  public var fetchLimit: UInt64 = 0

  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}
