import CoreGraphics
import SwiftUICore

/// Where an annotation, an axis label or a legend stands.
public struct AnnotationPosition: Equatable, Sendable {
  enum Place: Hashable, Sendable {
    case automatic
    case overlay
    case top
    case bottom
    case leading
    case trailing
    case topLeading
    case topTrailing
    case bottomLeading
    case bottomTrailing
  }

  let place: Place

  /// Where it fits the mark: beyond the end of a bar, above others.
  public static let automatic = AnnotationPosition(place: .automatic)
  /// On the mark.
  public static let overlay = AnnotationPosition(place: .overlay)
  public static let top = AnnotationPosition(place: .top)
  public static let bottom = AnnotationPosition(place: .bottom)
  public static let leading = AnnotationPosition(place: .leading)
  public static let trailing = AnnotationPosition(place: .trailing)
  public static let topLeading = AnnotationPosition(place: .topLeading)
  public static let topTrailing = AnnotationPosition(place: .topTrailing)
  public static let bottomLeading = AnnotationPosition(place: .bottomLeading)
  public static let bottomTrailing = AnnotationPosition(place: .bottomTrailing)
}

/// What becomes of an annotation that would reach beyond the chart.
public struct AnnotationOverflowResolution: Equatable, Sendable {
  /// What an annotation is kept in.
  public struct Boundary: Equatable, Sendable {
    enum Area: Hashable, Sendable {
      case automatic
      case plot
      case chart
    }

    let area: Area

    /// The chart.
    public static let automatic = Boundary(area: .automatic)
    /// The plot area.
    public static let plot = Boundary(area: .plot)
    /// The chart with its axes.
    public static let chart = Boundary(area: .chart)
  }

  /// What is done along one axis.
  public struct Strategy: Equatable, Sendable {
    enum Kind: Hashable, Sendable {
      case automatic
      case fit(Boundary.Area)
      case padScale
      case disabled
    }

    let kind: Kind

    /// The chart decides: along the axis on which the annotation is beside the mark the scale is padded.
    public static let automatic = Strategy(kind: .automatic)
    /// The annotation is moved into the chart.
    public static let fit = Strategy(kind: .fit(.automatic))
    /// The scale is padded until there is room.
    public static let padScale = Strategy(kind: .padScale)
    /// Nothing is done.
    public static let disabled = Strategy(kind: .disabled)

    /// The annotation is moved into a boundary.
    public static func fit(to boundary: AnnotationOverflowResolution.Boundary) -> Strategy {
      Strategy(kind: .fit(boundary.area))
    }
  }

  var x: Strategy
  var y: Strategy

  /// - Parameters:
  ///   - x: What is done along x.
  ///   - y: What is done along y.
  public nonisolated init(
    x: AnnotationOverflowResolution.Strategy = .automatic, y: AnnotationOverflowResolution.Strategy = .automatic
  ) {
    self.x = x
    self.y = y
  }

  /// The chart decides along both axes.
  public static let automatic = AnnotationOverflowResolution()
}

/// What the content of an annotation may know of its mark.
public struct AnnotationContext {
  /// The size of the mark, in points.
  public let targetSize: CGSize
}

extension ChartContent {
  /// Puts a view at each mark.
  ///
  /// - Parameters:
  ///   - position: Where the view stands.
  ///   - alignment: How it is aligned with the mark along the edge where it stands.
  ///   - spacing: The distance to the mark, in points; nil is the chart's.
  ///   - content: Makes the view.
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic, content: content)
  }

  /// Puts a view at each mark, made for the size of the mark.
  @_disfavoredOverload
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic, content: content)
  }

  /// Puts a view at each mark.
  ///
  /// - Parameter overflowResolution: What becomes of a view that would reach beyond the chart.
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let view: C = content()
    return annotated(
      MarkAnnotation(
        position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution,
        content: { _ in AnyView(view) }, followsSize: false))
  }

  /// Puts a view at each mark, made for the size of the mark.
  @_disfavoredOverload
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotated(
      MarkAnnotation(
        position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution,
        content: { AnyView(content($0)) }, followsSize: true))
  }

  private nonisolated func annotated(_ annotation: MarkAnnotation) -> some ChartContent {
    changing { $0.style.rareValues.annotations.append(annotation) }
  }
}
