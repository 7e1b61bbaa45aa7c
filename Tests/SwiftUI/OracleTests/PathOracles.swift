import SwiftUI
import Testing

/// The elements of paths, as Apple's SwiftUI describes them (iamcgn/swiftui-web, Fixtures/Goldens/shape/paths.json,
/// recorded on macOS 26.2). Numbers agree to a hundredth.
@MainActor
@Suite("Oracle: outlines")
struct PathOracles {
  let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

  func expect(_ path: Path, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let own: [Substring] = path.description.split(separator: " ")
    let words: [Substring] = expected.split(separator: " ")
    let isEqual: Bool =
      own.count == words.count
      && zip(own, words).allSatisfy { mine, theirs in
        guard let number = Double(theirs) else { return mine == theirs }
        return Double(mine).map { abs($0 - number) < 0.01 } ?? false
      }
    #expect(isEqual, "\(path.description)\nis not\n\(expected)", sourceLocation: sourceLocation)
  }

  private func arc(_ start: Double, _ end: Double, clockwise: Bool = false) -> Path {
    Path {
      $0.addArc(
        center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(start), endAngle: .degrees(end),
        clockwise: clockwise)
    }
  }

  private func turn(_ delta: Double) -> Path {
    Path {
      $0.addRelativeArc(center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .zero, delta: .degrees(delta))
    }
  }

  @Test("Rectangles begin at their corner, circles at their right, in quarters")
  func plain() {
    expect(Rectangle().path(in: rect), "0 0 m 100 0 l 100 60 l 0 60 l h")
    let circle =
      "80 30 m 80 46.5685 66.5685 60 50 60 c 33.4315 60 20 46.5685 20 30 c 20 13.4315 33.4315 0 50 0 c"
      + " 66.5685 0 80 13.4315 80 30 c h"
    expect(Circle().path(in: rect), circle)
    expect(AnyShape(Circle()).path(in: rect), circle)
    expect(
      Ellipse().path(in: rect),
      "100 30 m 100 46.5685 77.6142 60 50 60 c 22.3858 60 0 46.5685 0 30 c 0 13.4315 22.3858 0 50 0 c"
        + " 77.6142 0 100 13.4315 100 30 c h")
    expect(RoundedRectangle(cornerRadius: 0).path(in: rect), "0 0 m 100 0 l 100 60 l 0 60 l h")
  }

  @Test("Round corners begin in the middle of the right side and go down")
  func roundCorners() {
    expect(
      RoundedRectangle(cornerRadius: 12, style: .circular).path(in: rect),
      "100 30 m 100 48 l 100 54.6274 94.6274 60 88 60 c 12 60 l 5.37258 60 0 54.6274 0 48 c 0 12 l"
        + " 0 5.37258 5.37258 0 12 0 c 88 0 l 94.6274 0 100 5.37258 100 12 c h")
    expect(
      RoundedRectangle(cornerRadius: 8, style: .circular).path(in: CGRect(x: 10, y: 20, width: 50, height: 40)),
      "60 40 m 60 52 l 60 56.4183 56.4183 60 52 60 c 18 60 l 13.5817 60 10 56.4183 10 52 c 10 28 l"
        + " 10 23.5817 13.5817 20 18 20 c 52 20 l 56.4183 20 60 23.5817 60 28 c h")
    expect(
      RoundedRectangle(cornerSize: CGSize(width: 60, height: 8), style: .circular).path(in: rect),
      "100 30 m 100 52 l 100 56.4183 86.5685 60 70 60 c 30 60 l 13.4315 60 0 56.4183 0 52 c 0 8 l"
        + " 0 3.58172 13.4315 0 30 0 c 70 0 l 86.5685 0 100 3.58172 100 8 c h")
    expect(
      UnevenRoundedRectangle(
        cornerRadii: .init(topLeading: 5, bottomLeading: 10, bottomTrailing: 15, topTrailing: 20), style: .circular
      ).path(in: rect),
      "100 32.5 m 100 45 l 100 53.2843 93.2843 60 85 60 c 10 60 l 4.47715 60 0 55.5228 0 50 c 0 5 l"
        + " 0 2.23858 2.23858 0 5 0 c 80 0 l 91.0457 0 100 8.95431 100 20 c h")
    expect(
      Capsule(style: .circular).path(in: rect),
      "100 30 m 100 30 l 100 46.5685 86.5685 60 70 60 c 30 60 l 13.4315 60 0 46.5685 0 30 c 0 30 l"
        + " 0 13.4315 13.4315 0 30 0 c 70 0 l 86.5685 0 100 13.4315 100 30 c h")
  }

