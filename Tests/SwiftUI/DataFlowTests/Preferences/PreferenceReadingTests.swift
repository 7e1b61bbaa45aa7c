import HostHeadless
import ReactiveGraph
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Preferences that are read", .serialized)
struct PreferenceReadingTests {
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  /// A frame around each place that the views inside tell.
  private struct Marks: ViewModifier {
    func body(content: Content) -> some View {
      content.overlayPreferenceValue(PlacesKey.self) { places in
        GeometryReader { proxy in
          ForEach(places.indices, id: \.self) { index in
            let place: CGRect = proxy[places[index]]
            Color.clear.frame(width: place.width, height: place.height)
              .accessibilityLabel("mark \(index)").offset(x: place.minX, y: place.minY)
          }
        }
      }
    }
  }

  private struct Marked: View {
    let remote: Remote<CGFloat>
    @State private var space: CGFloat = 10
    var body: some View {
      HStack(spacing: space) {
        Color.red.frame(width: 20, height: 10).anchorPreference(key: PlacesKey.self, value: .bounds) { [$0] }
        Color.red.frame(width: 40, height: 30).anchorPreference(key: PlacesKey.self, value: .bounds) { [$0] }
      }
      .padding(5)
      .modifier(Marks())
      .handing($space, to: remote)
    }
  }

  @Test("Anchors carry places of views inside to views in front, and follow them")
  func anchors() throws {
    let remote = Remote<CGFloat>()
    let told: [String] = try warnings {
      let host = try window { Marked(remote: remote) }
      #expect(host.frame("mark 0") == rect(65, 45, 20, 10))
      #expect(host.frame("mark 1") == rect(95, 35, 40, 30))
      host.change { remote.value = 30 }
      #expect(host.frame("mark 0") == rect(55, 45, 20, 10))
      #expect(host.frame("mark 1") == rect(105, 35, 40, 30))
    }
    #expect(told == [])
  }

  @Test("Layers made from a preference are aligned to the view, in front of it or behind, and contribute in that order")
  func layers() throws {
    var told: [[String]] = []
    let host = try window {
      Color.red.frame(width: 60, height: 40).accessibilityLabel("view")
        .preference(key: NamesKey.self, value: ["a"])
        .backgroundPreferenceValue(NamesKey.self, alignment: .bottomTrailing) { names in
          Color.blue.frame(width: 10, height: 10).accessibilityLabel("\(names) behind")
            .preference(key: NamesKey.self, value: ["behind"])
        }
        .overlayPreferenceValue(NamesKey.self, alignment: .topLeading) { names in
          Color.blue.frame(width: 10, height: 10).accessibilityLabel("\(names) in front")
        }
        .onPreferenceChange(NamesKey.self) { told.append($0) }
    }
    #expect(host.frame("view") == rect(70, 30, 60, 40))
    #expect(host.frame("[\"a\"] behind") == rect(120, 60, 10, 10))
    #expect(host.frame("[\"behind\", \"a\"] in front") == rect(70, 30, 10, 10))
    #expect(told == [["behind", "a"]])
    #expect(host.graph.differences().isEmpty)
  }

  @Test("A layer that shows how large the view is makes no cycle, also when the size comes from a geometry reader")
  func noCycle() throws {
    struct Root: View {
      let remote: Remote<CGFloat>
      @State private var width: CGFloat = 60
      var body: some View {
        Color.red.frame(width: width, height: 40)
          .background { GeometryReader { Color.clear.preference(key: LongestKey.self, value: $0.size.width) } }
          .overlayPreferenceValue(LongestKey.self) { Text("\(Int($0))") }
          .handing($width, to: remote)
      }
    }
    let remote = Remote<CGFloat>()
    let told: [String] = try warnings {
      let host = try window { Root(remote: remote) }
      #expect(host.labels == ["60"])
      host.change { remote.value = 80 }
      #expect(host.labels == ["80"])
    }
    #expect(told == [])
  }

  @Test("A layer runs again for a new value only")
  func runs() throws {
    struct Root: View {
      let remote: Remote<Int>
      let log: EventRecorder
      @State private var number = 1
      var body: some View {
        Text("\(number)").preference(key: LongestKey.self, value: CGFloat(number / 10))
          .overlayPreferenceValue(LongestKey.self) { value in
            let _ = log.note("\(Int(value))")
            Color.clear
          }
          .handing($number, to: remote)
      }
    }
    let log = EventRecorder()
    let remote = Remote<Int>()
    let host = try window { Root(remote: remote, log: log) }
    #expect(log.take() == ["0"])
    host.change { remote.value = 11 }
    #expect(log.take().last == "1")
  }

