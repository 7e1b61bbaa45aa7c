import Foundation
import SwiftUICore

/// Sees to it that what is written to stores is kept: soon after a change, and at the latest when the program ends.
///
/// Foundation's store on Linux writes its file only when it is told to.
final class DefaultsKeeper: @unchecked Sendable {
  static let shared: DefaultsKeeper = {
    let keeper = DefaultsKeeper()
    keeper.open(.standard)
    atexit { DefaultsKeeper.shared.finish() }
    return keeper
  }()

  /// How long changes are collected before they are written, in seconds.
  private static let delay: TimeInterval = 0.3

  private let lock = NSLock()
  private let queue = DispatchQueue(label: "defaults", qos: .utility)
  private var changed: [UserDefaults] = []
  private var opened: Set<ObjectIdentifier> = []

  /// Looks after a store's file before the store is read. Safe from any thread.
  func open(_ store: UserDefaults) {
    guard lock.withLock({ opened.insert(ObjectIdentifier(store)).inserted }) else { return }
    // The store looks at its file again after that.
    if DefaultsFile(of: store)?.restore() == true { store.synchronize() }
  }

  /// Writes a store's changes soon. Safe from any thread.
  func keep(_ store: UserDefaults) {
    guard !(store is EphemeralDefaults) else { return }
    let isFirst: Bool = lock.withLock {
      if changed.contains(where: { $0 === store }) { return false }
      changed.append(store)
      return changed.count == 1
    }
    if isFirst { queue.asyncAfter(deadline: .now() + Self.delay) { self.flush() } }
  }

  /// Writes what has changed now.
  func flush() {
    let stores: [UserDefaults] = lock.withLock {
      defer { changed = [] }
      return changed
    }
    for store in stores { Self.write(store) }
  }

  /// The program ends: what it wrote to its own store without app storage is kept too.
  private func finish() {
    keep(.standard)
    flush()
  }

  static func write(_ store: UserDefaults) {
    guard let file = DefaultsFile(of: store) else { return _ = store.synchronize() }
    file.write { store.synchronize() }
  }
}
