import Foundation
import Glibc

/// A new empty folder that only this user can read.
package struct PrivateFolder {
  package let path: String

  /// Nil when neither the user's place for temporary files nor the system's takes one.
  package init?() {
    for place in [FileManager.default.temporaryDirectory.path, "/tmp", "/dev/shm"] {
      var name: [CChar] = Array((place + "/rotor-tool-XXXXXX").utf8CString)
      if let made = mkdtemp(&name) {
        path = String(cString: made)
        return
      }
    }
    return nil
  }

  package func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }
}
