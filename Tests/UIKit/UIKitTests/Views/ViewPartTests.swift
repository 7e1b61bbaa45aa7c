import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Pictures of views, spaces, tints, limits of text sizes, corners and effects by motion.
@MainActor
@Suite("Parts that few views have", .serialized)
struct ViewPartTests {
  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    view.backgroundColor = color
    return view
  }

  // MARK: Pictures

  @Test("A picture of a view stays as the view was, and is stretched to its size")
  func snapshot() throws {
    let root = UIView()
    let view = box(0, 0, 20, 20, .red)
    view.addSubview(box(0, 0, 10, 20, .blue))
    root.addSubview(view)
    let host = try window { Hosting(view: root) }
    let picture: UIView = try #require(view.snapshotView(afterScreenUpdates: true))
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
    view.subviews[0].backgroundColor = .green
    picture.frame = CGRect(x: 60, y: 0, width: 40, height: 40)
    host.change { root.addSubview(picture) }
    #expect(try host.color(x: 70, y: 20) == "#0000FF" && host.color(x: 95, y: 20) == "#FF0000")
    #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
  }

  @Test("A part of a view is a picture whose edges keep their size while it is stretched")
  func resizable() throws {
    let root = UIView()
    let view = box(0, 0, 40, 20, .red)
    view.addSubview(box(10, 0, 10, 20, .blue))
    view.addSubview(box(30, 0, 10, 20, .green))
    root.addSubview(view)
    let host = try window { Hosting(view: root) }
    let caps = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    let picture: UIView = try #require(
      view.resizableSnapshotView(
        from: CGRect(x: 10, y: 0, width: 30, height: 20), afterScreenUpdates: true, withCapInsets: caps))
    picture.frame = CGRect(x: 60, y: 0, width: 100, height: 20)
    host.change { root.addSubview(picture) }
    #expect(try host.color(x: 65, y: 5) == "#0000FF" && host.color(x: 75, y: 5) == "#FF0000")
    #expect(try host.color(x: 145, y: 5) == "#FF0000")
    #expect(try host.color(x: 155, y: 5) != "#FF0000")
  }

  @Test("The screen gives a picture of the window, and a view draws itself wherever it is asked to")
  func screenPicture() throws {
    let view = box(0, 0, 200, 100, .red)
    let host = try window { Hosting(view: view) }
    let picture: UIView = UIScreen.main.snapshotView(afterScreenUpdates: true)
    #expect(picture.frame.size == host.graph.size)
    let image: UIImage = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
      #expect(view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 10, height: 10), afterScreenUpdates: true))
    }
    #expect(image.size.width == 10)
  }

  // MARK: Spaces

  @Test("Points and rectangles go between the spaces of views, scenes, windows and the screen")
  func spaces() throws {
    let root = UIView()
    let view = box(10, 20, 50, 50, .red)
    let inner = box(5, 5, 10, 10, .blue)
    view.addSubview(inner)
    root.addSubview(view)
    let host = try window { Hosting(view: root) }
    let space: any UICoordinateSpace = view
    let screen: any UICoordinateSpace = UIScreen.main.coordinateSpace
    #expect(space.bounds == view.bounds && screen.bounds == UIScreen.main.bounds)
    #expect(space.convert(CGPoint(x: 1, y: 1), to: screen) == CGPoint(x: 11, y: 21))
    #expect(screen.convert(CGPoint(x: 11, y: 21), to: space) == CGPoint(x: 1, y: 1))
    #expect(space.convert(CGPoint(x: 11, y: 21), from: screen) == CGPoint(x: 1, y: 1))
    #expect(screen.convert(CGPoint(x: 1, y: 1), from: space) == CGPoint(x: 11, y: 21))
    let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
    #expect(inner.convert(rect, to: space) == CGRect(x: 5, y: 5, width: 4, height: 4))
    #expect(space.convert(rect, from: inner as any UICoordinateSpace) == CGRect(x: 5, y: 5, width: 4, height: 4))
    #expect(screen.convert(rect, to: space).minX == -10 && screen.convert(rect, from: space).minX == 10)
    #expect(UIScreen.main.fixedCoordinateSpace === UIScreen.main)
    let scene: UIWindowScene = try #require(root.window?.windowScene)
    #expect(scene.coordinateSpace.convert(CGPoint(x: 11, y: 21), to: view) == CGPoint(x: 1, y: 1))
    let uiWindow: UIWindow = try #require(root.window)
    #expect(uiWindow.convert(CGPoint(x: 3, y: 4), to: nil as UIWindow?) == CGPoint(x: 3, y: 4))
    #expect(uiWindow.convert(CGPoint(x: 3, y: 4), from: uiWindow) == CGPoint(x: 3, y: 4))
    #expect(uiWindow.convert(rect, to: uiWindow) == rect && uiWindow.convert(rect, from: nil as UIWindow?) == rect)
    _ = host
  }

  // MARK: Tints

  @Test("A dimmed view shows its tint and that of views inside gray, and tells them")
  func tintModes() {
    final class Noting: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    func isGray(_ color: UIColor) -> Bool {
      var numbers: (CGFloat, CGFloat, CGFloat) = (0, 1, 2)
      color.getRed(&numbers.0, green: &numbers.1, blue: &numbers.2, alpha: nil)
      return numbers.0 == numbers.1 && numbers.1 == numbers.2
    }
    let (outer, middle, inner) = (Noting(), Noting(), Noting())
    outer.addSubview(middle)
    middle.addSubview(inner)
    outer.tintColor = .red
    #expect(inner.tintAdjustmentMode == .normal && inner.tintColor == .red)
    let before: Int = inner.changes
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.tintAdjustmentMode == .dimmed && isGray(inner.tintColor) && isGray(outer.tintColor))
    #expect(inner.changes == before + 1)
    middle.tintAdjustmentMode = .normal
    #expect(inner.tintColor == .red && isGray(outer.tintColor))
    middle.tintAdjustmentMode = .automatic
    #expect(isGray(inner.tintColor))
    inner.tintColor = .green
    #expect(isGray(inner.tintColor))
    outer.tintAdjustmentMode = .automatic
    #expect(inner.tintColor == .green && middle.tintColor == .red)
    let modes: [UIView.TintAdjustmentMode] = [.automatic, .normal, .dimmed]
    #expect(modes.map(\.rawValue) == [0, 1, 2])
  }

  // MARK: Text sizes

  @Test("Sizes of text stay between the limits of a view, in views of both kinds inside")
  func textSizes() throws {
    let root = UIView()
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.text = "Word"
    root.addSubview(label)
    var settings = HostSettings()
    settings.textSize = 11
    let host = try window(width: 400, height: 300, settings: settings) { Hosting(view: root) }
    let large: CGFloat = label.intrinsicContentSize.height
    #expect(label.traitCollection.preferredContentSizeCategory == .accessibilityExtraExtraExtraLarge)
    host.change { root.maximumContentSizeCategory = .large }
    #expect(label.traitCollection.preferredContentSizeCategory == .large && root.maximumContentSizeCategory == .large)
    #expect(label.intrinsicContentSize.height < large)
    #expect(root.appliedContentSizeCategoryLimitsDescription.contains("CategoryL"))
    host.change {
      root.maximumContentSizeCategory = nil
      settings.textSize = 0
      host.graph.apply(settings)
    }
    #expect(label.traitCollection.preferredContentSizeCategory == .extraSmall)
    host.change { root.minimumContentSizeCategory = .medium }
    #expect(label.traitCollection.preferredContentSizeCategory == .medium && root.minimumContentSizeCategory == .medium)
    #expect(UIView().appliedContentSizeCategoryLimitsDescription == "no limits")
  }

  @Test("The scale of what a view draws is the screen's until it is set")
  func scale() {
    let view = UIView()
    #expect(view.contentScaleFactor == UIScreen.main.scale)
    view.contentScaleFactor = 3
    #expect(view.contentScaleFactor == 3 && view.layer.contentsScale == 3)
  }

  // MARK: Corners

  @Test("Corners have radii of their own, halves of the shorter side, or those of the view around")
  func corners() throws {
    let root = UIView()
    let card = box(0, 0, 80, 80, .red)
    card.cornerConfiguration = .corners(
      topLeftRadius: .fixed(30), topRightRadius: nil, bottomLeftRadius: 10, bottomRightRadius: 20.0)
    root.addSubview(card)
    let host = try window { Hosting(view: root) }
    #expect(try host.color(x: 2, y: 2) == "#FFFFFF" && host.color(x: 77, y: 2) == "#FF0000")
    #expect(card.effectiveRadius(corner: .topLeft) == 30 && card.effectiveRadius(corner: .topRight) == 0)
    #expect(card.effectiveRadius(corner: .bottomLeft) == 10 && card.effectiveRadius(corner: .bottomRight) == 20)
    let picture = box(10, 10, 60, 60, .blue)
    picture.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 4))
    host.change { card.addSubview(picture) }
    #expect(picture.effectiveRadius(corner: .topLeft) == 20 && picture.effectiveRadius(corner: .topRight) == 4)
    #expect(try host.color(x: 12, y: 12) == "#FF0000" && host.color(x: 66, y: 14) == "#0000FF")
    host.change { card.cornerConfiguration = .capsule() }
    #expect(card.effectiveRadius(corner: .topRight) == 40 && picture.effectiveRadius(corner: .topRight) == 30)
    #expect(try host.color(x: 77, y: 2) == "#FFFFFF")
    host.change { card.cornerConfiguration = .capsule(maximumRadius: 5) }
    #expect(card.effectiveRadius(corner: .topLeft) == 5)
    card.clipsToBounds = true
    host.change {
      card.cornerConfiguration = .uniformCorners(radius: .fixed(20))
      picture.frame = CGRect(x: -10, y: -10, width: 40, height: 40)
    }
    #expect(try host.color(x: 2, y: 2) == "#FFFFFF")
  }

  @Test("Groups of corners are all as round as the roundest; without a configuration the layer says it")
  func cornerGroups() {
    let outer = box(0, 0, 100, 100, .red)
    outer.cornerConfiguration = .corners(
      topLeftRadius: 30, topRightRadius: 20, bottomLeftRadius: 10, bottomRightRadius: 0)
    let inner = box(5, 5, 90, 90, .blue)
    outer.addSubview(inner)
    func radii(_ configuration: UICornerConfiguration) -> [CGFloat] {
      inner.cornerConfiguration = configuration
      return [.topLeft, .topRight, .bottomLeft, .bottomRight].map { inner.effectiveRadius(corner: $0) }
    }
    let concentric: UICornerRadius = .containerConcentric()
    #expect(radii(.corners(radius: concentric)) == [25, 15, 5, 0])
    #expect(radii(.uniformCorners(radius: concentric)) == [25, 25, 25, 25])
    #expect(radii(.uniformEdges(topRadius: concentric, bottomRadius: 3)) == [25, 25, 3, 3])
    #expect(radii(.uniformEdges(leftRadius: concentric, rightRadius: concentric)) == [25, 15, 25, 15])
    #expect(radii(.uniformTopRadius(concentric, bottomLeftRadius: 1)) == [25, 25, 1, 0])
    #expect(radii(.uniformBottomRadius(concentric, topRightRadius: 2)) == [0, 2, 5, 5])
    #expect(radii(.uniformLeftRadius(concentric)) == [25, 0, 25, 0])
    #expect(radii(.uniformRightRadius(concentric, topLeftRadius: 7)) == [7, 15, 0, 15])
    let plain = box(0, 0, 20, 20, .red)
    plain.layer.cornerRadius = 4
    plain.layer.maskedCorners = [.layerMinXMinYCorner]
    #expect(plain.effectiveRadius(corner: .topLeft) == 4 && plain.effectiveRadius(corner: .bottomRight) == 0)
    #expect(plain.cornerConfiguration == .corners(radius: .fixed(4)))
  }

  // MARK: Motion

  @Test("Effects by motion are kept, and say what they would change")
  func motion() {
    let sideways = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    sideways.minimumRelativeValue = -10
    sideways.maximumRelativeValue = 30
    let down = UIInterpolatingMotionEffect(keyPath: "offset", type: .tiltAlongVerticalAxis)
    down.minimumRelativeValue = CGPoint(x: 0, y: 0)
    down.maximumRelativeValue = CGPoint(x: 4, y: 8)
    let middle = UIOffset.zero
    #expect(sideways.keyPathsAndRelativeValues(forViewerOffset: middle)?["center.x"] as? CGFloat == 10)
    #expect(sideways.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 9, vertical: 0))?.count == 1)
    #expect(down.keyPathsAndRelativeValues(forViewerOffset: middle)?["offset"] as? CGPoint == CGPoint(x: 2, y: 4))
    let group = UIMotionEffectGroup()
    group.motionEffects = [sideways, down]
    #expect(group.keyPathsAndRelativeValues(forViewerOffset: middle)?.count == 2)
    #expect(UIMotionEffect().keyPathsAndRelativeValues(forViewerOffset: middle) == nil)
    #expect(sideways.keyPath == "center.x" && sideways.type == .tiltAlongHorizontalAxis)
    let view = UIView()
    view.addMotionEffect(group)
    view.addMotionEffect(group)
    #expect(view.motionEffects == [group])
    view.removeMotionEffect(group)
    #expect(view.motionEffects.isEmpty)
    view.motionEffects = [sideways]
    #expect(view.motionEffects.count == 1)
  }

  private final class Guarded: UITextView {
    override var minimumContentSizeCategory: UIContentSizeCategory? {
      get { super.minimumContentSizeCategory }
      set { super.minimumContentSizeCategory = newValue.map { max($0, .large) } }
    }
    override var maximumContentSizeCategory: UIContentSizeCategory? {
      get { .accessibilityLarge }
      set {}
    }
    override var appliedContentSizeCategoryLimitsDescription: String { "own" }
    override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      if !(gestureRecognizer is UILongPressGestureRecognizer) { super.addGestureRecognizer(gestureRecognizer) }
    }
    override func insertSubview(_ view: UIView, at index: Int) { super.insertSubview(view, at: 0) }
  }

  @Test("A view turns and lies around its anchor point")
  func anchors() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.anchorPoint == CGPoint(x: 0.5, y: 0.5) && view.center == CGPoint(x: 60, y: 45))
    view.anchorPoint = .zero
    #expect(view.layer.anchorPoint == .zero && view.frame.origin == CGPoint(x: 60, y: 45))
    view.center = CGPoint(x: 10, y: 20)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 200, height: 100))
  }

  @Test("A view of a program's own may limit its text, its recognizers and its views otherwise")
  func overrides() {
    let view = Guarded()
    view.minimumContentSizeCategory = .small
    #expect(view.minimumContentSizeCategory == .large && view.maximumContentSizeCategory == .accessibilityLarge)
    #expect(view.appliedContentSizeCategoryLimitsDescription == "own")
    let (hold, tap) = (UILongPressGestureRecognizer(), UITapGestureRecognizer())
    view.addGestureRecognizer(hold)
    view.addGestureRecognizer(tap)
    #expect(hold.view == nil && tap.view === view)
    let (first, second) = (UIView(), UIView())
    view.insertSubview(first, at: 5)
    view.insertSubview(second, at: 5)
    #expect(view.subviews.first === second)
  }
}
