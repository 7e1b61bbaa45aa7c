import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Modifiers and wrappers 10,000 levels deep end in a picture and in words, as deep stacks do.
@MainActor
@Suite("Deep modifiers", .serialized)
struct DeepModifierTests {
  /// One level of nesting.
  struct Level: CustomTestStringConvertible, Sendable {
    let name: String
    let wrap: @MainActor @Sendable (AnyView) -> AnyView

    init<Wrapped: View>(_ name: String, _ wrap: @escaping @MainActor @Sendable (AnyView) -> Wrapped) {
      self.name = name
      self.wrap = { AnyView(wrap($0)) }
    }

    var testDescription: String { name }
  }

  private struct NumberKey: PreferenceKey {
    static let defaultValue: Int = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private struct Framed: ViewModifier {
    func body(content: Content) -> some View { content.padding(0) }
  }

  private struct Nested: View {
    let depth: Int
    let levels: [Level]

    var body: some View {
      if depth > 0 {
        levels[depth % levels.count].wrap(AnyView(Nested(depth: depth - 1, levels: levels)))
      } else {
        Text("Bottom")
      }
    }
  }

  nonisolated static let layout: [Level] = [
    Level("padding") { $0.padding(0) },
    Level("frame") { $0.frame(width: 50) },
    Level("flexible frame") { $0.frame(maxWidth: .infinity) },
    Level("background") { $0.background(Color.red) },
    Level("overlay") { $0.overlay { Color.red } },
    Level("offset") { $0.offset(x: 0.01) },
    Level("fixed size") { $0.fixedSize() },
    Level("priority") { $0.layoutPriority(1) },
    Level("aspect ratio") { $0.aspectRatio(1, contentMode: .fill) },
    Level("guide") { $0.alignmentGuide(.top) { $0[.bottom] } },
    Level("safe area") { $0.safeAreaPadding(0) },
    Level("geometry") { view in GeometryReader { _ in view } },
    Level("choice") { view in ViewThatFits { view } },
    Level("layers") { view in ZStack { view } },
    Level("row") { view in HStack { view } },
  ]

  nonisolated static let drawing: [Level] = [
    Level("opacity") { $0.opacity(0.999) },
    Level("clip") { $0.clipShape(Rectangle()) },
    Level("rotation") { $0.rotationEffect(.degrees(0)) },
    Level("scale") { $0.scaleEffect(1) },
    Level("depth") { $0.zIndex(1) },
    Level("border") { $0.border(Color.red) },
    Level("shadow") { $0.shadow(radius: 1) },
    Level("blur") { $0.blur(radius: 0.1) },
    Level("foreground") { $0.foregroundStyle(.red) },
  ]

  nonisolated static let values: [Level] = [
    Level("environment") { $0.environment(\.lineLimit, 1) },
    Level("transformed environment") { $0.transformEnvironment(\.lineLimit) { $0 = 2 } },
    Level("font") { $0.font(.body) },
    Level("preference") { $0.preference(key: NumberKey.self, value: 1) },
    Level("transformed preference") { $0.transformPreference(NumberKey.self) { $0 += 1 } },
    Level("read preference") { $0.onPreferenceChange(NumberKey.self) { _ in } },
    Level("transaction") { $0.transaction { $0.disablesAnimations = true } },
    Level("animation") { $0.animation(.linear, value: 1) },
    Level("id") { $0.id(1) },
    Level("tag") { $0.tag(1) },
    Level("appearing") { $0.onAppear {} },
    Level("change") { $0.onChange(of: 1) {} },
    Level("task") { $0.task {} },
    Level("disabled") { $0.disabled(false) },
    Level("modifier") { $0.modifier(Framed()) },
  ]

  nonisolated static let words: [Level] = [
    Level("label") { $0.accessibilityLabel("Bottom") },
    Level("value") { $0.accessibilityValue("value") },
    Level("element") { $0.accessibilityElement(children: .contain) },
    Level("combined") { $0.accessibilityElement(children: .combine) },
    Level("hint") { $0.accessibilityHint("hint") },
    Level("action") { $0.accessibilityAction(named: "Act") {} },
    Level("shown") { $0.accessibilityHidden(false) },
  ]

  nonisolated static let structure: [Level] = [
    Level("group") { view in Group { view } },
    Level("erased") { AnyView($0) },
    Level("condition") { view in Group { if view.isThere { view } } },
    Level("list") { view in ForEach(0..<1) { _ in view } },
    Level("pair") { view in
      Group {
        view; EmptyView()
      }
    },
    Level("section") { view in Section { view } },
  ]

  nonisolated static let all: [Level] = layout + drawing + values + words + structure

  private static let depth: Int = 10_000

  /// The kinds that programs nest most, each on its own; all others are part of the chain.
  nonisolated private static let common: [String] = [
    "padding", "frame", "background", "overlay", "opacity", "offset", "environment", "preference", "transaction", "id",
    "appearing", "label", "combined", "group", "erased", "condition", "shadow",
  ]

  @Test(
    "10,000 nested levels of one kind are laid out, drawn and read", arguments: all.filter { common.contains($0.name) })
  func nested(level: Level) throws {
    let host = try HeadlessHost(root: Nested(depth: Self.depth, levels: [level]), settings: HostSettings(idiom: .phone))
    #expect(host.accessibilityTree.elements().map(\.label).last?.hasPrefix("Bottom") == true)
    _ = try host.pngData()
    host.graph.resize(to: HostWindow(size: CGSize(width: 200, height: 200)))
    host.update()
    host.graph.end()
  }

  @Test("A chain of 10,000 modifiers of all kinds is laid out, drawn and read")
  func chain() throws {
    let host = try HeadlessHost(
      root: Nested(depth: Self.depth, levels: Self.all), settings: HostSettings(idiom: .phone))
    #expect(host.accessibilityTree.elements().contains { $0.label.hasPrefix("Bottom") })
    _ = try host.pngData()
    host.graph.end()
  }

  private struct Holder: View {
    let remote: Remote<Int>
    @State private var count = 0

    var body: some View { DeepModifierTests.value(Text("Bottom \(count)")).handing($count, to: remote) }
  }

  /// A value that nests: it is compared, copied and let go as a whole.
  private static func value(_ view: some View) -> AnyView {
    (0..<depth).reduce(AnyView(view)) { view, _ in AnyView(view.padding(0)) }
  }

  @Test("A value of 10,000 erased modifiers is shown, compared and let go")
  func value() throws {
    let remote = Remote<Int>()
    let host = try HeadlessHost(root: Holder(remote: remote), settings: HostSettings(idiom: .phone))
    remote.value = 1
    host.update()
    #expect(host.labels == ["Bottom 1"])
    host.graph.end()
  }
}

extension AnyView {
  fileprivate var isThere: Bool { true }
}
