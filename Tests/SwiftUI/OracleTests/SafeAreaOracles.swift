import SwiftUI
import Testing
import ViewTestSupport

@MainActor
@Suite("Oracle: safe areas", .serialized)
struct SafeAreaOracles {
  private func stripes(_ count: Int) -> some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { Color.green.frame(height: 30).probe("stripe \($0)") }
    }.probe("stripes")
  }

  @Test("A bar takes room from what is fixed, and covers what scrolls (position/safe-area)")
  func bars() throws {
    try expectFrames(
      400, 260,
      [
        "plain": [30, 30, 100, 200], "plain content": [30, 30, 100, 162], "plain bar": [30, 200, 100, 30],
        "scroll": [150, 30, 100, 200], "stripes": [150, 30, 100, 240], "stripe 0": [150, 30, 100, 30],
        "stripe 7": [150, 240, 100, 30], "scroll bar": [150, 200, 100, 30], "ignoring": [270, 30, 100, 200],
        "ignoring content": [270, 30, 100, 200], "ignoring bar": [270, 30, 100, 30], "row": [30, 30, 340, 200],
      ]
    ) {
      HStack(spacing: 20) {
        VStack(spacing: 0) { Color.red.probe("plain content") }
          .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30).probe("plain bar") }
          .frame(width: 100, height: 200).probe("plain")
        ScrollView { stripes(8) }
          .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30).probe("scroll bar") }
          .frame(width: 100, height: 200).probe("scroll")
        VStack(spacing: 0) { Color.orange.probe("ignoring content") }
          .ignoresSafeArea()
          .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 30).probe("ignoring bar") }
          .frame(width: 100, height: 200).probe("ignoring")
      }.probe("row")
    }
  }

  @Test("Padding of the safe area moves what scrolls by as much (position/safe-area-padding)")
  func padding() throws {
    try expectFrames(
      320, 200,
      [
        "padded": [50, 25, 100, 150], "scroll": [170, 25, 100, 150], "stripes": [170, 45, 100, 180],
        "stripe 0": [170, 45, 100, 30], "stripe 5": [170, 195, 100, 30], "row": [50, 25, 220, 150],
      ]
    ) {
      HStack(spacing: 20) {
        Color.red.safeAreaPadding(20).frame(width: 100, height: 150).probe("padded")
        ScrollView { stripes(6) }.safeAreaPadding(.vertical, 20).frame(width: 100, height: 150).probe("scroll")
      }.probe("row")
    }
  }
}
