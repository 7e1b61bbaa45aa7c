import Foundation

/// A file, a folder with what is in it, or a symbolic link, as documents are read and written.
///
/// A folder that is read from the disk holds everything in it; contents of files are read when they are asked for, unless
/// the options say at once.
open class FileWrapper: NSObject, @unchecked Sendable {
  /// How a file is read.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Contents are read at once.
    public static let immediate = ReadingOptions(rawValue: 1 << 0)
    /// Contents are not mapped into memory.
    public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
  }

  /// How a file is written.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The file is written beside its place and moved there when it is complete.
    public static let atomic = WritingOptions(rawValue: 1 << 0)
    /// The names of what is written become the names of the wrappers.
    public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
  }

  private enum Kind {
    case file(Data)
    /// A file of the disk whose contents nobody has asked for.
    case unread(URL, ReadingOptions)
    case folder([String: FileWrapper])
    case link(URL)
  }

  private var kind: Kind
  /// The name that the wrapper has, or had when it was read.
  open var filename: String?
  /// The name that a folder gives to the wrapper, unless something else in it has that name.
  open var preferredFilename: String?
  /// The attributes of the file, as the file manager has them.
  open var fileAttributes: [String: Any] = [:]

  /// Makes a file of its contents.
  public init(regularFileWithContents contents: Data) {
    kind = .file(contents)
    super.init()
  }

  /// Makes a folder of what is in it, by names.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    kind = .folder([:])
    super.init()
    for (name, child) in childrenByPreferredName {
      if child.preferredFilename == nil { child.preferredFilename = name }
      addFileWrapper(child)
    }
  }

  /// Makes a symbolic link.
  public init(symbolicLinkWithDestinationURL url: URL) {
    kind = .link(url)
    super.init()
  }

  /// Reads a file, a folder or a link.
  ///
  /// - Throws: what the file manager says where nothing can be read.
  public init(url: URL, options: ReadingOptions = []) throws {
    kind = try Self.read(url, options)
    super.init()
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
    fileAttributes = Self.attributes(of: url)
  }

  private static func attributes(of url: URL) -> [String: Any] {
    let all: [FileAttributeKey: Any] = (try? FileManager.default.attributesOfItem(atPath: url.path)) ?? [:]
    return Dictionary(uniqueKeysWithValues: all.map { ($0.key.rawValue, $0.value) })
  }

  private static func read(_ url: URL, _ options: ReadingOptions) throws -> Kind {
    let attributes: [FileAttributeKey: Any] = try FileManager.default.attributesOfItem(atPath: url.path)
    switch attributes[.type] as? FileAttributeType {
    case .typeDirectory:
      var children: [String: FileWrapper] = [:]
      for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
        children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
      }
      return .folder(children)
    case .typeSymbolicLink:
      let target: String = try FileManager.default.destinationOfSymbolicLink(atPath: url.path)
      return .link(URL(fileURLWithPath: target, relativeTo: url.deletingLastPathComponent()))
    default:
      return options.contains(.immediate) ? .file(try Data(contentsOf: url)) : .unread(url, options)
    }
  }

  // MARK: - Contents

  open var isDirectory: Bool { if case .folder = kind { true } else { false } }
  open var isSymbolicLink: Bool { if case .link = kind { true } else { false } }
  open var isRegularFile: Bool { !isDirectory && !isSymbolicLink }

  /// The contents of a file; nil for a folder or a link, and where they can no longer be read.
  open var regularFileContents: Data? {
    switch kind {
    case .file(let data): return data
    case .unread(let url, let options):
      guard let data = try? Data(contentsOf: url, options: options.contains(.withoutMapping) ? [] : .mappedIfSafe)
      else { return nil }
      kind = .file(data)
      return data
    case .folder, .link: return nil
    }
  }

  /// What is in a folder, by names; nil for a file or a link.
  open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = kind { children } else { nil } }

  /// Where a link leads; nil for a file or a folder.
  open var symbolicLinkDestinationURL: URL? { if case .link(let url) = kind { url } else { nil } }

  /// Puts something into a folder under its preferred name, or one like it where that is taken.
  ///
  /// - Returns: the name that it got.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var children) = kind else { preconditionFailure("Only a folder has file wrappers inside.") }
    let wanted: String = child.preferredFilename ?? child.filename ?? ""
    precondition(!wanted.isEmpty, "A file wrapper that is put into a folder needs a preferred file name.")
    var name: String = wanted
    var number: Int = 1
    while children[name] != nil {
      name = "\(number)__#$!@%!#__\(wanted)"
      number += 1
    }
    child.filename = name
    children[name] = child
    kind = .folder(children)
    return name
  }

  /// Puts a new file into a folder.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Takes something out of a folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let children) = kind else { return }
    kind = .folder(children.filter { $0.value !== child })
  }

  /// The name that something has in a folder.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? { fileWrappers?.first { $0.value === child }?.key }

  /// Whether what was read is still what is on the disk, as far as dates and sizes tell.
  open func matchesContents(of url: URL) -> Bool {
    let known: [String: Any] = fileAttributes
    let now: [String: Any] = Self.attributes(of: url)
    func same<Value: Equatable>(_ key: FileAttributeKey, as type: Value.Type) -> Bool {
      known[key.rawValue] as? Value == now[key.rawValue] as? Value
    }
    guard !now.isEmpty, same(.modificationDate, as: Date.self) else { return false }
    guard let children = fileWrappers else { return same(.size, as: UInt64.self) }
    let names: [String] = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return Set(names) == Set(children.keys)
      && children.allSatisfy { $0.value.matchesContents(of: url.appendingPathComponent($0.key)) }
  }

  // MARK: - Files

  /// Takes up what is on the disk now.
  open func read(from url: URL, options: ReadingOptions = []) throws {
    kind = try Self.read(url, options)
    filename = url.lastPathComponent
    fileAttributes = Self.attributes(of: url)
  }

  /// Writes the file, the folder with everything in it, or the link.
  ///
  /// - Parameters:
  ///   - url: Where; what is there is replaced.
  ///   - options: How.
  ///   - originalContentsURL: Where an older version is; it is not needed.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    guard options.contains(.atomic) else {
      try write(to: url)
      if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
      return
    }
    let beside: URL = url.deletingLastPathComponent().appendingPathComponent(
      ".\(url.lastPathComponent).\(UUID().uuidString.prefix(8))")
    do {
      try write(to: beside)
      guard rename(beside.path, url.path) != 0 else { return named(url, options) }
      // A folder with something in it cannot be replaced by renaming.
      let old: URL = beside.appendingPathExtension("old")
      try FileManager.default.moveItem(at: url, to: old)
      try FileManager.default.moveItem(at: beside, to: url)
      try FileManager.default.removeItem(at: old)
      named(url, options)
    } catch {
      try? FileManager.default.removeItem(at: beside)
      throw error
    }
  }

  private func named(_ url: URL, _ options: WritingOptions) {
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }

  private func write(to url: URL) throws {
    let manager: FileManager = .default
    switch kind {
    case .file, .unread:
      guard let data = regularFileContents else { throw CocoaError(.fileReadNoSuchFile) }
      try data.write(to: url)
    case .folder(let children):
      var isFolder: ObjCBool = false
      if manager.fileExists(atPath: url.path, isDirectory: &isFolder), !isFolder.boolValue {
        try manager.removeItem(at: url)
      }
      try manager.createDirectory(at: url, withIntermediateDirectories: true)
      for name in try manager.contentsOfDirectory(atPath: url.path) where children[name] == nil {
        try manager.removeItem(at: url.appendingPathComponent(name))
      }
      for (name, child) in children { try child.write(to: url.appendingPathComponent(name)) }
    case .link(let target):
      try? manager.removeItem(at: url)
      try manager.createSymbolicLink(atPath: url.path, withDestinationPath: target.relativePath)
    }
  }
}
