import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

extension EnvironmentValues {
  @Entry fileprivate var first: Int = 1
  @Entry fileprivate var second: Int = 2
  /// Writes one or the other.
  fileprivate var signed: Int {
    get { first }
    set { if newValue >= 0 { first = newValue } else { second = newValue } }
  }
}

/// Modifiers of the environment that set other keys than before.
@MainActor
@Suite("Changing environment modifiers", .serialized)
struct EnvironmentChangeTests {
  struct Reader: View {
    let log: EventRecorder
    @Environment(\.first) private var first: Int
    @Environment(\.second) private var second: Int
    var body: some View {
      let _ = log.note("reader")
      Text("\(first) \(second)")
    }
  }

  struct Root<Content: View>: View {
    let remote: Remote<Int>
    @ViewBuilder var content: (Int) -> Content
    @State private var step = 0
    var body: some View { content(step).handing($step, to: remote) }
  }

  private func labels(_ content: @escaping (Int) -> some View) throws -> [String] {
    let remote = Remote<Int>()
    let host = try window { Root(remote: remote, content: content) }
    var seen: [String] = host.labels
    for step in [1, 2, 0] {
      host.change { remote.value = step }
      seen += host.labels
    }
    return seen
  }

  @Test("A transform of all values may set nothing at first, then one key, then another (229)")
  func transformAll() throws {
    let log = EventRecorder()
    let seen: [String] = try labels { step in
      VStack { Reader(log: log) }
        .transformEnvironment(\.self) { values in
          if step == 1 { values.first = 10 }
          if step == 2 { values.second = 20 }
        }
    }
    #expect(seen == ["1 2", "10 2", "1 20", "1 2"])
  }

  @Test("A modifier may be given another key path")
  func otherKeyPath() throws {
    let log = EventRecorder()
    let seen: [String] = try labels { step in
      Reader(log: log).environment(step == 0 ? \.first : \.second, 7)
    }
    #expect(seen == ["7 2", "1 7", "1 7", "7 2"])
  }

  @Test("A setter may write another key than before, also where the first is not read")
  func otherSetter() throws {
    let log = EventRecorder()
    let seen: [String] = try labels { step in
      VStack { Reader(log: log) }.environment(\.signed, step == 1 ? -5 : 5)
    }
    #expect(seen == ["5 2", "1 -5", "5 2", "5 2"])
    struct OnlySecond: View {
      @Environment(\.second) private var second: Int
      var body: some View { Text("\(second)") }
    }
    #expect(try labels { OnlySecond().environment(\.signed, $0 == 1 ? -5 : 5) } == ["2", "-5", "2", "2"])
  }

  @Test("Inner modifiers still win, and transforms inside see the new value (230)")
  func inner() throws {
    let log = EventRecorder()
    let seen: [String] = try labels { step in
      Reader(log: log).environment(\.second, 9).transformEnvironment(\.first) { $0 += 100 }
        .transformEnvironment(\.self) { values in
          if step == 1 { values.first = 10 }
          if step == 2 { values.second = 20 }
        }
    }
    #expect(seen == ["101 9", "110 9", "101 9", "101 9"])
  }

  @Test("Only readers of the new key run (G3)")
  func readers() throws {
    let remote = Remote<Int>()
    let log = EventRecorder()
    struct First: View {
      let log: EventRecorder
      @Environment(\.first) private var first: Int
      var body: some View {
        let _ = log.note("first")
        Text("\(first)")
      }
    }
    let host = try window {
      Root(remote: remote) { step in
        First(log: log).transformEnvironment(\.self) { if step == 1 { $0.second = 3 } }
      }
    }
    _ = log.take()
    host.change { remote.value = 1 }
    #expect(log.take() == [])
  }

  // MARK: - What the host tells

