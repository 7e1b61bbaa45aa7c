import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Changes of geometry", .serialized)
struct GeometryChangeTests {
  private struct Root: View {
    let remote: Remote<[CGFloat]>
    let log: EventRecorder
    @State private var lengths: [CGFloat] = [0, 10]
    var body: some View {
      VStack(spacing: 0) {
        Color.clear.frame(height: lengths[0])
        Color.red.frame(width: 50, height: lengths[1])
          .onGeometryChange(for: CGFloat.self, of: { $0.size.height }, action: { log.note("height \(Int($0))") })
          .onGeometryChange(for: CGFloat.self) { proxy in
            proxy.frame(in: .global).minY
          } action: { old, new in
            log.note("top \(Int(old)) \(Int(new))")
          }
        Spacer(minLength: 0)
      }
      .handing($lengths, to: remote)
    }
  }

  @Test("The action gets the first value, and then each new one; with the value before if it wants to")
  func changes() throws {
    let log = EventRecorder()
    let remote = Remote<[CGFloat]>()
    let host = try window { Root(remote: remote, log: log) }
    #expect(log.take().sorted() == ["height 10", "top 0 0"])
    host.change { remote.value = [20, 10] }
    #expect(log.take() == ["top 0 20"])
    host.change { remote.value = [20, 15] }
    #expect(log.take() == ["height 15"])
    host.change { remote.value = [20, 15] }
    #expect(log.take() == [])
  }

  @Test("Views are told in their order, outer ones first, after changes as when they were new (G1)")
  func order() throws {
    struct Part: View {
      let name: String
      let length: CGFloat
      let log: EventRecorder
      var body: some View {
        Color.red.frame(width: length, height: 5)
          .onGeometryChange(for: CGFloat.self, of: \.size.width) { _ in log.note("\(name) inner") }
          .preference(key: LengthKey.self, value: length)
          .onPreferenceChange(LengthKey.self) { _ in log.note("\(name) preference") }
          .onGeometryChange(for: CGFloat.self, of: \.size.width) { _ in log.note("\(name) outer") }
      }
    }
    struct Root: View {
      let remote: Remote<[String]>
      let log: EventRecorder
      @State private var names: [String] = ["a", "b"]
      var body: some View {
        VStack(spacing: 0) {
          ForEach(names, id: \.self) { Part(name: $0, length: CGFloat(10 * names.count), log: log) }
        }
        .onGeometryChange(for: CGFloat.self, of: \.size.width) { _ in log.note("all") }
        .handing($names, to: remote)
      }
    }
    func expected(_ names: [String]) -> [String] {
      ["all"] + names.flatMap { ["\($0) inner", "\($0) preference", "\($0) outer"] }
    }
    let log = EventRecorder()
    let remote = Remote<[String]>()
    let host = try window { Root(remote: remote, log: log) }
    #expect(log.take() == expected(["a", "b"]))
    host.change { remote.value = ["c", "b", "a"] }
    #expect(log.take() == expected(["c", "b", "a"]))
  }

  private struct LengthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
  }

  @Test("State set by the action counts in the same frame")
  func feedback() throws {
    struct Root: View {
      @State private var size: CGSize = .zero
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: 60, height: 10)
            .onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
          Text("\(Int(size.width)) by \(Int(size.height))")
        }
      }
    }
    let told: [String] = try warnings {
      let host = try window { Root() }
      #expect(host.labels == ["60 by 10"])
    }
    #expect(told == [])
  }

  @Test("A size that its own action changes for ever is reported and stopped")
  func endless() throws {
    struct Root: View {
      @State private var width: CGFloat = 10
      var body: some View {
        Color.red.frame(width: width).onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 + 1 }
      }
    }
    let told: [String] = try warnings { _ = try window { Root() } }
    #expect(told.count == 1)
    #expect(told.first?.contains("onGeometryChange(for: CGFloat) tried to update multiple times per frame") == true)
  }

  @Test("A window that changes its size tells the views concerned")
  func resizing() throws {
    let log = EventRecorder()
    let host = try window(width: 200, height: 100) {
      HStack(spacing: 0) {
        Color.red.onGeometryChange(for: CGFloat.self, of: \.size.width) { log.note("flexible \(Int($0))") }
        Color.red.frame(width: 50)
          .onGeometryChange(for: CGFloat.self, of: \.size.width) { log.note("fixed \(Int($0))") }
      }
    }
    #expect(log.take().sorted() == ["fixed 50", "flexible 150"])
    host.graph.resize(to: .init(size: CGSize(width: 300, height: 100)))
    host.update()
    #expect(log.take() == ["flexible 250"])
  }

  @Test("Effects on geometry leave taps where things are seen; what is scaled to nothing takes none")
  func hits() throws {
    var taps = 0
    let host = try window {
      Button(action: { taps += 1 }, label: { Color.red.frame(width: 20, height: 10) })
        .scaleEffect(2, anchor: .topLeading).rotationEffect(.degrees(180))
    }
    // Scaled it reaches from 90 to 130; turned around the middle of the frame, from 70 to 110.
    #expect(host.send(.tap(CGPoint(x: 75, y: 40))))
    #expect(!host.send(.tap(CGPoint(x: 115, y: 50))))
    let flat = try window {
      Button(action: { taps += 1 }, label: { Color.red.frame(width: 20, height: 10) }).scaleEffect(0)
    }
    #expect(!flat.send(.tap(CGPoint(x: 100, y: 50))))
    #expect(taps == 1)
  }
}
