import Foundation

extension URL {
  /// Says that the program uses a file that the person chose; true: files that can be read need no permission here.
  @discardableResult
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Says that the program uses the file no longer.
  public func stopAccessingSecurityScopedResource() {}

  /// How a bookmark is made.
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
    public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
    public static let withSecurityScope = BookmarkCreationOptions(rawValue: 1 << 11)
    public static let securityScopeAllowOnlyReadAccess = BookmarkCreationOptions(rawValue: 1 << 12)
  }

  /// How a bookmark is read.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
    public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
    public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 1 << 10)
  }

  /// What a bookmark says of a file.
  private struct Bookmark: Codable {
    var path: String
    /// The file's number in its file system, by which it is known where another file has its name.
    var number: UInt64?
  }

  /// Data by which the program finds the file again, also after a restart.
  ///
  /// - Throws: An error where there is no such file.
  public func bookmarkData(
    options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
    relativeTo url: URL? = nil
  ) throws -> Data {
    let path: String = standardizedFileURL.path
    let attributes: [FileAttributeKey: Any] = try FileManager.default.attributesOfItem(atPath: path)
    let number: UInt64? = (attributes[.systemFileNumber] as? NSNumber)?.uint64Value
    return try JSONEncoder().encode(Bookmark(path: path, number: number))
  }

  /// The file of a bookmark.
  ///
  /// - Parameter bookmarkDataIsStale: Set to whether the bookmark is to be made anew: another file has its name by now.
  /// - Throws: An error for data that is no bookmark, and where the file is there no longer.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
    bookmarkDataIsStale: inout Bool
  ) throws {
    guard let bookmark = try? JSONDecoder().decode(Bookmark.self, from: data) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    let attributes: [FileAttributeKey: Any]
    do {
      attributes = try FileManager.default.attributesOfItem(atPath: bookmark.path)
    } catch {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: bookmark.path])
    }
    bookmarkDataIsStale = (attributes[.systemFileNumber] as? NSNumber)?.uint64Value != bookmark.number
    self.init(fileURLWithPath: bookmark.path)
  }
}

extension FileManager {
  /// Nil: there is no iCloud here.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
  /// Nil: nobody is signed in to iCloud here.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// A folder that the programs of a group share; it is made where it is missing.
  ///
  /// - Parameter groupIdentifier: Nil is returned for a name that cannot be one of a folder.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    guard !groupIdentifier.isEmpty, groupIdentifier != ".", groupIdentifier != "..", !groupIdentifier.contains("/")
    else { return nil }
    guard let base = urls(for: .applicationSupportDirectory, in: .userDomainMask).first else { return nil }
    let folder: URL = base.appendingPathComponent("Group Containers").appendingPathComponent(groupIdentifier)
    do {
      try createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      return nil
    }
    return folder
  }
}

extension URL {
  /// Whether the file is there, or promised by a service that fetches files when they are read. Desktops here have no promised
  /// files of which the file system does not know: the answer is that of `checkResourceIsReachable()`.
  ///
  /// - Throws: An error of Cocoa's domain when nothing is there, or the address is none of a file.
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
