import SwiftUI

struct ShapesPage: View {
  var body: some View {
    Example("Shapes") {
      Specimens {
        Specimen("Rectangle") { Rectangle().fill(.blue).frame(width: 56, height: 56) }
        Specimen("Rounded") { RoundedRectangle(cornerRadius: 12).fill(.blue).frame(width: 56, height: 56) }
        Specimen("Circle") { Circle().fill(.blue).frame(width: 56, height: 56) }
        Specimen("Ellipse") { Ellipse().fill(.blue).frame(width: 64, height: 40) }
        Specimen("Capsule") { Capsule().fill(.blue).frame(width: 64, height: 32) }
        Specimen("Uneven") {
          UnevenRoundedRectangle(topLeadingRadius: 24, bottomTrailingRadius: 24).fill(.blue)
            .frame(width: 56, height: 56)
        }
        Specimen("Concentric") { Concentric().frame(width: 64, height: 56) }
        Specimen("Joined") {
          Circle().union(Circle().offset(x: 16)).fill(.purple).frame(width: 40, height: 40).offset(x: -8)
        }
        Specimen("Crossed") {
          Circle().symmetricDifference(Rectangle().scale(0.7)).fill(.purple).frame(width: 48, height: 48)
        }
        Specimen("Any") { AnyShape(Circle()).fill(.pink).frame(width: 48, height: 48) }
        Specimen("Transformed") {
          Rectangle().transform(CGAffineTransform(a: 1, b: 0, c: -0.3, d: 1, tx: 8, ty: 0)).fill(.blue)
            .frame(width: 44, height: 44)
        }
        Specimen("Path") { Star().fill(.orange).frame(width: 56, height: 56) }
      }
    }
    Example("Strokes") {
      Specimens {
        Specimen("Stroke") { Circle().stroke(.green, lineWidth: 6).frame(width: 50, height: 50) }
        Specimen("Border") { Circle().strokeBorder(.green, lineWidth: 6).frame(width: 56, height: 56) }
        Specimen("Dash") {
          Circle().stroke(.green, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [2, 8]))
            .frame(width: 50, height: 50)
        }
        Specimen("Trim") { Circle().trim(from: 0, to: 0.7).stroke(.green, lineWidth: 6).frame(width: 50, height: 50) }
        Specimen("Square ends") {
          Circle().trim(from: 0.1, to: 0.6).stroke(.green, style: StrokeStyle(lineWidth: 8, lineCap: .square))
            .frame(width: 44, height: 44)
        }
        Specimen("Bevelled") {
          Star().stroke(.orange, style: StrokeStyle(lineWidth: 4, lineJoin: .bevel)).frame(width: 52, height: 52)
        }
        Specimen("Both") { Circle().fill(.yellow).stroke(.orange, lineWidth: 4).frame(width: 48, height: 48) }
        Specimen("Even-odd") { Rings().fill(style: FillStyle(eoFill: true)).frame(width: 48, height: 48) }
        Specimen("Rotated") { Rectangle().rotation(.degrees(20)).stroke(.green).frame(width: 40, height: 40) }
        Specimen("Inset") { Rectangle().inset(by: 8).stroke(.green).border(.gray).frame(width: 56, height: 56) }
      }
    }
  }
}

/// Pieces whose corners have one centre each with those of what they lie in.
private struct Concentric: View {
  var body: some View {
    VStack(spacing: 4) {
      ConcentricRectangle(corners: .concentric(minimum: 3)).fill(.white)
      HStack(spacing: 4) {
        ConcentricRectangle(corners: .concentric(minimum: 3)).fill(.white)
        ConcentricRectangle(corners: .concentric(minimum: 3)).fill(.white)
      }
    }
    .padding(5)
    .background(.blue, in: .rect(cornerRadius: 18))
    .containerShape(.rect(cornerRadius: 18))
  }
}

/// Circles in each other.
private struct Rings: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    for inset in [0, 8, 16] as [CGFloat] { path.addEllipse(in: rect.insetBy(dx: inset, dy: inset)) }
    return path
  }
}

/// A star with five points.
struct Star: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius: CGFloat = min(rect.width, rect.height) / 2
    for step in 0..<10 {
      let angle: CGFloat = CGFloat(step) * .pi / 5 - .pi / 2
      let length: CGFloat = step.isMultiple(of: 2) ? radius : radius * 0.45
      let point = CGPoint(x: center.x + cos(angle) * length, y: center.y + sin(angle) * length)
      if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }
}

#Preview("Shapes") { ShapesPage() }
