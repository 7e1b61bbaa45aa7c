import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Safe areas", .serialized)
struct SafeAreaTests {
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  /// A window of 200 by 100 points with 20 taken at the top and 10 at the bottom.
  private func phone(@ViewBuilder _ root: () -> some View) throws -> HeadlessHost {
    let host = try window(safeArea: .init(top: 20, bottom: 10), root: root)
    #expect(host.graph.differences().isEmpty)
    return host
  }

  private func box(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> some View {
    Color.red.accessibilityLabel(name).frame(width: width, height: height)
  }

  @Test("A view that ignores the safe area reaches beyond the edges that it touches, and only those")
  func ignoring() throws {
    #expect(try phone { box("a").ignoresSafeArea() }.frame("a") == rect(0, 0, 200, 100))
    #expect(try phone { box("a").ignoresSafeArea(edges: .top) }.frame("a") == rect(0, 0, 200, 90))
    #expect(try phone { box("a").ignoresSafeArea(.keyboard) }.frame("a") == rect(0, 20, 200, 70))
    #expect(try phone { box("a").edgesIgnoringSafeArea(.bottom) }.frame("a") == rect(0, 20, 200, 80))
    #expect(try phone { box("a").padding(.top, 5).ignoresSafeArea() }.frame("a") == rect(0, 5, 200, 95))
    #expect(try phone { box("a").ignoresSafeArea().padding(.top, 5) }.frame("a") == rect(0, 25, 200, 75))
    #expect(try phone { box("a", 40, 20).ignoresSafeArea() }.frame("a") == rect(80, 45, 40, 20))
  }

  @Test("A view of fixed size that ignores the safe area moves to where its room begins; its neighbours stay")
  func fixed() throws {
    let host = try phone {
      VStack(spacing: 0) {
        box("top", 40, 20).ignoresSafeArea()
        box("below")
      }
    }
    #expect(host.frame("top") == rect(80, 0, 40, 20))
    #expect(host.frame("below") == rect(0, 40, 200, 50))
  }

  @Test("A bar takes room at its edge, and adds to the safe area of what is beside it")
  func bars() throws {
    let host = try phone {
      box("a").safeAreaBar(edge: .bottom, alignment: .trailing, spacing: 5) { box("bar", 30, 15) }
        .safeAreaBar(edge: .leading) { box("side", 20, 10) }
    }
    #expect(host.frame("bar") == rect(170, 75, 30, 15))
    #expect(host.frame("side")?.width == 20 && host.frame("side")?.minX == 0)
    #expect(host.frame("a")?.maxY == 70)
    let pair = try phone { box("a").safeAreaInset(edge: .leading) { box("side", 20, 10) } }
    #expect(host.frame("a")?.minX == pair.frame("a")?.minX)
  }

  @Test("Readers get the safe area beyond their edges; a reader that took that room has none left")
  func readers() throws {
    func insets(@ViewBuilder _ change: (AnyView) -> some View) throws -> EdgeInsets? {
      var read: EdgeInsets?
      let reader = GeometryReader { proxy in
        let _ = read = proxy.safeAreaInsets
        Color.clear
      }
      _ = try phone { change(AnyView(reader)) }
      return read
    }
    #expect(try insets { $0 } == EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0))
    #expect(try insets { $0.padding(.top, 1) } == EdgeInsets(top: 0, leading: 0, bottom: 10, trailing: 0))
    #expect(try insets { $0.ignoresSafeArea() } == EdgeInsets())
    #expect(try insets { $0.safeAreaPadding(.top, 5) } == EdgeInsets(top: 25, leading: 0, bottom: 10, trailing: 0))
    #expect(try insets { $0.rotationEffect(.degrees(45)) } == EdgeInsets())
    #expect(
      try insets { $0.safeAreaPadding(3).safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)) }
        == EdgeInsets(top: 24, leading: 5, bottom: 17, trailing: 11))
    #expect(
      try insets { $0.safeAreaPadding(.leading, 7).environment(\.layoutDirection, .rightToLeft) }
        == EdgeInsets(top: 20, leading: 7, bottom: 10, trailing: 0))
  }

  @Test("An inset shows its bar at the edge and leaves the rest to the view")
  func insets() throws {
    func frames(_ host: HeadlessHost) -> [CGRect?] { [host.frame("a"), host.frame("bar")] }
    #expect(
      try frames(phone { box("a").safeAreaInset(edge: .bottom, spacing: 0) { box("bar", nil, 12) } })
        == [rect(0, 20, 200, 58), rect(0, 78, 200, 12)])
    #expect(
      try frames(phone { box("a").safeAreaInset(edge: .top, spacing: 3) { box("bar", nil, 12) } })
        == [rect(0, 35, 200, 55), rect(0, 20, 200, 12)])
    #expect(
      try frames(phone { box("a").safeAreaInset(edge: .top) { box("bar", nil, 12) } })
        == [rect(0, 40, 200, 50), rect(0, 20, 200, 12)])
    #expect(
      try frames(phone { box("a").safeAreaInset(edge: .leading, spacing: 0) { box("bar", 30, nil) } })
        == [rect(30, 20, 170, 70), rect(0, 20, 30, 70)])
    #expect(
      try frames(phone { box("a").safeAreaInset(edge: .trailing, spacing: 0) { box("bar", 30, nil) } })
        == [rect(0, 20, 170, 70), rect(170, 20, 30, 70)])
    #expect(
      try frames(
        phone {
          box("a").safeAreaInset(edge: .leading, spacing: 0) { box("bar", 30, nil) }
            .environment(\.layoutDirection, .rightToLeft)
        }) == [rect(0, 20, 170, 70), rect(170, 20, 30, 70)])
    #expect(
      try frames(
        phone {
          box("a", 80, 20).safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 0) { box("bar", 30, 10) }
        }) == [rect(60, 40, 80, 20), rect(110, 60, 30, 10)])
    #expect(
      try frames(
        phone {
          box("a", 40, 40).safeAreaInset(edge: .leading, alignment: .bottom, spacing: 0) { box("bar", 20, 10) }
        }) == [rect(90, 35, 40, 40), rect(70, 65, 20, 10)])
  }

  @Test("Insets add up, and a view inside may go on under all of them")
  func nested() throws {
    let host = try phone {
      box("a").ignoresSafeArea()
        .safeAreaInset(edge: .bottom, spacing: 0) { box("first", nil, 10) }
        .safeAreaInset(edge: .bottom, spacing: 0) { box("second", nil, 5) }
    }
    #expect(host.frame("a") == rect(0, 0, 200, 100))
    #expect(host.frame("first") == rect(0, 75, 200, 10))
    #expect(host.frame("second") == rect(0, 85, 200, 5))
    let filled = try phone {
      Color.clear.background(.red).safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: 10) }
    }
    #expect(filled.displayLines.contains { $0.contains("FF3B30") && $0.contains("rect 0 0 200 100") })
    let bar = try phone {
      Color.clear.safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: 10).background(.red) }
    }
    #expect(bar.displayLines.contains { $0.contains("FF3B30") && $0.contains("rect 0 80 200 20") })
  }

  @Test("Padding of the safe area insets the view and lets backgrounds go on under it")
  func padding() throws {
    #expect(try phone { box("a").safeAreaPadding(6) }.frame("a") == rect(6, 26, 188, 58))
    #expect(try phone { box("a").safeAreaPadding(.horizontal) }.frame("a") == rect(16, 20, 168, 70))
    #expect(try phone { box("a").ignoresSafeArea().safeAreaPadding(6) }.frame("a") == rect(0, 0, 200, 100))
    #expect(
      try phone { box("a").ignoresSafeArea(edges: .leading).safeAreaPadding(6) }.frame("a") == rect(0, 26, 194, 58))
  }

  @Test("A bar that grows, and a window whose safe area changes, change what lies inside")
  func changes() throws {
    struct Root: View {
      let remote: Remote<CGFloat>
      @State private var height: CGFloat = 10
      var body: some View {
        VStack(spacing: 0) {
          Color.red.accessibilityLabel("a").ignoresSafeArea()
          GeometryReader { Text("\(Int($0.safeAreaInsets.top)) \(Int($0.safeAreaInsets.bottom))") }.frame(height: 20)
        }
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: height) }
        .handing($height, to: remote)
      }
    }
    let remote = Remote<CGFloat>()
    let told: [String] = try warnings {
      let host = try phone { Root(remote: remote) }
      #expect(host.frame("a") == rect(0, 0, 200, 60))
      #expect(host.labels == ["a", "0 20"])
      host.change { remote.value = 25 }
      #expect(host.frame("a") == rect(0, 0, 200, 45))
      #expect(host.labels == ["a", "0 35"])
      host.change { host.graph.resize(to: HostWindow(size: CGSize(width: 200, height: 120), safeArea: .init(top: 5))) }
      #expect(host.frame("a") == rect(0, 0, 200, 75))
      #expect(host.labels == ["a", "0 25"])
    }
    #expect(told == [])
  }

  @Test("Regions are a set; what is not chosen hides what lies beyond it")
  func regions() throws {
    #expect(SafeAreaRegions.all.contains([.container, .keyboard]))
    #expect(SafeAreaRegions.container.isDisjoint(with: .keyboard))
  }

  @Test("The background style goes on under the safe area at the edges named")
  func backgrounds() throws {
    func fill(_ edges: Edge.Set) throws -> Bool {
      try phone { Color.clear.background(ignoresSafeAreaEdges: edges).backgroundStyle(.red) }
        .displayLines.contains {
          $0.contains("FF3B30") && $0.contains(edges == .all ? "rect 0 0 200 100" : "rect 0 0 200 90")
        }
    }
    #expect(try fill(.all))
    #expect(try fill(.top))
  }
}
