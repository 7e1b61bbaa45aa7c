import SwiftUICore

/// Something that a chart with three axes draws: marks, and what is composed of them.
///
/// A type of your own composes other content in its `body`:
///
/// ```swift
/// import Charts
///
/// struct Origin: Chart3DContent {
///   var body: some Chart3DContent {
///     PointMark(x: .value("x", 0), y: .value("y", 0), z: .value("z", 0))
///       .foregroundStyle(.red)
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol Chart3DContent {
  associatedtype Body: Chart3DContent

  @Chart3DContentBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Adds the marks of the content to those of a chart.
  @MainActor @preconcurrency func _addMarks(to marks: inout _Chart3DMarks)
}

/// The marks of a chart with three axes as they are collected.
public struct _Chart3DMarks {
  package var list: [SpaceMark] = []
  /// The identity of the content that adds its marks at the moment; marks of other content have another one.
  package var identity = MarkIdentity()

  package init() {}
}

extension Chart3DContent {
  public func _addMarks(to marks: inout _Chart3DMarks) { body._addMarks(to: &marks) }
}

extension Chart3DContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) adds marks itself; it has no body to ask for.") }
}

extension Never: Chart3DContent {
  public func _addMarks(to marks: inout _Chart3DMarks) {}
}

extension Optional: Chart3DContent where Wrapped: Chart3DContent {
  public func _addMarks(to marks: inout _Chart3DMarks) { self?._addMarks(to: &marks) }
}

extension BuilderConditional: Chart3DContent where TrueContent: Chart3DContent, FalseContent: Chart3DContent {
  @MainActor public func _addMarks(to marks: inout _Chart3DMarks) {
    switch storage {
    case .first(let content): marks.add(content, at: 0)
    case .second(let content): marks.add(content, at: 1)
    }
  }
}

extension ForEach: Chart3DContent where Content: Chart3DContent {
  public func _addMarks(to marks: inout _Chart3DMarks) {
    let outer: MarkIdentity = marks.identity
    for element in data {
      marks.identity = outer.inside(identifier(of: element))
      content(element)._addMarks(to: &marks)
    }
    marks.identity = outer
  }
}

extension _Chart3DMarks {
  /// Adds marks that are told from others by a number of their own.
  @MainActor mutating func add(_ content: some Chart3DContent, at index: Int) {
    let outer: MarkIdentity = identity
    identity = outer.inside(index)
    content._addMarks(to: &self)
    identity = outer
  }

  /// Adds one mark.
  mutating func add(_ mark: SpaceMark) {
    var mark: SpaceMark = mark
    mark.identity = identity
    list.append(mark)
  }
}
