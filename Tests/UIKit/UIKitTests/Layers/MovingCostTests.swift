import CoreGraphics
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

@testable import ReactiveGraph

/// What it costs to move one of many views of UIKit's.
@MainActor
@Suite("The cost of moving views of UIKit", .serialized)
struct MovingCostTests {
  private func host(_ count: Int) throws -> (HeadlessHost, [UIView]) {
    let root = UIView()
    let views: [UIView] = (0..<count).map { index in
      let view = UILabel(frame: CGRect(x: 0, y: CGFloat(index) * 20, width: 100, height: 20))
      view.text = "Label \(index)"
      root.addSubview(view)
      return view
    }
    return (try window { Hosting(view: root) }, views)
  }

  private func evaluations(of host: HeadlessHost, _ change: () -> Void) -> Int {
    let log = EventLog()
    host.graph.graph.log = log
    defer { host.graph.graph.log = nil }
    change()
    host.update()
    return log.evaluated.count
  }

  @Test("Moving one view evaluates the same nodes however many stand beside it (G2)")
  func move() throws {
    func cost(_ count: Int) throws -> Int {
      let (host, views) = try host(count)
      let cost: Int = evaluations(of: host) { views[2].frame.origin.x = 7 }
      #expect(host.frame("Label 2")?.minX == 7 && host.frame("Label 3")?.minX == 0)
      return cost
    }
    #expect(try cost(10) == cost(300))
  }

  @Test("Bounds that begin elsewhere move all views inside")
  func scrolledBounds() throws {
    let (host, views) = try host(3)
    let root: UIView = try #require(views[0].superview)
    root.bounds.origin = CGPoint(x: 0, y: 15)
    host.update()
    #expect(host.frame("Label 1") == CGRect(x: 0, y: 5, width: 100, height: 20))
    root.bounds.origin = .zero
    host.update()
    #expect(host.frame("Label 1") == CGRect(x: 0, y: 20, width: 100, height: 20))
  }
}
