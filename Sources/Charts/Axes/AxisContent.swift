import SwiftUICore

/// Groups of marks along an axis.
public protocol AxisContent {
  /// Adds the groups to those of an axis.
  func _addAxes(to axes: inout _Axes)
}

/// The groups of marks of an axis as they are collected.
public struct _Axes {
  package var list: [AxisDescription] = []

  package init() {}
}

/// What is drawn along an axis at each of some values.
package struct AxisDescription {
  package var preset: AxisMarkPreset
  package var position: AxisMarkPosition
  package var values: AxisMarkValues.Kind
  package var content: AxisMarksContent
}

package enum AxisMarksContent {
  /// Lines, ticks and labels as the chart chooses.
  case automatic(stroke: StrokeStyle?, format: AxisLabelFormat?)
  case custom((AxisValue) -> [AxisElement])
}

/// A line, tick or label at a value of an axis.
package enum AxisElement {
  case gridLine(centered: Bool?, stroke: StrokeStyle?, AxisElementStyle)
  case tick(centered: Bool?, length: AxisTick.Length, stroke: StrokeStyle?, AxisElementStyle)
  case label(AxisLabelDescription, AxisElementStyle)
}

/// What modifiers say about a part of an axis.
package struct AxisElementStyle {
  package var foreground: AnyShapeStyle?
  package var font: Font?
  package var offset: CGSize = .zero
}

extension Never: AxisContent {
  public func _addAxes(to axes: inout _Axes) {}
}

extension Optional: AxisContent where Wrapped: AxisContent {
  public func _addAxes(to axes: inout _Axes) { self?._addAxes(to: &axes) }
}

extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
  public func _addAxes(to axes: inout _Axes) {
    switch storage {
    case .first(let content): content._addAxes(to: &axes)
    case .second(let content): content._addAxes(to: &axes)
    }
  }
}

/// Axis content of any type.
@frozen public struct AnyAxisContent: AxisContent {
  @usableFromInline let content: any AxisContent

  /// - Parameter content: The content whose type is hidden.
  public nonisolated init(_ content: any AxisContent) { self.content = content }

  /// - Parameter content: The content whose type is hidden.
  public nonisolated init(erasing content: some AxisContent) { self.content = content }

  public func _addAxes(to axes: inout _Axes) { content._addAxes(to: &axes) }
}

extension AxisContent {
  /// Puts the content together before it is mixed with what lies behind it.
  public func compositingLayer() -> some AxisContent { self }

  /// Puts the content together on a layer, which view modifiers change.
  public func compositingLayer<V: View>(
    @ViewBuilder style: (PlaceholderContentView<Self>) -> V
  ) -> some AxisContent {
    self
  }
}

/// Builds axis content of the lines of a closure, with conditions.
@resultBuilder
public struct AxisContentBuilder {
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
  public static func buildBlock() -> some AxisContent { AxisContentList(contents: []) }
  public static func buildBlock<T: AxisContent>(_ content: T) -> T { content }
  public static func buildPartialBlock<T: AxisContent>(first content: T) -> T { content }

  public static func buildPartialBlock(accumulated: some AxisContent, next: some AxisContent) -> some AxisContent {
    AxisContentList(contents: [accumulated, next])
  }

  public static func buildIf<T: AxisContent>(_ content: T?) -> T? { content }

  public static func buildEither<T1: AxisContent, T2: AxisContent>(first: T1) -> BuilderConditional<T1, T2> {
    BuilderConditional(.first(first))
  }

  public static func buildEither<T1: AxisContent, T2: AxisContent>(second: T2) -> BuilderConditional<T1, T2> {
    BuilderConditional(.second(second))
  }

  public static func buildLimitedAvailability<Content: AxisContent>(_ content: Content) -> AnyAxisContent {
    AnyAxisContent(erasing: content)
  }
}

/// Several contents in their order.
struct AxisContentList: AxisContent {
  let contents: [any AxisContent]

  func _addAxes(to axes: inout _Axes) {
    for content in contents { content._addAxes(to: &axes) }
  }
}
