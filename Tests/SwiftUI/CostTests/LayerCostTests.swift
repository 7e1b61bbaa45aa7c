import CAllocationCount
import HostHeadless
import ReactiveGraph
import SwiftUI
import SwiftUICore
import Testing
import UIKit
import ViewTestSupport

/// The costs of views of UIKit, and of layers by themselves.
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

  /// The cost of one more item.
  private func perItem(_ layers: Bool, _ count: (HeadlessHost) -> Int) throws -> Int {
    func counted(_ items: Int) throws -> Int { count(try window { Hosted(view: filled(items, layers: layers)) }) }
    return (try counted(60) - counted(20)) / 40
  }

  @Test("A view of UIKit, and a layer by itself, are made of a bounded number of nodes")
  func nodes() throws {
    let view: Int = try perItem(false) { $0.graph.graph.nodeCount }
    let layer: Int = try perItem(true) { $0.graph.graph.nodeCount }
    #expect(view <= 44 && layer <= 10, "\(view) nodes of a view, \(layer) of a layer")
  }

  @Test("A view of UIKit, and a layer, are made with a bounded number of blocks of memory")
  func allocations() throws {
    func blocks(_ count: Int, _ layers: Bool) throws -> Int {
      allocation_count_begin()
      _ = try window { Hosted(view: filled(count, layers: layers)) }
      return allocation_count_end()
    }
    // Things that are made once for each type have been made then.
    _ = try blocks(10, false) + blocks(10, true)
    let view: Int = (try blocks(60, false) - blocks(20, false)) / 40
    let layer: Int = (try blocks(60, true) - blocks(20, true)) / 40
    // Tables of random order grow at different times, so this is counted with some room.
    #expect(view <= 750 && layer <= 260, "\(view) blocks of a view, \(layer) of a layer")
  }
}
