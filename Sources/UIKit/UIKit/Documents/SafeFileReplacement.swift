import Foundation

/// Puts new contents in the place of a file or folder so that one of the two is always there in full.
///
/// The contents are written beside the place, forced to the disk, and moved by one rename. A disk that is full, a permission
/// that is missing or a program that is killed leave the old contents as these were.
struct SafeFileReplacement {
  /// The file that is replaced: where a symbolic link stands, what the link leads to.
  let place: URL
  /// Where the new contents are written.
  let beside: URL
  /// Whether something is there that is replaced.
  let replaces: Bool

  init(of url: URL) {
    place = url.resolvingSymlinksInPath()
    let name: String = ".\(place.lastPathComponent).\(UUID().uuidString.prefix(8))"
    beside = place.deletingLastPathComponent().appendingPathComponent(name)
    replaces = FileManager.default.fileExists(atPath: place.path)
  }

  /// Replaces the contents.
  ///
  /// - Parameters:
  ///   - attributes: What the new file has beside its contents. Its permissions are those of the old file where these say
  ///     nothing.
  ///   - write: Writes the new contents to the address that it gets.
  /// - Throws: What `write` or the file manager says; the old contents are untouched then.
  func run(attributes: [FileAttributeKey: Any], write: (URL) throws -> Void) throws {
    let manager: FileManager = .default
    do {
      try write(beside)
      var wanted: [FileAttributeKey: Any] = attributes
      if wanted[.posixPermissions] == nil, replaces {
        wanted[.posixPermissions] = try manager.attributesOfItem(atPath: place.path)[.posixPermissions]
      }
      if !wanted.isEmpty { try manager.setAttributes(wanted, ofItemAtPath: beside.path) }
      try flushAll(beside)
      try move()
    } catch {
      try? manager.removeItem(at: beside)
      throw error
    }
    // The rename itself is kept when the folder is.
    try? flush(place.deletingLastPathComponent())
  }

  private func move() throws {
    if rename(beside.path, place.path) == 0 { return }
    guard errno == EISDIR || errno == ENOTDIR || errno == ENOTEMPTY || errno == EEXIST else { throw failure() }
    // A folder cannot be renamed onto something else: the two change places, and the old one goes.
    if Self.exchange?(AT_FDCWD, beside.path, AT_FDCWD, place.path, 1 << 1) == 0 {
      return try FileManager.default.removeItem(at: beside)
    }
    // File systems that cannot do that have a moment without the folder; the old one is beside its place then.
    let old: String = beside.path + ".old"
    guard rename(place.path, old) == 0 else { throw failure() }
    guard rename(beside.path, place.path) == 0 else {
      let failure: any Error = failure()
      _ = rename(old, place.path)
      throw failure
    }
    try FileManager.default.removeItem(atPath: old)
  }

  private typealias Exchange =
    @convention(c) (
      Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
    ) -> Int32

  /// The system's `renameat2`, which the headers show to programs in C only.
  private static let exchange: Exchange? = dlsym(nil, "renameat2").map { unsafeBitCast($0, to: Exchange.self) }

  /// Forces a file, or a folder and all in it, to the disk.
  private func flushAll(_ url: URL) throws {
    if let inside = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil) {
      for case let file as URL in inside { try flush(file) }
    }
    try flush(url)
  }

  private func flush(_ url: URL) throws {
    let file: Int32 = open(url.path, O_RDONLY)
    guard file >= 0 else { return }
    defer { close(file) }
    // Some file systems cannot be told: EINVAL. A disk that is full or broken answers otherwise.
    guard fsync(file) == 0 || errno == EINVAL else { throw failure() }
  }

  private func failure() -> any Error {
    let code: Int32 = errno
    let cocoa: CocoaError.Code =
      switch code {
      case ENOSPC, EDQUOT: .fileWriteOutOfSpace
      case EACCES, EPERM: .fileWriteNoPermission
      case EROFS: .fileWriteVolumeReadOnly
      default: .fileWriteUnknown
      }
    let cause = POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO)
    return CocoaError(cocoa, userInfo: [NSFilePathErrorKey: place.path, NSUnderlyingErrorKey: cause])
  }
}
