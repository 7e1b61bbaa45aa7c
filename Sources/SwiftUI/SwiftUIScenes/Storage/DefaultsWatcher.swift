import Foundation
import FoundationGaps
import HostInterface
import ReactiveGraph
import SwiftUICore

/// Knows which keys of which stores views read, and brings changes to them, whoever in the process made them.
///
/// Foundation's store tells nobody about a change on Linux. So the watched keys are looked at whenever a window is
/// brought up to date, when app storage writes, and when somebody posts `UserDefaults.didChangeNotification`.
package final class DefaultsWatcher {
  package nonisolated(unsafe) static let shared = DefaultsWatcher()

  fileprivate struct ID: Hashable {
    let host: ObjectIdentifier
    let store: ObjectIdentifier
    let key: String
  }

  /// One key as the views of one window see it.
  final class Entry {
    fileprivate let id: ID
    fileprivate let key: String
    fileprivate let store: UserDefaults
    @WeakWindow fileprivate var host: ViewGraph?
    fileprivate let subgraph: Subgraph
    fileprivate var users: Int = 0
    let source: Source<StoredValue?>

    fileprivate init(_ id: ID, key: String, store: UserDefaults, host: ViewGraph) {
      self.id = id
      self.key = key
      self.store = store
      self.host = host
      let subgraph = Subgraph(in: host.graph.root)
      self.subgraph = subgraph
      source = host.graph.with(subgraph) {
        Source(in: host.graph, "app storage", store.storedValue(for: key))
      }
    }
  }

  private var entries: [ID: Entry] = [:]
  /// In the order in which they were first read, so that a run can be repeated exactly.
  private var order: [Entry] = []
  private var observer: (any NSObjectProtocol)?

  // MARK: - Readers

  func enter(_ key: String, of store: UserDefaults, in host: ViewGraph) -> Entry {
    observe()
    DefaultsKeeper.shared.open(store)
    let id = ID(host: ObjectIdentifier(host), store: ObjectIdentifier(store), key: key)
    let entry: Entry = entries[id] ?? Entry(id, key: key, store: store, host: host)
    if entry.users == 0 {
      entries[id] = entry
      order.append(entry)
    }
    entry.users += 1
    return entry
  }

  func leave(_ entry: Entry) {
    entry.users -= 1
    guard entry.users == 0 else { return }
    entries[entry.id] = nil
    order.removeAll { $0 === entry }
    if let host = entry.host { entry.subgraph.end(in: host.graph) }
  }

  // MARK: - Changes

  /// Looks whether watched keys have changed, all or those of one name, and tells their readers.
  package func look(for key: String? = nil) {
    for entry in order where key == nil || entry.key == key {
      let value: StoredValue? = entry.store.storedValue(for: entry.key)
      guard entry.source.last != .some(value) else { continue }
      DefaultsKeeper.shared.keep(entry.store)
      entry.host?.note(.current)
      entry.source.set(value)
    }
  }

  /// Writes from any thread.
  static func write(
    _ value: StoredValue?, for key: String, to store: UserDefaults, transaction: @autoclosure () -> Transaction
  ) {
    store.store(value, for: key)
    DefaultsKeeper.shared.keep(store)
    if MainQueue.isCurrent {
      withTransaction(transaction()) { shared.look(for: key) }
    } else {
      DispatchQueue.main.async { shared.look(for: key) }
    }
  }

  private func observe() {
    guard observer == nil else { return }
    observer = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: nil, queue: nil
    ) { _ in
      if MainQueue.isCurrent { Self.shared.look() } else { DispatchQueue.main.async { Self.shared.look() } }
    }
  }
}
