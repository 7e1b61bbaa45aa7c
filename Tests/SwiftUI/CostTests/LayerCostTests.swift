import CAllocationCount
import HostHeadless
import ReactiveGraph
import SwiftUI
import SwiftUICore
import Testing
import UIKit
import ViewTestSupport

/// What views of UIKit cost: their layers are for nothing where nobody adds layers of its own.
@MainActor
@Suite("Costs of layers", .serialized)
struct LayerCostTests {
  private struct Hosted: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  private func filled(_ count: Int, layers: Bool = false) -> UIView {
    let root = UIView()
    for index in 0..<count {
      let frame = CGRect(x: CGFloat(index % 20) * 10, y: CGFloat(index / 20) * 10, width: 8, height: 8)
      if layers {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = UIColor.red.cgColor
        root.layer.addSublayer(layer)
      } else {
        let view = UIView(frame: frame)
        view.backgroundColor = .red
        root.addSubview(view)
      }
    }
    return root
  }

  /// What each one of some costs beyond all others.
  private func perItem(_ layers: Bool, _ count: (HeadlessHost) -> Int) throws -> Int {
    func counted(_ items: Int) throws -> Int { count(try window { Hosted(view: filled(items, layers: layers)) }) }
    return (try counted(60) - counted(20)) / 40
  }

  @Test("A view of UIKit is made of a bounded number of nodes; a layer by itself is none")
  func nodes() throws {
    let view: Int = try perItem(false) { $0.graph.graph.nodeCount }
    let layer: Int = try perItem(true) { $0.graph.graph.nodeCount }
    print("nodes", view, layer)
    #expect(view <= 60 && layer == 0)
  }

  @Test("A view of UIKit, and a layer, are made with a bounded number of blocks of memory")
  func allocations() throws {
    func blocks(_ count: Int, _ layers: Bool) throws -> Int {
      allocation_count_begin()
      _ = try window { Hosted(view: filled(count, layers: layers)) }
      return allocation_count_end()
    }
    _ = try blocks(10, false)
    let view: Int = (try blocks(60, false) - blocks(20, false)) / 40
    let layer: Int = (try blocks(60, true) - blocks(20, true)) / 40
    print("blocks", view, layer)
    #expect(view <= 600 && layer <= 60)
  }

  @Test("Two thousand views of UIKit are laid out and drawn")
  func time() throws {
    let root: UIView = filled(2000)
    let clock = ContinuousClock()
    var host: HeadlessHost?
    let time: Duration = try clock.measure { host = try window { Hosted(view: root) } }
    print("time", time, host?.graph.graph.nodeCount ?? 0)
    let move: Duration = clock.measure { host?.change { root.subviews[7].center.x += 1 } }
    print("move", move)
  }
}
