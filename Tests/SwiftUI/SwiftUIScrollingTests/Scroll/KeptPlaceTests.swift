import CoreGraphics
import HostHeadless
import HostInterface
import Observation
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// What is seen stays where it is when content comes and goes before it, where a position is bound.
@MainActor
@Suite("Places that are kept", .serialized)
struct KeptPlaceTests {
  private let middle = CGPoint(x: 50, y: 50)

  @Observable
  final class Model {
    var items: [Int]
    init(_ items: [Int]) { self.items = items }
  }

  private struct Rows: View {
    let model: Model
    var body: some View {
      ForEach(model.items, id: \.self) { item in
        Color.blue.frame(height: item.isMultiple(of: 3) ? 30 : 20)
          .accessibilityElement().accessibilityLabel("\(item)")
      }
    }
  }

  private struct Screen: View {
    let model: Model
    let isLazy: Bool
    var binds = true
    @State private var id: Int?
    var body: some View {
      let scroll = ScrollView {
        if isLazy {
          LazyVStack(spacing: 0) { Rows(model: model) }.scrollTargetLayout()
        } else {
          VStack(spacing: 0) { Rows(model: model) }.scrollTargetLayout()
        }
      }
      if binds { scroll.scrollPosition(id: $id) } else { scroll }
    }
  }

  @Test("Rows that come or go above do not move those that are seen", arguments: [false, true])
  func above(isLazy: Bool) throws {
    let model = Model(Array(100..<300))
    let host = try window(width: 100, height: 100) { Screen(model: model, isLazy: isLazy) }
    host.send(.scroll(at: middle, by: CGSize(width: 0, height: 1_004)))
    let seen: String = try #require(host.labels.first { (host.frame($0)?.minY ?? -1) >= 0 })
    let place = try #require(host.frame(seen))
    host.change { model.items.insert(contentsOf: 0..<40, at: 0) }
    #expect(host.frame(seen) == place)
    host.change { model.items.insert(contentsOf: 1_000..<1_007, at: 50) }
    #expect(host.frame(seen) == place)
    host.change { model.items.removeSubrange(5..<25) }
    #expect(host.frame(seen) == place)
    host.change { model.items.append(5_000) }
    #expect(host.frame(seen) == place)
    // The way back to the beginning is whole.
    for _ in 0..<60 { host.send(.scrollKey(at: middle, .pageUp)) }
    #expect(host.labels.first == "0" && host.frame("0")?.minY == 0)
  }

  @Test("Without a bound position the distance stays, and rows that come above are seen to move the others")
  func unbound() throws {
    let model = Model(Array(100..<300))
    let host = try window(width: 100, height: 100) { Screen(model: model, isLazy: false, binds: false) }
    host.send(.scroll(at: middle, by: CGSize(width: 0, height: 1_004)))
    let seen: String = try #require(host.labels.first { (host.frame($0)?.minY ?? -1) >= 0 })
    let place = try #require(host.frame(seen))
    host.change { model.items.insert(contentsOf: [1, 2], at: 0) }
    #expect(host.frame(seen)?.minY == place.minY + 40)
  }

  @Test("A view that is gone leaves its place to the next that was seen", arguments: [false, true])
  func gone(isLazy: Bool) throws {
    let model = Model(Array(100..<300))
    let host = try window(width: 100, height: 100) { Screen(model: model, isLazy: isLazy) }
    host.send(.scroll(at: middle, by: CGSize(width: 0, height: 1_000)))
    let labels: [String] = host.labels.filter { (host.frame($0)?.minY ?? -1) >= 0 }
    let first: Int = try #require(Int(labels[0]))
    host.change { model.items.removeAll { $0 == first } }
    #expect(!host.labels.contains(labels[0]))
    #expect(host.frame(labels[1]) != nil)
  }

  @Test("Content that a program brought to its end stays there when it grows")
  func edge() throws {
    struct Chat: View {
      let model: Model
      @State private var position = ScrollPosition(edge: .bottom)
      var body: some View {
        ScrollView { VStack(spacing: 0) { Rows(model: model) } }.scrollPosition($position)
      }
    }
    let model = Model(Array(1..<20))
    let host = try window(width: 100, height: 100) { Chat(model: model) }
    #expect(host.frame("19")?.maxY == 100)
    host.change { model.items.append(20) }
    #expect(host.frame("20")?.maxY == 100)
    host.send(.scroll(at: middle, by: CGSize(width: 0, height: -50)))
    host.change { model.items.append(21) }
    #expect(host.frame("20")?.maxY == 150, "a person scrolled away from the end")
  }
}
