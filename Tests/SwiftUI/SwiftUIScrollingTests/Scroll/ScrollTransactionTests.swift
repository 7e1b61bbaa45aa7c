import Foundation
import HostHeadless
import HostInterface
import Observation
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// What the transaction of a change means for scroll views whose position is bound.
@MainActor
@Suite("Transactions of scroll positions", .serialized)
struct ScrollTransactionTests {
  private let middle = CGPoint(x: 50, y: 50)

  @Observable
  final class Model {
    var items: [Int] = Array(100..<300)
  }

  private struct Rows: View {
    let model: Model
    var isLazy = true
    var body: some View {
      let rows = ForEach(model.items, id: \.self) { item in
        Color.blue.frame(height: 20).accessibilityElement().accessibilityLabel("\(item)")
      }
      if isLazy {
        LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
      } else {
        VStack(spacing: 0) { rows }.scrollTargetLayout()
      }
    }
  }

  private struct ByID: View {
    let model: Model
    var isLazy = true
    let remote: Remote<Int?>
    @State private var id: Int?
    var body: some View {
      ScrollView { Rows(model: model, isLazy: isLazy) }.scrollPosition(id: $id, anchor: .top)
        .handing($id, to: remote)
    }
  }

  private struct ByPosition: View {
    let model: Model
    let remote: Remote<ScrollPosition>
    @State private var position = ScrollPosition(idType: Int.self)
    var body: some View {
      ScrollView { Rows(model: model) }.scrollPosition($position).handing($position, to: remote)
    }
  }

  @Test("A bound position that changes in an animation is scrolled to gradually", arguments: [false, true])
  func animated(isLazy: Bool) throws {
    let remote = Remote<Int?>()
    let host = try window(width: 100, height: 100) { ByID(model: Model(), isLazy: isLazy, remote: remote) }
    host.change { withAnimation(.linear(duration: 1)) { remote.value = 120 } }
    #expect(host.frame("100")?.minY == 0)
    host.advance(by: .milliseconds(500))
    // Half of the 20 rows of 20 points.
    #expect(host.frame("110")?.minY == 0)
    host.finishAnimations()
    #expect(host.frame("120")?.minY == 0)
    host.change { remote.value = 100 }
    #expect(host.frame("100")?.minY == 0, "without an animation it is there at once")
  }

  @Test("A scroll position that changes in an animation is scrolled to gradually")
  func animatedPosition() throws {
    let remote = Remote<ScrollPosition>()
    let host = try window(width: 100, height: 100) { ByPosition(model: Model(), remote: remote) }
    host.change { withAnimation(.linear(duration: 1)) { remote.value?.scrollTo(y: 400) } }
    host.advance(by: .milliseconds(250))
    #expect(host.frame("105")?.minY == 0)
    host.finishAnimations()
    #expect(host.frame("120")?.minY == 0)
  }

  @Test("The anchor of a transaction counts more than that of the modifier, and less than one of the position's own")
  func targetAnchor() throws {
    let remote = Remote<Int?>()
    let host = try window(width: 100, height: 100) { ByID(model: Model(), remote: remote) }
    host.change { withTransaction(\.scrollTargetAnchor, .bottom) { remote.value = 150 } }
    #expect(host.frame("150")?.maxY == 100)
    host.change { remote.value = 160 }
    #expect(host.frame("160")?.minY == 0)
    let other = Remote<ScrollPosition>()
    let second = try window(width: 100, height: 100) { ByPosition(model: Model(), remote: other) }
    second.change { withTransaction(\.scrollTargetAnchor, .bottom) { other.value?.scrollTo(id: 150) } }
    #expect(second.frame("150")?.maxY == 100)
    second.change { withTransaction(\.scrollTargetAnchor, .bottom) { other.value?.scrollTo(id: 160, anchor: .top) } }
    #expect(second.frame("160")?.minY == 0)
    #expect(Transaction().scrollTargetAnchor == nil)
  }

  @Test("Content that goes on by itself rests where it is brought to, unless the transaction keeps its speed")
  func velocity() throws {
    func distance(keepsSpeed: Bool) throws -> CGFloat {
      let remote = Remote<ScrollPosition>()
      let host = try window(width: 100, height: 100) { ByPosition(model: Model(), remote: remote) }
      host.send(.pan(at: middle, phase: .began, by: .zero))
      host.send(.pan(at: middle, phase: .changed, by: CGSize(width: 0, height: 20)))
      host.send(.pan(at: middle, phase: .ended(velocity: CGSize(width: 0, height: 300)), by: .zero))
      host.advance(by: .milliseconds(50))
      host.change {
        withTransaction(\.scrollPositionUpdatePreservesVelocity, keepsSpeed) { remote.value?.scrollTo(y: 2_000) }
      }
      #expect(host.frame("200")?.minY == 0)
      host.finishAnimations()
      // Rows of 20 points, from 100 on.
      let label: String = try #require(host.labels.first)
      let row: Int = try #require(Int(label))
      return CGFloat(row - 200) * 20 - (host.frame(label)?.minY ?? 0)
    }
    #expect(try distance(keepsSpeed: false) == 0)
    // A speed of 300 falls by 0.2 % each millisecond: 300 * 0.998^50 / -ln(0.998^1000) is what is left of the way.
    let rest: CGFloat = 300 * pow(0.998, 50) / (-1_000 * log(0.998))
    let kept: CGFloat = try distance(keepsSpeed: true)
    #expect(abs(kept - rest) < 5, "\(kept)")
  }

  @Test("With adjustments disabled rows that come above move those that are seen", arguments: [false, true])
  func adjustments(isLazy: Bool) throws {
    let model = Model()
    let remote = Remote<Int?>()
    let host = try window(width: 100, height: 100) { ByID(model: model, isLazy: isLazy, remote: remote) }
    host.send(.scroll(at: middle, by: CGSize(width: 0, height: 400)))
    #expect(host.frame("120")?.minY == 0)
    host.change { model.items.insert(contentsOf: 0..<2, at: 0) }
    #expect(host.frame("120")?.minY == 0)
    host.change {
      withTransaction(\.scrollContentOffsetAdjustmentBehavior, .disabled) {
        model.items.insert(contentsOf: 2..<4, at: 0)
      }
    }
    #expect(host.frame("120")?.minY == 40)
    #expect(Transaction().scrollContentOffsetAdjustmentBehavior == .automatic)
  }
}
