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

  /// The nodes that are made for what a change brings.
  private func nodes(of host: HeadlessHost, _ change: () -> Void) -> Int {
    let before: Int = host.graph.graph.nodeCount
    change()
    host.update()
    return host.graph.graph.nodeCount - before
  }

  @Test("A plain view costs fifteen nodes at most, and what few views have its nodes when a view has it (G2)")
  func nodesOfAPlainView() throws {
    let root = UIView()
    let host: HeadlessHost = try window { Hosting(view: root) }
    // What all views of a window draw by is made with the first drawing.
    _ = host.displayLines
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.backgroundColor = .red
    #expect(nodes(of: host) { root.addSubview(view) } <= 15)
    #expect(nodes(of: host) { view.backgroundColor = .blue } == 0 && nodes(of: host) { view.alpha = 0.5 } == 0)
    #expect(nodes(of: host) { view.transform = CGAffineTransform(scaleX: 2, y: 2) } == 0)
    #expect(nodes(of: host) { view.clipsToBounds = true } == 1 && nodes(of: host) { view.clipsToBounds = false } == 0)
    #expect(nodes(of: host) { view.layer.borderWidth = 1 } == 1)
    #expect(nodes(of: host) { UIView.animate(withDuration: 1) { view.alpha = 1 } } == 1)
    #expect(nodes(of: host) { view.removeFromSuperview() } < -15)
    #expect(host.graph.differences().isEmpty)
  }

  @Test("A view keeps what is inside of it when it comes to have edges, a border, a transform and motion")
  func keptInside() throws {
    let root = UIView()
    let host: HeadlessHost = try window { Hosting(view: root) }
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.addSubview(field)
    root.addSubview(view)
    host.update()
    #expect(field.becomeFirstResponder())
    host.update()
    view.clipsToBounds = true
    view.layer.borderWidth = 2
    view.layer.cornerRadius = 8
    UIView.animate(withDuration: 0.2) {
      view.alpha = 0.5
      view.transform = CGAffineTransform(translationX: 20, y: 0)
    }
    host.update()
    #expect(field.isFirstResponder)
    host.finishAnimations()
    #expect(field.isFirstResponder && view.frame.minX == 30)
    let lines: String = "\(host.displayList)"
    #expect(lines.contains("opacity 0.5") && lines.contains("clip"), "\(lines)")
    #expect(host.graph.differences().isEmpty)
  }
}
