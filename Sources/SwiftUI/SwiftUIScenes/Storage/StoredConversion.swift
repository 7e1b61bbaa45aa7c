import Foundation
import HostInterface
import SwiftUICore

/// How values of a type are kept.
package struct StoredConversion<Value> {
  /// The value that was kept; nil for one of another type.
  let read: (StoredValue) -> Value?
  /// What is kept; nil for nothing.
  let write: (Value) -> StoredValue?
}

extension StoredConversion {
  /// Values of another module's type, kept as data.
  package static func coded(
    read: @escaping (Data) -> Value?, write: @escaping (Value) -> Data?
  ) -> StoredConversion {
    StoredConversion(
      read: { stored in
        guard case .data(let data) = stored else { return nil }
        return read(data)
      },
      write: { write($0).map(StoredValue.data) })
  }
}

/// A type whose values are kept as they are.
protocol StorableValue {
  init?(stored: StoredValue)
  var stored: StoredValue { get }
}

extension StoredConversion where Value: StorableValue {
  static var plain: StoredConversion { StoredConversion(read: { Value(stored: $0) }, write: { $0.stored }) }
}

extension StoredConversion {
  static func optional<Wrapped: StorableValue>() -> StoredConversion where Value == Wrapped? {
    StoredConversion(read: { Wrapped(stored: $0) }, write: { $0?.stored })
  }

  static func raw() -> StoredConversion where Value: RawRepresentable, Value.RawValue: StorableValue {
    StoredConversion(
      read: { Value.RawValue(stored: $0).flatMap(Value.init(rawValue:)) }, write: { $0.rawValue.stored })
  }

  static func optionalRaw<Wrapped: RawRepresentable>() -> StoredConversion
  where Value == Wrapped?, Wrapped.RawValue: StorableValue {
    StoredConversion(
      read: { Wrapped.RawValue(stored: $0).flatMap(Wrapped.init(rawValue:)) }, write: { $0?.rawValue.stored })
  }
}

// Numbers convert into each other where nothing is lost; strings are read as a command line gives them.

extension Bool: StorableValue {
  init?(stored: StoredValue) {
    switch stored {
    case .bool(let value): self = value
    case .int(let value): self = value != 0
    case .double(let value): self = value != 0
    case .string(let text):
      switch text.lowercased() {
      case "yes", "true", "1": self = true
      case "no", "false", "0": self = false
      default: return nil
      }
    default: return nil
    }
  }

  var stored: StoredValue { .bool(self) }
}

extension Int: StorableValue {
  init?(stored: StoredValue) {
    switch stored {
    case .int(let value): self = value
    case .bool(let value): self = value ? 1 : 0
    case .double(let value):
      guard let exact = Int(exactly: value) else { return nil }
      self = exact
    case .string(let text):
      guard let value = Int(text) else { return nil }
      self = value
    default: return nil
    }
  }

  var stored: StoredValue { .int(self) }
}

extension Double: StorableValue {
  init?(stored: StoredValue) {
    switch stored {
    case .double(let value): self = value
    case .int(let value): self = Double(value)
    case .bool(let value): self = value ? 1 : 0
    case .string(let text):
      guard let value = Double(text) else { return nil }
      self = value
    default: return nil
    }
  }

  var stored: StoredValue { .double(self) }
}

extension String: StorableValue {
  init?(stored: StoredValue) {
    switch stored {
    case .string(let value): self = value
    case .int(let value): self = "\(value)"
    case .double(let value): self = "\(value)"
    default: return nil
    }
  }

  var stored: StoredValue { .string(self) }
}

extension Data: StorableValue {
  init?(stored: StoredValue) {
    guard case .data(let value) = stored else { return nil }
    self = value
  }

  var stored: StoredValue { .data(self) }
}

extension Date: StorableValue {
  init?(stored: StoredValue) {
    guard case .date(let value) = stored else { return nil }
    self = value
  }

  var stored: StoredValue { .date(self) }
}

extension URL: StorableValue {
  init?(stored: StoredValue) {
    switch stored {
    case .url(let value): self = value
    // UserDefaults keeps the address of a file as its path.
    case .string(let path): self = URL(fileURLWithPath: NSString(string: path).expandingTildeInPath)
    case .data(let data):
      let url = try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: data)
      guard let url else { return nil }
      self = url as URL
    default: return nil
    }
  }

  var stored: StoredValue { .url(self) }
}
