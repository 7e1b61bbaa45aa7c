/// A part of another location's value.
final class PartLocation<Whole, Value>: Location<Value> {
  private let whole: Location<Whole>
  private let path: WritableKeyPath<Whole, Value>

  init(_ whole: Location<Whole>, _ path: WritableKeyPath<Whole, Value>) {
    self.whole = whole
    self.path = path
  }

  override func get() -> Value { whole.get()[keyPath: path] }

  override func set(_ value: Value, transaction: Transaction) {
    var changed: Whole = whole.get()
    changed[keyPath: path] = value
    whole.set(changed, transaction: transaction)
  }

  override func isEqual(to other: Location<Value>) -> Bool {
    guard let other = other as? PartLocation<Whole, Value> else { return false }
    return path == other.path && whole.isEqual(to: other.whole)
  }
}

/// A location made of two closures.
final class ClosureLocation<Value>: Location<Value> {
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    read = get
    write = set
  }

  override func get() -> Value { read() }
  override func set(_ value: Value, transaction: Transaction) { write(value, transaction) }
}

/// A location that holds a value for ever.
final class ConstantLocation<Value>: Location<Value> {
  private let value: Value

  init(_ value: Value) {
    self.value = value
  }

  override func get() -> Value { value }

  override func isEqual(to other: Location<Value>) -> Bool {
    self === other || (other as? ConstantLocation<Value>).map { ValueComparison.areEqual(value, $0.value) } ?? false
  }
}

/// Another location's value in another form.
final class DerivedLocation<Base, Value>: Location<Value> {
  private let base: Location<Base>
  /// What tells one form from another.
  private let form: String
  private let read: (Base) -> Value
  private let write: (Value, Base) -> Base?

  init(
    _ base: Location<Base>, as form: String, get: @escaping (Base) -> Value, set: @escaping (Value, Base) -> Base?
  ) {
    self.base = base
    self.form = form
    read = get
    write = set
  }

  override func get() -> Value { read(base.get()) }

  override func set(_ value: Value, transaction: Transaction) {
    if let new = write(value, base.get()) { base.set(new, transaction: transaction) }
  }

  override func isEqual(to other: Location<Value>) -> Bool {
    guard let other = other as? DerivedLocation<Base, Value> else { return false }
    return form == other.form && base.isEqual(to: other.base)
  }
}

/// The value inside an optional: the last one, where there is none any more.
final class UnwrappedLocation<Value>: Location<Value> {
  private let base: Location<Value?>
  private var last: Value

  init(_ base: Location<Value?>, _ value: Value) {
    self.base = base
    last = value
  }

  override func get() -> Value {
    if let value = base.get() { last = value }
    return last
  }

  override func set(_ value: Value, transaction: Transaction) {
    base.set(value, transaction: transaction)
  }

  override func isEqual(to other: Location<Value>) -> Bool {
    (other as? UnwrappedLocation<Value>).map { base.isEqual(to: $0.base) } ?? false
  }
}

/// One element of a collection in another location, by its index.
///
/// When the collection has become shorter, the last element that stood there is read, and writes change nothing: views
/// of elements that were removed may still look for them until they have gone.
final class ElementLocation<Elements: MutableCollection>: Location<Elements.Element> {
  private let elements: Location<Elements>
  private let index: Elements.Index
  private var last: Elements.Element?

  init(_ elements: Location<Elements>, at index: Elements.Index) {
    self.elements = elements
    self.index = index
  }

  override func get() -> Elements.Element {
    let elements: Elements = self.elements.get()
    if isInside(elements) || last == nil { last = elements[index] }
    guard let last else { preconditionFailure("A binding to an element outside of its collection was read.") }
    return last
  }

  override func set(_ value: Elements.Element, transaction: Transaction) {
    var changed: Elements = elements.get()
    guard isInside(changed) else { return }
    changed[index] = value
    elements.set(changed, transaction: transaction)
  }

  private func isInside(_ elements: Elements) -> Bool {
    index >= elements.startIndex && index < elements.endIndex
  }

  override func isEqual(to other: Location<Elements.Element>) -> Bool {
    guard let other = other as? ElementLocation<Elements> else { return false }
    return index == other.index && elements.isEqual(to: other.elements)
  }
}
