import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Views thousands of levels deep end in a picture, never in a crash.
@MainActor
@Suite("Deep views", .serialized)
struct DeepViewTests {
  private struct Stacks: View {
    let depth: Int

    var body: some View {
      if depth > 0 {
        VStack { Stacks(depth: depth - 1) }
      } else {
        Text("Bottom")
      }
    }
  }

  private struct Frames: View {
    let depth: Int

    var body: some View {
      if depth > 0 { AnyView(Frames(depth: depth - 1).padding(0).background(Color.red)) } else { Text("Bottom") }
    }
  }

  @Test("10,000 nested stacks are laid out, drawn and read")
  func stacks() throws {
    let host = try HeadlessHost(root: Stacks(depth: 10_000), settings: HostSettings(idiom: .phone))
    #expect(host.accessibilityTree.elements().map(\.label) == ["Bottom"])
    #expect("\(host.displayList)".contains("Bottom"))
    host.graph.resize(to: HostWindow(size: CGSize(width: 200, height: 200)))
    host.update()
    host.graph.end()
  }

  @Test("1,000 nested modifiers and type-erased views are laid out, drawn and read")
  func modifiers() throws {
    let host = try HeadlessHost(root: Frames(depth: 1_000), settings: HostSettings(idiom: .phone))
    #expect(host.accessibilityTree.elements().map(\.label) == ["Bottom"])
    host.graph.end()
  }
}
