/// Publishes a property of a class: `$name` sends each new value before the property holds it.
///
/// The class' own `objectWillChange` fires before that, if it is the synthesized one.
///
/// ```swift
/// final class Counter: ObservableObject {
///   @Published var count = 0
/// }
///
/// let counter = Counter()
/// let watching = counter.$count.sink { print($0) }
/// counter.count = 1
/// watching.cancel()
/// ```
@propertyWrapper public struct Published<Value> {
  var box: PublishedBox<Value>

  public init(initialValue: Value) {
    box = PublishedBox(initialValue)
  }

  public init(wrappedValue: Value) {
    box = PublishedBox(wrappedValue)
  }

  /// The publisher of a published property.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let box: PublishedBox<Value>

    public func receive<S: Subscriber>(subscriber: S) where Value == S.Input, S.Failure == Never {
      box.add(subscriber)
    }
  }

  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    // Settable so that it can be passed to `assign(to:)`; a property keeps its own publisher all the same.
    set {}
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { box.value }
    set { box.set(newValue) }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set { object[keyPath: storageKeyPath].box.set(newValue) }
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}

extension Publisher where Failure == Never {
  /// Assigns each value to a published property, for as long as the property lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let box = published.box
    // Weak: the property holds the subscription, so the subscription must not hold the property.
    box.keep(sink { [weak box] value in box?.set(value) })
  }
}
