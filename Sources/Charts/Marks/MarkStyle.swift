import ChartEngine
import CoreGraphics
import SwiftUICore

/// A property of a mark: given, or made from a value by a scale.
package indirect enum MarkEncoding<Value> {
  case value(Value)
  case by(PlotDatum)

  package var datum: PlotDatum? {
    if case .by(let datum) = self { return datum }
    return nil
  }
}

/// What modifiers say about a mark. The innermost modifier wins.
package struct MarkStyle {
  package var foreground: MarkEncoding<AnyShapeStyle>?
  package var symbol: MarkEncoding<MarkSymbol>?
  package var symbolSize: MarkEncoding<MarkSymbolSize>?
  package var lineStyle: MarkEncoding<StrokeStyle>?
  package var curve: CurveMethod?
  package var corner: Corner?
  package var opacity: Double = 1
  package var zIndex: Double?
  package var alignsWithPlot: Bool?
  /// What few marks have.
  package var rare: Rare? = nil

  package struct Corner: Equatable {
    package var radius: CGFloat
    package var style: RoundedCornerStyle
  }

  /// In an object of its own, as most marks have none of it. A change makes a new one.
  package final class Rare {
    package let values: RareValues
    package init(_ values: RareValues) { self.values = values }
  }

  package struct RareValues {
    package var offset = MarkOffset()
    package var positions: [PositionEncoding] = []
    package var annotations: [MarkAnnotation] = []
    package var accessibility = MarkAccessibility()
    /// What is done to marks together, the outermost first.
    package var layers: [MarkLayer] = []
  }

  /// Where marks of one place stand side by side.
  package struct PositionEncoding {
    package var datum: PlotDatum
    package var axis: Axis?
    package var span: MarkDimension
  }

  package var rareValues: RareValues {
    get { rare?.values ?? RareValues() }
    set { rare = Rare(newValue) }
  }
}

/// By how many points the edges of a mark are moved.
package struct MarkOffset: Equatable {
  package var xStart: CGFloat = 0
  package var xEnd: CGFloat = 0
  package var yStart: CGFloat = 0
  package var yEnd: CGFloat = 0
}

/// The picture of a point.
package enum MarkSymbol {
  case shape(AnyChartSymbolShape)
  case view(AnyView)
}

/// The size of a symbol.
package enum MarkSymbolSize {
  /// Square points, as they are perceived.
  case area(CGFloat)
  case size(CGSize)
}

/// What assistive technologies are told of a mark instead of its values.
package struct MarkAccessibility {
  package var label: Text?
  package var value: Text?
  package var isHidden: Bool?
  package var identifier: String?
}

/// A view at a mark.
package struct MarkAnnotation {
  package var position: AnnotationPosition
  package var alignment: Alignment
  package var spacing: CGFloat?
  package var overflow: AnnotationOverflowResolution
  package var content: (AnnotationContext) -> AnyView
  /// Whether the content depends on the size of the mark.
  package var followsSize: Bool
}

/// Something that is done to all marks of some content together.
package final class MarkLayer {
  package enum Change {
    case blur(radius: CGFloat)
    case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat)
    case clip(AnyShape, FillStyle)
    case mask([Mark])
    case composite
    case style((AnyView) -> AnyView)
  }

  package let change: Change

  package init(_ change: Change) { self.change = change }
}
