import Foundation
import SwiftUICore

// One initialiser for each type that can be kept, as Apple's documentation lists them.

extension AppStorage {
  /// Reads and writes a Boolean, with a default value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, store, initial: wrappedValue, .plain)
  }

  /// Reads and writes an integer, with a default value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, store, initial: wrappedValue, .plain)
  }

  /// Reads and writes a number, with a default value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(key, store, initial: wrappedValue, .plain)
  }

  /// Reads and writes a text, with a default value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(key, store, initial: wrappedValue, .plain)
  }

  /// Reads and writes an address, with a default value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, store, initial: wrappedValue, .plain)
  }

  /// Reads and writes data, with a default value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, store, initial: wrappedValue, .plain)
  }

  /// Reads and writes a date, with a default value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, store, initial: wrappedValue, .plain)
  }

  /// Reads and writes a value by its raw value, with a default value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, store, initial: wrappedValue, .raw())
  }

  /// Reads and writes a value by its raw value, with a default value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, store, initial: wrappedValue, .raw())
  }
}

// The same without a default value: nil where the key has none; setting nil removes the key.

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Reads and writes a Boolean; nil where there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store, initial: nil, .optional())
  }

  /// Reads and writes an integer; nil where there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store, initial: nil, .optional())
  }

  /// Reads and writes a number; nil where there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store, initial: nil, .optional())
  }

  /// Reads and writes a text; nil where there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store, initial: nil, .optional())
  }

  /// Reads and writes an address; nil where there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, store, initial: nil, .optional())
  }

  /// Reads and writes data; nil where there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store, initial: nil, .optional())
  }

  /// Reads and writes a date; nil where there is none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, store, initial: nil, .optional())
  }
}

extension AppStorage {
  /// Reads and writes a value by its raw value; nil where there is none.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, store, initial: nil, .optionalRaw())
  }

  /// Reads and writes a value by its raw value; nil where there is none.
  public init<R>(_ key: String, store: UserDefaults? = nil) where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, store, initial: nil, .optionalRaw())
  }
}
