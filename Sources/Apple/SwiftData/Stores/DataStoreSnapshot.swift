/// The values of one object at one moment.
///
/// It is coded with one key for each property, of type `DataStoreSnapshotCodingKey`, and one for the identifier.
public protocol DataStoreSnapshot: Codable, Sendable {
  var persistentIdentifier: PersistentIdentifier { get }

  init(from backingData: any BackingData, relatedBackingDatas: inout [PersistentIdentifier: any BackingData])

  /// The same values under another identifier, with references to remapped objects following these.
  func copy(
    persistentIdentifier: PersistentIdentifier, remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier]?
  ) -> Self
}

public typealias DataStoreSnapshotValue = Codable & Sendable

/// Names the parts of a coded snapshot.
public enum DataStoreSnapshotCodingKey: CodingKey {
  case persistentIdentifier
  case modeledProperty(String)

  public var stringValue: String {
    switch self {
    case .persistentIdentifier: "persistentIdentifier"
    case .modeledProperty(let name): name
    }
  }

  public init?(stringValue: String) {
    self = stringValue == "persistentIdentifier" ? .persistentIdentifier : .modeledProperty(stringValue)
  }

  public var intValue: Int? { nil }
  public init?(intValue: Int) { nil }
}