  @Test("Continuous corners reach further and run together where they meet")
  func continuousCorners() {
    expect(
      RoundedRectangle(cornerRadius: 12).path(in: rect),
      "100 30 m 100 41.656 l 100 46.9381 100 49.5791 99.1011 52.4221 c 97.9713 55.5261 95.5261 57.9713 92.4221"
        + " 59.1011 c 89.5791 60 86.9381 60 81.656 60 c 18.344 60 l 13.0619 60 10.4209 60 7.57793 59.1011 c"
        + " 4.47389 57.9713 2.02872 55.5261 0.898937 52.4221 c 0 49.5791 0 46.9381 0 41.656 c 0 18.344 l"
        + " 0 13.0619 0 10.4209 0.898937 7.57793 c 2.02872 4.47389 4.47389 2.02872 7.57793 0.898937 c"
        + " 10.4209 0 13.0619 0 18.344 0 c 81.656 0 l 86.9381 0 89.5791 0 92.4221 0.898937 c"
        + " 95.5261 2.02872 97.9713 4.47389 99.1011 7.57793 c 100 10.4209 100 13.0619 100 18.344 c h")
    expect(
      RoundedRectangle(cornerRadius: 20).path(in: rect),
      "100 30 m 100 30 l 100 38.3695 100 42.6844 98.5018 47.3701 c 96.6188 52.5435 92.5435 56.6188 87.3701 58.5018 c"
        + " 82.6319 60 78.2302 60 69.4267 60 c 30.5733 60 l 21.7698 60 17.3681 60 12.6299 58.5018 c"
        + " 7.45648 56.6188 3.3812 52.5435 1.49823 47.3701 c 0 42.6844 0 38.3695 0 30 c 0 30 l"
        + " 0 21.6305 0 17.3156 1.49823 12.6299 c 3.3812 7.45648 7.45648 3.3812 12.6299 1.49823 c"
        + " 17.3681 0 21.7698 0 30.5733 0 c 69.4267 0 l 78.2302 0 82.6319 0 87.3701 1.49823 c"
        + " 92.5435 3.3812 96.6188 7.45648 98.5018 12.6299 c 100 17.3156 100 21.6305 100 30 c h")
    expect(
      Capsule().path(in: CGRect(x: 0, y: 0, width: 30, height: 80)),
      "30 40 m 30 57.07 l 30 63.6726 30 66.9739 28.8763 70.5276 c 27.4641 74.4076 24.4076 77.4641 20.5276 78.8763 c"
        + " 17.7 80 15.6 80 15 80 c 15 80 l 14.4 80 12.3 80 9.47241 78.8763 c"
        + " 5.59236 77.4641 2.5359 74.4076 1.12367 70.5276 c 0 66.9739 0 63.6726 0 57.07 c 0 22.93 l"
        + " 0 16.3274 0 13.0261 1.12367 9.47241 c 2.5359 5.59236 5.59236 2.5359 9.47241 1.12367 c"
        + " 12.3 0 14.4 0 15 0 c 15 0 l 15.6 0 17.7 0 20.5276 1.12367 c"
        + " 24.4076 2.5359 27.4641 5.59236 28.8763 9.47241 c 30 13.0261 30 16.3274 30 22.93 c h")
    expect(
      RoundedRectangle(cornerSize: CGSize(width: 20, height: 8)).path(in: rect),
      "100 30 m 100 47.7707 l 100 51.2921 100 53.0527 98.5018 54.948 c 96.6188 57.0174 92.5435 58.6475 87.3701"
        + " 59.4007 c 82.6319 60 78.2302 60 69.4267 60 c 30.5733 60 l 21.7698 60 17.3681 60 12.6299 59.4007 c"
        + " 7.45648 58.6475 3.3812 57.0174 1.49823 54.948 c 0 53.0527 0 51.2921 0 47.7707 c 0 12.2293 l"
        + " 0 8.70792 0 6.94726 1.49823 5.05195 c 3.3812 2.98259 7.45648 1.35248 12.6299 0.599291 c"
        + " 17.3681 0 21.7698 0 30.5733 0 c 69.4267 0 l 78.2302 0 82.6319 0 87.3701 0.599291 c"
        + " 92.5435 1.35248 96.6188 2.98259 98.5018 5.05195 c 100 6.94726 100 8.70792 100 12.2293 c h")
  }

