import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Coordinate spaces", .serialized)
struct CoordinateSpaceTests {
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  /// What a reader of 20 by 10 points sees when `around` is put around it.
  private func read<Value>(
    _ value: @escaping (GeometryProxy) -> Value, isMirrored: Bool = false,
    @ViewBuilder around: (AnyView) -> some View
  ) throws -> Value? {
    var result: Value?
    let reader = GeometryReader { proxy in
      let _ = result = value(proxy)
      Color.red
    }
    .frame(width: 20, height: 10)
    let host = try window {
      around(AnyView(reader)).environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
    }
    #expect(host.graph.differences().isEmpty)
    return result
  }

  private func close(_ first: CGRect?, _ second: CGRect) -> Bool {
    guard let first else { return false }
    return zip(
      [first.minX, first.minY, first.width, first.height], [second.minX, second.minY, second.width, second.height]
    )
    .allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test("A frame in the view's own space begins at zero; in the window's it is where the view is seen")
  func localAndGlobal() throws {
    #expect(try read({ $0.frame(in: .local) }) { $0 } == rect(0, 0, 20, 10))
    #expect(try read({ $0.frame(in: .global) }) { $0 } == rect(90, 45, 20, 10))
    #expect(try read({ $0.frame(in: .global) }) { $0.offset(x: 5, y: -2) } == rect(95, 43, 20, 10))
    #expect(try read({ $0.frame(in: .global) }) { $0.padding(.leading, 30) } == rect(105, 45, 20, 10))
    let space: CoordinateSpace = .global
    #expect(try read({ $0.frame(in: space) }) { $0 } == rect(90, 45, 20, 10))
  }

  @Test("A named space is that of the nearest view with the name; without one it is the window's")
  func named() throws {
    let frame: (GeometryProxy) -> CGRect = { $0.frame(in: .named("box")) }
    #expect(try read(frame) { $0.padding(7).coordinateSpace(.named("box")).padding(3) } == rect(7, 7, 20, 10))
    #expect(try read(frame) { $0.padding(7).coordinateSpace(name: "box").padding(3) } == rect(7, 7, 20, 10))
    #expect(
      try read(frame) { $0.padding(1).coordinateSpace(.named("box")).padding(2).coordinateSpace(.named("box")) }
        == rect(1, 1, 20, 10))
    #expect(try read(frame) { $0.padding(7).coordinateSpace(.named("other")) } == rect(90, 45, 20, 10))
    #expect(try read({ $0.frame(in: .named(3)) }) { $0.padding(7).coordinateSpace(.named(3)) } == rect(7, 7, 20, 10))
  }

