@_exported import CoreGraphics
@_exported import LayoutEngine

/// A part of the interface, described by a lightweight value (behaviour 204).
///
/// A view of your own composes other views in its `body`. The system makes view values often and reads `body` only when
/// something that it read has changed (behaviour 205), so both are to be cheap and without side effects; state lives in
/// properties such as `State`.
///
/// ```swift
/// struct Greeting: View {
///   let name: String
///   var body: some View {
///     Text("Hello, \(name)").font(.title)
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol View {
  /// Lowers the view once, by its static type, into nodes of the graph.
  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs

  /// Lowers the view into the list of views that a container lays out one by one.
  nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewList

  /// True when a container always sees exactly one view here, known without looking at values.
  nonisolated static var _isUnary: Bool { get }

  /// How many views a container always sees here, known without looking at values; nil when that may change.
  nonisolated static var _viewListCount: Int? { get }

  /// True when modifiers may attach values for the container to it, which only its list shows.
  nonisolated static var _hasTraits: Bool { get }

  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public var body: Never { fatalError("A view that the framework draws itself has no body to ask for.") }
}

/// A view that lowers itself and has no body.
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public nonisolated var body: Never {
    preconditionFailure("\(Self.self) is drawn by the framework; its body must not be asked for.")
  }

  public nonisolated static var _hasTraits: Bool { false }
}

/// A primitive that always is one view.
package protocol UnaryView: PrimitiveView {}

extension UnaryView {
  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewList {
    .element(view, inputs)
  }

  public nonisolated static var _isUnary: Bool { true }
  public nonisolated static var _viewListCount: Int? { 1 }
}

/// A primitive that stands for any number of views; where one is wanted they are stacked.
package protocol MultiView: PrimitiveView {}

extension MultiView {
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    ImplicitStack.make(_makeViewList(view: view, inputs: inputs), inputs: inputs)
  }

  public nonisolated static var _isUnary: Bool { false }
  public nonisolated static var _viewListCount: Int? { nil }
}

// MARK: - Views with a body

extension View {
  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    Body._makeView(view: BodyNode.make(view, inputs: inputs), inputs: inputs)
  }

  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewList {
    if SingleViews.contains(Self.self) { return .element(view, inputs) }
    return Body._makeViewList(view: BodyNode.make(view, inputs: inputs), inputs: inputs)
  }

  public nonisolated static var _isUnary: Bool { Body._isUnary }
  public nonisolated static var _viewListCount: Int? { _isUnary ? 1 : Body._viewListCount }
  public nonisolated static var _hasTraits: Bool { Body._hasTraits }
}

/// The types that always are one view for the container around them, and lowered as one.
///
/// Each row of a list is asked, and to find the type of its body takes longer than to lower a small view.
enum SingleViews {
  nonisolated(unsafe) private static var known: [ObjectIdentifier: Bool] = [:]

  static func contains<V: View>(_ type: V.Type) -> Bool {
    let id = ObjectIdentifier(type)
    if let known = known[id] { return known }
    // Others that lower themselves may give a list of one.
    let isPlain: Bool = V.Body.self != Never.self || type is any UnaryView.Type || type is any PlainWhereUnary.Type
    let isSingle: Bool = isPlain && type._isUnary && !type._hasTraits
    known[id] = isSingle
    return isSingle
  }
}

/// A view that lowers itself and is listed as one view wherever it is unary and has no traits.
protocol PlainWhereUnary {}

extension Never {
  public nonisolated static func _makeView(view: _GraphValue<Never>, inputs: _ViewInputs) -> _ViewOutputs {
    preconditionFailure("A view without a body was asked for it. Framework views must lower themselves.")
  }

  public nonisolated static func _makeViewList(view: _GraphValue<Never>, inputs: _ViewInputs) -> _ViewList { .empty }
  public nonisolated static var _isUnary: Bool { true }
  public nonisolated static var _viewListCount: Int? { 1 }
  public nonisolated static var _hasTraits: Bool { false }
}