  @Test("A radius takes what its neighbours on the edges leave, at least half of the edge")
  func largeCorners() {
    func uneven(_ radii: RectangleCornerRadii, _ style: RoundedCornerStyle, _ width: CGFloat, _ height: CGFloat) -> Path
    {
      UnevenRoundedRectangle(cornerRadii: radii, style: style)
        .path(in: CGRect(x: 0, y: 0, width: width, height: height))
    }
    expect(
      uneven(.init(topLeading: 20, topTrailing: 90), .circular, 100, 300),
      "100 190 m 100 300 l 100 300 100 300 100 300 c 0 300 l 0 300 0 300 0 300 c 0 20 l"
        + " 0 8.95431 8.95431 0 20 0 c 20 0 l 64.1828 0 100 35.8172 100 80 c h")
    let corner = " 200 60 200 60 200 60 c"
    let left = " 0 60 0 60 0 60 c"
    let right = " 200 0 200 0 200 0 c"
    expect(
      uneven(.init(topLeading: 40), .continuous, 200, 60),
      "200 30 m 200 60 l" + corner + corner + corner + " 0 60 l" + left + left + left + " 0 60 l"
        + " 0 43.2609 0 34.6313 2.99646 25.2598 c 6.7624 14.913 14.913 6.7624 25.2598 2.99646 c"
        + " 34.7363 0 43.5396 0 61.1466 0 c 200 0 l" + right + right + right + " h")
    expect(
      uneven(.init(topLeading: 22, bottomLeading: 18), .continuous, 200, 60),
      "200 30 m 200 60 l" + corner + corner + corner + " 27.516 60 l"
        + " 19.5928 60 15.6313 60 11.3669 58.6516 c 6.71083 56.9569 3.04308 53.2892 1.34841 48.6331 c"
        + " 0 44.4159 0 40.5326 0 33 c 0 33 l 0 23.7935 0 19.0472 1.64805 13.8929 c"
        + " 3.71932 8.20213 8.20213 3.71932 13.8929 1.64805 c 19.105 0 23.9468 0 33.6306 0 c 200 0 l"
        + right + right + right + " h")
    expect(
      UnevenRoundedRectangle(
        cornerRadii: .init(topLeading: 5, bottomLeading: 10, bottomTrailing: 15, topTrailing: 20)
      ).path(in: rect),
      "100 32.5 m 100 37.07 l 100 43.6726 100 46.9739 98.8763 50.5276 c 97.4641 54.4076 94.4076 57.4641 90.5276"
        + " 58.8763 c 86.9739 60 83.6726 60 77.07 60 c 15.2866 60 l 10.8849 60 8.68407 60 6.31494 59.2509 c"
        + " 3.72824 58.3094 1.6906 56.2718 0.749114 53.6851 c 0 51.3159 0 49.1151 0 44.7134 c 0 7.64332 l"
        + " 0 5.44245 0 4.34204 0.374557 3.15747 c 0.8453 1.86412 1.86412 0.8453 3.15747 0.374557 c"
        + " 4.34204 0 5.44245 0 7.64332 0 c 69.4267 0 l 78.2302 0 82.6319 0 87.3701 1.49823 c"
        + " 92.5435 3.3812 96.6188 7.45648 98.5018 12.6299 c 100 17.3681 100 21.7698 100 30.5733 c h")
  }

