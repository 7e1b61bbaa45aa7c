import CoreGraphics
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Points and rectangles in the spaces of views, windows and the screen.
@MainActor
@Suite("Spaces of coordinates", .serialized)
struct CoordinateSpaceTests {
  private let point = CGPoint(x: 3, y: 4)
  private let rect = CGRect(x: 3, y: 4, width: 10, height: 20)

  @MainActor
  private struct Tree {
    let root = UIView()
    let outer = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 60))
    let inner = UIView(frame: CGRect(x: 5, y: 7, width: 40, height: 30))

    init() {
      root.addSubview(outer)
      outer.addSubview(inner)
    }
  }

  @Test("A view converts points and rectangles to other views and back, also where one is drawn larger")
  func views() {
    let tree = Tree()
    #expect(tree.inner.convert(point, to: tree.root) == CGPoint(x: 28, y: 41))
    #expect(tree.root.convert(point, from: tree.inner) == CGPoint(x: 28, y: 41))
    #expect(tree.inner.convert(point, from: tree.root) == CGPoint(x: -22, y: -33))
    #expect(tree.inner.convert(rect, to: tree.root) == CGRect(x: 28, y: 41, width: 10, height: 20))
    #expect(tree.root.convert(rect, from: tree.inner) == CGRect(x: 28, y: 41, width: 10, height: 20))
    #expect(tree.outer.convert(rect, from: tree.root) == CGRect(x: -17, y: -26, width: 10, height: 20))
    tree.outer.bounds.origin = CGPoint(x: 0, y: 10)
    #expect(tree.inner.convert(point, to: tree.root) == CGPoint(x: 28, y: 31))
    tree.outer.bounds.origin = .zero
    tree.outer.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(tree.inner.convert(rect, to: tree.root).size == CGSize(width: 20, height: 40))
    let root: UIView? = tree.root
    tree.outer.transform = .identity
    #expect(tree.inner.convert(rect, to: root) == CGRect(x: 28, y: 41, width: 10, height: 20))
    #expect(tree.inner.convert(point, from: root) == CGPoint(x: -22, y: -33))
    #expect(tree.outer.convert(rect, from: root) == CGRect(x: -17, y: -26, width: 10, height: 20))
  }

  @Test("A window converts to other windows and to the screen, where each begins at zero")
  func windows() {
    let first = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let second = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for window in [nil, first] as [UIWindow?] {
      #expect(second.convert(point, from: window) == point)
      #expect(second.convert(rect, from: window) == rect)
      #expect(second.convert(point, to: window) == point)
      #expect(second.convert(rect, to: window) == rect)
    }
  }

  @Test("The screen converts from and to the spaces of views in windows")
  func screens() throws {
    let tree = Tree()
    let host = try window(width: 300, height: 200) { Hosting(view: tree.root) }
    let screen: UIScreen = .main
    let space: any UICoordinateSpace = tree.inner
    #expect(screen.convert(point, from: space) == CGPoint(x: 28, y: 41))
    #expect(screen.convert(CGPoint(x: 28, y: 41), to: space) == point)
    #expect(screen.convert(rect, from: space) == CGRect(x: 28, y: 41, width: 10, height: 20))
    #expect(screen.convert(CGRect(x: 28, y: 41, width: 10, height: 20), to: space) == rect)
    #expect(screen.convert(rect, to: screen.fixedCoordinateSpace) == rect)
    _ = host
  }

  @Test("The screen keeps its traits when it is told of others")
  func screenTraits() {
    let screen: UIScreen = .main
    let before: UITraitCollection = screen.traitCollection
    screen.traitCollectionDidChange(UITraitCollection(userInterfaceStyle: .dark))
    #expect(screen.traitCollection == before)
  }
}
