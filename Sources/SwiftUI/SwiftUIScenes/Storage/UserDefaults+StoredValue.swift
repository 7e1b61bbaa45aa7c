import Foundation
import HostInterface
import SwiftUICore

extension UserDefaults {
  /// The value of a key; nil where there is none, or a list or a dictionary.
  package func storedValue(for key: String) -> StoredValue? {
    switch object(forKey: key) {
    case let value as Bool: .bool(value)
    case let value as Int: .int(value)
    case let value as Double: .double(value)
    case let value as String: .string(value)
    case let value as Data: .data(value)
    case let value as Date: .date(value)
    case let value as NSNumber: .double(value.doubleValue)
    default: nil
    }
  }

  /// Sets a key; nil removes it. Safe from any thread.
  package func store(_ value: StoredValue?, for key: String) {
    switch value {
    case .bool(let value): set(value, forKey: key)
    case .int(let value): set(value, forKey: key)
    case .double(let value): set(value, forKey: key)
    case .string(let value): set(value, forKey: key)
    case .data(let value): set(value, forKey: key)
    case .date(let value): set(value, forKey: key)
    case .url(let url): store(url, for: key)
    case nil: removeObject(forKey: key)
    }
  }

  /// Foundation keeps only the path of an address, which is enough for a file; others go in as an archive, which
  /// `url(forKey:)` reads.
  private func store(_ url: URL, for key: String) {
    if url.isFileURL {
      set(url.path, forKey: key)
    } else if let data = try? NSKeyedArchiver.archivedData(withRootObject: url as NSURL, requiringSecureCoding: true) {
      set(data, forKey: key)
    }
  }
}

/// A store that lives in memory and ends with its owner: for windows whose run is to be repeatable (G9).
package final class EphemeralDefaults: UserDefaults {
  private let lock = NSLock()
  private var values: [String: Any] = [:]

  package init() {
    // A nil suite is always there; nothing of it is read.
    super.init(suiteName: nil)!
  }

  package override func object(forKey defaultName: String) -> Any? { lock.withLock { values[defaultName] } }
  package override func removeObject(forKey defaultName: String) { set(nil as Any?, forKey: defaultName) }
  package override func dictionaryRepresentation() -> [String: Any] { lock.withLock { values } }
  package override func synchronize() -> Bool { true }

  package override func set(_ value: Any?, forKey defaultName: String) {
    // Numbers come boxed and are read back as what they are.
    let number: Any? = (value as? NSNumber).map { Self.unboxed($0) }
    lock.withLock { values[defaultName] = number ?? value }
  }

  private static func unboxed(_ number: NSNumber) -> Any {
    if let value = number as? Bool { return value }
    if let value = number as? Int { return value }
    return number.doubleValue
  }
}
