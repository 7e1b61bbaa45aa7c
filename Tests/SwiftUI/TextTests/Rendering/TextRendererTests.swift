import DisplayList
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import TextEngine
import ViewTestSupport

/// Draws lines, runs or characters as they are, or what a closure draws.
private struct Drawer: TextRenderer {
  enum Part: Equatable { case lines, runs, characters }

  var part: Part = .lines
  var moved: Double = 0
  var padding: CGFloat = 0
  var note: ((Text.Layout) -> Void)?

  var animatableData: Double {
    get { moved }
    set { moved = newValue }
  }

  var displayPadding: EdgeInsets { EdgeInsets(top: padding, leading: padding, bottom: padding, trailing: padding) }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    note?(layout)
    context.translateBy(x: moved, y: 0)
    for line in layout {
      if part == .lines { context.draw(line) }
      for run in line where part != .lines {
        if part == .runs { context.draw(run) }
        for slice in run where part == .characters { context.draw(slice, options: .disablesSubpixelQuantization) }
      }
    }
  }
}

private struct Loud: TextAttribute {
  var level: Int
}

private struct Quiet: TextAttribute {}

/// Renderers of text: what they draw, know and measure.
@MainActor
@Suite("Text renderers", .serialized)
struct TextRendererTests {
  private func layout(
    _ text: some View, width: CGFloat = 300, settings: HostSettings = HostSettings()
  ) throws -> Text.Layout {
    var layout: Text.Layout?
    _ = try window(width: width, settings: settings) { text.textRenderer(Drawer { layout = $0 }) }.displayLines
    return try #require(layout)
  }

  /// What is drawn, without the group that cuts it off.
  private func inside(_ view: some View) throws -> [String] {
    let lines: [String] = try window { view }.displayLines
    #expect(lines.first?.hasPrefix("group clip") == true)
    return lines.dropFirst().map { String($0.dropFirst(2)) }
  }

  @Test("Drawing all lines or all runs draws the text as it is")
  func plain() throws {
    let text: Text =
      Text(verbatim: "Some words ") + Text(verbatim: "in red").foregroundStyle(.red).underline(color: .blue)
      + Text(verbatim: " on more than one line, as long as they are")
    let plain: [String] = try window { text }.displayLines
    #expect(try inside(text.textRenderer(Drawer())) == plain)
    #expect(try inside(text.textRenderer(Drawer(part: .runs))) == plain)
  }

  @Test("Lines, runs and characters that a renderer draws throw the shadows of their style, and blend as it does")
  func styles() throws {
    let style = Color.blue.shadow(.drop(color: .black, radius: 3, y: 2))
    let text: Text = Text(verbatim: "ab").foregroundStyle(style) + Text(verbatim: "c").foregroundStyle(.red)
    let plain: [String] = try window { text }.displayLines
    #expect(plain.filter { $0.contains("group shadow #000000 radius 3 offset 0 2") }.count == 1)
    #expect(try inside(text.textRenderer(Drawer())) == plain)
    #expect(try inside(text.textRenderer(Drawer(part: .runs))) == plain)
    // Each character throws its own.
    let letters: [String] = try inside(text.textRenderer(Drawer(part: .characters)))
    #expect(letters.filter { $0.contains("shadow") }.count == 2)
    let blended: Text = Text(verbatim: "ab").foregroundStyle(.red.blendMode(.multiply))
    #expect(try inside(blended.textRenderer(Drawer())).contains { $0.contains("blend multiply") })
  }

  @Test("A slice is a part of a run, and has parts of its own")
  func slices() throws {
    let layout: Text.Layout = try layout(Text(verbatim: "ABCDEF"))
    let run: Text.Layout.Run = try #require(layout.first?.first)
    let slice: Text.Layout.RunSlice = run[1..<4]
    #expect(slice == Text.Layout.RunSlice(run: run, indices: 1..<4) && slice.run == run && slice.indices == 1..<4)
    #expect(slice[2..<4].characterIndices == Array(run.characterIndices[2..<4]))
    #expect(slice[3].typographicBounds.origin.x == run[3].typographicBounds.origin.x)
    let line: Text.Layout.TypographicBounds = try #require(layout.first).typographicBounds
    #expect(slice.typographicBounds.descent > 0 && slice.typographicBounds.descent <= line.descent)
  }

