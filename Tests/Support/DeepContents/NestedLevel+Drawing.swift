import SwiftUI

extension NestedLevel {
  static let drawing: [NestedLevel] = [
    NestedLevel("opacity") { $0.opacity(0.999) },
    NestedLevel("clip") { $0.clipShape(Rectangle()) },
    NestedLevel("clipped") { $0.clipped() },
    NestedLevel("round clip") { $0.clipShape(RoundedRectangle(cornerRadius: 1)) },
    NestedLevel("mask") { $0.mask { Color.black } },
    NestedLevel("masked", isSeen: false) { view in Color.red.frame(width: 100, height: 100).mask { view } },
    NestedLevel("rotation") { $0.rotationEffect(.degrees(0)) },
    NestedLevel("rotation in space") { $0.rotation3DEffect(.degrees(1), axis: (0, 1, 0)) },
    NestedLevel("scale") { $0.scaleEffect(1) },
    NestedLevel("transform") { $0.transformEffect(.identity) },
    NestedLevel("projection") { $0.projectionEffect(ProjectionTransform()) },
    NestedLevel("border") { $0.border(Color.red) },
    NestedLevel("shadow") { $0.shadow(radius: 1) },
    NestedLevel("blur") { $0.blur(radius: 0.1) },
    NestedLevel("colours") { $0.brightness(0).contrast(1).saturation(1).grayscale(0).hueRotation(.zero) },
    NestedLevel("multiplied") { $0.colorMultiply(.white) },
    NestedLevel("inverted") { $0.colorInvert() },
    NestedLevel("blending") { $0.blendMode(.multiply) },
    NestedLevel("layer") { $0.compositingGroup() },
    NestedLevel("drawing group") { $0.drawingGroup() },
    NestedLevel("material") { $0.background(.thinMaterial) },
    NestedLevel("glass effect") { $0.glassEffect() },
    NestedLevel("shape behind") { $0.background(in: Circle()) },
    NestedLevel("container shape") { $0.containerShape(RoundedRectangle(cornerRadius: 20)) },
    NestedLevel("foreground") { $0.foregroundStyle(.red) },
    NestedLevel("foregrounds") { $0.foregroundStyle(.primary, .secondary) },
    NestedLevel("hierarchical foreground") { $0.foregroundStyle(.secondary) },
    NestedLevel("tint") { $0.tint(.red) },
    NestedLevel("background style") { $0.backgroundStyle(.red) },
    NestedLevel("hidden", isSeen: false) { $0.hidden() },
    NestedLevel("hits") { $0.allowsHitTesting(true) },
    NestedLevel("content shape") { $0.contentShape(Rectangle()) },
    NestedLevel("text renderer") { $0.textRenderer(PlainRenderer()) },
    NestedLevel("redaction") { $0.redacted(reason: []) },
    NestedLevel("private") { $0.privacySensitive() },
    NestedLevel("flipping") { $0.flipsForRightToLeftLayoutDirection(true) },
  ]

  static let text: [NestedLevel] = [
    NestedLevel("font") { $0.font(.body) },
    NestedLevel("bold") { $0.bold() },
    NestedLevel("font weight") { $0.fontWeight(.medium) },
    NestedLevel("font design") { $0.fontDesign(.default) },
    NestedLevel("italic") { $0.italic() },
    NestedLevel("underline") { $0.underline() },
    NestedLevel("kerning") { $0.kerning(0.001) },
    NestedLevel("base line") { $0.baselineOffset(0) },
    NestedLevel("line limit") { $0.lineLimit(1) },
    NestedLevel("text alignment") { $0.multilineTextAlignment(.center) },
    NestedLevel("truncation") { $0.truncationMode(.middle) },
    NestedLevel("minimum scale") { $0.minimumScaleFactor(0.5) },
    NestedLevel("text case") { $0.textCase(nil) },
    NestedLevel("text size") { $0.dynamicTypeSize(.large) },
    NestedLevel("text sizes") { $0.dynamicTypeSize(...DynamicTypeSize.xxLarge) },
    NestedLevel("selection") { $0.textSelection(.enabled) },
    NestedLevel("symbols") { $0.symbolVariant(.fill).imageScale(.large).symbolRenderingMode(.monochrome) },
  ]
}

private struct PlainRenderer: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout { context.draw(line) }
  }
}
