/// A value that belongs to a view and outlives its bodies: it lives exactly as long as the view's identity (G4).
///
/// Only a body that reads the value runs again when it changes (G3). Setting an equal value changes nothing. Declare it
/// private: a parent that sets it has no effect once the view has appeared.
///
/// ```swift
/// struct Switch: View {
///   @State private var isOn = false
///   var body: some View {
///     Toggle("Light", isOn: $isOn)
///   }
/// }
/// ```
@propertyWrapper
public struct State<Value>: GraphProperty, SelfComparing {
  private var initial: Value
  private var location: Location<Value>?

  /// Makes a state with the value that it has when the view appears.
  ///
  /// ```swift
  /// struct Counter: View {
  ///   @State private var count = 0
  ///   var body: some View {
  ///     Button("Count \(count)") { count += 1 }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter value: The first value. It counts once for each identity of the view: a body that makes the view again
  ///   with another one does not change the state.
  public init(wrappedValue value: Value) {
    initial = value
  }

  public init(initialValue value: Value) {
    initial = value
  }

  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue, transaction: .current) }
  }

  public var projectedValue: Binding<Value> {
    if let location { return Binding(location: location) }
    let value: Value = initial
    return Binding(get: { value }, set: { _ in })
  }

  package func makeBox(in inputs: _ViewInputs) -> Location<Value> {
    inputs.window.isShared ? SharedStateLocation(initial, in: inputs.window) : StateLocation(initial, in: inputs.window)
  }

  package mutating func install(_ box: Location<Value>) {
    location = box
  }

  /// A later initial value means nothing: the state already lives.
  package func isEqual(to other: State<Value>) -> Bool { true }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: @unchecked Sendable where Value: Sendable {}
