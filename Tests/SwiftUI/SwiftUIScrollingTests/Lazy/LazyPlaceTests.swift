import HostHeadless
import SwiftUI
import Testing
import ViewTestSupport

/// Lazy stacks whose place follows from their length.
@MainActor
@Suite("Places of lazy containers")
struct LazyPlaceTests {
  private struct Centred: View {
    let first: CGFloat
    let others: CGFloat
    var height: CGFloat?
    let remote: Remote<[CGFloat]>
    @State private var new: [CGFloat]?

    private var lengths: [CGFloat] { new ?? [first, others] }

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<200, id: \.self) { index in
            Color.red.frame(height: lengths[index < 12 ? 0 : 1]).accessibilityElement().accessibilityLabel("r\(index)")
          }
        }
        .accessibilityElement(children: .contain).accessibilityLabel("stack")
        .frame(height: height)
        .position(x: 50, y: 40)
      }
      .handing(Binding(get: { lengths }, set: { new = $0 }), to: remote)
    }
  }

  /// Our own rule: with the lengths of those in sight, each of several lengths of the stack would bring rows into sight
  /// that give just this length.
  @Test("A lazy stack that stands by its middle is as long as its first rows say, whatever was in sight before (G1)")
  func centred() throws {
    let fresh = try window(width: 100, height: 120) { Centred(first: 10, others: 31, remote: Remote()) }
    let stack = fresh.accessibilityTree.nodes.values.first { $0.label == "stack" }
    // Twelve rows of 10 fill the window.
    #expect(stack?.bounds.height == 2000)
    let remote = Remote<[CGFloat]>()
    let host = try window(width: 100, height: 120) { Centred(first: 50, others: 7, remote: remote) }
    #expect(host.labels != fresh.labels)
    host.change { remote.value = [10, 31] }
    #expect(host.graph.layoutText == fresh.graph.layoutText)
    #expect(host.labels == fresh.labels)
  }

  @Test("A lazy stack that begins in sight, in a frame too small for it, is as long as its first rows say (G1)")
  func framed() throws {
    let fresh = try window(width: 100, height: 120) { Centred(first: 10, others: 31, height: 10, remote: Remote()) }
    let remote = Remote<[CGFloat]>()
    let host = try window(width: 100, height: 120) { Centred(first: 2, others: 1, height: 10, remote: remote) }
    host.change { remote.value = [10, 31] }
    #expect(host.graph.layoutText == fresh.graph.layoutText)
    #expect(host.labels == fresh.labels)
  }

  /// Half of the height that follows from the list is the list's: which rows are seen must not decide how long it is.
  private struct Shared: View {
    let remote: Remote<Bool>
    @State var hasSecond: Bool = true

    var body: some View {
      VStack {
        ScrollView {
          LazyVStack {
            Color.red.frame(height: 100)
            if hasSecond { Color.blue.frame(height: 20) }
          }
        }
        Color.green
      }
      .fixedSize(horizontal: false, vertical: true)
      .handing($hasSecond, to: remote)
    }
  }

  @Test("A scroll view that shares the height that follows from its rows comes to rest, and sees the next change (G1)")
  func sharedHeight() throws {
    let remote = Remote<Bool>()
    var host: HeadlessHost?
    let told: [String] = try warnings { host = try window(width: 320, height: 320) { Shared(remote: remote) } }
    let shown: HeadlessHost = try #require(host)
    #expect(told == [])
    shown.change { remote.value = false }
    let fresh: HeadlessHost = try window(width: 320, height: 320) { Shared(remote: Remote(), hasSecond: false) }
    #expect(shown.graph.layoutText == fresh.graph.layoutText)
  }
}
