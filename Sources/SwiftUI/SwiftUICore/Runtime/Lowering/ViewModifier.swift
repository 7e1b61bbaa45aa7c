/// A modifier that turns a view into another version of it (behaviour 236).
///
/// ```swift
/// struct Card: ViewModifier {
///   @Environment(\.colorScheme) private var colorScheme
///   func body(content: Content) -> some View {
///     content
///       .padding()
///       .background(colorScheme == .dark ? .black : .white, in: RoundedRectangle(cornerRadius: 12))
///   }
/// }
///
/// extension View {
///   func card() -> some View { modifier(Card()) }
/// }
/// ```
@MainActor @preconcurrency
public protocol ViewModifier {
  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs

  nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewList
  ) -> _ViewList

  /// True when the result always is one view where the content is one (`content`).
  nonisolated static func _isUnary(content: Bool) -> Bool

  /// How many views the result always is where the content always is so many; nil when that may change.
  nonisolated static func _viewListCount(content: Int?) -> Int?

  /// True when the modifier may attach values for the container.
  nonisolated static var _hasTraits: Bool { get }

  associatedtype Body: View

  /// The view that takes the place of the original; `content` stands for the original.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

  typealias Content = _ViewModifier_Content<Self>
}

/// The original view inside a modifier's body.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  let lowering: Lowering

  final class Lowering {
    let makeView: (_ViewInputs) -> _ViewOutputs
    let makeList: (_ViewInputs) -> _ViewList

    init(view: @escaping (_ViewInputs) -> _ViewOutputs, list: @escaping (_ViewInputs) -> _ViewList) {
      makeView = view
      makeList = list
    }
  }
}

extension _ViewModifier_Content: PrimitiveView {
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    inputs.graph.untracked { view.read() }.lowering.makeView(inputs)
  }

  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewList {
    inputs.graph.untracked { view.read() }.lowering.makeList(inputs)
  }

  public nonisolated static var _isUnary: Bool { AssumedContent.of(Modifier.self).isUnary }
  public nonisolated static var _viewListCount: Int? { AssumedContent.of(Modifier.self).count }
}

/// What to assume of a modifier's content while its body is asked, by type, how many views it is.
struct AssumedContent: Hashable {
  var isUnary: Bool = false
  var count: Int?

  /// All that is assumed now; what is found out meanwhile holds for that alone.
  nonisolated(unsafe) private(set) static var assumed: [ObjectIdentifier: AssumedContent] = [:]

  static func of(_ modifier: Any.Type) -> AssumedContent { assumed[ObjectIdentifier(modifier)] ?? AssumedContent() }

  func `while`<Answer>(_ modifier: Any.Type, _ question: () -> Answer) -> Answer {
    let key = ObjectIdentifier(modifier)
    let outer: AssumedContent? = Self.assumed[key]
    Self.assumed[key] = self
    defer { Self.assumed[key] = outer }
    return question()
  }
}

extension ViewModifier {
  public nonisolated static func _isUnary(content: Bool) -> Bool {
    content && AssumedContent(isUnary: true).while(Self.self) { Body._isUnary }
  }

  public nonisolated static func _viewListCount(content: Int?) -> Int? {
    AssumedContent(count: content).while(Self.self) { Body._viewListCount }
  }

  public nonisolated static var _hasTraits: Bool { Body._hasTraits }
}

extension ViewModifier where Body == Never {
  public nonisolated static func _isUnary(content: Bool) -> Bool { content }
  public nonisolated static func _viewListCount(content: Int?) -> Int? { content }
  public nonisolated static var _hasTraits: Bool { false }
}

extension ViewModifier where Body == Never {
  public nonisolated func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is applied by the framework; its body must not be asked for.")
  }
}

extension ViewModifier {
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeView(modifier: modifier, inputs: inputs, body: body)
  }

  public nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewList
  ) -> _ViewList {
    makeViewList(modifier: modifier, inputs: inputs, body: body)
  }
}

// MARK: - Modifiers with a body

extension ViewModifier {
  nonisolated static func makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let content = Content(lowering: .init(view: body, list: { inputs in .one(ViewElement(environment: inputs, body)) }))
    return Body._makeView(view: BodyNode.make(modifier, content: content, inputs: inputs), inputs: inputs)
  }

  /// The body is made once; its content stands for all the views of the list, so that what the body does to the content
  /// is done to each of them, and a container in the body holds them all.
  nonisolated static func makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewList
  ) -> _ViewList {
    let content = Content(
      lowering: .init(view: { inputs in ImplicitStack.make(body(inputs), inputs: inputs) }, list: body))
    return Body._makeViewList(view: BodyNode.make(modifier, content: content, inputs: inputs), inputs: inputs)
  }
}

extension View {
  /// Applies a modifier: the view becomes the content of the modifier's body (behaviour 235).
  ///
  /// ```swift
  /// struct Boxed: ViewModifier {
  ///   func body(content: Content) -> some View {
  ///     content.padding(8).border(.gray)
  ///   }
  /// }
  ///
  /// struct Sample: View {
  ///   var body: some View { Text("Boxed").modifier(Boxed()) }
  /// }
  /// ```
  ///
  /// - Parameter modifier: The modifier.
  @inlinable public nonisolated consuming func modifier<T>(_ modifier: consuming T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// Two modifiers as one: this one first (behaviour 238).
  @inlinable public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing (behaviour 240).
nonisolated public struct EmptyModifier: PrimitiveModifier {
  public static let identity: EmptyModifier = EmptyModifier()

  @inlinable public nonisolated init() {}

  public nonisolated static func _makeView(
    modifier: _GraphValue<EmptyModifier>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    body(inputs)
  }
}
