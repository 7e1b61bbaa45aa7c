import SwiftUI

/// Outlines and pictures that a program draws itself with UIKit's helpers.
struct UIKitPage: View {
  var body: some View {
    Example("Outlines") {
      Specimens {
        Specimen("Top corners") { corners([.topLeft, .topRight]) }
        Specimen("Diagonal corners") { corners([.topLeft, .bottomRight]) }
        Specimen("All corners") { corners(.allCorners) }
        Specimen("Arc") { Slice().fill(.orange).frame(width: 60, height: 60) }
        Specimen("Reversed hole") { Ring().fill(.purple).frame(width: 60, height: 60) }
      }
    }
    Example("Pictures") {
      Specimens(width: 100) {
        Specimen("Paths") { Image(uiImage: Drawings.paths) }
        Specimen("Blend mode") { Image(uiImage: Drawings.blended) }
        Specimen("Text") { Image(uiImage: Drawings.text) }
        Specimen("Images") { Image(uiImage: Drawings.images) }
        Specimen("Thumbnail") { Image(uiImage: Drawings.thumbnail) }
      }
    }
    Example("Symbols and tints") {
      Specimens {
        Specimen("Size and weight") {
          symbol("heart", UIImage.SymbolConfiguration(pointSize: 40, weight: .bold))
        }
        Specimen("Palette") {
          symbol("bell.badge", UIImage.SymbolConfiguration(paletteColors: [.systemRed, .systemBlue]))
        }
        Specimen("Hierarchical") { symbol("bell.badge", UIImage.SymbolConfiguration(hierarchicalColor: .systemTeal)) }
        Specimen("Tint") {
          Image(uiImage: Drawings.paths.withTintColor(.systemGreen, renderingMode: .alwaysOriginal))
        }
        Specimen("Template") { Image(uiImage: Drawings.paths.withRenderingMode(.alwaysTemplate)) }
        Specimen("Edges that keep their size") {
          Image(uiImage: Drawings.frame).resizable().frame(width: 60, height: 40)
        }
      }
    }
  }

  private func corners(_ corners: UIRectCorner) -> some View {
    RoundedCorner(radius: 16, corners: corners).fill(.blue).frame(width: 60, height: 40)
  }

  private func symbol(_ name: String, _ configuration: UIImage.SymbolConfiguration) -> some View {
    Image(uiImage: UIImage(systemName: name, withConfiguration: configuration) ?? UIImage())
  }
}

private struct RoundedCorner: Shape {
  let radius: CGFloat
  let corners: UIRectCorner

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}

private struct Slice: Shape {
  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let path = UIBezierPath()
    path.move(to: center)
    path.addArc(
      withCenter: center, radius: min(rect.width, rect.height) / 2, startAngle: -.pi / 2, endAngle: .pi * 3 / 4,
      clockwise: true)
    path.close()
    return Path(path.cgPath)
  }
}

private struct Ring: Shape {
  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(ovalIn: rect)
    path.append(UIBezierPath(ovalIn: rect.insetBy(dx: 15, dy: 15)).reversing())
    return Path(path.cgPath)
  }
}

@MainActor
private enum Drawings {
  static let size = CGSize(width: 80, height: 60)

  static let paths: UIImage = UIGraphicsImageRenderer(size: size).image { _ in
    UIColor.systemYellow.setFill()
    UIColor.systemBrown.setStroke()
    let box = UIBezierPath(roundedRect: CGRect(x: 4, y: 4, width: 72, height: 36), cornerRadius: 10)
    box.lineWidth = 3
    box.fill()
    box.stroke()
    let wave = UIBezierPath()
    wave.move(to: CGPoint(x: 4, y: 50))
    wave.addCurve(
      to: CGPoint(x: 76, y: 50), controlPoint1: CGPoint(x: 28, y: 30), controlPoint2: CGPoint(x: 52, y: 70))
    wave.lineWidth = 4
    wave.lineCapStyle = .round
    wave.setLineDash([8, 7], count: 2, phase: 0)
    wave.stroke()
  }

  static let blended: UIImage = UIGraphicsImageRenderer(size: size).image { context in
    UIColor.systemTeal.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 55, height: 40))
    UIColor.systemPink.setFill()
    context.fill(CGRect(x: 25, y: 20, width: 55, height: 40), blendMode: .multiply)
    UIColor.black.setStroke()
    context.stroke(context.format.bounds)
  }

  static let text: UIImage = UIGraphicsImageRenderer(size: size).image { context in
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    "Drawn text, set in the middle".draw(
      in: context.format.bounds,
      withAttributes: [
        .font: UIFont.boldSystemFont(ofSize: 15), .foregroundColor: UIColor.systemIndigo, .paragraphStyle: style,
      ])
  }

  static let images: UIImage = UIGraphicsImageRenderer(size: size).image { _ in
    paths.draw(in: CGRect(x: 0, y: 0, width: 40, height: 30))
    UIImage(systemName: "star.fill")?.withTintColor(.systemOrange).draw(in: CGRect(x: 44, y: 0, width: 30, height: 30))
    paths.draw(at: CGPoint(x: 20, y: 24), blendMode: .normal, alpha: 0.4)
  }

  static let thumbnail: UIImage = paths.preparingThumbnail(of: CGSize(width: 40, height: 30)) ?? UIImage()

  static let frame: UIImage = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in
    UIColor.systemRed.setStroke()
    let path = UIBezierPath(roundedRect: CGRect(x: 2, y: 2, width: 16, height: 16), cornerRadius: 6)
    path.lineWidth = 3
    path.stroke()
  }
  .resizableImage(withCapInsets: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8), resizingMode: .stretch)
}