  @Test("Effects inside a space count, effects around it do not")
  func effects() throws {
    let frame: (GeometryProxy) -> CGRect = { $0.frame(in: .named("box")) }
    #expect(
      try read(frame) {
        $0.scaleEffect(2, anchor: .topLeading).padding(5).coordinateSpace(.named("box")).scaleEffect(3)
      }
        == rect(5, 5, 40, 20))
    #expect(try read(frame) { $0.offset(x: 4).coordinateSpace(.named("box")).offset(x: 9) } == rect(4, 0, 20, 10))
  }

  @Test("Scaling, rotation and a transform move what is seen, and with it frames, hits and accessibility bounds")
  func transforms() throws {
    let frame: (GeometryProxy) -> CGRect = { $0.frame(in: .global) }
    #expect(try read(frame) { $0.scaleEffect(2) } == rect(80, 40, 40, 20))
    #expect(try read(frame) { $0.scaleEffect(x: 0.5, y: 1, anchor: .leading) } == rect(90, 45, 10, 10))
    #expect(try close(read(frame) { $0.rotationEffect(.degrees(90)) }, rect(95, 40, 10, 20)))
    #expect(try close(read(frame) { $0.rotationEffect(.degrees(180), anchor: .topLeading) }, rect(70, 35, 20, 10)))
    #expect(try read(frame) { $0.scaleEffect(2).offset(x: 10) } == rect(90, 40, 40, 20))
    #expect(try read(frame) { $0.offset(x: 10).scaleEffect(2) } == rect(100, 40, 40, 20))
    #expect(try read({ $0.frame(in: .local) }) { $0.scaleEffect(2) } == rect(0, 0, 20, 10))
    #expect(try read({ $0.size }) { $0.scaleEffect(2) } == CGSize(width: 20, height: 10))
    let host = try window {
      HStack(spacing: 0) {
        Color.red.accessibilityLabel("a").frame(width: 20, height: 10).scaleEffect(2)
        Color.red.accessibilityLabel("b").frame(width: 20, height: 10).rotationEffect(.degrees(90))
      }
    }
    #expect(host.frame("a") == rect(70, 40, 40, 20))
    #expect(close(host.frame("b"), rect(105, 40, 10, 20)))
  }

  @Test("From right to left places and effects are mirrored")
  func rightToLeft() throws {
    let frame: (GeometryProxy) -> CGRect = { $0.frame(in: .global) }
    #expect(try read(frame, isMirrored: true) { $0.padding(.leading, 30) } == rect(75, 45, 20, 10))
    #expect(try read(frame, isMirrored: true) { $0.scaleEffect(2, anchor: .leading) } == rect(70, 40, 40, 20))
    #expect(
      try read({ $0.frame(in: .named("box")) }, isMirrored: true) {
        $0.padding(.leading, 30).coordinateSpace(.named("box"))
      } == rect(0, 0, 20, 10))
  }

  @Test("The bounds of a space are told in the view's own space")
  func bounds() throws {
    #expect(
      try read({ $0.bounds(of: .named("box")) }) { $0.padding(7).coordinateSpace(.named("box")) }
        == rect(-7, -7, 34, 24))
    #expect(try read({ $0.bounds(of: .named("none")) }) { $0.padding(7).coordinateSpace(.named("box")) } == .some(nil))
    #expect(
      try read({ $0.bounds(of: .named("box")) }) {
        $0.scaleEffect(2, anchor: .topLeading).frame(width: 60, height: 60).coordinateSpace(.named("box"))
      } == rect(-10, -12.5, 30, 30))
  }

  @Test("A scroll view has a space, for any axis and for its own")
  func scrollSpace() throws {
    func frame(_ space: NamedCoordinateSpace) throws -> CGRect? {
      try read({ $0.frame(in: space) }) {
        $0.padding(.leading, 5).frame(width: 25, height: 300, alignment: .topLeading).padding(.top, 8)
          .scrolling(.vertical).padding(.leading, 40)
      }
    }
    #expect(try frame(.scrollView) == rect(5, 8, 20, 10))
    #expect(try frame(.scrollView(axis: .vertical)) == rect(5, 8, 20, 10))
    let global: CGRect? = try frame(.named("none"))
    #expect(try frame(.scrollView(axis: .horizontal)) == global)
    #expect(global != rect(5, 8, 20, 10))
  }

  @Test("Spaces tell what they are")
  func values() {
    #expect(CoordinateSpace.global.isGlobal && !CoordinateSpace.global.isLocal)
    #expect(CoordinateSpace.local.isLocal && !CoordinateSpace.named("a").isLocal)
    #expect(LocalCoordinateSpace().coordinateSpace == .local)
    #expect(GlobalCoordinateSpace().coordinateSpace == .global)
    #expect(NamedCoordinateSpace.named("a").coordinateSpace == .named("a"))
    #expect(NamedCoordinateSpace.named("a") == .named("a"))
    #expect(NamedCoordinateSpace.named("a") != .scrollView)
    #expect(Set<CoordinateSpace>([.global, .local, .named(1), .named(1)]).count == 3)
  }

  @Test("A reader of a frame runs again when that frame changes, and only then")
  func dependencies() throws {
    struct Root: View {
      let remote: Remote<[CGFloat]>
      let log: EventRecorder
      @State private var lengths: [CGFloat] = [10, 10]
      var body: some View {
        VStack(spacing: 0) {
          Color.clear.frame(height: lengths[0])
          Inner(length: lengths[1], log: log).coordinateSpace(.named("inner"))
          Spacer(minLength: 0)
        }
        .handing($lengths, to: remote)
      }
    }
    struct Inner: View {
      let length: CGFloat
      let log: EventRecorder
      var body: some View {
        VStack(spacing: 0) {
          Color.clear.frame(height: length)
          GeometryReader { proxy in
            let _ = log.note("inner \(Int(proxy.frame(in: .named("inner")).minY))")
            Color.clear
          }
          .frame(height: 10)
          GeometryReader { proxy in
            let _ = log.note("global \(Int(proxy.frame(in: .global).minY))")
            Color.clear
          }
          .frame(height: 10)
          GeometryReader { proxy in
            let _ = log.note("size \(Int(proxy.size.height))")
            Color.clear
          }
          .frame(height: 10)
        }
      }
    }
    let log = EventRecorder()
    let remote = Remote<[CGFloat]>()
    let host = try window(height: 100) { Root(remote: remote, log: log) }
    _ = log.take()
    host.change { remote.value = [20, 10] }
    #expect(log.take() == ["global 40"])
    host.change { remote.value = [20, 15] }
    #expect(log.take().sorted() == ["global 45", "inner 15", "size 10"])
  }
}

extension View {
  fileprivate func scrolling(_ axes: Axis.Set) -> some View { ScrollView(axes) { self } }
}
