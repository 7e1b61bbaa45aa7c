import DisplayList
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Modifiers of what is drawn, as they come out in the display list.
@MainActor
@Suite("Masks, blending and colours", .serialized)
struct DrawingModifierTests {
  private var square: some View { Color.red.frame(width: 40, height: 20) }

  /// The effects of the groups, from outside inwards.
  private func effects(_ view: some View) throws -> [Effect] {
    var items: [DisplayItem] = try window { view }.displayList.items
    var found: [Effect] = []
    while let group = items.first, case .group(let effect, let inner) = group {
      found.append(effect)
      items = inner
    }
    return found
  }

  @Test("A mask is laid out like an overlay; it is neither read nor touched, and what it covers stays both")
  func mask() throws {
    let log = EventRecorder()
    let host = try window {
      Button(action: { log.note("tapped") }) { Color.red }
        .accessibilityLabel("below")
        .frame(width: 100, height: 40)
        .mask(alignment: .leading) { Color.blue.frame(width: 30).accessibilityLabel("mask") }
    }
    let item: DisplayItem = try #require(host.displayList.items.first)
    guard case .group(.mask(let covering), _) = item else {
      Issue.record("\(host.displayList)")
      return
    }
    #expect(covering.bounds == CGRect(x: 50, y: 30, width: 30, height: 40))
    #expect(host.labels == ["below"])
    host.send(.tap(CGPoint(x: 120, y: 50)))
    #expect(log.take() == ["tapped"])
    #expect(try window { square.mask(Circle()) }.displayLines.first == "group mask 1")
  }

  @Test("A mask that changes damages what it uncovers")
  func maskDamage() throws {
    struct Root: View {
      let remote: Remote<CGFloat>
      @State private var width: CGFloat = 10
      var body: some View {
        Color.red.frame(width: 100, height: 40)
          .mask(alignment: .leading) { Color.blue.frame(width: width) }
          .handing($width, to: remote)
      }
    }
    let remote = Remote<CGFloat>()
    let host = try window { Root(remote: remote) }
    _ = host.graph.display.takeDamage()
    host.change { remote.value = 30 }
    #expect(host.graph.display.takeDamage() == [CGRect(x: 50, y: 30, width: 30, height: 40)])
  }

  @Test("Blend modes and groups that are put together first")
  func blending() throws {
    #expect(try effects(square.blendMode(.multiply)) == [.blend(.multiply)])
    #expect(try effects(square.blendMode(.normal)) == [])
    #expect(try effects(square.compositingGroup().opacity(0.5)) == [.opacity(0.5), .isolate])
    #expect(try effects(square.drawingGroup(colorMode: .linear)) == [.isolate])
    let modes: [BlendMode] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
      .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver, .destinationOut,
      .plusDarker, .plusLighter,
    ]
    let ofCanvases: [Blend] = [.copy, .clear, .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .xor]
    #expect(modes.map(\.blend) == Blend.allCases.filter { !ofCanvases.contains($0) })
  }

  @Test("Changes of colour are maps of colours, left out where they change nothing")
  func colors() throws {
    #expect(try effects(square.brightness(0.2)) == [.colors(.brightness(0.2))])
    #expect(try effects(square.contrast(0.5)) == [.colors(.contrast(0.5))])
    #expect(try effects(square.saturation(2)) == [.colors(.saturation(2))])
    #expect(try effects(square.grayscale(0.25)) == [.colors(.saturation(0.75))])
    #expect(try effects(square.hueRotation(.radians(1))) == [.colors(.hueRotation(cosine: cos(1), sine: sin(1)))])
    #expect(try effects(square.colorInvert()) == [.colors(.inversion)])
    #expect(try effects(square.luminanceToAlpha()) == [.colors(.luminanceToAlpha)])
    #expect(
      try effects(square.colorMultiply(Color(.sRGB, red: 0.5, green: 1, blue: 0.25, opacity: 1)))
        == [.colors(.multiplication(0.5, 1, 0.25, 1))])
    #expect(try effects(square.brightness(0).contrast(1).saturation(1).grayscale(0)) == [])
    #expect(try effects(square.brightness(.nan)) == [])
  }

  @Test("The amount of a colour effect is animated")
  func animated() throws {
    struct Root: View {
      let remote: Remote<Double>
      @State private var amount = 0.0
      var body: some View {
        Color.red.frame(width: 10, height: 10).brightness(amount).handing($amount, to: remote)
      }
    }
    let remote = Remote<Double>()
    let host = try window { Root(remote: remote) }
    withAnimation(.linear(duration: 1)) { remote.value = 0.5 }
    host.update()
    host.advance(by: .milliseconds(500))
    let item: DisplayItem = try #require(host.displayList.items.first)
    guard case .group(.colors(let matrix), _) = item else {
      Issue.record("\(host.displayList)")
      return
    }
    #expect(matrix == .brightness(0.25))
  }

  @Test("A content shape takes points in all of itself and nowhere else; hits can be switched off")
  func hits() throws {
    let log = EventRecorder()
    func tap(_ host: HeadlessHost, _ x: CGFloat, _ y: CGFloat) -> [String] {
      host.send(.tap(CGPoint(x: x, y: y)))
      return log.take()
    }
    let wide = try window {
      Button(action: { log.note("tapped") }) {
        Text("a").frame(width: 100, height: 40).contentShape(Circle())
      }
    }
    #expect(tap(wide, 100, 66) == ["tapped"])
    #expect(tap(wide, 130, 50) == ["tapped"], "the button itself takes its frame")
    let shaped = try window {
      Button(action: { log.note("tapped") }) { Color.red.frame(width: 100, height: 40) }.contentShape(Circle())
    }
    #expect(tap(shaped, 100, 50) == ["tapped"])
    #expect(tap(shaped, 140, 50) == [])
    #expect(tap(shaped, 100, 31) == ["tapped"])
    let evenOdd = try window {
      Button(action: { log.note("tapped") }) { Color.red.frame(width: 100, height: 40) }
        .contentShape(.interaction, Rectangle(), eoFill: true)
    }
    #expect(tap(evenOdd, 100, 50) == ["tapped"])

    let remote = Remote<Bool>()
    struct Root: View {
      let remote: Remote<Bool>
      let note: (String) -> Void
      @State private var isEnabled = false
      var body: some View {
        ZStack {
          Button(action: { note("behind") }) { Color.blue }
          Button(action: { note("front") }) { Color.red }.allowsHitTesting(isEnabled)
        }
        .handing($isEnabled, to: remote)
      }
    }
    let layered = try window { Root(remote: remote) { log.note($0) } }
    #expect(tap(layered, 100, 50) == ["behind"])
    layered.change { remote.value = true }
    #expect(tap(layered, 100, 50) == ["front"])
  }

  @Test("A content shape for accessibility gives the bounds; other kinds change neither bounds nor hits")
  func kinds() throws {
    let host = try window {
      Text("a").frame(width: 100, height: 40).accessibilityElement()
        .accessibilityLabel("shaped").contentShape(.accessibility, Rectangle().inset(by: 10))
    }
    #expect(host.frame("shaped") == CGRect(x: 60, y: 40, width: 80, height: 20))
    let others: ContentShapeKinds = [.dragPreview, .contextMenuPreview, .hoverEffect]
    let plain = try window { Text("a").contentShape(others, Circle()) }
    #expect(plain.displayLines == (try window { Text("a") }.displayLines))
    #expect(!others.contains(.interaction) && ContentShapeKinds(rawValue: 1) == .interaction)
  }
}
