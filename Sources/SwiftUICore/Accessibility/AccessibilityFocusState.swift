import AccessibilityTree
import ReactiveGraph

/// Where the cursor of an assistive technology is: read it, or set it to ask for the cursor (behaviours 363, 371).
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: GraphProperty, SelfComparing {
  private var box: FocusBox<Value>?
  private let initial: Value

  public init() where Value == Bool {
    initial = false
  }

  public init<T: Hashable>() where Value == T? {
    initial = nil
  }

  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.request(newValue) }
  }

  public var projectedValue: Binding { Binding(box: box ?? FocusBox(initial, host: nil)) }

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

  package func makeBox(in inputs: _ViewInputs) -> FocusBox<Value> { FocusBox(initial, host: inputs.host) }
  package mutating func install(_ box: FocusBox<Value>) { self.box = box }
  package func isEqual(to other: Self) -> Bool { true }
}

/// What a focus state knows: its value, and the elements that stand for values.
package final class FocusBox<Value: Hashable> {
  private let none: Value
  private weak var host: ViewGraph?
  private let source: Source<Value>?
  private var elements: [Value: UInt64] = [:]

  init(_ none: Value, host: ViewGraph?) {
    self.none = none
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
    guard let host, let current = source?.last else { return }
    if let element = elements[current] {
      host.accessibility.requestFocus(element)
    } else if let old, let element = elements[old] {
      host.accessibility.resignFocus(element)
    }
  }

  /// Links an element with a value; the cursor's moves then set the state.
  func link(_ value: Value, to element: UInt64) {
    elements[value] = element
    host?.accessibility.observeFocus(of: element) { [weak self] isFocused in
      guard let self, let source else { return }
      if isFocused {
        source.set(value)
      } else if source.last == value {
        source.set(none)
      }
    }
  }

  func unlink(_ value: Value, from element: UInt64) {
    if elements[value] == element { elements[value] = nil }
    host?.accessibility.observeFocus(of: element, nil)
  }
}

/// What an element has to do with a focus state, whatever the state's type.
struct AccessibilityFocusLink {
  let link: (UInt64) -> Void
  let unlink: (UInt64) -> Void
}

extension View {
  /// Links the element with a state that is true while the cursor is on it (behaviour 372).
  public nonisolated func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityFocused(condition, equals: true)
  }

  /// Links the element with one value of a state (behaviour 373).
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    let box: FocusBox<Value> = binding.box
    let link = AccessibilityFocusLink(
      link: { box.link(value, to: $0) }, unlink: { box.unlink(value, from: $0) })
    return attaching(AccessibilityAttachmentModifier(focus: link))
  }
}

/// Keeps an element linked with its focus state.
final class AccessibilityFocusNode: GraphNode {
  private let modifier: _GraphValue<AccessibilityAttachmentModifier>
  private let element: UInt64
  private var linked: AccessibilityFocusLink?

  /// Links the element of an attachment, if it has a focus state. Properties of a transparent source belong to the
  /// element inside, which then is the one that the cursor reaches.
  static func attach(
    _ modifier: _GraphValue<AccessibilityAttachmentModifier>, to source: AccessibilitySource,
    inner: AccessibilitySource?, inputs: _ViewInputs
  ) {
    let attachment: AccessibilityAttachmentModifier = inputs.graph.untracked { modifier.read() }
    guard attachment.focus != nil else { return }
    let isOwn: Bool = attachment.behavior != nil || inner == nil
    let element: UInt64 = isOwn ? source.id : inner?.firstElementID ?? source.id
    AccessibilityFocusNode(modifier, element: element, inputs: inputs).setNeedsEvaluation()
  }

  private init(_ modifier: _GraphValue<AccessibilityAttachmentModifier>, element: UInt64, inputs: _ViewInputs) {
    self.modifier = modifier
    self.element = element
    super.init(in: inputs.graph, "accessibility focus")
  }

  override var isEager: Bool { true }

  override func evaluate() -> Bool {
    linked?.unlink(element)
    linked = modifier.read().focus
    linked?.link(element)
    return true
  }

  override func invalidated() {
    linked?.unlink(element)
  }
}

extension AccessibilitySource {
  /// The source that becomes the first element of this one.
  var firstElementID: UInt64? {
    if kind != .transparent || childBehavior != nil { return id }
    for child in children {
      if let found = child.firstElementID { return found }
    }
    return nil
  }
}
