import CoreGraphics
import DisplayList
import HostHeadless
import HostInterface
import RenderCairo
import SeededNumbers
import SwiftUI
import Testing

/// Random programs on their way from one state to the next. No fresh build knows how they came there: two windows with
/// equal histories are compared.
@MainActor
@Suite("Random programs in motion", .serialized)
struct MotionFuzzTests {
  private static let size = CGSize(width: 240, height: 320)

  private static func host(_ node: ProgramNode) throws -> HeadlessHost {
    try FuzzTests.host(node, FuzzTests.settings(0), HostWindow(size: size))
  }

  @Test("An edit without effect, and reading the window, disturb no running animation (G1, G9)", arguments: 1...8)
  func equalHistories(seed: UInt64) throws {
    var random = SeededGenerator(seed: 5000 + seed)
    var nextID = 0
    var program = Program.random(&random, nextID: &nextID, depth: 3)
    let nodes: [ProgramNode] = [ProgramNode(program), ProgramNode(program)]
    let hosts: [HeadlessHost] = try nodes.map { try Self.host($0) }
    let animations: [Animation] = [
      .easeOut(duration: 0.2), .spring(duration: 0.3, bounce: 0.4), .linear(duration: 0.1).delay(0.05),
    ]
    for edit in 0..<30 {
      for _ in 0...random.below(2) { program.edit(&random, nextID: &nextID) }
      let animation: Animation = animations[random.below(3)]
      for (node, host) in zip(nodes, hosts) {
        withAnimation(animation) { node.become(program) }
        host.update()
      }
      for _ in 0...random.below(6) {
        withAnimation(.linear(duration: 1)) { nodes[1].become(program) }
        hosts[1].update()
        _ = FuzzTests.Outputs(hosts[1])
        for host in hosts { host.advance(by: .milliseconds(20)) }
      }
      let difference: String? = FuzzTests.Outputs(hosts[1]).difference(from: FuzzTests.Outputs(hosts[0]))
      guard let difference else { continue }
      Issue.record("seed \(seed), edit \(edit): \(difference)\n\(program)")
      return
    }
    for host in hosts { host.finishAnimations() }
    #expect(FuzzTests.Outputs(hosts[0]) == FuzzTests.Outputs(hosts[1]))
  }

  @Test(
    "A frame that was printed and parsed is drawn alike plain, flipped twice, clipped to all, and scaled there and back",
    arguments: 1...12)
  func replay(seed: UInt64) throws {
    var random = SeededGenerator(seed: 6000 + seed)
    var nextID = 0
    let program = Program.random(&random, nextID: &nextID, depth: 4)
    let frame: DisplayList = try Self.host(ProgramNode(program)).displayList
    let list = try DisplayList(parsing: "\(frame)")
    #expect("\(list)" == "\(frame)")
    let plain: [UInt32] = try Self.pixels(list)
    let flip = Effect.transform(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Self.size.height))
    let all = CGPath(rect: CGRect(origin: .zero, size: Self.size), transform: nil)
    let half = Effect.transform(CGAffineTransform(scaleX: 0.5, y: 0.5))
    let double = Effect.transform(CGAffineTransform(scaleX: 2, y: 2))
    let ways: [(String, DisplayItem)] = [
      ("flipped", .group(flip, [.group(flip, list.items)])),
      ("clipped", .group(.clip(all, evenOdd: false), list.items)),
      ("scaled", .group(half, [.group(double, list.items)])),
    ]
    for (name, item) in ways {
      #expect(try Self.pixels(DisplayList([item])) == plain, "seed \(seed), \(name):\n\(list)")
    }
  }

  private static func pixels(_ list: DisplayList) throws -> [UInt32] {
    let surface = try ImageSurface(width: size.width, height: size.height, scale: 2)
    try surface.draw(list, background: nil)
    return surface.withPixels { words, _ in Array(words) }
  }
}
