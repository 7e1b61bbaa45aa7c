import ChartEngine
import CoreGraphics
import SwiftUICore

/// What lies behind and in front of a chart: an app's own layers, annotations, and what selects.
struct ChartLayers: ViewModifier {
  let model: ChartModel

  func body(content: Content) -> some View {
    content
      .backgroundPreferenceValue(PlotAnchorKey.self) { anchor in
        layers(model.settings.backgrounds, anchor)
      }
      .overlayPreferenceValue(PlotAnchorKey.self) { anchor in
        ZStack {
          if model.hasAnnotations {
            GeometryReader { proxy in
              ChartAnnotations(model: model, plot: anchor.map { proxy[$0] } ?? .zero, chart: proxy.size)
            }
          }
          if model.selects {
            GeometryReader { proxy in
              ChartSelection(model: model, anchor: anchor, plot: anchor.map { proxy[$0] } ?? .zero)
            }
          }
          layers(model.settings.overlays, anchor)
        }
      }
  }

  private func layers(_ layers: [ChartLayer], _ anchor: Anchor<CGRect>?) -> some View {
    ForEach(layers.indices, id: \.self) { index in
      GeometryReader { proxy in
        let size: CGSize? = anchor.map { proxy[$0].size }
        layers[index].content(ChartProxy(model: model, size: size, anchor: anchor))
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

/// Selects values under the pointer or the finger.
struct ChartSelection: View {
  let model: ChartModel
  let anchor: Anchor<CGRect>?
  let plot: CGRect

  private var proxy: ChartProxy { ChartProxy(model: model, size: plot.size, anchor: anchor) }

  var body: some View {
    area
      .frame(width: plot.width, height: plot.height)
      .position(x: plot.midX, y: plot.midY)
  }

  @ViewBuilder private var area: some View {
    let surface = Color.clear.contentShape(Rectangle())
    if let gesture = model.settings.gesture {
      surface.gesture(gesture(proxy))
    } else {
      surface
        .onContinuousHover { phase in
          switch phase {
          case .active(let location): select(location)
          case .ended: proxy.endSelection()
          }
        }
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { value in
              select(value.location)
              guard value.translation != .zero else { return }
              proxy.selectXRange(from: value.startLocation.x, to: value.location.x)
              proxy.selectYRange(from: value.startLocation.y, to: value.location.y)
            }
            .onEnded { _ in proxy.endSelection() })
    }
  }

  private func select(_ location: CGPoint) {
    proxy.selectXValue(at: location.x)
    proxy.selectYValue(at: location.y)
    proxy.selectAngleValue(at: proxy.angle(at: location))
  }
}
