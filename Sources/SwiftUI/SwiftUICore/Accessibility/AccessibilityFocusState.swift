import AccessibilityTree
import ReactiveGraph

/// Where the cursor of an assistive technology is: read it, or set it to ask for the cursor (behaviours 363, 371).
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: GraphProperty, SelfComparing {
  private var box: FocusBox<Value>?
  private let initial: Value
  private let technologies: AccessibilityTechnologies

  public init() where Value == Bool {
    self.init(for: .all)
  }

  /// Follows some technologies only.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    initial = false
    self.technologies = technologies
  }

  public init<T: Hashable>() where Value == T? {
    self.init(for: .all)
  }

  /// Follows some technologies only.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    initial = nil
    self.technologies = technologies
  }

  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.request(newValue) }
  }

  public var projectedValue: Binding { Binding(box: box ?? FocusBox(initial, technologies, host: nil)) }

  /// A reference to the state, for the modifiers that link it with elements.
  @propertyWrapper
  public struct Binding {
    let box: FocusBox<Value>

    public var wrappedValue: Value {
      get { box.value }
      nonmutating set { box.request(newValue) }
    }

    public var projectedValue: Binding { self }
  }

  package func makeBox(in inputs: _ViewInputs) -> FocusBox<Value> {
    FocusBox(initial, technologies, host: inputs.window)
  }
  package mutating func install(_ box: FocusBox<Value>) { self.box = box }
  package func isEqual(to other: Self) -> Bool { true }
}

/// What a focus state knows: its value, and the elements that stand for values.
package final class FocusBox<Value: Hashable> {
  private let none: Value
  @WeakWindow private var host: ViewGraph?
  /// Whether the reader is among those that the state follows.
  private let followsReader: Bool
  private let source: Source<Value>?
  private var elements: [Value: AccessibilitySource] = [:]

  init(_ none: Value, _ technologies: AccessibilityTechnologies, host: ViewGraph?) {
    self.none = none
    followsReader = technologies.contains(.voiceOver)
    self.host = host
    source = host.map { Source(in: $0.graph, "focus state", none) }
  }

  var value: Value { source?.value ?? none }

  /// The program asks for the cursor: the element is found once the views are up to date.
  func request(_ new: Value) {
    guard let host, let source, source.last != new else { return }
    let old: Value? = source.last
    source.set(new)
    host.afterUpdate { [weak self] in self?.move(from: old) }
  }

  private func move(from old: Value?) {
    guard let host, followsReader, let current = source?.last else { return }
    if let element = elements[current] {
      // A row that is kept out of sight stands for its value, and is not read.
      host.accessibility.requestFocus(element) { [weak self] in
        guard let self, self.source?.last == current else { return }
        if !reveal(current) { refused(current) }
      }
    } else if !reveal(current), let old, let element = elements[old] {
      host.accessibility.resignFocus(element)
    }
  }

  /// Lets a lazy container bring the row whose id is the value into being, and then moves the cursor; false where none
  /// has such a row.
  private func reveal(_ value: Value) -> Bool {
    guard let host, let id = Self.id(in: value), host.accessibility.reveal(AccessibilityKey(id)) else { return false }
    host.afterUpdate { [weak self] in
      guard let self, self.source?.last == value, let element = elements[value] else { return }
      host.accessibility.requestFocus(element) { [weak self] in self?.refused(value) }
    }
    return true
  }

  /// What a value of an optional state names, if it names something.
  private static func id(in value: Value) -> AnyHashable? { (value as? any OptionalID)?.wrappedID }

  /// Nothing stands for the value, so the state must not say that the cursor is there.
  private func refused(_ value: Value) {
    guard let source, source.last == value else { return }
    source.set(none)
  }

  /// Links an element with a value; the cursor's moves then set the state.
  func link(_ value: Value, to element: AccessibilitySource) {
    elements = elements.filter { $0.value !== element }
    elements[value] = element
    guard followsReader else { return }
    host?.accessibility.observeFocus(of: element, by: ObjectIdentifier(self)) { [weak self] isFocused in
      guard let self, let source else { return }
      if isFocused {
        source.set(value)
      } else if source.last == value {
        source.set(none)
      }
    }
  }

  func unlink(_ value: Value, from element: AccessibilitySource) {
    if elements[value] === element { elements[value] = nil }
    host?.accessibility.observeFocus(of: element, by: ObjectIdentifier(self), nil)
  }
}

/// An optional whose value is asked for without knowing its type.
private protocol OptionalID {
  var wrappedID: AnyHashable? { get }
}

extension Optional: OptionalID where Wrapped: Hashable {
  fileprivate var wrappedID: AnyHashable? { map(AnyHashable.init) }
}

/// What an element has to do with a focus state, whatever the state's type.
struct AccessibilityFocusLink {
  let box: ObjectIdentifier
  let link: (AccessibilitySource) -> Void
  let unlink: (AccessibilitySource) -> Void
}

extension View {
  /// Links the element with a state that is true while the reader's cursor is on it (behaviour 372).
  ///
  /// - Parameter condition: The projected value of the state. Setting the state to true moves the cursor to the
  ///   element.
  public nonisolated func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    accessibilityFocused(condition, equals: true)
  }

  /// Links the element with one value of a state (behaviour 373).
  ///
  /// - Parameters:
  ///   - binding: The projected value of the state.
  ///   - value: The value that stands for this element.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    let box: FocusBox<Value> = binding.box
    let link = AccessibilityFocusLink(
      box: ObjectIdentifier(box), link: { box.link(value, to: $0) }, unlink: { box.unlink(value, from: $0) })
    return attaching(AccessibilityAttachmentModifier(focus: [link]))
  }
}

extension View {
  /// Gives a state a value when the view appears, so that the cursor comes to what stands for it (behaviour 405).
  public nonisolated func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View {
    onAppear { binding.wrappedValue = value }
  }
}

/// Keeps an element linked with its focus states.
final class AccessibilityFocusLinks {
  private let source: AccessibilitySource
  private var linked: [AccessibilityFocusLink] = []

  init(_ source: AccessibilitySource) {
    self.source = source
  }

  func update(_ new: [AccessibilityFocusLink]) {
    for old in linked where !new.contains(where: { $0.box == old.box }) { old.unlink(source) }
    for link in new { link.link(source) }
    linked = new
  }
}
