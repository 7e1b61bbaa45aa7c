import CoreGraphics
import SwiftUICore

/// A line, tick or label at a value of an axis.
public protocol AxisMark {
  /// Adds the parts to those of a value.
  func _addElements(to elements: inout _AxisElements)
}

/// The parts of an axis at one value as they are collected.
public struct _AxisElements {
  package var list: [AxisElement] = []

  package init() {}
}

extension Never: AxisMark {
  public func _addElements(to elements: inout _AxisElements) {}
}

extension Optional: AxisMark where Wrapped: AxisMark {
  public func _addElements(to elements: inout _AxisElements) { self?._addElements(to: &elements) }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
  public func _addElements(to elements: inout _AxisElements) {
    switch storage {
    case .first(let content): content._addElements(to: &elements)
    case .second(let content): content._addElements(to: &elements)
    }
  }
}

/// An axis mark of any type.
@frozen public struct AnyAxisMark: AxisMark {
  @usableFromInline let content: any AxisMark

  /// - Parameter content: The mark whose type is hidden.
  public nonisolated init(_ content: any AxisMark) { self.content = content }

  /// - Parameter content: The mark whose type is hidden.
  public nonisolated init(erasing content: some AxisMark) { self.content = content }

  public func _addElements(to elements: inout _AxisElements) { content._addElements(to: &elements) }
}

/// Builds axis marks of the lines of a closure, with conditions.
@resultBuilder
public struct AxisMarkBuilder {
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
  public static func buildBlock() -> some AxisMark { AxisMarkList(marks: []) }
  public static func buildBlock<T: AxisMark>(_ content: T) -> T { content }
  public static func buildPartialBlock<T: AxisMark>(first content: T) -> T { content }

  public static func buildPartialBlock(accumulated: some AxisMark, next: some AxisMark) -> some AxisMark {
    AxisMarkList(marks: [accumulated, next])
  }

  public static func buildIf<T: AxisMark>(_ content: T?) -> T? { content }

  public static func buildEither<T1: AxisMark, T2: AxisMark>(first: T1) -> BuilderConditional<T1, T2> {
    BuilderConditional(.first(first))
  }

  public static func buildEither<T1: AxisMark, T2: AxisMark>(second: T2) -> BuilderConditional<T1, T2> {
    BuilderConditional(.second(second))
  }

  public static func buildLimitedAvailability<Content: AxisMark>(_ content: Content) -> AnyAxisMark {
    AnyAxisMark(erasing: content)
  }
}

/// Several marks in their order.
struct AxisMarkList: AxisMark {
  let marks: [any AxisMark]

  func _addElements(to elements: inout _AxisElements) {
    for mark in marks { mark._addElements(to: &elements) }
  }
}

/// A mark whose parts have a style.
struct StyledAxisMark<Content: AxisMark>: AxisMark {
  let content: Content
  let change: (inout AxisElementStyle) -> Void

  func _addElements(to elements: inout _AxisElements) {
    var own = _AxisElements()
    content._addElements(to: &own)
    for element in own.list {
      switch element {
      case .gridLine(let centered, let stroke, var style):
        change(&style)
        elements.list.append(.gridLine(centered: centered, stroke: stroke, style))
      case .tick(let centered, let length, let stroke, var style):
        change(&style)
        elements.list.append(.tick(centered: centered, length: length, stroke: stroke, style))
      case .label(let label, var style):
        change(&style)
        elements.list.append(.label(label, style))
      }
    }
  }
}

extension AxisMark {
  /// Paints the mark in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    let style = AnyShapeStyle(style)
    return StyledAxisMark(content: self) { $0.foreground = $0.foreground ?? style }
  }

  /// Sets the font of labels that have none.
  public func font(_ font: Font?) -> some AxisMark {
    StyledAxisMark(content: self) { $0.font = $0.font ?? font }
  }

  /// Moves the mark, in points.
  public func offset(_ offset: CGSize) -> some AxisMark {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Moves the mark, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    StyledAxisMark(content: self) {
      $0.offset.width += x
      $0.offset.height += y
    }
  }
}
