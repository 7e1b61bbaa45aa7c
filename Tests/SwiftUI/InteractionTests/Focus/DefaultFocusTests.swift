import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Where the keyboard's focus goes when a view comes up.
@MainActor
@Suite("Default focus", .serialized)
struct DefaultFocusTests {
  enum Field: Hashable { case name, city }

  private struct Lamp: View {
    let name: String
    @Environment(\.isFocused) private var isFocused: Bool
    var body: some View { Text(isFocused ? "[\(name)]" : name) }
  }

  private struct Form: View {
    var preset: Field?
    let remote: Remote<Field?>
    @FocusState private var focus: Field?
    var body: some View {
      VStack {
        Lamp(name: "name").focusable().focused($focus, equals: .name)
        Lamp(name: "city").focusable().focused($focus, equals: .city)
      }
      .defaultFocus($focus, .city, priority: .automatic)
      .onAppear {
        if let preset { focus = preset }
        remote.binding = Binding(get: { focus }, set: { focus = $0 })
      }
    }
  }

  @Test("A default focus is taken when the view comes up; what a program asks for goes first")
  func defaultFocus() throws {
    let remote = Remote<Field?>()
    let host = try window { Form(remote: remote) }
    #expect(host.labels == ["name", "[city]"])
    #expect(remote.value == .city)
    let other = try window { Form(preset: .name, remote: remote) }
    #expect(other.labels == ["[name]", "city"])
  }

  @Test("A view that comes up later does not take the focus from another")
  func later() throws {
    struct Root: View {
      let flag: Remote<Bool>
      @State private var shows = false
      @FocusState private var focus: Field?
      var body: some View {
        VStack {
          Lamp(name: "name").focusable().focused($focus, equals: .name)
          if shows {
            Lamp(name: "city").focusable().focused($focus, equals: .city)
              .defaultFocus($focus, .city, priority: .userInitiated)
          }
        }
        .onAppear { focus = .name }
        .handing($shows, to: flag)
      }
    }
    let flag = Remote<Bool>()
    let host = try window { Root(flag: flag) }
    host.change { flag.value = true }
    #expect(host.labels == ["[name]", "city"])
  }

  private struct Scoped: View {
    let reset: Remote<Int>
    var prefers = true
    @Namespace private var space
    @Environment(\.resetFocus) private var resetFocus: ResetFocusAction
    @FocusState private var focus: Field?
    var body: some View {
      VStack {
        Lamp(name: "first").focusable().focused($focus, equals: .name)
        Lamp(name: "second").focusable().prefersDefaultFocus(prefers, in: space)
      }
      .focusScope(space)
      .onAppear {
        reset.binding = Binding(get: { 0 }, set: { $0 == 1 ? focus = .name : resetFocus(in: space) })
      }
    }
  }

  @Test("In a focus scope the view that prefers it is focused first, and again when the focus is reset")
  func scope() throws {
    let reset = Remote<Int>()
    let host = try window { Scoped(reset: reset) }
    #expect(host.labels == ["first", "[second]"])
    host.change { reset.value = 1 }
    #expect(host.labels == ["[first]", "second"])
    host.change { reset.value = 2 }
    #expect(host.labels == ["first", "[second]"])
  }

  @Test("Where no view of a scope prefers the focus nothing takes it, and a reset goes to the first")
  func withoutPreference() throws {
    let reset = Remote<Int>()
    let host = try window { Scoped(reset: reset, prefers: false) }
    #expect(host.labels == ["first", "second"])
    host.change { reset.value = 2 }
    #expect(host.labels == ["[first]", "second"])
  }
}
