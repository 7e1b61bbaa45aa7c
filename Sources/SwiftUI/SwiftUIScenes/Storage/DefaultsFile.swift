import Diagnostics
import Foundation
import SwiftUICore

/// The file in which Foundation keeps a store on Linux.
///
/// Foundation writes it in place and without a lock: a program that is killed meanwhile leaves half a file, which reads
/// as an empty store, and of two programs that write at once one loses. So a store is written under a lock that all
/// our programs take, a copy of the last whole file is kept beside it, and a broken file is replaced by the copy.
package struct DefaultsFile {
  package let url: URL

  package init(url: URL) {
    self.url = url
  }

  /// The file of a store; nil for a store that has none.
  package init?(of store: UserDefaults) {
    guard !(store is EphemeralDefaults) else { return nil }
    let environment: [String: String] = ProcessInfo.processInfo.environment
    let folder: URL
    if let path = environment["XDG_CONFIG_HOME"], !path.isEmpty {
      folder = URL(fileURLWithPath: path, isDirectory: true)
    } else if let home = environment["HOME"], !home.isEmpty {
      folder = URL(fileURLWithPath: home, isDirectory: true).appendingPathComponent(".config", isDirectory: true)
    } else {
      return nil
    }
    let suite: String? = Self.suite(of: store)
    let name: String = suite ?? Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    url = folder.appendingPathComponent(name + ".plist", isDirectory: false)
  }

  /// The suite's name, which Foundation has no function for.
  private static func suite(of store: UserDefaults) -> String? {
    var mirror: Mirror? = Mirror(reflecting: store)
    while let current = mirror {
      if let found = current.children.first(where: { $0.label == "suite" }) { return found.value as? String }
      mirror = current.superclassMirror
    }
    return nil
  }

  private var copy: URL { url.appendingPathExtension("backup") }
  private var broken: URL { url.appendingPathExtension("broken") }

  /// Whether there is a whole file.
  private func isWhole(_ file: URL) -> Bool {
    guard let data = try? Data(contentsOf: file) else { return false }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil)) is [String: Any]
  }

  /// Runs `body` while no other program of ours writes.
  private func locked<Result>(_ body: () -> Result) -> Result {
    let lock: Int32 = open(url.appendingPathExtension("lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard lock >= 0 else { return body() }
    flock(lock, LOCK_EX)
    defer { close(lock) }
    return body()
  }

  /// Writes the store by `body` and keeps a copy of what was written.
  package func write(_ body: () -> Void) {
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: NSNumber(value: 0o700)])
    locked {
      _ = replaceBroken()
      body()
      guard isWhole(url), let data = try? Data(contentsOf: url) else { return }
      try? data.write(to: copy, options: .atomic)
      try? FileManager.default.setAttributes([.posixPermissions: NSNumber(value: 0o600)], ofItemAtPath: copy.path)
    }
  }

  /// Puts the copy in the place of a broken file; returns whether it had to.
  package func restore() -> Bool {
    guard FileManager.default.fileExists(atPath: url.path), !isWhole(url) else { return false }
    return locked { replaceBroken() }
  }

  private func replaceBroken() -> Bool {
    guard FileManager.default.fileExists(atPath: url.path), !isWhole(url) else { return false }
    try? FileManager.default.removeItem(at: broken)
    try? FileManager.default.moveItem(at: url, to: broken)
    guard isWhole(copy), let data = try? Data(contentsOf: copy) else {
      Diagnostics.warn("the settings in \(url.path) cannot be read and were set aside as \(broken.lastPathComponent).")
      return false
    }
    try? data.write(to: url, options: .atomic)
    Diagnostics.warn(
      "the settings in \(url.path) cannot be read; those written before were restored. The file was set aside as "
        + "\(broken.lastPathComponent).")
    return true
  }
}
