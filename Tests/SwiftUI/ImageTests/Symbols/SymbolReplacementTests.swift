import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Symbols that become others, and that come and go with views.
@MainActor
@Suite("Symbols replaced", .serialized)
struct SymbolReplacementTests {
  private struct Play: View {
    let remote: Remote<Bool>
    let transition: ContentTransition
    @State private var isOn = false
    var body: some View {
      Image(systemName: isOn ? "pause" : "play").contentTransition(transition).handing($isOn, to: remote)
    }
  }

  /// What is drawn a part of the way from play to pause, in a second.
  private func lines(
    _ transition: ContentTransition, at part: Double, _ settings: HostSettings = HostSettings()
  ) throws -> String {
    let remote = Remote<Bool>()
    let host = try window(settings: settings) { Play(remote: remote, transition: transition) }
    withAnimation(.linear(duration: 1)) { remote.value = true }
    host.update()
    host.advance(by: .milliseconds(Int(part * 1000)))
    defer {
      host.finishAnimations()
      #expect(host.displayLines.count == 1 && host.displayLines[0].contains("pause"))
    }
    return host.displayLines.joined(separator: "\n")
  }

  /// The factor of the transform in a drawing.
  private func scale(_ text: String) throws -> Double {
    let line = try #require(text.split(separator: "\n").first { $0.contains("group transform") })
    let words = line.split(separator: " ")
    return try #require(Double(words[2]))
  }

  @Test("The old symbol shrinks away in half of the time, then the new one grows")
  func downUp() throws {
    let early = try lines(.symbolEffect(.replace), at: 0.25)
    #expect(early.contains("play") && !early.contains("pause") && early.contains("opacity 0.5"))
    #expect(try abs(scale(early) - 0.75) < 0.02)
    let late = try lines(.symbolEffect(.replace.downUp.byLayer), at: 0.75)
    #expect(late.contains("pause") && !late.contains("play") && late.contains("opacity 0.5"))
    #expect(try lines(.symbolEffect, at: 0.25) == early)
    #expect(try lines(.symbolEffect(.automatic), at: 0.25) == early)
    #expect(try lines(.symbolEffect(.replace.magic(fallback: .replace.wholeSymbol)), at: 0.25) == early)
  }

  @Test("A replaced symbol may grow away, or be gone at once; a faster replacement is done earlier")
  func otherWays() throws {
    let up = try lines(.symbolEffect(.replace.upUp), at: 0.25)
    #expect(try up.contains("play") && scale(up) > 1)
    let off = try lines(.symbolEffect(.replace.offUp), at: 0.1)
    #expect(off.contains("pause") && !off.contains("play") && off.contains("opacity 0.1"))
    let fast = try lines(.symbolEffect(.replace, options: .speed(2)), at: 0.375)
    // The same words; places differ by less than half a point, as the sizes of the symbols differ.
    let usual = try lines(.symbolEffect(.replace), at: 0.75)
    let (own, expected) = (fast.split(separator: " "), usual.split(separator: " "))
    let areAlike: Bool = zip(own, expected).allSatisfy { one, other in
      one == other || abs((Double(one) ?? .nan) - (Double(other) ?? .nan)) < 0.5
    }
    #expect(own.count == expected.count && areAlike, "\(fast) \(usual)")
  }

  @Test("With Reduce Motion symbols fade into each other; opacity fades pictures as well; text changes at once")
  func fading() throws {
    var settings = HostSettings()
    settings.reducesMotion = true
    let faded = try lines(.symbolEffect(.replace), at: 0.5, settings)
    #expect(faded.contains("play") && faded.contains("pause") && !faded.contains("transform"))
    #expect(try lines(.opacity, at: 0.5) == faded)
    #expect(try lines(.identity, at: 0.5).split(separator: "\n").count == 1)

    struct Word: View {
      let remote: Remote<Bool>
      @State private var isOn = false
      var body: some View { Text(isOn ? "b" : "a").contentTransition(.symbolEffect).handing($isOn, to: remote) }
    }
    let remote = Remote<Bool>()
    let host = try window { Word(remote: remote) }
    withAnimation(.linear(duration: 1)) { remote.value = true }
    host.update()
    host.advance(by: .milliseconds(500))
    #expect(host.displayLines.count == 1)
  }

  private struct Row: View {
    let remote: Remote<Bool>
    let transition: AnyTransition
    @State private var isShown = false
    var body: some View {
      VStack {
        if isShown {
          HStack {
            Image(systemName: "star")
            Text("Star")
          }
          .transition(transition)
        }
      }
      .handing($isShown, to: remote)
    }
  }

  @Test("A transition of symbols lets them come and go gradually, and the text beside them at once")
  func transitions() throws {
    let ways: [AnyTransition] = [
      .symbolEffect, .symbolEffect(.automatic), .symbolEffect(.appear),
      AnyTransition(SymbolEffectTransition.symbolEffect), AnyTransition(.symbolEffect(.disappear)),
      AnyTransition(SymbolEffectTransition(effect: .appear, options: .default)),
    ]
    for way in ways {
      let remote = Remote<Bool>()
      let host = try window { Row(remote: remote, transition: way) }
      withAnimation(.linear(duration: 1)) { remote.value = true }
      host.update()
      host.advance(by: .milliseconds(150))
      let lines: [String] = host.displayLines
      let symbol: Int = try #require(lines.firstIndex { $0.contains("star") })
      #expect(lines[symbol - 1].contains("group opacity 0.5"), "\(lines)")
      #expect(lines.last?.hasPrefix("text") == true)
      host.finishAnimations()
      #expect(host.displayLines.count == 2)
      withAnimation(.linear(duration: 1)) { remote.value = false }
      host.update()
      host.advance(by: .milliseconds(150))
      #expect(host.displayLines.contains { $0.contains("group opacity 0.5") })
      host.finishAnimations()
      #expect(host.displayLines.isEmpty)
    }
  }

