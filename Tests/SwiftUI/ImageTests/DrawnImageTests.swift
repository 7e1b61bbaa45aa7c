import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Images that a closure draws.
@MainActor
@Suite("Drawn images", .serialized)
struct DrawnImageTests {
  private let size = CGSize(width: 40, height: 20)

  private var square: Image {
    Image(size: size) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
    }
  }

  @Test("The image has its size, is drawn by the closure, and only decorates without a label")
  func drawing() throws {
    let host = try window { square.background(Color.clear) }
    #expect(host.displayLines.contains { $0.contains("fill #FF3B30") } && host.labels.isEmpty)
    let named = try window { Image(size: size, label: Text("Square")) { _ in } }
    #expect(named.labels == ["Square"] && named.frame("Square")?.size == size)
  }

  @Test("A drawn image can be resized, be a template, and is black where it is opaque")
  func modes() throws {
    let large = try window { square.resizable().frame(width: 80, height: 80) }
    #expect(large.displayLines.contains { $0.contains("transform 2 0 0 4") })
    let template = try window { square.renderingMode(.template).foregroundStyle(.green) }
    #expect(template.displayLines.contains { $0.contains("#34C759") })
    let opaque = try window { Image(size: size, opaque: true) { _ in } }
    #expect(opaque.displayLines.contains { $0.contains("fill #000000 rect") }, "\(opaque.displayLines)")
  }

  @Test("The closure draws anew in another appearance, with text and with the styles around it")
  func appearance() throws {
    let word = Image(size: size) { context in
      context.draw(Text("Hi").foregroundStyle(context.environment.colorScheme == .dark ? .red : .blue), at: .zero)
      context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .foreground)
    }
    let host = try window { word.foregroundStyle(.orange) }
    let light = host.displayLines.joined(separator: "\n")
    #expect(light.contains("\"Hi\"") && light.contains("#007AFF") && light.contains("#FF9500"))
    var settings = HostSettings()
    settings.isDark = true
    host.graph.apply(settings)
    host.update()
    let dark = host.displayLines.joined(separator: "\n")
    #expect(dark.contains("#FF453A") && dark.contains("#FF9F0A"))
  }

  @Test("A canvas and a text can draw it as well")
  func elsewhere() throws {
    let canvas = try window { Canvas { context, _ in context.draw(square, at: CGPoint(x: 20, y: 10)) } }
    #expect(canvas.displayLines.contains { $0.contains("#FF3B30") })
  }

  @Test("In a text it stands on the base line as large as it is, with its label, and shrinks with the text")
  func inText() throws {
    let plain = try window { Text("A ") }
    let host = try window { Text("A \(square)") }
    #expect(host.displayLines.contains { $0.contains("#FF3B30") } && host.labels == ["A "])
    let (without, with) = try (#require(plain.frame("A ")), #require(host.frame("A ")))
    #expect(abs(with.width - without.width - 40) <= 0.5 && with.height > without.height)
    let named = Image(size: size, label: Text("square")) { _ in }
    #expect(try window { Text("A \(named).") }.labels == ["A square."])
    #expect(try window { Text("A ") + Text(named) }.labels == ["A square"])
    // On the base line: its lower edge is where the letters stand.
    let line = try #require(host.displayLines.first { $0.hasPrefix("text") })
    let baseline = try #require(line.split(separator: " ").compactMap { Double($0) }.dropFirst().first)
    // group clip rect x y width height
    let picture = try #require(host.displayLines.first { $0.contains("group clip rect") })
    let top = try #require(picture.split(separator: " ").compactMap { Double($0) }.dropFirst().first)
    #expect(abs(top + 20 - baseline) < 0.01, "\(host.displayLines)")
    let small = try window(width: 30) { Text("A \(square)").lineLimit(1).minimumScaleFactor(0.5) }
    #expect(small.displayLines.contains { $0.contains("transform 0.") }, "\(small.displayLines)")
  }

  @Test("A picture of a catalog or of pixels stands in a text, too")
  func pictures() throws {
    let pixels: CGImage = try TestPicture.plain(8, 8, TestPicture.red)
    let host = try window { Text("A \(Image(pixels, scale: 1, label: Text("red")))") }
    #expect(host.labels == ["A red"] && host.displayLines.contains { $0.contains("image") })
    let folder = try ResourceFolder()
    try folder.write(TestPicture.png(pixels), to: "dot.png")
    let named = try window { Text(Image("dot", bundle: folder.bundle)) }
    #expect(named.frame("dot")?.size.width == 8)
    let none = try window { Text("A \(Image("nothing", bundle: folder.bundle))") }
    #expect(none.labels == ["A nothing"])
  }

  @Test("How bright a picture may be changes nothing on screens of the standard range")
  func dynamicRange() throws {
    let plain = try window { square }.displayLines
    #expect(try window { square.allowedDynamicRange(.high) }.displayLines == plain)
    var seen: Image.DynamicRange?
    _ = try window {
      EnvironmentReader(\.allowedDynamicRange) { seen = $0 }.allowedDynamicRange(.constrainedHigh)
    }
    #expect(seen == .constrainedHigh && Image.DynamicRange.standard != .high)
  }
}

/// Hands a value of the environment to a test.
private struct EnvironmentReader<V>: View {
  @Environment private var value: V
  let note: (V) -> Void

  init(_ keyPath: KeyPath<EnvironmentValues, V>, note: @escaping (V) -> Void) {
    _value = Environment(keyPath)
    self.note = note
  }

  var body: some View {
    note(value)
    return Color.clear
  }
}
