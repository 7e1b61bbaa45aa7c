import HostInterface
import Observation
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

private struct NumberKey: EnvironmentKey { static let defaultValue: Int = 1 }
private struct WordKey: EnvironmentKey { static let defaultValue: String = "w" }

extension EnvironmentValues {
  fileprivate var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }

  fileprivate var word: String {
    get { self[WordKey.self] }
    set { self[WordKey.self] = newValue }
  }

  /// Writes two keys, and reads one of them.
  fileprivate var both: Int {
    get { number }
    set {
      number = newValue
      word = "\(word)\(newValue)"
    }
  }
}

@MainActor
@Suite("Environment", .serialized)
struct EnvironmentTests {
  struct NumberReader: View {
    let name: String
    let log: EventRecorder
    @Environment(\.number) private var number: Int
    var body: some View {
      let _ = log.note("\(name) \(number)")
      Text("\(number)")
    }
  }

  struct WordReader: View {
    let log: EventRecorder
    @Environment(\.word) private var word: String
    var body: some View {
      let _ = log.note("word \(word)")
      Text(word)
    }
  }

  @Test("A value reaches all below; an inner modifier overrides it (229, 230)")
  func override() throws {
    let log = EventRecorder()
    let host = try window {
      VStack {
        NumberReader(name: "a", log: log)
        VStack {
          NumberReader(name: "b", log: log)
          NumberReader(name: "c", log: log).environment(\.number, 3)
        }
        .environment(\.number, 2)
      }
    }
    #expect(host.labels == ["1", "2", "3"])
  }

  @Test("Only bodies that read a key run when it changes (G3)")
  func readers() throws {
    struct Root: View {
      let remote: Remote<Int>
      let log: EventRecorder
      @State private var number = 5
      var body: some View {
        VStack {
          NumberReader(name: "n", log: log)
          NumberReader(name: "fixed", log: log).environment(\.number, 0)
          WordReader(log: log)
        }
        .environment(\.number, number)
        .handing($number, to: remote)
      }
    }
    let remote = Remote<Int>()
    let log = EventRecorder()
    let host = try window { Root(remote: remote, log: log) }
    _ = log.take()
    host.change { remote.value = 6 }
    #expect(log.take() == ["n 6"])
    host.change { remote.value = 6 }
    #expect(log.take() == [])
  }

  @Test("A transform changes the value from above, and follows it")
  func transform() throws {
    struct Root: View {
      let remote: Remote<Int>
      let log: EventRecorder
      @State private var number = 5
      var body: some View {
        NumberReader(name: "n", log: log)
          .transformEnvironment(\.number) { $0 *= 10 }
          .transformEnvironment(\.number) { $0 += 1 }
          .environment(\.number, number)
          .handing($number, to: remote)
      }
    }
    let remote = Remote<Int>()
    let host = try window { Root(remote: remote, log: EventRecorder()) }
    #expect(host.labels == ["60"])
    host.change { remote.value = 6 }
    #expect(host.labels == ["70"])
  }

  @Test("A key path whose setter writes several keys sets them all, and what it reads counts")
  func severalKeys() throws {
    struct Root: View {
      let remote: Remote<Int>
      let log: EventRecorder
      @State private var number = 5
      var body: some View {
        VStack {
          NumberReader(name: "n", log: log)
          WordReader(log: log)
        }
        .environment(\.both, number)
        .environment(\.word, "x\(number)-")
        .handing($number, to: remote)
      }
    }
    let remote = Remote<Int>()
    let host = try window { Root(remote: remote, log: EventRecorder()) }
    #expect(host.labels == ["5", "x5-5"])
    host.change { remote.value = 7 }
    #expect(host.labels == ["7", "x7-7"])
  }

  @Test("Disabled outside is disabled inside, whatever an inner modifier says")
  func disabled() throws {
    struct Reader: View {
      @Environment(\.isEnabled) private var isEnabled: Bool
      var body: some View { Text(isEnabled ? "on" : "off") }
    }
    let host = try window(height: 300) {
      VStack {
        Reader()
        Reader().disabled(true)
        Reader().disabled(false).disabled(true)
        Reader().disabled(true).disabled(false)
        VStack { Reader().disabled(false) }.disabled(true)
      }
    }
    #expect(host.labels == ["on", "off", "off", "off", "off"])
  }

  @Observable
  final class Store {
    var count: Int = 1
  }

  @Test("An observable object comes down by its type; its properties are read finely")
  func objects() throws {
    struct Reader: View {
      @Environment(Store.self) private var store: Store
      let log: EventRecorder
      var body: some View {
        let _ = log.note("reader")
        Text("\(store.count)")
      }
    }
    struct Optional: View {
      @Environment(Store.self) private var store: Store?
      var body: some View { Text(store == nil ? "none" : "some") }
    }
    let store = Store()
    let log = EventRecorder()
    let host = try window {
      VStack {
        Reader(log: log)
        Optional()
        Optional().environment(nil as Store?)
      }
      .environment(store)
    }
    #expect(host.labels == ["1", "some", "none"])
    _ = log.take()
    host.change { store.count = 2 }
    #expect(log.take() == ["reader"])
    #expect(host.labels.first == "2")
  }

  @Test("A missing observable object stops the program with its type and the remedy")
  func missingObject() async throws {
    struct Reader: View {
      @Environment(Store.self) private var store: Store
      var body: some View { Text("\(store.count)") }
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run { _ = try window { Reader() } }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("No observable object of type Store in the environment. Add .environment(object)"))
  }

  @Test("Settings that change while the window is open redraw what depends on them and run no other body (G2, G9)")
  func settings() throws {
    let log = EventRecorder()
    let host = try window {
      VStack {
        WordReader(log: log)
        Color.red.frame(height: 5)
      }
    }
    _ = log.take()
    let before: String = "\(host.displayList)"
    let layout: String = host.graph.layoutText
    var settings = HostSettings()
    settings.isDark = true
    host.change { host.graph.apply(settings) }
    let dark: String = "\(host.displayList)"
    #expect(dark != before)
    #expect(host.graph.layoutText == layout)
    settings.increasesContrast = true
    host.change { host.graph.apply(settings) }
    #expect("\(host.displayList)" != dark)
    #expect(log.take() == [])
    settings.isDark = false
    settings.increasesContrast = false
    host.change { host.graph.apply(settings) }
    #expect("\(host.displayList)" == before)
  }

  @Test("A modifier with a body reads the environment around it; changes made by its content stay inside")
  func modifierReads() throws {
    struct Badge: ViewModifier {
      @Environment(\.number) private var number: Int
      @State private var taps = 0
      func body(content: Content) -> some View {
        HStack {
          content.environment(\.number, number + 1)
          Button("\(number) \(taps)") { taps += 1 }
        }
      }
    }
    let host = try window {
      NumberReader(name: "n", log: EventRecorder()).modifier(Badge()).environment(\.number, 4)
    }
    #expect(host.labels == ["5", "4 0"])
    #expect(host.activate("4 0"))
    #expect(host.labels == ["5", "4 1"])
  }

  @Test("A button style reads the environment of its button")
  func styleReads() throws {
    struct Style: ButtonStyle {
      @Environment(\.isEnabled) private var isEnabled: Bool
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text(isEnabled ? "on" : "off")
        }
      }
    }
    let host = try window {
      VStack {
        Button("a") {}
        Button("b") {}.disabled(true)
      }
      .buttonStyle(Style())
    }
    #expect(host.labels.map { $0.contains("on") } == [true, false])
    #expect(host.labels.map { $0.contains("off") } == [false, true])
  }
}