  @Test(
    "A scene that is not in use does not appear active, unless a view around says otherwise; displays are not dimmed")
  func activity() throws {
    struct Told: View {
      @Environment(\.appearsActive) private var isActive: Bool
      @Environment(\.controlActiveState) private var state: ControlActiveState
      @Environment(\.isLuminanceReduced) private var isDimmed: Bool
      var body: some View { Text(verbatim: "\(isActive) \(state) \(isDimmed)") }
    }
    let host = try window {
      VStack {
        Told()
        Told().environment(\.appearsActive, true).environment(\.controlActiveState, .active)
          .environment(\.isLuminanceReduced, true)
      }
    }
    #expect(host.labels == ["true key false", "true active true"])
    host.change { host.graph.apply(.inactive) }
    #expect(host.labels == ["false inactive false", "true active true"])
    #expect(ControlActiveState.allCases.count == 3)
  }

  @Test("A material is opaque where it does not look as in a window in use: by itself, by its style, by a view around")
  func materials() throws {
    func drawn(_ view: some View, inUse: Bool = true) throws -> [String] {
      let host = try window(width: 20, height: 20) { view }
      if !inUse { host.change { host.graph.apply(.inactive) } }
      return host.displayLines
    }
    let bar = Material.bar
    let active: [String] = [
      "group backdrop 12 1", "  fill #000000 rect 0 0 20 20", "  fill #FFFFFF/0.92 rect 0 0 20 20",
    ]
    let opaque: [String] = ["fill #FFFFFF rect 0 0 20 20"]
    #expect(try drawn(Rectangle().fill(bar)) == active)
    #expect(try drawn(Rectangle().fill(bar.materialActiveAppearance(.inactive))) == opaque)
    #expect(try drawn(Rectangle().fill(AnyShapeStyle(bar).materialActiveAppearance(.inactive))) == opaque)
    #expect(try drawn(Rectangle().fill(bar).materialActiveAppearance(.inactive)) == opaque)
    let own: Material = bar.materialActiveAppearance(.active)
    #expect(try drawn(Rectangle().fill(own).materialActiveAppearance(.inactive)) == active)
    #expect(try drawn(Rectangle().fill(bar), inUse: false) == active)
    let following = Rectangle().fill(bar).materialActiveAppearance(.matchWindow)
    #expect(try drawn(following) == active)
    #expect(try drawn(following, inUse: false) == opaque)
    #expect(EnvironmentValues().materialActiveAppearance == .automatic)
  }

  private struct MaterialName: View {
    @Environment(\.backgroundMaterial) private var material: Material?
    var body: some View { Text(verbatim: material == .thin ? "thin" : material == nil ? "none" : "other") }
  }

  private func labels(_ view: some View) throws -> [String] { try window { view }.labels }

  @Test("A view on a material knows that, until another background comes between")
  func backgroundMaterial() throws {
    #expect(try labels(MaterialName()) == ["none"])
    #expect(try labels(MaterialName().background(.thinMaterial)) == ["thin"])
    #expect(try labels(MaterialName().background(Material.bar, in: Circle())) == ["other"])
    #expect(try labels(MaterialName().background(AnyShapeStyle(.thinMaterial))) == ["thin"])
    #expect(try labels(MaterialName().background(.red).background(.thinMaterial)) == ["none"])
    #expect(try labels(VStack { MaterialName() }.environment(\.backgroundMaterial, .thin)) == ["thin"])
    #expect(try labels(MaterialName().background { MaterialName() }.background(.thinMaterial)) == ["thin", "thin"])
    #expect(EnvironmentValues().backgroundProminence == .standard && BackgroundProminence.increased != .standard)
  }

