import SwiftUI
import Testing
import ViewTestSupport

@MainActor
@Suite("Oracle: shapes", .serialized)
struct ShapeOracles {
  @Test("Filled shapes take their frames, a circle the middle square of its own (shape/builtin)")
  func builtIn() throws {
    try expectFrames(
      340, 220,
      [
        "continuous": [8, 27, 80, 50], "circular": [96, 27, 80, 50], "elliptical": [184, 27, 80, 50],
        "uneven": [272, 27, 60, 50], "row 1": [8, 27, 324, 50], "capsule": [8, 95, 100, 40],
        "round capsule": [116, 95, 100, 40], "tall capsule": [224, 85, 30, 60], "circle": [277, 95, 40, 40],
        "row 2": [8, 85, 324, 60], "ellipse": [23, 153, 90, 40], "rectangle": [121, 153, 60, 40],
        "clamped": [189, 153, 60, 40], "erased": [267, 153, 40, 40], "row 3": [23, 153, 294, 40],
        "column": [8, 27, 324, 166],
      ]
    ) {
      VStack(spacing: 8) {
        HStack(spacing: 8) {
          RoundedRectangle(cornerRadius: 16).fill(.blue).frame(width: 80, height: 50).probe("continuous")
          RoundedRectangle(cornerRadius: 16, style: .circular).fill(.blue).frame(width: 80, height: 50)
            .probe("circular")
          RoundedRectangle(cornerSize: CGSize(width: 24, height: 10)).fill(.green).frame(width: 80, height: 50)
            .probe("elliptical")
          UnevenRoundedRectangle(
            cornerRadii: .init(topLeading: 4, bottomLeading: 20, bottomTrailing: 4, topTrailing: 20)
          ).fill(.orange).frame(width: 60, height: 50).probe("uneven")
        }.probe("row 1")
        HStack(spacing: 8) {
          Capsule().fill(.red).frame(width: 100, height: 40).probe("capsule")
          Capsule(style: .circular).fill(.red).frame(width: 100, height: 40).probe("round capsule")
          Capsule().fill(.purple).frame(width: 30, height: 60).probe("tall capsule")
          Circle().fill(.mint).probe("circle").frame(width: 70, height: 40)
        }.probe("row 2")
        HStack(spacing: 8) {
          Ellipse().fill(.teal).frame(width: 90, height: 40).probe("ellipse")
          Rectangle().fill(.gray).frame(width: 60, height: 40).probe("rectangle")
          RoundedRectangle(cornerRadius: 40).fill(.indigo).frame(width: 60, height: 40).probe("clamped")
          AnyShape(Circle()).fill(.pink).probe("erased").frame(width: 60, height: 40)
        }.probe("row 3")
      }.probe("column")
    }
  }

  @Test("A stroke changes no frame, inside, on the outline or over a filling (shape/stroke)")
  func strokes() throws {
    let zigzag = Path { path in
      path.addLines([CGPoint(x: 5, y: 35), CGPoint(x: 25, y: 5), CGPoint(x: 45, y: 35), CGPoint(x: 65, y: 5)])
    }
    func square(_ name: String, _ view: some View) -> some View { view.probe(name).frame(width: 50, height: 50) }
    func dashed(_ name: String, _ view: some View) -> some View { view.frame(width: 80, height: 40).probe(name) }
    func line(_ cap: CGLineCap, _ join: CGLineJoin) -> some View {
      zigzag.stroke(.blue, style: StrokeStyle(lineWidth: 6, lineCap: cap, lineJoin: join))
        .frame(width: 70, height: 40)
    }
    try expectFrames(
      320, 200,
      [
        "stroke": [19, 23, 50, 50], "border": [77, 23, 50, 50], "shape": [135, 23, 50, 50],
        "filled, stroked": [193, 23, 50, 50], "stroked, filled": [251, 23, 50, 50], "row 1": [19, 23, 282, 50],
        "dashes": [32, 85, 80, 40], "dots": [120, 85, 80, 40], "capsule": [208, 85, 80, 40],
        "row 2": [32, 85, 256, 40],
        "miter": [47, 137, 70, 40], "round": [125, 137, 70, 40], "bevel": [203, 137, 70, 40],
        "row 3": [47, 137, 226, 40], "column": [19, 23, 282, 154],
      ]
    ) {
      VStack(spacing: 12) {
        HStack(spacing: 8) {
          square("stroke", Circle().stroke(.blue, lineWidth: 4))
          square("border", Circle().strokeBorder(.blue, lineWidth: 4))
          square("shape", Circle().stroke(lineWidth: 6))
          square("filled, stroked", Circle().fill(.yellow).stroke(.red, lineWidth: 3))
          square("stroked, filled", Circle().stroke(.red, lineWidth: 3).fill(.yellow))
        }.probe("row 1")
        HStack(spacing: 8) {
          dashed("dashes", RoundedRectangle(cornerRadius: 8).stroke(style: StrokeStyle(lineWidth: 3, dash: [8, 4])))
          dashed("dots", Rectangle().stroke(style: StrokeStyle(lineWidth: 6, lineCap: .round, dash: [1, 12])))
          dashed(
            "capsule", Capsule().strokeBorder(.orange, style: StrokeStyle(lineWidth: 2, dash: [6, 3], dashPhase: 3)))
        }.probe("row 2")
        HStack(spacing: 8) {
          line(.butt, .miter).probe("miter")
          line(.round, .round).probe("round")
          line(.square, .bevel).probe("bevel")
        }.probe("row 3")
      }.probe("column")
    }
  }