  @Test("An inset shape is the shape in the smaller rectangle, with radii as much smaller")
  func insets() {
    expect(Rectangle().inset(by: 2).inset(by: 3).path(in: rect), "5 5 m 95 5 l 95 55 l 5 55 l h")
    expect(
      Circle().inset(by: 5).path(in: rect),
      "75 30 m 75 43.8071 63.8071 55 50 55 c 36.1929 55 25 43.8071 25 30 c 25 16.1929 36.1929 5 50 5 c"
        + " 63.8071 5 75 16.1929 75 30 c h")
    expect(
      RoundedRectangle(cornerRadius: 12).inset(by: 20).path(in: rect), "20 20 m 80 20 l 80 40 l 20 40 l h")
    expect(
      RoundedRectangle(cornerRadius: 12).inset(by: 5).path(in: rect),
      "95 30 m 95 44.2993 l 95 47.3806 95 48.9212 94.4756 50.5795 c 93.8166 52.3902 92.3902 53.8166 90.5795 54.4756 c"
        + " 88.9212 55 87.3806 55 84.2993 55 c 15.7007 55 l 12.6194 55 11.0788 55 9.42046 54.4756 c"
        + " 7.60977 53.8166 6.18342 52.3902 5.52438 50.5795 c 5 48.9212 5 47.3806 5 44.2993 c 5 15.7007 l"
        + " 5 12.6194 5 11.0788 5.52438 9.42046 c 6.18342 7.60977 7.60977 6.18342 9.42046 5.52438 c"
        + " 11.0788 5 12.6194 5 15.7007 5 c 84.2993 5 l 87.3806 5 88.9212 5 90.5795 5.52438 c"
        + " 92.3902 6.18342 93.8166 7.60977 94.4756 9.42046 c 95 11.0788 95 12.6194 95 15.7007 c h")
  }

  @Test("Arcs go in quarters to their end, at most once round where an end is given")
  func arcs() {
    expect(arc(0, 90), "90 50 m 90 72.0914 72.0914 90 50 90 c")
    expect(arc(0, 120), "90 50 m 90 72.0914 72.0914 90 50 90 c 42.9785 90 36.0808 88.1517 30 84.641 c")
    expect(arc(0, 30), "90 50 m 90 57.0215 88.1517 63.9192 84.641 70 c")
    let circle = "90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c"
    expect(arc(0, 360), circle + " 10 27.9086 27.9086 10 50 10 c 72.0914 10 90 27.9086 90 50 c h")
    expect(arc(0, -90), circle + " 10 27.9086 27.9086 10 50 10 c")
    expect(arc(0, -360), circle + " 10 27.9086 27.9086 10 50 10 c 72.0914 10 90 27.9086 90 50 c")
    expect(
      arc(0, 450),
      circle + " 10 27.9086 27.9086 10 50 10 c 72.0914 10 90 27.9086 90 50 c 90 72.0914 72.0914 90 50 90 c")
    expect(arc(0, 0), "90 50 m")
    expect(arc(0, -90, clockwise: true), "90 50 m 90 27.9086 72.0914 10 50 10 c")
    let back = "90 50 m 90 27.9086 72.0914 10 50 10 c 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c"
    expect(arc(0, 45, clockwise: true), back + " 60.6087 90 70.7828 85.7857 78.2843 78.2843 c")
    expect(arc(0, 360, clockwise: true), back + " 72.0914 90 90 72.0914 90 50 c h")
    expect(arc(0, 720, clockwise: true), back + " 72.0914 90 90 72.0914 90 50 c")
    expect(
      arc(-90, 0, clockwise: true),
      "50 10 m 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c 72.0914 90 90 72.0914 90 50 c")
    expect(
      turn(190),
      "90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 47.6714 10.2033 45.3473 10.6077 43.0541 c"
    )
    expect(turn(-360), back + " 72.0914 90 90 72.0914 90 50 c")
    expect(turn(0), "90 50 m")
    let after = Path {
      $0.move(to: .zero)
      $0.addArc(
        center: CGPoint(x: 50, y: 30), radius: 20, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    }
    expect(after, "0 0 m 70 30 l 70 41.0457 61.0457 50 50 50 c")
    let wide = Path {
      $0.addArc(
        center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .zero, endAngle: .degrees(90), clockwise: false,
        transform: CGAffineTransform(scaleX: 2, y: 1))
    }
    expect(wide, "180 50 m 180 72.0914 144.183 90 100 90 c")
  }

  @Test("Lines, curves and what follows a closed part")
  func lines() {
    expect(
      Path { $0.addLines([.zero, CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 0)]) }, "0 0 m 10 10 l 20 0 l")
    expect(
      Path {
        $0.addRect(
          CGRect(x: 0, y: 0, width: 10, height: 10), transform: CGAffineTransform(translationX: 5, y: 5))
      }, "5 5 m 15 5 l 15 15 l 5 15 l h")
    expect(
      Path {
        $0.move(to: .zero)
        $0.addLine(to: CGPoint(x: 10, y: 0))
        $0.closeSubpath()
        $0.addLine(to: CGPoint(x: 0, y: 10))
      }, "0 0 m 10 0 l h 0 10 l")
    let curves = "0 0 m 50 60 100 0 q 100 60 0 0 0 60 c h"
    #expect(Path(curves)?.description == curves)
  }

