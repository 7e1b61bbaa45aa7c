extension Binding where Value: MutableCollection {
  /// A binding to the element at an index. What is still shown while its element goes reads `known`, where it was.
  func element(at index: Value.Index, of known: Value) -> Binding<Value.Element> {
    var element = Binding<Value.Element>(location: IndexLocation(location, index, known[index]))
    element.transaction = transaction
    return element
  }
}

/// An element of another location's collection.
private final class IndexLocation<Whole: MutableCollection>: Location<Whole.Element> {
  private let whole: Location<Whole>
  private let index: Whole.Index
  private let known: Whole.Element

  init(_ whole: Location<Whole>, _ index: Whole.Index, _ known: Whole.Element) {
    self.whole = whole
    self.index = index
    self.known = known
  }

  override func get() -> Whole.Element {
    let elements: Whole = whole.get()
    return elements.has(index) ? elements[index] : known
  }

  override func set(_ value: Whole.Element, transaction: Transaction) {
    var elements: Whole = whole.get()
    guard elements.has(index) else { return }
    elements[index] = value
    whole.set(elements, transaction: transaction)
  }

  override func isEqual(to other: Location<Whole.Element>) -> Bool {
    guard let other = other as? IndexLocation<Whole> else { return false }
    return index == other.index && whole.isEqual(to: other.whole)
  }
}

extension Collection {
  fileprivate func has(_ index: Index) -> Bool { index >= startIndex && index < endIndex }
}
