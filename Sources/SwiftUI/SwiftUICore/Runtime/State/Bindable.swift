import Observation

/// Makes bindings to the properties of an observable object.
///
/// ```swift
/// @Observable final class Note {
///   var isPinned = false
/// }
///
/// struct NoteRow: View {
///   @Bindable var note: Note
///   var body: some View { Toggle("Pinned", isOn: $note.isPinned) }
/// }
/// ```
@dynamicMemberLookup
@propertyWrapper
public struct Bindable<Value> {
  public var wrappedValue: Value

  private init(object: Value) {
    wrappedValue = object
  }

  public var projectedValue: Bindable<Value> { self }

  // Seen by the compiler when it makes a view's memberwise initialiser, which then takes the object itself.
  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) {
    self.init(object: wrappedValue)
  }
}

extension Bindable where Value: AnyObject {
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding(location: ObjectLocation(wrappedValue, keyPath))
  }
}

extension Bindable where Value: AnyObject, Value: Observable {
  public init(wrappedValue: Value) {
    self.init(object: wrappedValue)
  }

  public init(_ wrappedValue: Value) {
    self.init(object: wrappedValue)
  }

  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}

/// A property of an object. Reads are tracked by the object's own observation.
class ObjectLocation<Object: AnyObject, Value>: Location<Value> {
  final let object: Object
  final let path: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.path = path
  }

  override func get() -> Value { object[keyPath: path] }

  override func set(_ value: Value, transaction: Transaction) {
    withTransaction(transaction) { object[keyPath: path] = value }
  }

  override func isEqual(to other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && path == other.path
  }
}
