import CoreGraphics
import Testing

@testable import InputEngine

@Suite struct ScrollingTests {
  /// A view that scrolls, without a view.
  private final class Pane: ScrollingTarget {
    var offset: CGFloat = 0
    var limit: CGFloat = 100
    var isHeld: Bool = false
    var velocity: CGFloat?

    func canScroll(by delta: CGSize) -> Bool {
      min(limit, max(0, offset + delta.height)) != min(limit, max(0, offset))
    }

    func scroll(by delta: CGSize) -> Bool {
      guard canScroll(by: delta) else { return false }
      offset = min(limit, max(0, offset + delta.height))
      return true
    }

    func scroll(_ command: ScrollCommand) -> Bool { false }

    func holdContent() -> Bool {
      isHeld = true
      return true
    }

    func moveContent(by delta: CGSize) { offset += delta.height }

    func releaseContent(velocity: CGSize) {
      isHeld = false
      self.velocity = velocity.height
    }
  }

  private let inner = Pane()
  private let outer = Pane()
  private let router = ScrollRouter()

  @discardableResult
  private func send(_ phase: ScrollEvent.Phase, _ delta: CGFloat = 0, velocity: CGFloat = 0) -> Bool {
    let event = ScrollEvent(
      phase, at: .zero, by: CGSize(width: 0, height: delta), velocity: CGSize(width: 0, height: velocity), time: 0)
    return router.handle(event) { _ in [inner, outer] }
  }

  @Test("A notch of a wheel goes to the innermost view that can move in its direction")
  func wheel() {
    send(.wheel, 70)
    send(.wheel, 70)
    send(.wheel, 70)
    #expect(inner.offset == 100 && outer.offset == 70)
    send(.wheel, -30)
    #expect(inner.offset == 70)
    inner.limit = 0
    inner.offset = 0
    outer.offset = 0
    #expect(!send(.wheel, -10))
  }

  @Test("Fingers on a touch pad stay with the view that they began with, beyond its edge and after they are lifted")
  func latching() {
    send(.began)
    send(.changed, 80)
    send(.changed, 80)
    send(.changed, 20)
    #expect(inner.offset == 180 && outer.offset == 0)
    send(.ended, velocity: 300)
    #expect(inner.velocity == 300 && outer.velocity == nil)
    inner.offset = 100
    send(.began)
    send(.changed, 20)
    #expect(outer.offset == 20, "the next gesture goes to the outer view")
    #expect(!inner.isHeld && outer.isHeld)
    send(.cancelled)
    #expect(outer.velocity == 0 && !outer.isHeld)
  }

  @Test("Where none can move, the innermost resists")
  func resistance() {
    outer.limit = 0
    send(.began)
    send(.changed, -10)
    #expect(inner.offset == -10)
  }

  @Test("A new gesture lets go of what an old one held, whose end was never heard of")
  func lostEnd() {
    send(.began)
    send(.changed, 10)
    send(.began)
    #expect(inner.velocity == 0)
  }

  @Test("Content that was let go slows down, rests, and comes back from beyond an edge")
  func coasting() {
    let free = Coast(from: 0, velocity: 1000, range: 0...10_000, bounces: true)
    #expect(free.value(at: 0).velocity == 1000)
    let end: CGFloat = free.value(at: 10).position
    #expect(abs(end - Coast.distance(of: 1000)) < 5)
    #expect(free.value(at: 10).isAtRest)
    let edge = Coast(from: 0, velocity: 2000, range: 0...100, bounces: true)
    let most: CGFloat = stride(from: 0.0, to: 2, by: 0.01).map { edge.value(at: $0).position }.max() ?? 0
    #expect(most > 100)
    #expect(edge.value(at: 5).position == 100 && edge.value(at: 5).isAtRest)
    let stop = Coast(from: 0, velocity: 2000, range: 0...100, bounces: false)
    #expect(stride(from: 0.0, to: 2, by: 0.01).allSatisfy { stop.value(at: $0).position <= 100 })
  }

  @Test("A rubber band follows less and less, and never further than its length")
  func rubberBand() {
    let pulls: [CGFloat] = [10, 100, 1000, 1e6].map { RubberBand.pull($0, length: 300) }
    #expect(pulls == pulls.sorted() && pulls.allSatisfy { $0 < 300 })
    #expect(pulls[0] < 10 && RubberBand.pull(-10, length: 300) == -pulls[0])
    #expect(RubberBand.pull(0, length: 0) == 0)
  }
}