  @Test("A path takes what it is offered; a row that is too wide stands out on both sides (shape/path)")
  func paths() throws {
    func arc(clockwise: Bool) -> Path {
      Path { path in
        path.move(to: CGPoint(x: 30, y: 30))
        path.addArc(
          center: CGPoint(x: 30, y: 30), radius: 26, startAngle: .zero, endAngle: .degrees(120), clockwise: clockwise)
        path.closeSubpath()
      }
    }
    func tile(_ name: String, _ view: some View) -> some View { view.probe(name).frame(width: 60, height: 60) }
    try expectFrames(
      300, 160,
      [
        "triangle": [18, 16, 60, 60], "pie": [86, 16, 60, 60], "rest": [154, 16, 60, 60], "ring": [222, 16, 60, 60],
        "row 1": [18, 16, 264, 60], "curve": [-16, 84, 60, 60], "lines": [52, 84, 60, 60], "holes": [120, 84, 60, 60],
        "text": [188, 84, 60, 60], "rounded": [256, 84, 60, 60], "row 2": [-16, 84, 332, 60],
        "column": [-16, 16, 332, 128],
      ]
    ) {
      VStack(spacing: 8) {
        HStack(spacing: 8) {
          tile("triangle", Path("30 4 m 56 56 l 4 56 l h")?.fill(.red))
          tile("pie", arc(clockwise: false).fill(.blue))
          tile("rest", arc(clockwise: true).fill(.green))
          tile("ring", Path(ellipseIn: CGRect(x: 6, y: 6, width: 48, height: 48)).stroke(.orange, lineWidth: 5))
        }.probe("row 1")
        HStack(spacing: 8) {
          tile("curve", Path("4 30 m 4 4 30 4 q 56 4 30 30 56 56 c 4 56 l h")?.fill(.purple))
          tile("lines", Path("30 4 m 46 52 l 5 22 l 55 22 l 14 52 l h")?.fill(.pink))
          tile("holes", Path("30 4 m 46 52 l 5 22 l 55 22 l 14 52 l h")?.fill(.pink, style: FillStyle(eoFill: true)))
          tile("text", Path("30 4 m 56 20 l 46 56 l 14 56 l 4 20 l h")?.fill(.teal))
          tile("rounded", Path(roundedRect: CGRect(x: 4, y: 4, width: 52, height: 52), cornerRadius: 12).fill(.brown))
        }.probe("row 2")
      }.probe("column")
    }
  }

