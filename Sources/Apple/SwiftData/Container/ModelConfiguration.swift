/// Where the objects of a container are kept.
public struct ModelConfiguration: DataStoreConfiguration, Identifiable, Hashable, Sendable, CustomDebugStringConvertible
{
  public typealias Store = DefaultStore

  /// Which folder shared by several apps holds the store.
  public struct GroupContainer: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case automatic, none
      case identifier(String)
    }

    let kind: Kind
    /// That of the environment variable `ROTOR_APP_GROUP`, if it is set.
    public static let automatic = GroupContainer(kind: .automatic)
    public static let none = GroupContainer(kind: .none)
    public static func identifier(_ name: String) -> GroupContainer { GroupContainer(kind: .identifier(name)) }
  }

  /// There is no iCloud here; the settings are accepted and nothing is mirrored.
  public struct CloudKitDatabase: Hashable, Sendable {
    let name: String?
    public static let automatic = CloudKitDatabase(name: nil)
    public static let none = CloudKitDatabase(name: nil)
    public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase(name: name) }
  }

  public let name: String
  public let url: URL
  public var schema: Schema?
  public let isStoredInMemoryOnly: Bool
  public let allowsSave: Bool
  public let groupContainer: GroupContainer
  public let cloudKitDatabase: CloudKitDatabase

  public var id: URL { url }
  /// What no two stores of a container share.
  var place: String { isStoredInMemoryOnly ? "memory:\(name)" : url.absoluteString }
  public var groupAppContainerIdentifier: String? { Self.group(groupContainer) }
  public var cloudKitContainerIdentifier: String? { cloudKitDatabase.name }

  /// A store at the default place, or in memory.
  ///
  /// - Parameter name: the file is called so, with `.store` behind; "default" unless given.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    self.groupContainer = groupContainer
    self.cloudKitDatabase = cloudKitDatabase
    url =
      isStoredInMemoryOnly
      ? URL(fileURLWithPath: "/dev/null")
      : StorePlace.folder(group: Self.group(groupContainer)).appendingPathComponent("\(self.name).store")
  }

  /// A store at a place of your choice.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? url.deletingPathExtension().lastPathComponent
    self.schema = schema
    self.url = url
    isStoredInMemoryOnly = false
    self.allowsSave = allowsSave
    groupContainer = .none
    self.cloudKitDatabase = cloudKitDatabase
  }

  @_disfavoredOverload
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  private static func group(_ container: GroupContainer) -> String? {
    switch container.kind {
    case .automatic: ProcessInfo.processInfo.environment["ROTOR_APP_GROUP"]
    case .none: nil
    case .identifier(let name): name
    }
  }

  /// Throws when the name of the store's file is none.
  public func validate() throws {
    let file: String = url.lastPathComponent
    guard file.utf8.count <= 250 else { throw SwiftDataError(.configurationFileNameTooLong, file) }
    guard !name.contains("/"), !name.contains("\0") else {
      throw SwiftDataError(.configurationFileNameContainsInvalidCharacters, name)
    }
  }

  public static func == (left: ModelConfiguration, right: ModelConfiguration) -> Bool {
    left.place == right.place && left.schema == right.schema && left.allowsSave == right.allowsSave
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(place) }

  public var debugDescription: String {
    "ModelConfiguration(name: \(name), \(isStoredInMemoryOnly ? "in memory" : url.path), allowsSave: \(allowsSave))"
  }
}

/// The folders in which stores lie unless told otherwise.
enum StorePlace {
  /// The app's folder of the XDG data folder; of a group, the folder that its apps share.
  static func folder(group: String?) -> URL {
    let environment: [String: String] = ProcessInfo.processInfo.environment
    let base: URL
    if let path = environment["XDG_DATA_HOME"], path.hasPrefix("/") {
      base = URL(fileURLWithPath: path, isDirectory: true)
    } else {
      base = FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/share", isDirectory: true)
    }
    if let group { return base.appendingPathComponent("group-containers/\(group)", isDirectory: true) }
    return base.appendingPathComponent(ProcessInfo.processInfo.processName, isDirectory: true)
  }

  /// Copies the store of an app that has come to belong to a group, when the group has none yet.
  static func adopt(_ configuration: ModelConfiguration) throws {
    guard configuration.groupAppContainerIdentifier != nil, !configuration.isStoredInMemoryOnly else { return }
    let old: URL = folder(group: nil).appendingPathComponent(configuration.url.lastPathComponent)
    let files = FileManager.default
    guard files.fileExists(atPath: old.path), !files.fileExists(atPath: configuration.url.path) else { return }
    try files.createDirectory(at: configuration.url.deletingLastPathComponent(), withIntermediateDirectories: true)
    for suffix in ["-wal", ""] where files.fileExists(atPath: old.path + suffix) {
      try files.copyItem(atPath: old.path + suffix, toPath: configuration.url.path + suffix)
    }
  }
}
