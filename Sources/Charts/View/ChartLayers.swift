import ChartEngine
import CoreGraphics
import SwiftUICore

/// What lies behind and in front of a chart: an app's own layers, annotations, and what selects.
struct ChartLayers: ViewModifier {
  let model: ChartModel
  let padding: ChartPadding

  func body(content: Content) -> some View {
    content
      .backgroundPreferenceValue(PlotAnchorKey.self) { anchors in
        layers(model.settings.backgrounds, anchors)
      }
      .overlayPreferenceValue(PlotAnchorKey.self) { anchors in
        ZStack {
          // Those of a chart that can be scrolled are in its plot area.
          if model.hasAnnotations, model.scrollAxes.isEmpty {
            GeometryReader { proxy in
              ChartAnnotations(
                model: model, plot: anchors.plot.map { proxy[$0] } ?? .zero, chart: proxy.size, padding: padding)
            }
          }
          if model.selects, model.scrollAxes.isEmpty {
            GeometryReader { proxy in
              ChartSelection(model: model, anchors: anchors, plot: anchors.plot.map { proxy[$0] } ?? .zero)
            }
          }
          layers(model.settings.overlays, anchors)
        }
      }
  }

  private func layers(_ layers: [ChartLayer], _ anchors: PlotAnchors) -> some View {
    ForEach(layers.indices, id: \.self) { index in
      GeometryReader { proxy in
        let size: CGSize? = anchors.plot.map { proxy[$0].size }
        layers[index].content(ChartProxy(model: model, size: size, anchors: anchors))
          .outsideOfChart()
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: layers[index].alignment)
      }
    }
  }
}

extension ChartModel {
  var hasAnnotations: Bool { marks.contains { $0.mark.style.rare?.values.annotations.isEmpty == false } }

  /// Whether an app keeps what is selected.
  var selects: Bool {
    settings.gesture != nil || settings.angleSelection != nil || settings.x.selection != nil
      || settings.y.selection != nil || settings.x.rangeSelection != nil || settings.y.rangeSelection != nil
  }
}