  @Test("Characters stand where they stand in their run, and fill it")
  func characters() throws {
    let layout: Text.Layout = try layout(Text(verbatim: "AVA is 7 x"))
    let run: Text.Layout.Run = try #require(layout.first?.first)
    #expect(run.count == 10 && run.layoutDirection == .leftToRight)
    let whole: Text.Layout.TypographicBounds = run.typographicBounds
    var x: CGFloat = whole.origin.x
    for slice in run {
      #expect(slice.count == 1)
      #expect(abs(slice.typographicBounds.origin.x - x) < 0.01)
      #expect(slice.typographicBounds.origin.y == whole.origin.y && slice.typographicBounds.ascent == whole.ascent)
      x += slice.typographicBounds.width
    }
    #expect(abs(x - whole.rect.maxX) < 0.01)
    #expect(abs(whole.width - (layout.first?.typographicBounds.width ?? 0)) < 0.1)
    #expect(run.characterIndices == run.characterIndices.sorted() && Set(run.characterIndices).count == 10)
    #expect(run[4..<6].characterIndices == Array(run.characterIndices[4..<6]))
    let drawn: [String] = try inside(Text(verbatim: "AVA is 7 x").textRenderer(Drawer(part: .characters)))
    #expect(drawn.count == 10)
    #expect(drawn[0].hasPrefix("text \"A\" at ") && drawn[9].hasPrefix("text \"x\" at "))
  }

  @Test("Letters that join are cut out of their word")
  func joined() throws {
    let text = Text(verbatim: "سلام")
    let run: Text.Layout.Run = try #require(layout(text).first?.first)
    #expect(run.layoutDirection == .rightToLeft && run.count == 4)
    #expect(run.characterIndices == run.characterIndices.sorted(by: >), "from left to right")
    let drawn: [String] = try inside(text.textRenderer(Drawer(part: .characters)))
    #expect(drawn.count == 8)
    #expect(drawn.filter { $0.hasPrefix("group clip rect") }.count == 4)
    #expect(drawn.filter { $0.contains("text \"سلام\"") }.count == 4)
  }

  @Test("Values travel with the text to the runs that have them; of one type the innermost counts")
  func attributes() throws {
    let text: Text =
      Text(verbatim: "a ") + Text(verbatim: "b").customAttribute(Loud(level: 2)).customAttribute(Loud(level: 3))
      + Text(verbatim: " c").customAttribute(Quiet())
    let line: Text.Layout.Line = try #require(layout(text).first)
    #expect(line.map { $0[Loud.self]?.level } == [nil, 3, nil])
    #expect(line.map { $0[Quiet.self] == nil } == [true, true, false])
    #expect(line[1][0][Loud.self] == Loud(level: 3))
    let plain: [String] = try window { Text(verbatim: "a b c") }.displayLines
    #expect(plain.count == 1)
    let one: [String] = try window { text }.displayLines
    #expect(one.count == 3, "runs of their own, drawn alike")
  }

  @Test("Lines say where they are, what they take, and whether something is left out")
  func lines() throws {
    let text = Text(verbatim: "one two three four five six seven eight nine ten").lineSpacing(7)
    let two: Text.Layout = try layout(text.lineLimit(2), width: 100)
    #expect(two.count == 2 && two.isTruncated)
    let (first, second): (Text.Layout.TypographicBounds, Text.Layout.TypographicBounds) = (
      two[0].typographicBounds, two[1].typographicBounds
    )
    #expect(first.rect.minY == 0 && abs(first.leading - 7) < 0.01 && second.leading == 0)
    #expect(abs(second.rect.minY - first.rect.maxY - 7) < 0.01)
    #expect(two[0].origin == first.origin && first.origin.y == first.ascent)
    #expect(try layout(text).isTruncated == false)
    #expect(try layout(text) == layout(text))
    #expect(try layout(text) != layout(Text(verbatim: "one")))
    var moved: Text.Layout.Line = two[0]
    moved.origin.x += 5
    #expect(moved.typographicBounds.rect == first.rect.offsetBy(dx: 5, dy: 0))
    #expect(moved[0].typographicBounds.origin.x == two[0][0].typographicBounds.origin.x + 5)
    #expect(moved != two[0])
    #expect(Text.Layout.TypographicBounds().rect == .zero)
  }

