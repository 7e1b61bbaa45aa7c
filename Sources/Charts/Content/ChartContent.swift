import SwiftUICore

/// Something that a chart draws: marks, and what is composed of them.
///
/// A type of your own composes other content in its `body`, as a view does:
///
/// ```swift
/// import Charts
///
/// struct Limit: ChartContent {
///   let value: Double
///   var body: some ChartContent {
///     RuleMark(y: .value("Limit", value))
///       .foregroundStyle(.red)
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ChartContent {
  associatedtype Body: ChartContent

  @ChartContentBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Adds the marks of the content to those of a chart.
  @MainActor @preconcurrency func _addMarks(to marks: inout _ChartMarks)
}

/// The marks of a chart as they are collected, in the order of drawing.
public struct _ChartMarks {
  package var list: [Mark] = []
  /// What tells the content that adds its marks from other content.
  package var identity = MarkIdentity()

  package init() {}
}

extension ChartContent {
  public func _addMarks(to marks: inout _ChartMarks) { body._addMarks(to: &marks) }
}

extension ChartContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) adds marks itself; it has no body to ask for.") }
}

extension Never: ChartContent {
  public func _addMarks(to marks: inout _ChartMarks) {}
}

/// Content that adds marks itself.
package protocol PrimitiveChartContent: ChartContent where Body == Never {}

extension Optional: ChartContent where Wrapped: ChartContent {
  public func _addMarks(to marks: inout _ChartMarks) { self?._addMarks(to: &marks) }
}

extension _ChartMarks {
  /// Adds marks that are told from others by a number of their own.
  @MainActor mutating func add(_ content: some ChartContent, at index: Int) {
    let outer: MarkIdentity = identity
    identity = outer.inside(index)
    content._addMarks(to: &self)
    identity = outer
  }

  /// Adds one mark.
  mutating func add(_ mark: Mark) {
    var mark: Mark = mark
    mark.identity = identity
    list.append(mark)
  }
}

/// Where in a chart's content a mark comes from: the same in the next content, wherever it stands there.
package struct MarkIdentity: Hashable {
  /// Of the way from the chart: ids of loops, branches and places in blocks.
  private var code: Int = 0

  package func inside(_ part: some Hashable) -> MarkIdentity {
    var hasher = Hasher()
    hasher.combine(code)
    hasher.combine(part)
    var inner = MarkIdentity()
    inner.code = hasher.finalize()
    return inner
  }
}
