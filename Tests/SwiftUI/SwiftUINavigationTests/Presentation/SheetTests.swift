import AccessibilityTree
import CoreGraphics
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor @Suite struct SheetTests {
  private struct Page: View {
    let name: String
    var inner: String?
    @State private var showsInner = false
    @Environment(\.dismiss) private var dismiss: DismissAction

    init(name: String, inner: String? = nil) {
      self.name = name
      self.inner = inner
    }

    var body: some View {
      VStack {
        Text(name)
        Button("Close \(name)") { dismiss() }
        if let inner {
          Button("More") { showsInner = true }.sheet(isPresented: $showsInner) { Page(name: inner) }
        }
      }
    }
  }

  private struct Root: View {
    let model: Model
    @ObservedObject var notes: Model
    var kind = "sheet"

    init(model: Model, kind: String = "sheet") {
      self.model = model
      notes = model
      self.kind = kind
    }

    var body: some View {
      Button("Behind") { model.notes.append("behind") }
        .sheet(isPresented: kind == "sheet" ? $notes.isShown : .constant(false)) {
          model.notes.append("gone")
        } content: {
          Page(name: "Sheet", inner: "Inner")
        }
        .fullScreenCover(isPresented: kind == "cover" ? $notes.isShown : .constant(false)) { Page(name: "Cover") }
    }
  }

  final class Model: ObservableObject {
    @Published var isShown = false
    @Published var item: Item?
    var notes: [String] = []
  }

  struct Item: Identifiable, Equatable {
    var id: Int
  }

  private func host(_ model: Model, idiom: Idiom = .phone, kind: String = "sheet") throws -> HeadlessHost {
    var settings = HostSettings()
    settings.idiom = idiom
    return try window(width: 393, height: 700, settings: settings) { Root(model: model, kind: kind) }
  }

  @Test(
    "A sheet is alone while it is there, ends by its content, and tells when it has gone",
    arguments: [Idiom.phone, .desktop])
  func sheet(idiom: Idiom) throws {
    let model = Model()
    let host = try host(model, idiom: idiom)
    host.change { model.isShown = true }
    host.finishAnimations()
    #expect(host.labels.filter { $0 != "Sheet Grabber" } == ["Sheet", "Close Sheet", "More"])
    #expect(host.graph.differences().isEmpty)
    let close = try #require(host.element("Close Sheet"))
    host.send(.accessibilityAction(element: close.id, action: .activate))
    host.finishAnimations()
    #expect(!model.isShown)
    #expect(host.labels == ["Behind"])
    #expect(model.notes == ["gone"])
    #expect(host.graph.differences().isEmpty)
  }

  @Test("A sheet of a sheet lies above it, and ends alone")
  func nested() throws {
    let model = Model()
    let host = try host(model)
    host.change { model.isShown = true }
    host.finishAnimations()
    host.send(.accessibilityAction(element: try element(host, "More"), action: .activate))
    host.finishAnimations()
    #expect(host.labels == ["Inner", "Close Inner"])
    host.send(.accessibilityAction(element: try element(host, "Close Inner"), action: .activate))
    host.finishAnimations()
    #expect(host.labels == ["Sheet", "Close Sheet", "More"])
    #expect(model.isShown)
  }

  private func element(_ host: HeadlessHost, _ label: String) throws -> AccessibilityNode.ID {
    try #require(host.element(label)?.id, "no \(label) among \(host.labels)")
  }

  @Test("Escape ends a sheet, keys and pointers do not reach what is behind, and the focus comes back")
  func keys() throws {
    let model = Model()
    let host = try host(model, idiom: .desktop)
    host.press(.tab)
    host.change { model.isShown = true }
    host.finishAnimations()
    host.press(.tab)
    host.press(.tab)
    host.press(.tab)
    host.press(.space, text: " ")
    #expect(!model.notes.contains("behind"))
    host.finishAnimations()
    if host.labels == ["Inner", "Close Inner"] { host.press(.escape) }
    host.finishAnimations()
    host.press(.escape)
    host.finishAnimations()
    #expect(host.labels == ["Behind"])
    host.press(.space, text: " ")
    #expect(model.notes.last == "behind")
  }

  @Test("A phone's sheet comes from below and ends when it is dragged down; a prevented dismissal stays")
  func dragging() throws {
    for isPrevented in [false, true] {
      let model = Model()
      let host = try window(width: 393, height: 700) {
        Holder(model: model) { Text("Sheet").interactiveDismissDisabled(isPrevented) }
      }
      host.change { model.isShown = true }
      host.finishAnimations()
      host.drag(from: CGPoint(x: 200, y: 60), to: CGPoint(x: 200, y: 650))
      host.finishAnimations()
      #expect(model.isShown == isPrevented)
      host.press(.escape)
      host.finishAnimations()
      #expect(model.isShown == isPrevented)
    }
  }

  private struct Holder<Content: View>: View {
    @ObservedObject var model: Model
    @ViewBuilder let content: () -> Content

    var body: some View { Text("Behind").sheet(isPresented: $model.isShown, content: content) }
  }

  @Test("A sheet is as high as its detents: medium, a part, a height, and those of a type")
  func detents() throws {
    struct Third: CustomPresentationDetent {
      static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
    }
    let cases: [(PresentationDetent, CGFloat)] = [
      (.medium, 345), (.large, 690), (.fraction(0.25), 172.5), (.height(120), 120), (.custom(Third.self), 230),
    ]
    for (detent, height) in cases {
      let model = Model()
      let host = try window(width: 393, height: 700) {
        Holder(model: model) {
          Color.red.accessibilityElement().accessibilityLabel("Sheet").presentationDetents([detent])
        }
      }
      host.change { model.isShown = true }
      host.finishAnimations()
      let frame = try #require(host.accessibilityTree.frame(of: try element(host, "Sheet")))
      #expect(abs(frame.height - height) < 1 && abs(frame.maxY - 700) < 1, "\(detent): \(frame)")
    }
  }

  @Test("Dragging goes from detent to detent and tells the selection; readers step by the grabber")
  func selection() throws {
    final class Choice: ObservableObject { @Published var detent: PresentationDetent = .medium }
    struct Chooser: View {
      @ObservedObject var choice: Choice
      var body: some View {
        Text("Behind").sheet(isPresented: .constant(true)) {
          Text("Sheet").presentationDetents([.medium, .large], selection: $choice.detent)
        }
      }
    }
    let choice = Choice()
    let host = try window(width: 393, height: 700) { Chooser(choice: choice) }
    host.finishAnimations()
    host.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 60))
    host.finishAnimations()
    #expect(choice.detent == .large)
    host.send(.accessibilityAction(element: try element(host, "Sheet Grabber"), action: .decrement))
    host.finishAnimations()
    #expect(choice.detent == .medium)
  }

  @Test("What is behind a sheet can be used where the sheet allows it")
  func interaction() throws {
    let model = Model()
    var taps = 0
    let host = try window(width: 393, height: 700) {
      VStack {
        Button("Behind") { taps += 1 }
        Spacer()
      }
      .sheet(isPresented: .constant(true)) {
        Text("Sheet").presentationDetents([.height(200)]).presentationBackgroundInteraction(.enabled)
      }
    }
    host.finishAnimations()
    #expect(host.labels.contains("Behind") && host.labels.contains("Sheet"))
    let frame = try #require(host.accessibilityTree.frame(of: try element(host, "Behind")))
    host.send(.tap(CGPoint(x: frame.midX, y: frame.midY)))
    #expect(taps == 1)
    _ = model
  }

  @Test("For another item a sheet begins anew; without one it ends")
  func items() throws {
    struct Items: View {
      @ObservedObject var model: Model
      var body: some View {
        Text("Behind").sheet(item: $model.item) { item in Counter(name: "Item \(item.id)") }
      }
    }
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name): \(count)") { count += 1 } }
    }
    let model = Model()
    let host = try window(width: 393, height: 700) { Items(model: model) }
    host.change { model.item = Item(id: 1) }
    host.finishAnimations()
    host.send(.accessibilityAction(element: try element(host, "Item 1: 0"), action: .activate))
    #expect(host.labels == ["Item 1: 1"])
    host.change { model.item = Item(id: 2) }
    host.finishAnimations()
    #expect(host.labels == ["Item 2: 0"])
    host.change { model.item = nil }
    host.finishAnimations()
    #expect(host.labels == ["Behind"])
  }

  @Test("A cover fills the window and ends by its content alone")
  func cover() throws {
    let model = Model()
    let host = try host(model, kind: "cover")
    host.change { model.isShown = true }
    host.finishAnimations()
    #expect(host.labels == ["Cover", "Close Cover"])
    host.drag(from: CGPoint(x: 200, y: 60), to: CGPoint(x: 200, y: 650))
    host.finishAnimations()
    #expect(model.isShown)
    host.send(.accessibilityAction(element: try element(host, "Close Cover"), action: .activate))
    host.finishAnimations()
    #expect(host.labels == ["Behind"])
  }

  @Test("A presentation goes with the view that presents it")
  func presenterGoes() throws {
    struct Branch: View {
      @ObservedObject var model: Model
      var body: some View {
        if model.isShown {
          Text("Presenter").sheet(isPresented: .constant(true)) { Text("Sheet") }
        } else {
          Text("Nothing")
        }
      }
    }
    let model = Model()
    model.isShown = true
    let host = try window(width: 393, height: 700) { Branch(model: model) }
    host.finishAnimations()
    #expect(host.labels == ["Sheet"])
    host.change { model.isShown = false }
    host.finishAnimations()
    #expect(host.labels == ["Nothing"])
  }

  @Test("Presented views have the environment of the view that presents them")
  func environment() throws {
    struct Reader: View {
      @Environment(\.locale) private var locale: Locale
      var body: some View { Text(locale.identifier) }
    }
    let host = try window(width: 393, height: 700) {
      Text("Behind").sheet(isPresented: .constant(true)) { Reader() }.environment(\.locale, Locale(identifier: "fr_FR"))
    }
    host.finishAnimations()
    #expect(host.labels == ["fr_FR"])
  }
}