  @Test("A part of an outline is cut by length")
  func trims() {
    let path: Path = Rectangle().path(in: rect)
    expect(path.trimmedPath(from: 0.1, to: 0.6), "32 0 m 100 0 l 100 60 l 68 60 l")
    expect(path.trimmedPath(from: 0, to: 1), "0 0 m 100 0 l 100 60 l 0 60 l h")
    expect(path.trimmedPath(from: -0.5, to: 1.5), "0 0 m 100 0 l 100 60 l 0 60 l h")
    expect(path.trimmedPath(from: 0, to: 0.999), "0 0 m 100 0 l 100 60 l 0 60 l 0 0.319996 l")
    expect(Rectangle().trim(from: 0.25, to: 0.5).path(in: rect), "80 0 m 100 0 l 100 60 l")
    expect(
      Circle().path(in: rect).trimmedPath(from: 0, to: 0.5),
      "80 30 m 80 46.5685 66.5685 60 50 60 c 33.4315 60 20 46.5685 20 30 c")
    let two = Path {
      $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      $0.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
    }
    expect(two.trimmedPath(from: 0.25, to: 0.75), "10 10 m 0 10 l 0 0 l 20 0 m 30 0 l 30 10 l")
    let triangle = Path {
      $0.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 50, y: 60)]); $0.closeSubpath()
    }
    expect(triangle.trimmedPath(from: 0.25, to: 0.75), "64.0512 0 m 100 0 l 50 60 l 41.0046 49.2055 l")
  }

  @Test("Moved, scaled, turned, mapped and sized shapes")
  func transforms() {
    expect(Rectangle().offset(x: 10, y: 5).path(in: rect), "10 5 m 110 5 l 110 65 l 10 65 l h")
    expect(Rectangle().scale(0.5).path(in: rect), "25 15 m 75 15 l 75 45 l 25 45 l h")
    expect(Rectangle().scale(x: 0.5, y: 0.5, anchor: .topLeading).path(in: rect), "0 0 m 50 0 l 50 30 l 0 30 l h")
    expect(Rectangle().rotation(.degrees(90)).path(in: rect), "80 -20 m 80 80 l 20 80 l 20 -20 l h")
    expect(
      Rectangle().rotation(.degrees(30), anchor: .bottomTrailing).path(in: rect),
      "43.3975 -41.9615 m 130 8.03848 l 100 60 l 13.3975 10 l h")
    expect(
      Rectangle().transform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)).path(in: rect),
      "0 0 m 100 0 l 130 60 l 30 60 l h")
    expect(Rectangle().size(width: 40, height: 20).path(in: rect), "0 0 m 40 0 l 40 20 l 0 20 l h")
  }

  @Test("The outlines of outlines have the recorded bounds")
  func strokes() {
    func expectBounds(_ path: Path, _ bounds: CGRect, sourceLocation: SourceLocation = #_sourceLocation) {
      let own: CGRect = path.boundingRect
      let isNear: Bool = zip(
        [own.minX, own.minY, own.maxX, own.maxY], [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY]
      ).allSatisfy { abs($0 - $1) < 0.5 }
      #expect(isNear, "\(own) is not \(bounds)", sourceLocation: sourceLocation)
    }
    let triangle = Path {
      $0.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 50, y: 60)]); $0.closeSubpath()
    }
    expectBounds(
      triangle.strokedPath(StrokeStyle(lineWidth: 4)),
      CGRect(x: -4.27, y: -2, width: 108.54, height: 65.12))
    expectBounds(
      triangle.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round)),
      CGRect(x: -2, y: -2, width: 104, height: 64))
    expectBounds(
      Path { $0.addLines([.zero, CGPoint(x: 50, y: 0)]) }.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .square)),
      CGRect(x: -1, y: -1, width: 52, height: 2))
    expectBounds(
      Circle().path(in: CGRect(x: 0, y: 0, width: 40, height: 40)).strokedPath(StrokeStyle(lineWidth: 4)),
      CGRect(x: -2, y: -2, width: 44, height: 44))
    expectBounds(
      Rectangle().stroke(lineWidth: 2).path(in: rect), CGRect(x: -1, y: -1, width: 102, height: 62))
    expectBounds(
      Circle().path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).trimmedPath(from: 0.2, to: 0.8),
      CGRect(x: 0, y: 0, width: 65.4856, height: 100))
  }
}
