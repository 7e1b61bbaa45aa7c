import CoreGraphics
import Foundation
import SwiftUI
import Testing
import UIKit

/// How devices and interfaces are turned, by the numbers of Apple's headers, and what each way means.
@MainActor
@Suite("Orientations of devices and interfaces")
struct OrientationTests {
  @Test("A device stands, lies on its side or lies flat; only the first two turn an interface")
  func devices() {
    typealias Row = (way: UIDeviceOrientation, number: Int, stands: Bool, onSide: Bool, flat: Bool)
    let rows: [Row] = [
      (.unknown, 0, false, false, false), (.portrait, 1, true, false, false),
      (.portraitUpsideDown, 2, true, false, false), (.landscapeLeft, 3, false, true, false),
      (.landscapeRight, 4, false, true, false), (.faceUp, 5, false, false, true),
      (.faceDown, 6, false, false, true),
    ]
    for row in rows {
      #expect(row.way.rawValue == row.number, "\(row.way)")
      #expect(row.way.isPortrait == row.stands, "\(row.way)")
      #expect(row.way.isLandscape == row.onSide, "\(row.way)")
      #expect(row.way.isFlat == row.flat, "\(row.way)")
      #expect(row.way.isValidInterfaceOrientation == (row.stands || row.onSide), "\(row.way)")
    }
    #expect(UIDevice.current.orientation == .unknown)
  }

  @Test("An interface is turned against its device: the left of one is the right of the other")
  func interfaces() {
    typealias Row = (way: UIInterfaceOrientation, number: Int, stands: Bool, onSide: Bool)
    let rows: [Row] = [
      (.unknown, 0, false, false), (.portrait, 1, true, false), (.portraitUpsideDown, 2, true, false),
      (.landscapeLeft, 4, false, true), (.landscapeRight, 3, false, true),
    ]
    for row in rows {
      #expect(row.way.rawValue == row.number, "\(row.way)")
      #expect(row.way.isPortrait == row.stands, "\(row.way)")
      #expect(row.way.isLandscape == row.onSide, "\(row.way)")
    }
    #expect(UIInterfaceOrientation.landscapeLeft.rawValue == UIDeviceOrientation.landscapeRight.rawValue)
    #expect(UIInterfaceOrientation.landscapeRight.rawValue == UIDeviceOrientation.landscapeLeft.rawValue)
  }

  @Test("Each bit of a mask is that of an orientation's number")
  func masks() {
    let pairs: [(UIInterfaceOrientationMask, UIInterfaceOrientation)] = [
      (.portrait, .portrait), (.portraitUpsideDown, .portraitUpsideDown), (.landscapeLeft, .landscapeLeft),
      (.landscapeRight, .landscapeRight),
    ]
    for (mask, way) in pairs { #expect(mask.rawValue == 1 << UInt(way.rawValue), "\(way)") }
    #expect(UIInterfaceOrientationMask.landscape.rawValue == 24)
    #expect(UIInterfaceOrientationMask.all.rawValue == 30)
    #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
    #expect(UIInterfaceOrientationMask.all.subtracting(.allButUpsideDown) == .portraitUpsideDown)
  }

  @Test("A status bar has the style and the movement of a number; there is none here, as desktops show their own")
  func statusBars() {
    let styles: [UIStatusBarStyle] = [.default, .lightContent, .darkContent]
    #expect(styles.map(\.rawValue) == [0, 1, 3])
    let movements: [UIStatusBarAnimation] = [.none, .fade, .slide]
    #expect(movements.map(\.rawValue) == [0, 1, 2])
    let controller = UIViewController()
    #expect(controller.preferredStatusBarStyle == .default)
    #expect(controller.preferredStatusBarUpdateAnimation == .fade)
    #expect(UIStatusBarManager().isStatusBarHidden)
    #expect(UIStatusBarManager().statusBarFrame == .zero)
    #expect(UIStatusBarManager().statusBarStyle == .default)
  }

  @Test("Edges of a rectangle are bits against the clock's way from the top; all are the four together")
  func edges() {
    let edges: [UIRectEdge] = [.top, .left, .bottom, .right]
    #expect(edges.map(\.rawValue) == [1, 2, 4, 8])
    #expect(UIRectEdge.all == edges.reduce(into: UIRectEdge()) { $0.formUnion($1) })
    #expect(UIRectEdge.all.rawValue == 15)
    #expect(UIViewController().edgesForExtendedLayout == .all)
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = [.left, .right]
    #expect(pan.edges.contains(.left) && !pan.edges.contains(.top))
  }

  @Test("Kinds of machines have Apple's numbers; a desktop is a Mac")
  func idioms() {
    let idioms: [UIUserInterfaceIdiom] = [.unspecified, .phone, .pad, .tv, .carPlay, .mac]
    #expect(idioms.map(\.rawValue) == [-1, 0, 1, 2, 3, 5])
    for idiom in idioms {
      #expect(UITraitCollection(userInterfaceIdiom: idiom).userInterfaceIdiom == idiom)
    }
  }
}
