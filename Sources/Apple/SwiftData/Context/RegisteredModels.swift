import CReferences

/// The objects of a table that are alive in a context, by their number.
///
/// They are not held: an object goes when nobody else has it. An entry keeps the place in memory of its object, not the
/// object; entries of objects that are gone are left out whenever the table grows.
///
/// A weak reference would do the same, but gives each object a table beside it, by which all its reference counting then
/// goes the long way: every copy of an array of models would pay for it.
final class RegisteredModels {
  private struct Entry {
    unowned let model: any PersistentModel

    /// The object, unless it is on its way out, also on another thread.
    var alive: (any PersistentModel)? {
      let place: UnsafeRawPointer = withUnsafeBytes(of: self) { $0.load(as: UnsafeRawPointer.self) }
      guard let held = rotor_try_retain(place) else { return nil }
      defer { Unmanaged<AnyObject>.fromOpaque(held).release() }
      return model
    }
  }

  // A table by open addressing: an object is at the place that its number says, or behind it. 0 marks what is free; numbers
  // are never 0, and are given one after the other, so that a multiplication spreads them.
  private var numbers: [Int64] = Array(repeating: 0, count: 16)
  private var entries: [Entry?] = Array(repeating: nil, count: 16)
  /// How many entries there are, with those of objects that are gone.
  private(set) var entryCount: Int = 0

  subscript(number: Int64) -> (any PersistentModel)? { entries[place(of: number)]?.alive }

  var all: [any PersistentModel] { entries.compactMap { $0?.alive } }

  func add(_ model: any PersistentModel, _ number: Int64) {
    precondition(number != 0, "An object without a number was registered.")
    if (entryCount + 1) * 2 > numbers.count { grow() }
    put(Entry(model: model), at: number)
  }

  func remove(_ number: Int64) {
    var hole: Int = place(of: number)
    guard numbers[hole] == number else { return }
    entryCount -= 1
    // What stands behind because its own place was taken moves up, so that it is still found.
    var next: Int = hole
    while true {
      next = (next + 1) & (numbers.count - 1)
      guard numbers[next] != 0 else { break }
      let distance: Int = (next - home(of: numbers[next])) & (numbers.count - 1)
      guard distance >= (next - hole) & (numbers.count - 1) else { continue }
      numbers[hole] = numbers[next]
      entries[hole] = entries[next]
      hole = next
    }
    numbers[hole] = 0
    entries[hole] = nil
  }

  private func put(_ entry: Entry, at number: Int64) {
    let place: Int = place(of: number)
    if numbers[place] == 0 { entryCount += 1 }
    numbers[place] = number
    entries[place] = entry
  }

  private func home(of number: Int64) -> Int {
    let spread: UInt64 = UInt64(bitPattern: number) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: spread >> 20) & (numbers.count - 1)
  }

  /// Where a number is, or the free place where it would be.
  private func place(of number: Int64) -> Int {
    var place: Int = home(of: number)
    while numbers[place] != number, numbers[place] != 0 { place = (place + 1) & (numbers.count - 1) }
    return place
  }

  private func grow() {
    let old: [(number: Int64, entry: Entry)] = zip(numbers, entries).compactMap { number, entry in
      entry.flatMap { $0.alive == nil ? nil : (number, $0) }
    }
    var capacity: Int = 16
    while capacity < old.count * 4 { capacity *= 2 }
    numbers = Array(repeating: 0, count: capacity)
    entries = Array(repeating: nil, count: capacity)
    entryCount = 0
    for (number, entry) in old { put(entry, at: number) }
  }
}
