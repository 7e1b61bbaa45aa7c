import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("App storage", .serialized)
struct AppStorageTests {
  enum Mood: String { case calm, wild }
  enum Level: Int { case low, high }

  struct Counter: View {
    let log: EventRecorder
    let remote: Remote<Int>
    @AppStorage("count") private var count = 5
    var body: some View {
      let _ = log.note("count")
      Text("\(count)").handing($count, to: remote)
    }
  }

  struct Name: View {
    let log: EventRecorder
    @AppStorage("name") private var name: String?
    var body: some View {
      let _ = log.note("name")
      Text(name ?? "nobody")
    }
  }

  @Test("A key reads as its default until it is set; a write reaches the store and all who read the key (G3)")
  func readsAndWrites() throws {
    let store = EphemeralDefaults()
    let log = EventRecorder()
    let remote = Remote<Int>()
    let host = try window {
      VStack {
        Counter(log: log, remote: remote)
        Counter(log: log, remote: Remote<Int>())
        Name(log: log)
      }
      .defaultAppStorage(store)
    }
    #expect(host.labels == ["5", "5", "nobody"])
    #expect(store.object(forKey: "count") == nil, "a default is not written")
    _ = log.take()
    host.change { remote.value = 8 }
    #expect(host.labels == ["8", "8", "nobody"])
    #expect(store.integer(forKey: "count") == 8)
    #expect(log.take() == ["count", "count"])
    host.change { remote.value = 8 }
    #expect(log.take() == [])
  }

