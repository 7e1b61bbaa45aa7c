import CReferences
import Memory

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

  /// Entries of objects that are gone stay until the table is full.
  private var entries = OpenTable<Entry>()

  subscript(number: Int64) -> (any PersistentModel)? { entries[Self.key(number)]?.alive }

  var all: [any PersistentModel] { entries.elements.compactMap(\.alive) }

  func add(_ model: any PersistentModel, _ number: Int64) {
    precondition(number != 0, "An object without a number was registered.")
    if entries.isFull { entries.filter { $0.alive != nil } }
    entries.set(Entry(model: model), for: Self.key(number))
  }

  func remove(_ number: Int64) { entries.remove(Self.key(number)) }

  private static func key(_ number: Int64) -> UInt { UInt(bitPattern: Int(number)) }
}
