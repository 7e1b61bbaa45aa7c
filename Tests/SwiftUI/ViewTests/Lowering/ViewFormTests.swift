import CoreGraphics
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Modifiers in the forms that take sizes, insets, styles and views.
@MainActor
@Suite("Forms of view modifiers", .serialized)
struct ViewFormTests {
  private func box(_ width: CGFloat? = 40, _ height: CGFloat? = 20) -> some View {
    Color.red.frame(width: width, height: height).accessibilityElement().accessibilityLabel("box")
  }

  private func frame(_ view: some View) throws -> CGRect? { try window(width: 100, height: 100) { view }.frame("box") }
  private func lines(_ view: some View) throws -> [String] {
    try window(width: 100, height: 100) { view }.displayLines
  }

  @Test("Offsets, insets and scales by structures are those by numbers")
  func structures() throws {
    #expect(try frame(box().offset(CGSize(width: 3, height: 4))) == CGRect(x: 33, y: 44, width: 40, height: 20))
    let insets = EdgeInsets(top: 10, leading: 20, bottom: 0, trailing: 0)
    #expect(try frame(box().padding(insets)) == CGRect(x: 40, y: 45, width: 40, height: 20))
    #expect(
      try frame(box().scaleEffect(CGSize(width: 0.5, height: 2), anchor: .topLeading))
        == CGRect(x: 30, y: 40, width: 20, height: 40))
  }

  @Test("A proportion is a number or a size; content fits into the space or fills it")
  func aspects() throws {
    let flexible = Color.red.accessibilityElement().accessibilityLabel("box")
    let fit = flexible.aspectRatio(CGSize(width: 4, height: 2), contentMode: .fit)
    #expect(try frame(fit) == CGRect(x: 0, y: 25, width: 100, height: 50))
    #expect(
      try frame(flexible.aspectRatio(CGSize(width: 4, height: 2), contentMode: .fill))
        == CGRect(x: -50, y: 0, width: 200, height: 100))
    let image = Image(systemName: "star").resizable()
    let square = try frame(
      image.scaledToFit().accessibilityElement().accessibilityLabel("box").frame(width: 80, height: 40))
    #expect(try #require(square).height <= 40)
    let filled = try frame(
      image.scaledToFill().accessibilityElement().accessibilityLabel("box").frame(width: 80, height: 40))
    #expect(try #require(filled).width >= 80)
  }

  @Test("Layers are views or styles, in the bounds or in a shape")
  func layers() throws {
    let layered = try window(width: 100, height: 100) {
      Color.red.frame(width: 40, height: 20).overlay(box(10, 10), alignment: .bottomTrailing)
    }
    #expect(layered.frame("box") == CGRect(x: 60, y: 50, width: 10, height: 10))
    #expect(try lines(box().overlay(.blue, in: Circle())).last?.contains("fill") == true)
    let round = try lines(box().background(in: Circle()))
    #expect(try round == lines(box().background(.background, in: Circle())))
    #expect(try lines(box().cornerRadius(4)) == lines(box().clipShape(RoundedRectangle(cornerRadius: 4))))
    #expect(try lines(box().shadow(radius: 3, x: 1, y: 2)).contains { $0.contains("shadow") })
    #expect(try lines(box().shadow(color: .blue, radius: 3)) != lines(box().shadow(radius: 3)))
  }

  private struct Moving<Wrapped: View>: View, Equatable {
    let distance: CGFloat
    let wrap: (Color, CGFloat) -> Wrapped
    nonisolated static func == (left: Self, right: Self) -> Bool { left.distance == right.distance }
    var body: some View { wrap(.red, distance) }
  }

  private struct Slider<Wrapped: View>: View {
    let remote: Remote<CGFloat>
    let wrap: (CGFloat) -> Wrapped
    @State private var distance: CGFloat = 0
    var body: some View { wrap(distance).handing($distance, to: remote) }
  }

  /// Where a box is half a second after it was told to go 40 points to the right.
  private func half(_ wrap: @escaping (CGFloat) -> some View) throws -> CGFloat {
    let remote = Remote<CGFloat>()
    let host = try window(width: 100, height: 100) { Slider(remote: remote, wrap: wrap) }
    let start = try #require(host.frame("box")).minX
    host.change { remote.value = 40 }
    host.advance(by: .milliseconds(500))
    return try #require(host.frame("box")).minX - start
  }

  private func moved(by distance: CGFloat) -> some View { box().offset(x: distance) }

  @available(*, deprecated, message: "It tests a deprecated form.")
  @Test("Changes are animated for all inside, for an equatable view, or for what a modifier does (237, 239)")
  func animations() throws {
    let linear: Animation = .linear(duration: 1)
    #expect(abs(try half { moved(by: $0).animation(linear) } - 20) < 2)
    #expect(try half { moved(by: $0) } == 40)
    let other = try half { distance in
      Moving(distance: distance) { color, distance in
        color.frame(width: 40, height: 20).accessibilityElement().accessibilityLabel("box").offset(x: distance)
      }
      .animation(linear)
    }
    #expect(abs(other - 20) < 2)
    let scoped = try half { distance in
      box().transaction {
        $0.animation = linear
      } body: {
        $0.offset(x: distance)
      }
    }
    #expect(abs(scoped - 20) < 2)
    let own = try half { distance in
      box().modifier(Shift(distance: distance).transaction { $0.animation = linear })
    }
    #expect(abs(own - 20) < 2)
  }

  private struct Shift: ViewModifier {
    var distance: CGFloat
    func body(content: Content) -> some View { content.offset(x: distance) }
  }

  @Test("A view is erased by either name, and a tuple of views is a view that can be read")
  func wrappers() throws {
    #expect(try window { AnyView(erasing: Text("a")) }.labels == ["a"])
    let pair = TupleView((Text("a"), Text("b")))
    #expect(pair.value.0 == Text("a"))
    #expect(try window { VStack { pair } }.labels == ["a", "b"])
    let modified = ModifiedContent(content: Text("a"), modifier: Shift(distance: 5))
    #expect(modified.content == Text("a") && modified.modifier.distance == 5)
    #expect(try window { modified }.labels == ["a"])
    let equatable = EquatableView(content: Moving(distance: 3) { color, _ in color })
    #expect(equatable.content.distance == 3)
  }

  @Test("The views of a list are found through its modifiers")
  func lists() {
    let list = ForEach([3, 4], id: \.self) { Text("\($0)") }
    #expect(list.onDelete { _ in }.data.count == 2)
    func numbers(_ content: some DynamicViewContent<[Int]>) -> [Int] { content.data }
    #expect(numbers(list) == [3, 4])
    let modified = ModifiedContent(content: list, modifier: EmptyModifier())
    #expect(modified.data == [3, 4])
  }

  @Test("Containers of subviews and sections are collections of them")
  func subviews() throws {
    struct Probe<Content: View>: View {
      let log: EventRecorder
      @ViewBuilder let content: Content
      var body: some View {
        let each = ForEach(subviews: content) { $0 }
        let sections = ForEach(sections: content) { $0.content }
        Group(subviews: content) { subviews in
          let _ = log.note("\(subviews.count)")
          VStack { each }
        }
        VStack { sections }
      }
    }
    let log = EventRecorder()
    let host = try window(height: 300) {
      Probe(log: log) {
        Section { Text("a") }
        Text("b")
      }
    }
    #expect(log.take() == ["2"])
    #expect(host.labels == ["a", "b", "a", "b"])
  }

  @Test("Readers keep the closure that makes their content")
  func readers() throws {
    let geometry = GeometryReader { proxy in Text("\(Int(proxy.size.width))") }
    let scroll = ScrollViewReader { proxy in geometry }
    let host = try window(width: 120) { scroll }
    #expect(host.labels == ["120"])
    let again = try window(width: 90) { GeometryReader { geometry.content($0) } }
    #expect(again.labels == ["90"])
    let inside = try window(width: 80) { ScrollViewReader { scroll.content($0) } }
    #expect(inside.labels == ["80"])
  }

  @Test("An address is opened by calling the action, with or without waiting for an answer")
  func addresses() throws {
    struct Root: View {
      @Environment(\.openURL) private var openURL: OpenURLAction
      var body: some View {
        Button("open") { if let url = URL(string: "https://example.org/a") { openURL(url) } }
      }
    }
    let host = try window { Root() }
    #expect(host.activate("open"))
    #expect(host.openedURLs.map(\.absoluteString) == ["https://example.org/a"])
  }

  /// Counts how often it was asked before a body ran.
  private struct Counting: DynamicProperty {
    @State private var base = 1
    var updates = 0
    mutating func update() { updates = base + 1 }
  }

  private struct Quiet: DynamicProperty {
    @State var value = 3
  }

  @Test("A dynamic property is brought up to date before each body; one that says nothing about it is left alone")
  func dynamicProperties() throws {
    struct Root: View {
      private var counting = Counting()
      private var quiet = Quiet()
      var body: some View { Text("\(counting.updates) \(quiet.value)") }
    }
    #expect(try window { Root() }.labels == ["2 3"])
    var quiet = Quiet()
    quiet.update()
    #expect(quiet.value == 3)
  }

  @Test("A style of the framework's own paints; asking what it resolves to is told to be a mistake")
  func ownStyles() async {
    #expect(Color.Resolved.Resolved.self == Never.self && Never.Resolved.self == Never.self)
    #expect(LinearGradient.Resolved.self == Never.self)
    await #expect(processExitsWith: .failure) {
      _ = LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom).resolve(in: EnvironmentValues())
    }
  }

  @Test("Text sizes by their older names are ordered, and spaces are found by either kind of name")
  func values() throws {
    #expect(ContentSizeCategory.small <= .small && ContentSizeCategory.large > .small)
    #expect(!(ContentSizeCategory.small > .large) && ContentSizeCategory.small <= .large)
    let local: some CoordinateSpaceProtocol = .local
    let named: some CoordinateSpaceProtocol = .named("a")
    #expect(local.coordinateSpace == .local && named.coordinateSpace == .named("a"))
    #expect(Visibility.allCases == [.automatic, .visible, .hidden])
  }
}