  @Test("A renderer moves with its animation, draws as the change is half done, and rests without cost")
  func animation() throws {
    struct Page: View {
      let remote: Remote<Double>
      @State private var moved: Double = 0

      var body: some View {
        Text(verbatim: "word").textRenderer(Drawer(moved: moved)).handing($moved, to: remote)
      }
    }
    let remote = Remote<Double>()
    let host = try window { Page(remote: remote) }
    func x() -> Double {
      let line: String? = host.displayLines.first { $0.contains("text \"word\"") }
      return line?.split(separator: " ").dropFirst(3).first.flatMap { Double($0) } ?? .nan
    }
    let start: Double = x()
    withAnimation(.linear(duration: 1)) { remote.value = 20 }
    host.update()
    host.advance(by: .milliseconds(500))
    #expect(abs(x() - start - 10) < 0.5)
    host.advance(by: .milliseconds(600))
    #expect(abs(x() - start - 20) < 0.01)
    #expect(host.graph.differences().isEmpty)
    #expect(host.frame("word") != nil)
  }

  @Test("The drawing of a text renderer ends at the text's bounds and the padding that the renderer asks for")
  func padding() throws {
    func clip(_ padding: CGFloat) throws -> CGRect {
      let host = try window { Text(verbatim: "word").textRenderer(Drawer(padding: padding)) }
      guard case .group(.clip(let path, _), _)? = host.displayList.items.first else { return .null }
      return path.boundingBox
    }
    let plain: CGRect = try clip(0)
    let frame: CGRect = try #require(window { Text(verbatim: "word") }.frame("word"))
    #expect(plain.contains(frame))
    let padded: CGRect = try clip(12)
    #expect(abs(padded.minX - plain.minX + 12) < 0.01 && abs(padded.minY - plain.minY + 12) < 0.01)
    #expect(abs(padded.width - plain.width - 24) < 0.01 && abs(padded.height - plain.height - 24) < 0.01)
  }

  @Test("A renderer decides the text's size; the text measures itself for it")
  func size() throws {
    struct Tall: TextRenderer {
      func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        let own: CGSize = text.sizeThatFits(proposal)
        return CGSize(width: own.width, height: own.height + 30)
      }

      func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for line in layout { context.draw(line) }
      }
    }
    let plain: CGRect = try #require(window { Text(verbatim: "word") }.frame("word"))
    let tall: CGRect = try #require(window { Text(verbatim: "word").textRenderer(Tall()) }.frame("word"))
    #expect(tall.size == CGSize(width: plain.width, height: plain.height + 30))
    #expect(try #require(window { Text(verbatim: "word").textRenderer(Drawer()) }.frame("word")) == plain)
  }

  @Test("The innermost renderer draws, and what is redacted is drawn by none")
  func nesting() throws {
    var drawn: [String] = []
    func drawer(_ name: String) -> Drawer { Drawer { _ in drawn.append(name) } }
    _ = try window { VStack { Text(verbatim: "a").textRenderer(drawer("inner")) }.textRenderer(drawer("outer")) }
      .displayLines
    #expect(Set(drawn) == ["inner"])
    drawn = []
    _ = try window { Text(verbatim: "a").textRenderer(drawer("any")).redacted(reason: .placeholder) }.displayLines
    #expect(drawn.isEmpty)
  }

  @Test("Views around learn the lines of the texts inside, and where these are")
  func preference() throws {
    var seen: [(CGPoint, Int)] = []
    let host = try window(width: 120, height: 200) {
      VStack(spacing: 10) {
        Text(verbatim: "short")
        Text(verbatim: "some words on more than one line")
      }
      .overlayPreferenceValue(Text.LayoutKey.self) { layouts in
        GeometryReader { proxy in
          let _ = seen = layouts.map { (proxy[$0.origin], $0.layout.count) }
          Color.clear
        }
      }
    }
    #expect(seen.count == 2 && seen.first?.1 == 1 && (seen.last?.1 ?? 0) > 1)
    let frames: [CGRect] = ["short", "some words on more than one line"].compactMap { host.frame($0) }
    let left: CGFloat = frames.map(\.minX).min() ?? 0
    for (found, frame) in zip(seen.map(\.0), frames) {
      #expect(abs(found.x - frame.minX + left) < 0.01 && abs(found.y - frame.minY + frames[0].minY) < 0.01)
    }
  }
}
