import Synchronization

/// The numbers that stand for the keys by which custom stores know their objects.
///
/// Whole numbers above zero stand for themselves; every other key gets a number for as long as the program runs, and is
/// coded by its text.
enum PrimaryKeys {
  /// Numbers from here on stand for texts; those that a context gives to new objects of a custom store begin higher.
  static let first: Int64 = 1 << 40
  static let firstTemporary: Int64 = 1 << 50

  private struct Table {
    var numbers: [String: Int64] = [:]
    var texts: [Int64: String] = [:]
  }

  private static let table = Mutex(Table())

  static func number(_ text: String, store: String, entityTable: String) -> Int64 {
    table.withLock { table in
      let key = "\(store)\u{0}\(entityTable)\u{0}\(text)"
      if let number = table.numbers[key] { return number }
      let number: Int64 = first + Int64(table.texts.count)
      table.numbers[key] = number
      table.texts[number] = text
      return number
    }
  }

  /// The text that a number stands for; nil for a number that stands for itself.
  static func text(_ number: Int64) -> String? {
    number < first ? nil : table.withLock { $0.texts[number] }
  }
}