  @Test("Points, unit points, rectangles, several anchors and none")
  func sources() throws {
    struct Points: PreferenceKey {
      static let defaultValue: [Anchor<[CGPoint]>] = []
      static func reduce(value: inout [Anchor<[CGPoint]>], nextValue: () -> [Anchor<[CGPoint]>]) {
        value += nextValue()
      }
    }
    struct Maybe: PreferenceKey {
      static let defaultValue: [Anchor<CGRect?>] = []
      static func reduce(value: inout [Anchor<CGRect?>], nextValue: () -> [Anchor<CGRect?>]) { value += nextValue() }
    }
    let unit: [Anchor<CGPoint>.Source] = [
      .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom, .bottomTrailing,
      .point(CGPoint(x: 3, y: 4)), .unitPoint(UnitPoint(x: 0.25, y: 2)),
    ]
    var points: [CGPoint] = []
    var rects: [CGRect?] = []
    _ = try window {
      Color.red.frame(width: 40, height: 20)
        .anchorPreference(key: Points.self, value: Anchor<[CGPoint]>.Source(unit)) { [$0] }
        .anchorPreference(
          key: Maybe.self, value: Anchor<CGRect?>.Source(.rect(CGRect(x: 1, y: 2, width: 3, height: 4)))
        ) {
          [$0]
        }
        .transformAnchorPreference(key: Maybe.self, value: Anchor<CGRect?>.Source(nil as Anchor<CGRect>.Source?)) {
          $0.append($1)
        }
        .padding(10)
        .backgroundPreferenceValue(Points.self) { anchors in
          GeometryReader { proxy in
            let _ = points = anchors.flatMap { proxy[$0] }
            Color.clear
          }
        }
        .backgroundPreferenceValue(Maybe.self) { anchors in
          GeometryReader { proxy in
            let _ = rects = anchors.map { proxy[$0] }
            Color.clear
          }
        }
    }
    let expected: [(CGFloat, CGFloat)] = [
      (10, 10), (30, 10), (50, 10), (10, 20), (30, 20), (50, 20), (10, 30), (30, 30), (50, 30), (13, 14), (20, 50),
    ]
    #expect(points == expected.map { CGPoint(x: $0.0, y: $0.1) })
    #expect(rects == [rect(11, 12, 3, 4), nil])
  }

  @Test("An observer of anchors is called when their view moves; a reader in front of it is not rebuilt")
  func movingAnchors() throws {
    struct Root: View {
      let remote: Remote<CGFloat>
      let log: EventRecorder
      let waits: Bool
      @State private var space: CGFloat = 0
      var body: some View {
        VStack(spacing: 0) {
          Color.clear.frame(height: space)
          Inner(log: log, waits: waits)
          Spacer(minLength: 0)
        }
        .handing($space, to: remote)
      }
    }
    struct Inner: View {
      let log: EventRecorder
      let waits: Bool
      var body: some View {
        if waits {
          marked.onPreferenceChange(PlacesKey.self) { _ in log.note("told") }
        } else {
          marked.overlayPreferenceValue(PlacesKey.self) { anchors in
            let _ = log.note("layer")
            GeometryReader { proxy in
              let _ = log.note("\(Int(proxy[anchors[0]].minY))")
              Color.clear
            }
          }
        }
      }
      private var marked: some View {
        Color.red.frame(height: 10).anchorPreference(key: PlacesKey.self, value: .bounds) { [$0] }.padding(4)
      }
    }
    let log = EventRecorder()
    let remote = Remote<CGFloat>()
    let waiting = try window { Root(remote: remote, log: log, waits: true) }
    #expect(log.take() == ["told"])
    waiting.change { remote.value = 20 }
    #expect(log.take() == ["told"])
    let reading = try window { Root(remote: remote, log: log, waits: false) }
    #expect(log.take().contains("4"))
    reading.change { remote.value = 20 }
    // Both move together, so nothing between them changes.
    #expect(log.take() == [])
  }

  @Test("Anchors are equal when they stand for the same place")
  func equality() throws {
    var seen: [Anchor<CGRect>] = []
    _ = try window {
      HStack {
        Color.red.anchorPreference(key: PlacesKey.self, value: .bounds) { [$0] }
          .transformAnchorPreference(key: PlacesKey.self, value: .bounds) { $0.append($1) }
        Color.red.anchorPreference(key: PlacesKey.self, value: .bounds) { [$0] }
      }
      .backgroundPreferenceValue(PlacesKey.self) { anchors in
        let _ = seen = anchors
        Color.clear
      }
    }
    #expect(seen.count == 3)
    #expect(seen[0] == seen[1])
    #expect(seen[0] != seen[2])
    #expect(Set(seen).count == 2)
  }
}
