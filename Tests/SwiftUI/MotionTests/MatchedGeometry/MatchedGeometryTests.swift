import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Views that share a place.
@MainActor
@Suite("Matched geometry", .serialized)
struct MatchedGeometryTests {
  private func rects(_ host: HeadlessHost, _ color: String) -> [CGRect] {
    host.displayList.items.flattenedFills.filter { $0.color == color }.map(\.rect)
  }

  private struct Hero: View {
    let remote: Remote<Bool>
    @Namespace private var space
    @State private var isLarge = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        if isLarge {
          Rectangle().fill(.red).matchedGeometryEffect(id: "hero", in: space)
            .frame(width: 100, height: 80).padding(20)
        } else {
          Rectangle().fill(.blue).matchedGeometryEffect(id: "hero", in: space).frame(width: 20, height: 10)
        }
      }.handing($isLarge, to: remote)
    }
  }

  @Test("A view that comes in place of another sets out from its frame, and both go to the new one")
  func hero() throws {
    let remote = Remote<Bool>()
    let host = try window(width: 200, height: 200) { Hero(remote: remote) }
    #expect(rects(host, "blue") == [CGRect(x: 0, y: 0, width: 20, height: 10)])
    withAnimation(.linear(duration: 1)) { remote.value = true }
    host.update()
    // What comes fades in, and is not seen at first.
    #expect(rects(host, "blue") == [CGRect(x: 0, y: 0, width: 20, height: 10)])
    host.advance(by: .milliseconds(500))
    for color in ["red", "blue"] {
      let rect: CGRect = try #require(rects(host, color).first)
      #expect(abs(rect.minX - 10) < 1 && abs(rect.width - 60) < 2 && abs(rect.height - 45) < 2, "\(color) \(rect)")
    }
    host.finishAnimations()
    #expect(rects(host, "red") == [CGRect(x: 20, y: 20, width: 100, height: 80)])
    #expect(rects(host, "blue") == [])
    #expect(host.graph.differences().isEmpty)
  }

  /// A stack that is as large as what it shows, so that it moves when that changes.
  private struct CentredHero: View {
    let remote: Remote<Bool>
    @Namespace private var space
    @State private var isLarge = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        if isLarge {
          Rectangle().fill(.red).matchedGeometryEffect(id: "hero", in: space).frame(width: 100, height: 80)
        } else {
          Rectangle().fill(.blue).matchedGeometryEffect(id: "hero", in: space).frame(width: 20, height: 20)
        }
        Color.clear.frame(width: 40, height: 40)
      }.handing($isLarge, to: remote)
    }
  }

  @Test("A view that turns round on its way out is the one whose place all have again")
  func turningRound() throws {
    let remote = Remote<Bool>()
    let host = try window(width: 200, height: 200) { Hero(remote: remote) }
    withAnimation(.linear(duration: 1)) { remote.value = true }
    host.advance(by: .milliseconds(500))
    let half: CGRect = try #require(rects(host, "blue").first)
    withAnimation(.linear(duration: 1)) { remote.value = false }
    // The way there runs on below the way back: 0.9 of it, of which 0.4 are taken back.
    host.advance(by: .milliseconds(400))
    #expect(try abs(#require(rects(host, "blue").first).minX - half.minX * 1.08) < 1)
    host.advance(by: .milliseconds(150))
    var last: CGRect = half
    for _ in 0..<4 {
      host.advance(by: .milliseconds(100))
      for color in ["red", "blue"] {
        let rect: CGRect = try #require(rects(host, color).first)
        #expect(rect.minX < last.minX && rect.width < last.width && rect.height < last.height, "\(color) \(rect)")
      }
      let (red, blue): (CGRect, CGRect) = try (#require(rects(host, "red").first), #require(rects(host, "blue").first))
      #expect(abs(red.minX - blue.minX) < 1 && abs(red.width - blue.width) < 1, "\(red) \(blue)")
      last = blue
    }
    host.finishAnimations()
    #expect(rects(host, "blue") == [CGRect(x: 0, y: 0, width: 20, height: 10)])
    #expect(rects(host, "red") == [])
    #expect(host.graph.differences().isEmpty)
  }

  @Test("Two matched views go together where their container moves, too")
  func movingContainer() throws {
    let remote = Remote<Bool>()
    let host = try window(width: 200, height: 200) { CentredHero(remote: remote) }
    #expect(rects(host, "blue") == [CGRect(x: 80, y: 80, width: 20, height: 20)])
    withAnimation(.linear(duration: 1)) { remote.value = true }
    host.update()
    host.advance(by: .milliseconds(500))
    // Half of the way from (80, 80) to (50, 60).
    for color in ["red", "blue"] {
      let rect: CGRect = try #require(rects(host, color).first)
      #expect(abs(rect.minX - 65) < 1 && abs(rect.minY - 70) < 1 && abs(rect.width - 60) < 2, "\(color) \(rect)")
    }
    host.finishAnimations()
    #expect(rects(host, "red") == [CGRect(x: 50, y: 60, width: 100, height: 80)])
    #expect(host.graph.differences().isEmpty)
  }

  @Test("Without an animation the one takes the place of the other at once")
  func atOnce() throws {
    let remote = Remote<Bool>()
    let host = try window(width: 200, height: 200) { Hero(remote: remote) }
    remote.value = true
    host.update()
    #expect(rects(host, "red") == [CGRect(x: 20, y: 20, width: 100, height: 80)])
    #expect(rects(host, "blue") == [])
  }

  @Test("A change back on the way sets out from where the view is seen")
  func interrupted() throws {
    let remote = Remote<Bool>()
    let host = try window(width: 200, height: 200) { Hero(remote: remote) }
    withAnimation(.linear(duration: 1)) { remote.value = true }
    host.update()
    host.advance(by: .milliseconds(500))
    let seen: CGRect = try #require(rects(host, "red").first)
    withAnimation(.linear(duration: 1)) { remote.value = false }
    host.update()
    let next: CGRect = try #require(rects(host, "blue").last)
    #expect(abs(next.minX - seen.minX) < 2 && abs(next.width - seen.width) < 4, "\(next) from \(seen)")
    host.finishAnimations()
    #expect(rects(host, "blue") == [CGRect(x: 0, y: 0, width: 20, height: 10)])
    #expect(rects(host, "red") == [])
  }

  @Test("A change back on the way goes on as fast as the view was moving")
  func interruptedSpring() throws {
    let remote = Remote<Bool>()
    let host = try window(width: 200, height: 200) { Hero(remote: remote) }
    let spring: Animation = .spring(duration: 1, bounce: 0)
    withAnimation(spring) { remote.value = true }
    host.update()
    host.advance(by: .milliseconds(200))
    let before: CGRect = try #require(rects(host, "red").first)
    host.advance(by: .milliseconds(20))
    let seen: CGRect = try #require(rects(host, "red").first)
    let speed: CGFloat = seen.minX - before.minX
    #expect(speed > 0.2)
    withAnimation(spring) { remote.value = false }
    host.update()
    let start: CGRect = try #require(rects(host, "blue").last)
    #expect(abs(start.minX - seen.minX) < 0.5)
    host.advance(by: .milliseconds(20))
    let next: CGRect = try #require(rects(host, "blue").last)
    // Without the speed it would turn at once.
    #expect(next.minX > start.minX + speed / 2, "\(next.minX - start.minX) a step, and \(speed) before")
    #expect(next.width > start.width)
    host.finishAnimations()
    #expect(rects(host, "blue") == [CGRect(x: 0, y: 0, width: 20, height: 10)])
    #expect(host.graph.differences().isEmpty)
  }

  private struct Picker: View {
    let remote: Remote<Int>
    var properties: MatchedGeometryProperties = .frame
    var anchor: UnitPoint = .center
    @Namespace private var space
    @State private var chosen = 0
    var body: some View {
      ZStack(alignment: .topLeading) {
        VStack(alignment: .leading, spacing: 10) {
          ForEach(0..<3) { index in
            Color.clear.frame(width: 40 + CGFloat(index) * 20, height: 20)
              .matchedGeometryEffect(id: index, in: space, properties: properties, anchor: anchor)
          }
        }
        Rectangle().fill(.red)
          .matchedGeometryEffect(id: chosen, in: space, properties: properties, anchor: anchor, isSource: false)
          .frame(width: 10, height: 10)
      }.handing($chosen, to: remote)
    }
  }

  @Test("A view that is no source is where the source is, and goes to another one's place by the change's animation")
  func follower() throws {
    let remote = Remote<Int>()
    let host = try window(width: 100, height: 80) { Picker(remote: remote) }
    // The stack is 80 by 80 in the middle.
    #expect(rects(host, "red") == [CGRect(x: 10, y: 0, width: 40, height: 20)])
    remote.value = 2
    host.update()
    #expect(rects(host, "red") == [CGRect(x: 10, y: 60, width: 80, height: 20)])
    withAnimation(.linear(duration: 1)) { remote.value = 1 }
    host.update()
    host.advance(by: .milliseconds(500))
    let rect: CGRect = try #require(rects(host, "red").first)
    #expect(abs(rect.minY - 45) < 1 && abs(rect.width - 70) < 1)
    host.finishAnimations()
    #expect(rects(host, "red") == [CGRect(x: 10, y: 30, width: 60, height: 20)])
    #expect(host.graph.differences().isEmpty)
  }

  @Test("Position and size can be shared alone, by a point of the views")
  func properties() throws {
    let remote = Remote<Int>()
    let position = try window(width: 100, height: 80) {
      Picker(remote: remote, properties: .position, anchor: .bottomTrailing)
    }
    #expect(rects(position, "red") == [CGRect(x: 40, y: 10, width: 10, height: 10)])
    let size = try window(width: 100, height: 80) { Picker(remote: remote, properties: .size, anchor: .topLeading) }
    #expect(rects(size, "red") == [CGRect(x: 10, y: 0, width: 40, height: 20)])
    #expect(MatchedGeometryProperties.frame == [.position, .size])
  }

  @Test("The same from right to left is the same in a mirror")
  func mirrored() throws {
    let remote = Remote<Int>()
    let host = try window(width: 100, height: 80) {
      Picker(remote: remote).environment(\.layoutDirection, .rightToLeft)
    }
    #expect(rects(host, "red") == [CGRect(x: 50, y: 0, width: 40, height: 20)])
  }

  @Test("A follower goes where its source is put, and stays in its own place when the source goes")
  func sources() throws {
    let remote = Remote<Bool>()
    struct Lost: View {
      let remote: Remote<Bool>
      @Namespace private var space
      @State private var isThere = true
      var body: some View {
        HStack(spacing: 0) {
          if isThere { Color.clear.matchedGeometryEffect(id: 1, in: space).frame(width: 30, height: 30) }
          Rectangle().fill(.red).matchedGeometryEffect(id: 1, in: space, isSource: false)
            .frame(width: 10, height: 10)
        }.handing($isThere, to: remote)
      }
    }
    let host = try window(width: 40, height: 30) { Lost(remote: remote) }
    #expect(rects(host, "red") == [CGRect(x: 0, y: 0, width: 30, height: 30)])
    host.change { remote.value = false }
    #expect(rects(host, "red") == [CGRect(x: 15, y: 10, width: 10, height: 10)])
    host.change { remote.value = true }
    #expect(rects(host, "red") == [CGRect(x: 0, y: 0, width: 30, height: 30)])
  }
}
