import SwiftUI

/// What changes the place or the drawing of a view, and not its layout.
struct TransformsPage: View {
  private var tile: some View { Tile() }

  private let modes: [(String, BlendMode)] = [
    ("Normal", .normal), ("Multiply", .multiply), ("Screen", .screen), ("Overlay", .overlay), ("Darken", .darken),
    ("Lighten", .lighten), ("Color dodge", .colorDodge), ("Color burn", .colorBurn), ("Soft light", .softLight),
    ("Hard light", .hardLight), ("Difference", .difference), ("Exclusion", .exclusion), ("Hue", .hue),
    ("Saturation", .saturation), ("Color", .color), ("Luminosity", .luminosity), ("Source atop", .sourceAtop),
    ("Behind", .destinationOver), ("Cut out", .destinationOut), ("Plus darker", .plusDarker),
    ("Plus lighter", .plusLighter),
  ]

  var body: some View {
    Example("Transforms") {
      Specimens {
        Specimen("Sheared") { tile.transformEffect(CGAffineTransform(a: 1, b: 0, c: -0.3, d: 1, tx: 6, ty: 0)) }
        Specimen("Projected") {
          tile.projectionEffect(ProjectionTransform(CGAffineTransform(rotationAngle: 0.2)))
        }
        Specimen("Geometry") {
          tile.visualEffect { view, proxy in view.offset(x: proxy.size.width / 8).blur(radius: 1) }
        }
        Specimen("Grouped") { tile.geometryGroup().opacity(0.7) }
        Specimen("Drawn once") { tile.drawingGroup() }
        Specimen("Opaque") { tile.drawingGroup(opaque: true) }
        Specimen("Mirrored") {
          Image(systemName: "arrow.right").font(.title).flipsForRightToLeftLayoutDirection(true)
        }
        Specimen("Fixed") {
          Image(systemName: "arrow.right").font(.title).layoutDirectionBehavior(.fixed)
        }
        Specimen("In front") {
          ZStack {
            Circle().fill(.red).frame(width: 32, height: 32).offset(x: -8).zIndex(1)
            Circle().fill(.blue).frame(width: 32, height: 32).offset(x: 8)
          }
        }
        Specimen("Hidden") { tile.hidden().border(.gray) }
        Specimen("Luminance") { tile.luminanceToAlpha().background(.yellow) }
        Specimen("Corners") { Rectangle().fill(.teal).frame(width: 44, height: 44).cornerRadius(10) }
      }
    }
    Example("Blending") {
      Specimens {
        ForEach(modes, id: \.0) { name, mode in
          Specimen(name) {
            ZStack {
              Circle().fill(.orange).frame(width: 36, height: 36).offset(x: -8)
              Circle().fill(.blue).frame(width: 36, height: 36).offset(x: 8).blendMode(mode)
            }
            .compositingGroup()
          }
        }
      }
    }
    Example("Styles with shadows") {
      Specimens {
        Specimen("Drop") { Star().fill(.yellow.shadow(.drop(color: .red, radius: 3))).frame(width: 48, height: 48) }
        Specimen("Inner") { Star().fill(.yellow.shadow(.inner(color: .red, radius: 3))).frame(width: 48, height: 48) }
        Specimen("A symbol") {
          Image(systemName: "heart.fill").font(.largeTitle)
            .foregroundStyle(.pink.shadow(.drop(color: .indigo, radius: 2, x: 2, y: 2)))
        }
      }
    }
  }
}

/// What the effects are shown on.
struct Tile: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 10).fill(.teal).frame(width: 44, height: 44)
      .overlay { Image(systemName: "heart.fill").font(.system(size: 20)).foregroundStyle(.white) }
  }
}

#Preview("Transforms") { TransformsPage() }
