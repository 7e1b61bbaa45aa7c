import SwiftUI

extension NestedLevel {
  static let layout: [NestedLevel] = [
    NestedLevel("padding") { $0.padding(0) },
    NestedLevel("frame") { $0.frame(width: 80) },
    NestedLevel("flexible frame") { $0.frame(maxWidth: .infinity) },
    NestedLevel("least frame") { $0.frame(minWidth: 10, idealWidth: 20, maxWidth: 100, minHeight: 1) },
    NestedLevel("background") { $0.background(Color.red) },
    NestedLevel("background view") { view in Color.red.frame(width: 20, height: 20).background { view } },
    NestedLevel("overlay") { $0.overlay { Color.red } },
    NestedLevel("overlay view") { view in Color.red.frame(width: 20, height: 20).overlay { view } },
    NestedLevel("offset") { $0.offset(x: 0.01) },
    NestedLevel("position") { $0.position(x: 20, y: 20) },
    NestedLevel("fixed size") { $0.fixedSize() },
    NestedLevel("fixed width") { $0.fixedSize(horizontal: true, vertical: false) },
    NestedLevel("priority") { $0.layoutPriority(1) },
    NestedLevel("aspect ratio") { $0.aspectRatio(1, contentMode: .fill) },
    NestedLevel("ideal aspect ratio") { $0.scaledToFit() },
    NestedLevel("guide") { $0.alignmentGuide(.top) { $0[.bottom] } },
    NestedLevel("horizontal guide") { $0.alignmentGuide(.leading) { $0[.leading] } },
    NestedLevel("layout value") { $0.layoutValue(key: NumberValue.self, value: 1) },
    NestedLevel("container value") { $0.containerValue(\.zero, 1) },
    NestedLevel("depth") { $0.zIndex(1) },
    NestedLevel("grid cell") { $0.gridCellColumns(2) },
    NestedLevel("safe area padding") { $0.safeAreaPadding(0) },
    NestedLevel("safe area inset") {
      $0.safeAreaInset(edge: .top, spacing: 0) { Color.red.frame(height: 0) }
    },
    NestedLevel("safe area bar") { $0.safeAreaBar(edge: .top, spacing: 0) { Color.red.frame(height: 0) } },
    NestedLevel("ignored safe area") { $0.ignoresSafeArea() },
    NestedLevel("scene padding") { $0.scenePadding(.top) },
    NestedLevel("relative frame") { $0.containerRelativeFrame(.horizontal) },
    NestedLevel("mirrored") { $0.layoutDirectionBehavior(.mirrors) },
  ]

  static let geometry: [NestedLevel] = [
    NestedLevel("geometry change") { $0.onGeometryChange(for: CGSize.self, of: \.size) { _ in } },
    NestedLevel("global frame change") {
      $0.onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }, action: { _ in })
    },
    NestedLevel("named space") { view, context in view.coordinateSpace(.named(context.depth)) },
    NestedLevel("frame in space") { view in
      view.coordinateSpace(.named("space")).onGeometryChange(
        for: CGRect.self, of: { $0.frame(in: .named("space")) }, action: { _ in })
    },
    NestedLevel("anchor") {
      $0.anchorPreference(key: AnchorsKey.self, value: .bounds) { [$0] }
    },
    NestedLevel("anchors") {
      $0.transformAnchorPreference(key: AnchorsKey.self, value: .bounds) { $0 = [$1] }
    },
    NestedLevel("anchor reader") { view in
      view.anchorPreference(key: AnchorsKey.self, value: .bounds) { [$0] }
        .overlayPreferenceValue(AnchorsKey.self) { anchors in
          GeometryReader { proxy in Color.red.frame(width: anchors.first.map { proxy[$0].width } ?? 0) }
        }
    },
    NestedLevel("matched geometry") { view, context in view.matchedGeometryEffect(id: context.depth, in: context.space)
    },
    NestedLevel("matched geometry of another") { view, context in
      ZStack {
        Color.red.frame(width: 20, height: 20).matchedGeometryEffect(id: context.depth, in: context.space)
        view.matchedGeometryEffect(id: context.depth, in: context.space, isSource: false)
      }
    },
    NestedLevel("geometry group") { $0.geometryGroup() },
    NestedLevel("visual effect") { $0.visualEffect { content, _ in content.opacity(0.999) } },
    NestedLevel("visual effect by frame") {
      $0.visualEffect { content, proxy in content.offset(x: proxy.frame(in: .global).minX > 0 ? 0.01 : 0) }
    },
  ]
}

private struct NumberValue: LayoutValueKey {
  static let defaultValue: Int = 0
}

private struct AnchorsKey: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value = nextValue()
  }
}

extension ContainerValues {
  @Entry var zero: Int = 0
}
