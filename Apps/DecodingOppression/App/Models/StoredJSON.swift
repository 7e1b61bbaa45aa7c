import Foundation

/// Encodes the typed values that a model keeps as `Data` columns.
enum StoredJSON {
  /// JSON with sorted keys, so that equal values give equal data; empty when a number is infinite or not a number.
  static func data(_ value: some Encodable) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return (try? encoder.encode(value)) ?? Data()
  }

  /// The value in the data, nil when they hold something else.
  static func value<Value: Decodable>(_ data: Data) -> Value? {
    try? JSONDecoder().decode(Value.self, from: data)
  }
}
