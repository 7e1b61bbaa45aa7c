import DecodingOppression
import Foundation

/// The folder of the results. They are collected in a hidden folder inside it and take their places all together, so
/// that a run which fails leaves nothing behind, and keeps what an earlier one wrote.
final class OutputFolder: @unchecked Sendable {
  /// The folder as the user named it.
  let path: String
  private let lock = NSLock()
  private var staging: String?
  /// Folders that were made for this run, outermost first.
  private var created: [String] = []
  /// The files that were written, in order.
  private(set) var names: [String] = []
  /// The checksums of the files, for the marker.
  private var checksums: [String: String] = [:]

  /// Makes the folder where it is missing.
  init(path: String) throws(Failure) {
    self.path = path
    do throws(Failure) {
      try makeFolder(path)
      AbandonedRun.clear(path)
      if let foreign = OutputMarker.foreignFile(in: path) {
        throw Failure(
          "The folder “\(path)” holds a file that this program did not write, or that was changed since "
            + "(“\(foreign)”); choose a new or empty folder with --output.")
      }
      var template: [CChar] = Array((path + "/" + OutputMarker.stagingPrefix + "XXXXXX").utf8CString)
      guard let made = mkdtemp(&template) else { throw failure(errno) }
      staging = String(cString: made)
      AbandonedRun.lock(String(cString: made))
    } catch {
      discard()
      throw error
    }
  }

  private func makeFolder(_ folder: String) throws(Failure) {
    var information = stat()
    if stat(folder, &information) == 0 {
      guard information.st_mode & S_IFMT == S_IFDIR else {
        throw Failure("The output folder “\(path)” is a file; choose a folder with --output.")
      }
      return
    }
    guard errno == ENOENT else { throw failure(errno) }
    if let parent = Self.parent(of: folder) { try makeFolder(parent) }
    if mkdir(folder, 0o777) == 0 {
      created.append(folder)
    } else if errno != EEXIST {
      throw failure(errno)
    }
  }

  /// The path without its last part; nil when nothing is left that could be missing. (Foundation's own function fails on
  /// names of one letter.)
  private static func parent(of path: String) -> String? {
    let names: [Substring] = path.split(separator: "/")
    guard names.count > 1 else { return nil }
    return (path.hasPrefix("/") ? "/" : "") + names.dropLast().joined(separator: "/")
  }

  /// Writes one result to where it waits for the others.
  func write(_ data: Data, as name: String) throws(Failure) {
    try place(data, as: name)
    let checksum: String = SHA256.hexadecimal(of: data)
    lock.withLock {
      names.append(name)
      checksums[name] = checksum
    }
  }

  private func place(_ data: Data, as name: String) throws(Failure) {
    // Under the lock, so that nothing new comes into a folder that is being removed.
    let (file, reason): (Int32, Int32) = lock.withLock {
      guard let staging else { return (-1, ECANCELED) }
      let file: Int32 = open(staging + "/" + name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      return (file, file < 0 ? errno : 0)
    }
    guard file >= 0 else { throw failure(reason) }
    var problem: Int32 = data.withUnsafeBytes { Self.writeAll($0, to: file) }
    // A full disk may show only when the data leave memory, or when the file is closed.
    if problem == 0, fsync(file) != 0, errno != EINVAL { problem = errno }
    if close(file) != 0, problem == 0 { problem = errno }
    guard problem == 0 else { throw failure(problem) }
  }

  private static func writeAll(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Int32 {
    var rest: UnsafeRawBufferPointer.SubSequence = bytes[...]
    while !rest.isEmpty {
      let count: Int = UnsafeRawBufferPointer(rebasing: rest).withMemoryRebound(to: UInt8.self) {
        Glibc.write(file, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count < 0 ? errno : ENOSPC }
      rest = rest.dropFirst(count)
    }
    return 0
  }

  /// Puts all results into their places; when one cannot go there, none does.
  func commit() throws(Failure) {
    try place(OutputMarker.data(lock.withLock { checksums }), as: OutputMarker.fileName)
    lock.lock()
    defer { lock.unlock() }
    guard let staging else { throw failure(ECANCELED) }
    var placed: [(name: String, hadOld: Bool)] = []
    for name in names + [OutputMarker.fileName] {
      let target: String = path + "/" + name
      let old: String = staging + "/old-" + name
      var problem: Int32 = Self.isFolder(target) ? EISDIR : 0
      var hadOld = false
      if problem == 0 {
        hadOld = rename(target, old) == 0
        problem = hadOld || errno == ENOENT ? 0 : errno
      }
      if problem == 0, rename(staging + "/" + name, target) != 0 { problem = errno }
      if problem != 0 {
        if hadOld { rename(old, target) }
        for (name, hadOld) in placed.reversed() {
          rename(path + "/" + name, staging + "/" + name)
          if hadOld { rename(staging + "/old-" + name, path + "/" + name) }
        }
        throw failure(problem)
      }
      placed.append((name, hadOld))
    }
    self.staging = nil
    created = []
    try? FileManager.default.removeItem(atPath: staging)
  }

  private static func isFolder(_ path: String) -> Bool {
    var information = stat()
    return lstat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
  }

  /// Removes what was made so far, unless it is in its place already.
  func discard() {
    lock.lock()
    defer { lock.unlock() }
    if let staging { try? FileManager.default.removeItem(atPath: staging) }
    staging = nil
    for folder in created.reversed() { rmdir(folder) }
    created = []
  }

  private func failure(_ code: Int32) -> Failure {
    switch code {
    case ENOSPC, EDQUOT, EFBIG:
      Failure("There is no space left for the results in “\(path)”; free some, or choose a folder with --output.")
    case EACCES, EPERM, EROFS:
      Failure("You may not write to the output folder “\(path)”; choose another one with --output.")
    case ENOTDIR, EISDIR:
      Failure("A file or a folder is in the way of the results in “\(path)”; choose another folder with --output.")
    case ECANCELED:
      Failure("The run was interrupted before the results were in “\(path)”; start it again.")
    default:
      Failure(
        "The results cannot be written to “\(path)” (\(String(cString: strerror(code)))); "
          + "choose another folder with --output.")
    }
  }
}
