import Foundation
import Glibc

/// The bytes of a document behind an open descriptor.
///
/// The tools read through the descriptor and never through a path. So no file name can be taken for an option, a file
/// that replaces this one at its path is not read by mistake, and the file that was checked is the file that is parsed.
final class PDFSource: Sendable {
  let descriptor: Int32
  let size: Int
  private let modified: timespec

  /// Opens the file at `url`, and refuses whatever could block or never end.
  init(url: URL, limit: Int) throws(PDFReadFailure) {
    guard url.isFileURL else { throw .notRegularFile }
    let path: String = url.path
    var status = stat()
    // Looked at before it is opened: opening a device can already have an effect.
    guard stat(path, &status) == 0 else { throw Self.failure(of: errno) }
    try Self.checkKind(status)
    let opened = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard opened >= 0 else { throw Self.failure(of: errno) }
    defer { close(opened) }
    guard fstat(opened, &status) == 0 else { throw Self.failure(of: errno) }
    try Self.checkKind(status)
    guard status.st_size > 0 else { throw .empty }
    guard status.st_size <= limit else { throw .tooLarge(limit: limit) }
    descriptor = try Self.raise(opened)
    size = Int(status.st_size)
    modified = status.st_mtim
  }

  /// Keeps `data` in a file without a name, in memory where the system has a place for it.
  init(data: Data, limit: Int) throws(PDFReadFailure) {
    guard !data.isEmpty else { throw .empty }
    guard data.count <= limit else { throw .tooLarge(limit: limit) }
    let opened = try Self.namelessFile()
    defer { close(opened) }
    var written = 0
    while written < data.count {
      let count: Int = data.withUnsafeBytes { write(opened, $0.baseAddress! + written, $0.count - written) }
      if count > 0 { written += count } else if errno != EINTR { throw Self.failure(of: errno) }
    }
    var status = stat()
    guard fstat(opened, &status) == 0 else { throw Self.failure(of: errno) }
    descriptor = try Self.raise(opened)
    size = data.count
    modified = status.st_mtim
  }

  deinit {
    close(descriptor)
  }

  /// False once somebody has written to the file.
  var isUnchanged: Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return false }
    return Int(status.st_size) == size && status.st_mtim.tv_sec == modified.tv_sec
      && status.st_mtim.tv_nsec == modified.tv_nsec
  }

  /// The bytes of `range`, cut to the file; fewer when the file has shrunk.
  func bytes(_ range: Range<Int>) -> [UInt8] {
    let wanted: Range<Int> = range.clamped(to: 0..<size)
    return [UInt8](unsafeUninitializedCapacity: wanted.count) { buffer, filled in
      while filled < wanted.count {
        let count = pread(descriptor, buffer.baseAddress! + filled, wanted.count - filled, wanted.lowerBound + filled)
        if count > 0 { filled += count } else if count == 0 || errno != EINTR { return }
      }
    }
  }

  /// Above the descriptors that a child is given, so that handing it over cannot overwrite one of them.
  private static func raise(_ opened: Int32) throws(PDFReadFailure) -> Int32 {
    let raised = fcntl(opened, F_DUPFD_CLOEXEC, 10)
    guard raised >= 0 else { throw failure(of: errno) }
    return raised
  }

  private static func namelessFile() throws(PDFReadFailure) -> Int32 {
    for folder in ["/dev/shm", FileManager.default.temporaryDirectory.path] {
      var name: [CChar] = Array((folder + "/rotor-pdf-XXXXXX").utf8CString)
      let opened = mkstemp(&name)
      if opened >= 0 {
        unlink(name)
        return opened
      }
    }
    throw failure(of: errno)
  }

  private static func checkKind(_ status: stat) throws(PDFReadFailure) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw .isDirectory
    default: throw .notRegularFile
    }
  }

  private static func failure(of code: Int32) -> PDFReadFailure {
    switch code {
    case ENOENT, ENOTDIR: .notFound
    case EACCES, EPERM: .noPermission
    default: .unreadable(reason: String(cString: strerror(code)))
    }
  }
}