  @Test("A change by anybody in the process reaches the views, in every window")
  func foreignWrites() throws {
    let store = EphemeralDefaults()
    let log = EventRecorder()
    let first = try window { Name(log: log).defaultAppStorage(store) }
    let second = try window { Name(log: log).defaultAppStorage(store) }
    _ = log.take()
    store.set("Ada", forKey: "name")
    first.update()
    second.update()
    #expect(first.labels == ["Ada"])
    #expect(second.labels == ["Ada"])
    #expect(log.take() == ["name", "name"])
    store.removeObject(forKey: "name")
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: store)
    #expect(first.graph.needsUpdate, "the notification asks for a frame")
    first.update()
    #expect(first.labels == ["nobody"])
  }

  @Test("Writes from other threads are safe and arrive")
  func threads() async throws {
    struct Root: View {
      let handle: @Sendable (Binding<Int>) -> Void
      @AppStorage("threads") private var value = 0
      var body: some View { Text("\(value)").onAppear { handle($value) } }
    }
    nonisolated(unsafe) var binding: Binding<Int>?
    let store = EphemeralDefaults()
    let host = try window { Root(handle: { binding = $0 }).defaultAppStorage(store) }
    let shared = try #require(binding)
    await withTaskGroup(of: Void.self) { group in
      for thread in 1...8 {
        group.addTask {
          for value in 1...50 { shared.wrappedValue = thread * 1000 + value }
        }
      }
    }
    shared.wrappedValue = 7
    await host.run { host.labels == ["7"] }
    #expect(store.integer(forKey: "threads") == 7)
  }

  @Test("A write in a transaction is animated")
  func animated() throws {
    struct Root: View {
      let remote: Remote<Double>
      @AppStorage("opacity") private var opacity = 0.0
      var body: some View { Rectangle().fill(.red).opacity(opacity).handing($opacity, to: remote) }
    }
    let remote = Remote<Double>()
    let host = try window { Root(remote: remote) }
    withAnimation(.linear(duration: 1)) { remote.value = 0.5 }
    host.update()
    #expect(host.graph.isAnimating)
    remote.binding?.animation(.linear(duration: 1)).wrappedValue = 1
    host.update()
    #expect(host.graph.isAnimating)
  }

  @Test("Every type is kept, read back by its own accessor of the store, and removed by nil")
  func types() throws {
    let store = EphemeralDefaults()
    let url = try #require(URL(string: "https://example.org/a?b=c"))
    let date = Date(timeIntervalSince1970: 12)
    @AppStorage("bool", store: store) var bool = false
    @AppStorage("int", store: store) var int = 0
    @AppStorage("double", store: store) var double = 0.0
    @AppStorage("string", store: store) var string = ""
    @AppStorage("url", store: store) var address = URL(fileURLWithPath: "/a")
    @AppStorage("data", store: store) var data = Data()
    @AppStorage("date", store: store) var day = Date.distantPast
    @AppStorage("mood", store: store) var mood = Mood.calm
    @AppStorage("level", store: store) var level = Level.low
    bool = true
    int = 3
    double = 2
    string = "s"
    address = url
    data = Data([1, 2])
    day = date
    mood = .wild
    level = .high
    #expect(bool && store.bool(forKey: "bool"))
    #expect(int == 3 && store.integer(forKey: "int") == 3)
    #expect(double == 2 && store.double(forKey: "double") == 2)
    #expect(string == "s" && store.string(forKey: "string") == "s")
    #expect(address == url && store.url(forKey: "url") == url)
    #expect(data == Data([1, 2]) && store.data(forKey: "data") == Data([1, 2]))
    #expect(day == date && store.object(forKey: "date") as? Date == date)
    #expect(mood == .wild && store.string(forKey: "mood") == "wild")
    #expect(level == .high && store.integer(forKey: "level") == 1)
    address = URL(fileURLWithPath: "/tmp/x")
    #expect(address.path == "/tmp/x" && store.url(forKey: "url")?.path == "/tmp/x")
  }

  @Test("Optionals are nil where there is no value; raw values that no longer exist read as the default")
  func optionals() {
    let store = EphemeralDefaults()
    @AppStorage("bool", store: store) var bool: Bool?
    @AppStorage("int", store: store) var int: Int?
    @AppStorage("double", store: store) var double: Double?
    @AppStorage("string", store: store) var string: String?
    @AppStorage("url", store: store) var url: URL?
    @AppStorage("data", store: store) var data: Data?
    @AppStorage("date", store: store) var date: Date?
    @AppStorage("mood", store: store) var mood: Mood?
    @AppStorage("level", store: store) var level: Level?
    #expect(bool == nil && int == nil && double == nil && string == nil && url == nil && data == nil && date == nil)
    #expect(mood == nil && level == nil)
    mood = .wild
    level = .high
    int = 4
    #expect(mood == .wild && level == .high && int == 4)
    int = nil
    #expect(store.object(forKey: "int") == nil)
    store.set("angry", forKey: "mood")
    #expect(mood == nil)
    store.set(["a"], forKey: "string")
    #expect(string == nil, "a list is no text")
  }

  @Test("Texts that a command line gives are read as numbers and truth values")
  func arguments() {
    let store = EphemeralDefaults()
    @AppStorage("bool", store: store) var bool = false
    @AppStorage("int", store: store) var int = 0
    store.set("YES", forKey: "bool")
    store.set("12", forKey: "int")
    #expect(bool && int == 12)
    store.set("perhaps", forKey: "bool")
    store.set("1.5", forKey: "int")
    #expect(!bool && int == 0)
    store.set(1, forKey: "bool")
    #expect(bool)
  }

  @Test("Foundation's own store keeps every type too")
  func foundationStore() throws {
    let suite = "org.rotor.tests.\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: suite))
    let url = try #require(URL(string: "https://example.org"))
    let values: [StoredValueCase] = [
      .init("bool", .bool(true)), .init("int", .int(3)), .init("double", .double(1.5)), .init("string", .string("s")),
      .init("data", .data(Data([1]))), .init("date", .date(Date(timeIntervalSince1970: 1))),
    ]
    for value in values { store.store(value.value, for: value.key) }
    store.store(.url(url), for: "url")
    for value in values { #expect(store.storedValue(for: value.key) == value.value) }
    #expect(AppStorage(wrappedValue: URL(fileURLWithPath: "/a"), "url", store: store).wrappedValue == url)
    for key in values.map(\.key) + ["url"] { store.store(nil, for: key) }
    #expect(store.storedValue(for: "int") == nil)
  }

  struct StoredValueCase {
    let key: String
    let value: StoredValue
    init(_ key: String, _ value: StoredValue) {
      self.key = key
      self.value = value
    }
  }

  @Test("A key that the view's newest value names is read instead of the old one")
  func otherKey() throws {
    struct Keyed: View {
      @AppStorage private var value: Int
      init(key: String) { _value = AppStorage(wrappedValue: 0, key) }
      var body: some View { Text("\(value)") }
    }
    struct Root: View {
      let remote: Remote<String>
      @State private var key = "a"
      var body: some View { Keyed(key: key).handing($key, to: remote) }
    }
    let store = EphemeralDefaults()
    store.set(1, forKey: "a")
    store.set(2, forKey: "b")
    let remote = Remote<String>()
    let host = try window { Root(remote: remote).defaultAppStorage(store) }
    #expect(host.labels == ["1"])
    host.change { remote.value = "b" }
    #expect(host.labels == ["2"])
    store.set(3, forKey: "b")
    host.change {}
    #expect(host.labels == ["3"])
  }

  @Test("A window without a store of its own keeps its values to itself, and lets them go with the window (G4, G9)")
  func ephemeral() throws {
    let remote = Remote<Int>()
    let log = EventRecorder()
    do {
      let host = try window { Counter(log: log, remote: remote) }
      host.change { remote.value = 9 }
      #expect(host.labels == ["9"])
    }
    let host = try window { Counter(log: log, remote: Remote<Int>()) }
    #expect(host.labels == ["5"])
    #expect(UserDefaults.standard.object(forKey: "count") == nil)
  }
}