  @Test("Symbols may grow or shrink while they come and go")
  func growing() throws {
    struct Gone<E: IndefiniteSymbolEffect>: View {
      let remote: Remote<Bool>
      let effect: E
      @State private var isActive = false
      var body: some View {
        Image(systemName: "star").symbolEffect(effect, isActive: isActive).handing($isActive, to: remote)
      }
    }
    func scale<E: IndefiniteSymbolEffect>(_ effect: E) throws -> Double {
      let remote = Remote<Bool>()
      let host = try window { Gone(remote: remote, effect: effect) }
      remote.value = true
      host.update()
      host.advance(by: .milliseconds(150))
      return try self.scale(host.displayLines.joined(separator: "\n"))
    }
    #expect(try abs(scale(.disappear.up) - 1.2) < 0.02 && abs(scale(.disappear.down.byLayer) - 0.8) < 0.02)
    #expect(try abs(scale(.appear.up.wholeSymbol) - 0.8) < 0.02 && abs(scale(.appear.down) - 1.2) < 0.02)
    #expect(AppearSymbolEffect.appear.byLayer == .appear && DisappearSymbolEffect.disappear.wholeSymbol == .disappear)
  }

  @Test("Rounds may follow each other with a pause, in which nothing moves")
  func periodic() throws {
    struct Pulsing: View {
      let options: SymbolEffectOptions
      var body: some View { Image(systemName: "star").symbolEffect(.bounce, options: options) }
    }
    // A bounce takes 0.6 seconds.
    let host = try window { Pulsing(options: .repeat(.periodic(2, delay: 0.4))) }
    func isMoving(after milliseconds: Int) -> Bool {
      host.advance(by: .milliseconds(milliseconds))
      return host.displayLines.contains { $0.contains("transform") }
    }
    #expect(isMoving(after: 300) && !isMoving(after: 500) && isMoving(after: 500) && !isMoving(after: 900))
    #expect(host.displayLines.count == 1)
    #expect(SymbolEffectOptions.repeat(.continuous) == .repeating)
    #expect(SymbolEffectOptions.default.repeat(.periodic) == .repeat(.periodic(nil, delay: nil)))
    #expect(SymbolEffectOptions.repeat(.periodic(3, delay: 0)) == .repeat(3))
  }

  @Test("All layers move together, by whichever name")
  func layers() {
    #expect(BounceSymbolEffect.bounce.byLayer == .bounce && PulseSymbolEffect.pulse.byLayer == .pulse)
    #expect(BreatheSymbolEffect.breathe.byLayer == .breathe.wholeSymbol && ScaleSymbolEffect.scale.byLayer == .scale)
    #expect(RotateSymbolEffect.rotate.byLayer == .rotate.wholeSymbol)
    #expect(WiggleSymbolEffect.wiggle.byLayer == .wiggle.wholeSymbol)
    #expect(WiggleSymbolEffect.wiggle.forward == .wiggle.right && WiggleSymbolEffect.wiggle.backward == .wiggle.left)
    #expect(WiggleSymbolEffect.wiggle.custom(angle: .zero)._kind == WiggleSymbolEffect.wiggle.right._kind)
    #expect(ReplaceSymbolEffect.replace.magic(fallback: .replace.upUp)._kind == ReplaceSymbolEffect.replace._kind)
    #expect(AutomaticSymbolEffect.automatic._kind == ReplaceSymbolEffect.replace.offUp._kind)
  }

  @Test("A symbol's layers are gradients where that is asked for, and what is beyond its value is not drawn")
  func colors() throws {
    func drawn(_ view: some View) throws -> String { try window { view }.displayLines.joined() }
    let star = Image(systemName: "star.fill")
    let flat = try drawn(star.foregroundStyle(.red))
    let shaded = try drawn(star.foregroundStyle(.red).symbolColorRenderingMode(.gradient))
    #expect(!flat.contains("linear") && shaded.contains("linear"))
    #expect(try drawn(star.symbolColorRenderingMode(.gradient).foregroundStyle(.red)) == shaded)
    #expect(
      try drawn(star.symbolColorRenderingMode(.flat).foregroundStyle(.red).symbolColorRenderingMode(.gradient)) == flat)
    let wifi = Image(systemName: "wifi", variableValue: 0.4)
    let faint = try drawn(wifi)
    let cut = try drawn(wifi.symbolVariableValueMode(.draw))
    #expect(cut != faint && cut.contains("0"))
    #expect(try drawn(VStack { wifi }.symbolVariableValueMode(.draw)) == cut)
    #expect(try drawn(wifi.symbolVariableValueMode(.color)) == faint)
    struct Reader: View {
      @Environment(\.symbolColorRenderingMode) private var colors
      @Environment(\.symbolVariableValueMode) private var values
      var body: some View { Text("\(colors == .gradient) \(values == .draw)") }
    }
    let host = try window {
      Reader()
      Reader().symbolColorRenderingMode(.gradient).symbolVariableValueMode(.draw)
    }
    #expect(host.labels == ["false false", "true true"])
  }
}
