import Foundation
import Glibc

/// A new empty folder that only this user can read.
struct PrivateFolder {
  let path: String

  init?() {
    let pattern: String = FileManager.default.temporaryDirectory.path + "/rotor-tool-XXXXXX"
    var name: [CChar] = Array(pattern.utf8CString)
    guard mkdtemp(&name) != nil else { return nil }
    path = name.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  }

  func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }
}
