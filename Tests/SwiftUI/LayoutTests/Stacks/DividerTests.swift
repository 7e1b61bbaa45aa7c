import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Dividers", .serialized)
struct DividerTests {
  private func line(_ idiom: Idiom, @ViewBuilder _ root: () -> some View) throws -> String {
    let host = try window(width: 100, height: 60, settings: HostSettings(idiom: idiom), root: root)
    return try #require(host.displayLines.first { $0.contains("fill #3C3C43/0.29") })
  }

  @Test("A divider is a line across its stack: a pixel on a phone, a point on a desktop")
  func line() throws {
    // A pixel of a phone is half a point.
    #expect(try line(.phone) { Divider() }.hasSuffix(" 100 0.5"))
    #expect(try line(.desktop) { Divider() }.hasSuffix("rect 0 29.5 100 1"))
    let row = try line(.desktop) {
      HStack(spacing: 0) {
        Color.red.frame(width: 20)
        Divider()
        Color.red
      }
    }
    #expect(row.hasSuffix("rect 20 0 1 60"))
    let column = try line(.desktop) {
      VStack(spacing: 0) {
        Color.red.frame(height: 20)
        Divider()
        Color.red
      }
    }
    #expect(column.hasSuffix("rect 0 20 100 1"))
  }
}
