import CoreGraphics
import Foundation
import SwiftUI
import Testing
import UITestSupport
import ViewTestSupport

/// The effect of each constant of UIKit. Numbers are those of Apple's headers, as files and bridges keep them.
@MainActor
@Suite("Constants of UIKit", .serialized)
struct UIKitConstantTests {
  @Test("A symbol has the weight of text of that name")
  func symbolWeights() throws {
    let weights: [(UIImage.SymbolWeight, Int, UIFont.Weight)] = [
      (.ultraLight, 1, .ultraLight), (.thin, 2, .thin), (.light, 3, .light), (.regular, 4, .regular),
      (.medium, 5, .medium), (.semibold, 6, .semibold), (.bold, 7, .bold), (.heavy, 8, .heavy), (.black, 9, .black),
    ]
    for (weight, number, font) in weights {
      #expect(weight.rawValue == number && weight.fontWeight() == font)
    }
    #expect(UIImage.SymbolWeight.unspecified.rawValue == 0)
  }

  @Test("A symbol is smaller or larger than at medium scale, which is meant where none is said")
  func symbolScales() throws {
    func width(_ scale: UIImage.SymbolScale) throws -> CGFloat {
      let configuration = UIImage.SymbolConfiguration(pointSize: 40, weight: .regular, scale: scale)
      return try #require(UIImage(systemName: "heart", withConfiguration: configuration)).size.width
    }
    #expect(try width(.small) < width(.medium) && width(.medium) < width(.large))
    #expect(try width(.default) == width(.medium) && width(.unspecified) == width(.medium))
    let scales: [UIImage.SymbolScale] = [.default, .unspecified, .small, .medium, .large]
    #expect(scales.map(\.rawValue) == [-1, 0, 1, 2, 3])
  }

  @Test("Stored pixels are turned or mirrored by their orientation when they are shown")
  func orientations() throws {
    // Stored: red at the top left, green at the top right, blue at the bottom left.
    let (red, green, blue, white) = (TestPicture.red, TestPicture.green, TestPicture.blue, TestPicture.white)
    let stored: CGImage = try TestPicture.pixels(2, 2) { x, y in [[red, green], [blue, white]][y][x] }
    let shown: [(UIImage.Orientation, Int, [[UInt8]])] = [
      (.up, 0, [red, green, blue]), (.down, 1, [white, blue, green]), (.left, 2, [green, white, red]),
      (.right, 3, [blue, red, white]), (.upMirrored, 4, [green, red, white]),
      (.downMirrored, 5, [blue, white, red]), (.leftMirrored, 6, [red, blue, green]),
      (.rightMirrored, 7, [white, green, blue]),
    ]
    for (orientation, number, corners) in shown {
      let image = UIImage(cgImage: stored, scale: 1, orientation: orientation)
      let shot = try Shot(HeadlessApp.small { Image(uiImage: image).resizable().interpolation(.none) })
      #expect([shot[5, 5], shot[35, 5], shot[5, 35]] == corners, "\(orientation)")
      #expect(orientation.rawValue == number)
    }
  }

  @Test("Corners of a rectangle are bits from the top left")
  func corners() {
    let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    #expect(corners.map(\.rawValue) == [1, 2, 4, 8])
    #expect(corners.allSatisfy { UIRectCorner.allCorners.contains($0) })
    let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
    let points: [CGPoint] = [(1, 1), (39, 1), (1, 39), (39, 39)].map { CGPoint(x: $0.0, y: $0.1) }
    for (index, corner) in corners.enumerated() {
      let path = UIBezierPath(
        roundedRect: rect, byRoundingCorners: corner, cornerRadii: CGSize(width: 20, height: 20))
      #expect(points.indices.filter { !path.contains(points[$0]) } == [index])
    }
  }

  @Test("A line that is too long ends in dots at its start, in its middle or at its end, or goes on below")
  func lineBreaks() throws {
    func box(_ mode: NSLineBreakMode) -> CGRect {
      let style = NSMutableParagraphStyle()
      style.lineBreakMode = mode
      return "one two three four".boundingRect(
        with: CGSize(width: 60, height: 1000), options: [.usesLineFragmentOrigin],
        attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style], context: nil)
    }
    let line: CGFloat = box(.byClipping).height
    for mode in [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail] {
      #expect(abs(box(mode).height - line) < 0.01 && box(mode).width <= 60)
    }
    for mode in [NSLineBreakMode.byWordWrapping, .byCharWrapping] {
      #expect(box(mode).height > line * 1.5 && box(mode).width <= 60)
    }
    let modes: [NSLineBreakMode] = [
      .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle,
    ]
    #expect(modes.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    let alignments: [NSTextAlignment] = [.left, .center, .right, .justified, .natural]
    #expect(alignments.map(\.rawValue) == [0, 1, 2, 3, 4])
  }

  @Test("Where the traits say nothing, a colour is that of a light surface at the base")
  func traits() {
    let color = UIColor { traits in
      traits.userInterfaceStyle == .dark ? .white : traits.userInterfaceLevel == .elevated ? .gray : .black
    }
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .unspecified)) == .black)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceLevel: .base)) == .black)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceLevel: .elevated)) == .gray)
    let ranges: [UIGraphicsImageRendererFormat.Range] = [.unspecified, .automatic, .extended, .standard]
    #expect(ranges.map(\.rawValue) == [-1, 0, 1, 2])
  }

  @Test("A symbol is found by its name, whatever the traits are")
  func symbolsWithTraits() throws {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let heart: UIImage = try #require(UIImage(systemName: "heart", compatibleWith: dark))
    #expect(heart.isSymbolImage && heart.size == UIImage(systemName: "heart")?.size)
    #expect(UIImage(systemName: "no.such.symbol", compatibleWith: nil) == nil)
  }
}
