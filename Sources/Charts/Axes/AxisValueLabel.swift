import ChartEngine
import CoreGraphics
import Foundation
import SwiftUICore

/// A label at a value of an axis.
///
/// ```swift
/// let axis = AxisMarks(values: [0, 50, 100]) {
///   AxisValueLabel(format: Decimal.FormatStyle.Percent.percent.scale(1))
/// }
/// ```
public struct AxisValueLabel<Content: View>: AxisMark {
  let label: AxisLabelDescription

  public func _addElements(to elements: inout _AxisElements) {
    elements.list.append(.label(label, AxisElementStyle()))
  }
}

/// What a label shows, and how it is put in its place.
package struct AxisLabelDescription {
  package var content: Content
  package var centered: Bool?
  package var anchor: UnitPoint?
  package var multiLabelAlignment: Alignment?
  package var collision: AxisValueLabelCollisionResolution
  package var offsetsMarks: Bool?
  package var orientation: AxisValueLabelOrientation
  package var horizontalSpacing: CGFloat?
  package var verticalSpacing: CGFloat?

  package enum Content {
    case automatic
    case format(AxisLabelFormat)
    case text(Text)
    case view(AnyView)
    case nothing
  }
}

/// A format of values as text.
package struct AxisLabelFormat {
  /// The text in a locale; nil for a value of another kind.
  package let string: (PlotValue, Locale) -> String?

  init<F: FormatStyle>(_ format: F) where F.FormatInput: Plottable, F.FormatOutput == String {
    string = { value, locale in F.FormatInput.value(of: value).map { format.locale(locale).format($0) } }
  }
}

extension AxisValueLabel where Content == Never {
  /// A label that shows the value as the chart does.
  ///
  /// - Parameters:
  ///   - centered: Whether the label stands in the middle between the value and the next. By default it does for categories.
  ///   - anchor: The point of the label that lies at the value.
  ///   - multiLabelAlignment: How labels along the axis are aligned with each other.
  ///   - collisionResolution: What becomes of labels that have no room.
  ///   - offsetsMarks: Whether the marks make room for the label.
  ///   - orientation: The direction of the text.
  ///   - horizontalSpacing: The distance to the plot area along x, in points; nil is the chart's.
  ///   - verticalSpacing: The distance to the plot area along y, in points; nil is the chart's.
  public nonisolated init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    label = AxisLabelDescription(
      content: .automatic, centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
      collision: collisionResolution, offsetsMarks: offsetsMarks, orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }

  /// A label that shows the value by a format.
  ///
  /// - Parameter format: The format.
  public nonisolated init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    label = AxisLabelDescription(
      content: .format(AxisLabelFormat(format)), centered: centered, anchor: anchor,
      multiLabelAlignment: multiLabelAlignment, collision: collisionResolution, offsetsMarks: offsetsMarks,
      orientation: orientation, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }
}

extension AxisValueLabel where Content == Text {
  /// A label with a text that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    label = AxisLabelDescription(
      content: .text(Text(titleKey)), centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
      collision: collisionResolution, offsetsMarks: offsetsMarks, orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }

  /// A label with a text that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    label = AxisLabelDescription(
      content: .text(Text(title)), centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
      collision: collisionResolution, offsetsMarks: offsetsMarks, orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }
}

extension AxisValueLabel {
  /// A label with a view.
  ///
  /// - Parameter content: Makes the view.
  public nonisolated init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    let view: Content = content()
    label = AxisLabelDescription(
      content: (view as? any PlainTextView).map { $0.plainText.map { .text($0) } ?? .nothing } ?? .view(AnyView(view)),
      centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment, collision: collisionResolution,
      offsetsMarks: offsetsMarks, orientation: orientation, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
  }
}

/// A view that is nothing but a text: an axis draws it itself, and leaves it out where it has no room.
private protocol PlainTextView {
  var plainText: Text? { get }
}

extension Text: PlainTextView {
  fileprivate var plainText: Text? { self }
}

extension EmptyView: PlainTextView {
  fileprivate var plainText: Text? { nil }
}

extension Optional: PlainTextView where Wrapped: PlainTextView {
  fileprivate var plainText: Text? { self?.plainText }
}

extension _ConditionalContent: PlainTextView where TrueContent: PlainTextView, FalseContent: PlainTextView {
  fileprivate var plainText: Text? {
    switch storage {
    case .trueContent(let content): content.plainText
    case .falseContent(let content): content.plainText
    }
  }
}

/// The direction of a label's text.
public struct AxisValueLabelOrientation: Equatable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic
    case horizontal
    case vertical
    case verticalReversed
  }

  let kind: Kind

  /// The chart decides; it writes horizontally.
  public static var automatic: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .automatic) }
  /// Along x.
  public static var horizontal: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .horizontal) }
  /// Along y, from top to bottom.
  public static var vertical: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .vertical) }
  /// Along y, from bottom to top.
  public static var verticalReversed: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .verticalReversed) }
}

/// What becomes of labels that have no room beside each other.
public struct AxisValueLabelCollisionResolution: Equatable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic
    case greedy(priority: Double, minimumSpacing: CGFloat?)
    case truncate
    case disabled
  }

  let kind: Kind

  /// The chart decides by the kind of axis and its data.
  public static var automatic: AxisValueLabelCollisionResolution { .init(kind: .automatic) }
  /// Labels that collide with earlier ones are left out.
  public static var greedy: AxisValueLabelCollisionResolution { greedy() }
  /// Labels are cut.
  public static var truncate: AxisValueLabelCollisionResolution { .init(kind: .truncate) }
  /// All labels are shown.
  public static var disabled: AxisValueLabelCollisionResolution { .init(kind: .disabled) }

  /// Labels that collide with earlier ones, or with more important ones, are left out.
  ///
  /// - Parameters:
  ///   - priority: How important a label is.
  ///   - minimumSpacing: The least distance between labels, in points; nil is the chart's.
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution {
    .init(kind: .greedy(priority: priority, minimumSpacing: minimumSpacing))
  }
}
