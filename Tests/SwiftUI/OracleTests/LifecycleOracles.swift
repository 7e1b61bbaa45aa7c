import HostHeadless
import Observation
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// In what order and how often SwiftUI calls. The facts are those that OpenSwiftUI's compatibility tests hold against
/// Apple's framework (OpenSwiftUIProject/OpenSwiftUI, Tests/OpenSwiftUICompatibilityTests); the views are our own.
@MainActor
@Suite("Oracle: order and number of calls", .serialized)
struct LifecycleOracles {
  @Test("Writes of one transaction are one update, those of the next one another (State: nestedStateUpdate)")
  func transactions() throws {
    struct Root: View {
      let log: EventRecorder
      @State private var value = 0

      var body: some View {
        let _ = log.note("body \(value)")
        Color.white
          .onAppear {
            value = 1
            value = 2
            withAnimation {
              value = 3
              value = 4
            }
          }
          .onChange(of: value) { old, new in log.note("\(old) to \(new)") }
      }
    }
    let log = EventRecorder()
    let host = try window { Root(log: log) }
    let events: [String] = log.take()
    #expect(events.filter { $0.hasPrefix("body") } == ["body 0", "body 2", "body 4"])
    #expect(events.filter { !$0.hasPrefix("body") } == ["0 to 2", "2 to 4"])
    _ = host
  }

  @Test("A change in onAppear appears once more only with a new identity (AppearanceActionModifier: idTest)")
  func identity() throws {
    struct Root: View {
      let log: EventRecorder
      let remote: Remote<Bool>
      @State private var isOther = false

      var body: some View {
        Color.red
          .onAppear { log.note(isOther ? "appear, other" : "appear") }
          .onDisappear { log.note(isOther ? "disappear, other" : "disappear") }
          .id(isOther)
          .handing($isOther, to: remote)
      }
    }
    let log = EventRecorder()
    let remote = Remote<Bool>()
    var host: HeadlessHost? = try window { Root(log: log, remote: remote) }
    #expect(log.take() == ["appear"])
    host?.change { remote.value = true }
    #expect(log.take() == ["appear, other", "disappear, other"], "the new view comes before the old one has left")
    host = nil
    #expect(log.take() == ["disappear, other"])
  }

  @Test("onAppear outside of an id runs once, inside of it for each identity (IDView)")
  func appearAndID() throws {
    struct Root: View {
      let log: EventRecorder
      let remote: Remote<Bool>
      @State private var isRed = false

      var body: some View {
        (isRed ? Color.red : Color.blue)
          .onAppear { log.note("inside") }
          .id(isRed)
          .onAppear { log.note("outside") }
          .handing($isRed, to: remote)
      }
    }
    let log = EventRecorder()
    let remote = Remote<Bool>()
    let host = try window { Root(log: log, remote: remote) }
    #expect(Set(log.take()) == ["inside", "outside"])
    host.change { remote.value = true }
    #expect(log.take() == ["inside"])
  }

  @Test("onChange with initial begins with the value twice, then old and new (ValueActionModifier)")
  func initialChange() throws {
    struct Root: View {
      let log: EventRecorder
      let remote: Remote<Int>
      @State private var value = 0

      var body: some View {
        Color.blue
          .onAppear { value = 1 }
          .onChange(of: value, initial: true) { old, new in log.note("\(old) \(new)") }
          .onChange(of: value) { log.note("changed") }
          .handing($value, to: remote)
      }
    }
    let log = EventRecorder()
    let remote = Remote<Int>()
    let host = try window { Root(log: log, remote: remote) }
    #expect(log.take().filter { $0 != "changed" } == ["0 0", "0 1"])
    host.change { remote.value = 2 }
    #expect(Set(log.take()) == ["1 2", "changed"])
    host.change { remote.value = 2 }
    #expect(log.take() == [], "an equal value changes nothing")
  }

  final class Published: ObservableObject {
    @SwiftUI.Published var heard = false
    var unheard = false
  }

