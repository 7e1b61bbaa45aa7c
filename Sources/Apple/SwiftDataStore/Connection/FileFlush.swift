import Foundation
import Glibc

/// Waits until a file has reached the disk, before a transaction is committed that counts on it.
package enum FileFlush {
  package static func flush(_ path: String) throws {
    let file: Int32 = open(path, O_RDONLY | O_CLOEXEC)
    defer { if file >= 0 { close(file) } }
    guard file >= 0, fsync(file) == 0 else {
      throw StoreFailure(
        errno == ENOSPC ? .full : .other, "\(path) cannot be written: \(String(cString: strerror(errno))).")
    }
  }
}
