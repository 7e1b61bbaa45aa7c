import BenchmarkContents
import Foundation
import Observation
import SwiftUI
import UITestSupport

/// A mark that goes to another place, size and opacity by an animation of its own.
private struct Mover: View {
  let index: Int
  let isAway: Bool
  let isSpring: Bool

  var body: some View {
    Circle().fill(.blue).frame(width: 8, height: 8)
      .scaleEffect(isAway ? 2 : 1)
      .opacity(isAway ? 0.4 : 1)
      .offset(x: isAway ? CGFloat(index % 40) : 0)
      .animation(animation, value: isAway)
  }
}

extension Mover {
  private var animation: Animation {
    let duration: Double = 1 + Double(index % 7)
    return isSpring ? .spring(duration: duration, bounce: 0.2) : .linear(duration: duration)
  }
}

private struct Movers: View {
  let remote: Switch
  let count: Int
  var isSpring: Bool = false

  var body: some View {
    ZStack {
      ForEach(0..<count, id: \.self) { Mover(index: $0, isAway: remote.isOn, isSpring: isSpring) }
    }
  }
}

@Observable @MainActor
private final class Switch {
  var isOn: Bool = false
  var text: String = "10:00"
}

/// A row with a picture, texts of several styles, a shadow and buttons.
private struct RichRow: View {
  let index: Int
  let note: Switch?

  var body: some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 8).fill(
        .linearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom)
      )
      .frame(width: 44, height: 44)
      VStack(alignment: .leading, spacing: 2) {
        Text("Sender \(index)").font(.headline)
        Text("Something that was written to number \(index) and goes on for a while").font(.subheadline)
          .foregroundStyle(.secondary).lineLimit(1)
      }
      Spacer()
      Text(note?.text ?? "10:\(index % 60)").font(.caption).frame(width: 60)
      Image(systemName: "chevron.right").foregroundStyle(.tertiary)
    }
    .padding(.horizontal, 16).padding(.vertical, 8)
    .background(.background, in: RoundedRectangle(cornerRadius: 12))
    .padding(.horizontal, 8)
  }
}

/// Frames of animations, repainting, and printing.
@MainActor
enum MotionBenchmarks {
  private static func window(_ size: CGSize, @ViewBuilder _ root: () -> some View) throws -> HeadlessApp {
    var settings = HeadlessApp.Settings()
    settings.displayScale = 1
    return try HeadlessApp(idiom: .desktop, size: size, settings: settings, root: root)
  }

  static func run() throws {
    print("\nMotion and painting")
    try animations()
    try painting()
    try shaping()
    try printing()
  }

  /// A frame of animations, on their way, up to the changed drawing.
  static func prepared(isSpring: Bool, _ count: (() throws -> Void) throws -> Void) throws {
    let remote = Switch()
    let app = try window(CGSize(width: 400, height: 400)) {
      Movers(remote: remote, count: 1000, isSpring: isSpring)
    }
    try app.repaint()
    remote.isOn = true
    for _ in 0..<3 { frame(of: app) }
    try count { frame(of: app) }
  }

  private static func frame(of app: HeadlessApp) {
    app.advance(by: .seconds(1) / 60)
    app.updateDrawing()
  }

  private static func animations() throws {
    for isSpring in [true, false] {
      let remote = Switch()
      let app = try window(CGSize(width: 400, height: 400)) {
        Movers(remote: remote, count: 1000, isSpring: isSpring)
      }
      try app.repaint()
      remote.isOn = true
      frame(of: app)
      let time: Double = Measuring.cpu(runs: 20) { frame(of: app) }
      row(
        "a frame of 1,000 implicit animations, \(isSpring ? "springs" : "curves")", figure(time * 1000, "ms"),
        goal: "goal: 4")
      if !isSpring { try painted(app) }
    }
  }

  private static func painted(_ app: HeadlessApp) throws {
    let painted: Double = try Measuring.cpu(runs: 5) {
      app.advance(by: .seconds(1) / 60)
      try app.repaint()
    }
    row("the same with its painting", figure(painted * 1000, "ms"))
  }

  private static func painting() throws {
    let note = Switch()
    let app = try window(CGSize(width: 1280, height: 800)) {
      ScrollView {
        LazyVStack(spacing: 8) { ForEach(0..<500, id: \.self) { RichRow(index: $0, note: $0 == 3 ? note : nil) } }
      }
    }
    try app.repaint()
    var minute = 0
    let one: Double = try Measuring.cpu(runs: 20) {
      minute += 1
      note.text = "11:\(minute)"
      try app.repaint()
    }
    row("paint 1280 x 800 after one row changed", figure(one * 1000, "ms"), goal: "goal: 2")
    func scroll(by height: CGFloat) throws -> Double {
      try Measuring.cpu(runs: 20) {
        app.scroll(at: CGPoint(x: 600, y: 400), by: CGSize(width: 0, height: height))
        try app.repaint()
      }
    }
    row("scroll rich rows by 37 points and paint them", figure(try scroll(by: 37) * 1000, "ms"), goal: "goal: 8")
    row("the same by a whole page", figure(try scroll(by: 800) * 1000, "ms"))
  }

  /// Strings of four short words, all of them new, and the same once more.
  private static func shaping() throws {
    let app = try window(CGSize(width: 100, height: 100)) { EmptyView() }
    let strings: [String] = (0..<10_000).map { "Note\($0 % 97) x\($0) of \($0 / 7)y" }
    let pango: Double = Baselines.pango(strings, width: 280)
    let own: Double = Measuring.cpu(runs: 1) { app.measure(strings, width: 280) }
    let again: Double = Measuring.cpu(runs: 1) { app.measure(strings, width: 280) }
    row(
      "shape 10,000 new short strings", figure(own * 1000, "ms"),
      goal: String(format: "goal: 1.3 of Pango alone; %.2f of %.0f ms", own / pango, pango * 1000))
    row("the same strings again", figure(again * 1000, "ms"))
  }

  private static func printing() throws {
    let time: Double = Measuring.cpu(runs: 3) {
      let data = NSMutableData()
      var box = CGRect(x: 0, y: 0, width: 595, height: 842)
      guard let consumer = CGDataConsumer(data: data as CFMutableData),
        let context = CGContext(consumer: consumer, mediaBox: &box, nil)
      else { return }
      let renderer = ImageRenderer(content: LinesPage(number: 0))
      for number in 0..<100 {
        renderer.content = LinesPage(number: number)
        renderer.render { _, draw in
          context.beginPDFPage(nil)
          draw(context)
          context.endPDFPage()
        }
      }
      context.closePDF()
    }
    row("a PDF of 100 pages from ImageRenderer", figure(time, "s"), goal: "goal: 1.5")
  }
}