  @Test("A changed shape is laid out as the one that it was made of, and is ideally 10 points (shape/modifiers)")
  func modifiers() throws {
    func tile(_ name: String, _ shape: some Shape) -> some View {
      shape.fill(.blue).probe(name).frame(width: 60, height: 40)
    }
    try expectFrames(
      340, 200,
      [
        "scaled": [4, 47, 60, 40], "moved": [72, 47, 60, 40], "turned": [140, 47, 60, 40],
        "sheared": [208, 47, 60, 40],
        "sized": [276, 47, 60, 40], "row 1": [4, 47, 332, 40], "trimmed": [14, 95, 40, 40], "inset": [72, 95, 60, 40],
        "stroked": [140, 95, 60, 40], "anchored": [208, 95, 60, 40], "inset ellipse": [276, 95, 60, 40],
        "row 2": [4, 95, 332, 40], "moved, ideal": [138, 143, 10, 10], "sized, ideal": [156, 143, 10, 10],
        "path, ideal": [174, 143, 10, 10], "trimmed, ideal": [192, 143, 10, 10], "row 3": [138, 143, 64, 10],
        "column": [4, 47, 332, 106],
      ]
    ) {
      VStack(spacing: 8) {
        HStack(spacing: 8) {
          tile("scaled", Circle().scale(0.5))
          tile("moved", Circle().offset(x: 10, y: 5))
          tile("turned", Rectangle().rotation(.degrees(30)))
          tile("sheared", Rectangle().transform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)))
          tile("sized", Rectangle().size(width: 30, height: 20))
        }.probe("row 1")
        HStack(spacing: 8) {
          tile("trimmed", Circle().trim(from: 0.25, to: 1))
          tile("inset", RoundedRectangle(cornerRadius: 12).inset(by: 5))
          tile("stroked", Rectangle().stroke(lineWidth: 3).offset(x: 3, y: 3))
          tile("anchored", Circle().scale(x: 1.5, y: 0.5, anchor: .topLeading))
          Ellipse().inset(by: 4).stroke(.indigo, lineWidth: 2).probe("inset ellipse").frame(width: 60, height: 40)
        }.probe("row 2")
        HStack(spacing: 8) {
          Circle().offset(x: 5).fill(.blue).probe("moved, ideal")
          Rectangle().size(width: 30, height: 20).fill(.green).probe("sized, ideal")
          Path(CGRect(x: 0, y: 0, width: 24, height: 16)).fill(.red).probe("path, ideal")
          Circle().trim(from: 0, to: 0.5).fill(.orange).probe("trimmed, ideal")
        }.fixedSize().probe("row 3")
      }.probe("column")
    }
  }

  /// Left out is the row of the four texts, whose widths are each less than half a point too large and one in all.
  @Test("A border is drawn inside and changes no frame (shape/border)")
  func borders() throws {
    try expectFrames(
      300, 160,
      [
        "bare": [83, 49, 31, 16], "text": [83, 49, 31, 16], "padded": [122, 43, 43, 28], "thick": [173, 49, 17.5, 16],
        "none": [198.5, 49, 18.5, 16], "color": [63, 83, 60, 30],
        "twice": [131, 79, 68, 38], "circle": [207, 83, 30, 30], "row 2": [63, 79, 174, 38],
        "column": [63, 43, 174, 74],
      ]
    ) {
      VStack(spacing: 8) {
        HStack(spacing: 8) {
          Text(verbatim: "Hello").probe("bare").border(.red).probe("text")
          Text(verbatim: "Hello").padding(6).border(.blue, width: 3).probe("padded")
          Text(verbatim: "Hg").border(.red.opacity(0.5), width: 8).probe("thick")
          Text(verbatim: "OK").border(.green, width: 0).probe("none")
        }.probe("row 1")
        HStack(spacing: 8) {
          Color.yellow.frame(width: 60, height: 30).border(.black).probe("color")
          Color.yellow.frame(width: 60, height: 30).border(.black, width: 2).padding(4).border(.blue).probe("twice")
          Circle().fill(.mint).frame(width: 30, height: 30).border(.purple, width: 2).probe("circle")
        }.probe("row 2")
      }.probe("column")
    }
  }

  @Test("Radius, line width, dashes and trimming may change; the frames stay (shape/steps)")
  func steps() throws {
    struct Look: Equatable {
      var radius: CGFloat = 8
      var lineWidth: CGFloat = 2
      var end: CGFloat = 1
      var phase: CGFloat = 0
    }
    struct Root: View {
      let remote: Remote<Look>
      @State private var look = Look()

      var body: some View {
        HStack(spacing: 12) {
          RoundedRectangle(cornerRadius: look.radius)
            .strokeBorder(.blue, style: StrokeStyle(lineWidth: look.lineWidth, dash: [6, 3], dashPhase: look.phase))
            .frame(width: 120, height: 60).probe("box")
          Circle().trim(from: 0, to: look.end).stroke(.red, lineWidth: 4).frame(width: 40, height: 40).probe("arc")
        }.probe("row").handing($look, to: remote)
      }
    }
    let frames: [String: [CGFloat]] = ["box": [14, 30, 120, 60], "arc": [146, 40, 40, 40], "row": [14, 30, 172, 60]]
    let remote = Remote<Look>()
    let window = try OracleWindow(200, 120) { Root(remote: remote) }
    #expect(window.differences(frames) == [])
    window.host.change { remote.value?.radius = 20 }
    #expect(window.differences(frames) == [])
    window.host.change { remote.value?.lineWidth = 6 }
    #expect(window.differences(frames) == [])
    window.host.change { remote.value = Look(radius: 20, lineWidth: 6, end: 0.5, phase: 4) }
    #expect(window.differences(frames) == [])
  }
}