  @Observable final class Observed {
    var heard = false
    @ObservationIgnored var unheard = false
  }

  private struct Leaf: View {
    let log: EventRecorder
    let isRed: Bool

    var body: some View {
      let _ = log.note("leaf")
      isRed ? Color.red : Color.blue
    }
  }

  private func counts(_ log: EventRecorder) -> [Int] {
    let events: [String] = log.take()
    return [events.filter { $0 == "body" }.count, events.filter { $0 == "leaf" }.count]
  }

  @Test(
    "A change that is heard runs the body and the view that it concerns, one that is not nothing (StateObject)",
    arguments: [true, false])
  func stateObject(isHeard: Bool) throws {
    struct Root: View {
      let log: EventRecorder
      let isHeard: Bool
      @StateObject private var model = Published()

      var body: some View {
        let _ = log.note("body")
        VStack {
          Leaf(log: log, isRed: model.heard)
          Leaf(log: log, isRed: model.unheard)
        }
        .onAppear { if isHeard { model.heard.toggle() } else { model.unheard.toggle() } }
      }
    }
    let log = EventRecorder()
    let host = try window { Root(log: log, isHeard: isHeard) }
    #expect(counts(log) == (isHeard ? [2, 3] : [1, 2]))
    _ = host
  }

  @Test(
    "The same with an observable object in a plain property (ObservedObject, StateObject)", arguments: [true, false])
  func observable(isHeard: Bool) throws {
    struct Root: View {
      let log: EventRecorder
      let isHeard: Bool
      let model = Observed()

      var body: some View {
        let _ = log.note("body")
        VStack {
          Leaf(log: log, isRed: model.heard)
          Leaf(log: log, isRed: model.unheard)
        }
        .onAppear { if isHeard { model.heard.toggle() } else { model.unheard.toggle() } }
      }
    }
    let log = EventRecorder()
    let host = try window { Root(log: log, isHeard: isHeard) }
    #expect(counts(log) == (isHeard ? [2, 3] : [1, 2]))
    _ = host
  }

  @Test("A property that the body reads runs it once for each identity that hangs on it (ObservationUtils)")
  func observedIdentity() throws {
    struct Root: View {
      let log: EventRecorder
      @State var model: Observed

      var body: some View {
        let _ = log.note("body")
        (model.heard ? Color.red : Color.blue).onAppear { log.note("appear") }.id(model.heard)
      }
    }
    let log = EventRecorder()
    let model = Observed()
    let host = try window { Root(log: log, model: model) }
    #expect(log.take() == ["body", "appear"])
    host.change { model.heard = true }
    #expect(log.take() == ["body", "appear"])
  }

  @Test("An action of an inner view that writes through Bindable is over when the outer one's runs (Bindable)")
  func innerFirst() throws {
    struct Inner: View {
      @Binding var value: Bool
      var body: some View { Color.red.onAppear { value = true } }
    }
    struct Root: View {
      let log: EventRecorder
      let model = Observed()

      var body: some View {
        let model = Bindable(model)
        Inner(value: model.heard).onAppear { log.note("outer sees \(self.model.heard)") }
      }
    }
    let log = EventRecorder()
    let host = try window { Root(log: log) }
    #expect(log.take() == ["outer sees true"])
    _ = host
  }

  @Test("No object in the environment is nil for who asks for one that may be missing (Environment+Observable)")
  func missingObject() throws {
    struct Inner: View {
      let log: EventRecorder
      @Environment(Observed.self) private var model: Observed?
      var body: some View { Color.red.onAppear { log.note(model == nil ? "none" : "\(model?.heard == true)") } }
    }
    let log = EventRecorder()
    let none: Observed? = nil
    let first = try window { Inner(log: log).environment(none) }
    #expect(log.take() == ["none"])
    let model = Observed()
    model.heard = true
    let second = try window { Inner(log: log).environment(model) }
    #expect(log.take() == ["true"])
    _ = (first, second)
  }
}