  @Test("The scene's phase, and what the person chose for accessibility, come from the host (G9)")
  func hostValues() throws {
    struct Root: View {
      @Environment(\.scenePhase) private var phase: ScenePhase
      @Environment(\.accessibilityVoiceOverEnabled) private var speaks: Bool
      @Environment(\.accessibilityEnabled) private var isEnabled: Bool
      @Environment(\.accessibilityShowButtonShapes) private var shapes: Bool
      @Environment(\.accessibilityInvertColors) private var inverts: Bool
      @Environment(\.accessibilityPlayAnimatedImages) private var plays: Bool
      @Environment(\.accessibilitySwitchControlEnabled) private var switches: Bool
      @Environment(\.accessibilityAssistiveAccessEnabled) private var assistive: Bool
      @Environment(\.accessibilityDimFlashingLights) private var dims: Bool
      @Environment(\.accessibilityShowBorders) private var borders: Bool
      var body: some View {
        let all: [Bool] = [speaks, isEnabled, shapes, inverts, plays, switches, assistive, dims, borders]
        Text(verbatim: "\(phase) \(all.map { $0 ? "1" : "0" }.joined())")
      }
    }
    let host = try window { Root() }
    #expect(host.labels == ["active 000010000"])
    host.change { host.graph.apply(.inactive) }
    #expect(host.labels == ["inactive 000010000"])
    var settings = HostSettings()
    settings.hasScreenReader = true
    settings.showsButtonShapes = true
    settings.invertsColors = true
    settings.playsAnimatedImages = false
    settings.isAssistiveAccess = true
    settings.dimsFlashingLights = true
    settings.showsBorders = true
    host.change { host.graph.apply(settings) }
    #expect(host.labels == ["inactive 111100111"])
    #expect(ScenePhase.background < .inactive && ScenePhase.inactive < .active)
  }

  @Test("openURL asks the handler of the views around, then the host")
  func openURL() throws {
    struct Link: View {
      let name: String
      let log: EventRecorder
      @Environment(\.openURL) private var openURL: OpenURLAction
      var body: some View {
        Button(name) {
          guard let url = URL(string: "https://example.org/\(name)") else { return }
          openURL(url) { log.note("\(name) \($0)") }
        }
      }
    }
    let log = EventRecorder()
    let other = try #require(URL(string: "app:other"))
    let host = try window(height: 300) {
      VStack {
        Link(name: "plain", log: log)
        VStack {
          Link(name: "handled", log: log)
          Link(name: "discarded", log: log)
          Link(name: "system", log: log)
          Link(name: "other", log: log)
        }
        .environment(
          \.openURL,
          OpenURLAction { url in
            switch url.lastPathComponent {
            case "handled": .handled
            case "discarded": .discarded
            case "system": .systemAction
            default: .systemAction(other)
            }
          })
      }
    }
    for name in ["plain", "handled", "discarded", "system", "other"] { #expect(host.activate(name)) }
    #expect(log.take() == ["plain true", "handled true", "discarded false", "system true", "other true"])
    #expect(
      host.openedURLs.map(\.absoluteString) == [
        "https://example.org/plain", "https://example.org/system", "app:other",
      ])
  }

  // MARK: - Redaction

  @Test("Redacted texts and images are bars that tell no letter and no symbol; private ones are not spoken")
  func redaction() throws {
    func lines(_ view: some View) throws -> [String] { try window { view }.displayLines }
    let content = VStack {
      Text("secret")
      Image(systemName: "star")
    }
    let host = try window { content }
    let redacted = try window { content.redacted(reason: .placeholder) }
    // Six characters of 7.9 points each, whichever they are.
    #expect(redacted.frame("secret")?.size == CGSize(width: 47.5, height: 20.5))
    #expect(!redacted.displayLines.contains { $0.contains("secret") || $0.contains("star") })
    #expect(redacted.displayLines.filter { $0.contains("fill") }.count == 2)
    #expect(try lines(content.redacted(reason: .placeholder)) == redacted.displayLines)
    #expect(try lines(content.unredacted().redacted(reason: .placeholder)) == host.displayLines)
    #expect(try lines(content.redacted(reason: .privacy)) == host.displayLines, "it is not private")
    #expect(try lines(content.redacted(reason: .invalidated)) == host.displayLines)
    let hidden = try window { content.privacySensitive().redacted(reason: .privacy) }
    #expect(hidden.labels == [])
    #expect(hidden.displayLines == redacted.displayLines)
  }

  @Test("A window that is not in use is inactive, and one that takes the keys is key")
  func controlStates() {
    var values = EnvironmentValues()
    values.scenePhase = .active
    #expect(values.controlActiveState == .key)
    values.scenePhase = .inactive
    #expect(values.controlActiveState == .inactive)
    values.controlActiveState = .active
    #expect(values.controlActiveState == .active)
  }
}
