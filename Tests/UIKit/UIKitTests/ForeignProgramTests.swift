import CoreGraphics
import Foundation
import FoundationGaps
import HostHeadless
import QuartzCore
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// What programs that were written for phones do with views, controllers and layers.
@MainActor
@Suite("Programs for phones", .serialized)
struct ForeignProgramTests {
  @Test("A controller's view is as large as its container, however wide the lines of a label inside are")
  func wideLabel() throws {
    let page = UIViewController()
    let scroll = UIScrollView()
    let label = UILabel()
    label.numberOfLines = 0
    label.lineBreakMode = .byClipping
    label.text = String(repeating: "All work and no play. ", count: 20)
    page.view.addSubview(scroll)
    scroll.addSubview(label)
    scroll.translatesAutoresizingMaskIntoConstraints = false
    label.translatesAutoresizingMaskIntoConstraints = false
    for (inner, outer) in [(scroll as UIView, page.view as UIView), (label, scroll)] {
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        inner.topAnchor.constraint(equalTo: outer.topAnchor),
        inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      ])
    }
    label.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
    let navigation = UINavigationController(rootViewController: page)
    let host = try phone { Controllers(navigation) }
    #expect(page.view.frame.width == 300 && scroll.frame.width == 300 && label.frame.width == 300)
    #expect(label.frame.height > 100 && scroll.contentSize == label.frame.size)
    let sheet = UIViewController()
    let wide = UIView()
    sheet.view.addSubview(wide)
    wide.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      wide.leadingAnchor.constraint(equalTo: sheet.view.leadingAnchor),
      wide.trailingAnchor.constraint(equalTo: sheet.view.trailingAnchor),
    ])
    let wish: NSLayoutConstraint = wide.widthAnchor.constraint(equalToConstant: 2000)
    wish.priority = .defaultHigh
    wish.isActive = true
    sheet.modalPresentationStyle = .fullScreen
    page.present(sheet, animated: false)
    host.update()
    host.finishAnimations()
    #expect(sheet.view.frame.width == 300 && wide.frame.width == 300)
  }

  @Test("A rounded field has a ground of its own, unless the program gives the field a colour")
  func fieldGround() throws {
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    let host = try window(width: 100, height: 40) { Hosting(view: field).background(Color.red) }
    #expect(try host.color(x: 60, y: 30) == "#FFFFFF")
    host.change { field.backgroundColor = .green }
    #expect(try host.color(x: 60, y: 30) == "#00FF00")
    host.change { (field.borderStyle, field.backgroundColor) = (.none, nil) }
    #expect(try host.color(x: 60, y: 30) == "#FF3B30")
  }

  @Test("Views change with an animation of SwiftUI's, which has its own length")
  func swiftUIAnimation() throws {
    let outer = UIView(frame: .zero)
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    dot.backgroundColor = .red
    outer.addSubview(dot)
    let host = try window(width: 200, height: 20) { Hosting(view: outer) }
    var isOver = false
    UIView.animate(.linear(duration: 2)) {
      dot.frame.origin.x = 100
    } completion: {
      isOver = true
    }
    #expect(dot.frame.minX == 100 && !isOver)
    host.update()
    host.advance(by: .seconds(1))
    #expect(try host.color(x: 55, y: 5) == "#FF0000" && !isOver)
    host.finishAnimations()
    #expect(isOver)
  }

  @Test("Transforms in space are kept in values of Foundation, between which a layer moves")
  func transformValues() throws {
    let far: CATransform3D = CATransform3DMakeTranslation(80, 0, 0)
    let value = NSValue(caTransform3D: far)
    #expect(value.caTransform3DValue == far && value == NSValue(caTransform3D: far))
    #expect(value != NSValue(caTransform3D: CATransform3DIdentity))
    #expect(NSValue(cgPoint: .zero).caTransform3DValue.m11 == 0)
    let view = UIView(frame: .zero)
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.backgroundColor = UIColor.red.cgColor
    view.layer.addSublayer(layer)
    let host = try window(width: 200, height: 20) { Hosting(view: view) }
    let animation = CAKeyframeAnimation(keyPath: "transform")
    animation.values = [NSValue(caTransform3D: CATransform3DIdentity), value]
    animation.duration = 2
    animation.repeatCount = HUGE
    layer.add(animation, forKey: "animation")
    host.update()
    host.advance(by: .seconds(1))
    #expect(try host.color(x: 45, y: 5) == "#FF0000" && host.color(x: 5, y: 5) == "#FFFFFF")
    #expect(HUGE == Float.greatestFiniteMagnitude)
  }

  @Test("A row that was pressed and let go does not look as if keys had come to it; keys show where they are")
  func focusLook() throws {
    let names = Names([["Ada", "Bea", "Cid"]])
    let table = UITableView(frame: .zero, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    table.rowHeight = 40
    (table.dataSource, table.delegate) = (names, names)
    let host = try window(width: 200, height: 200) { Hosting(view: table) }
    let ada = IndexPath(row: 0, section: 0)
    let plain: [String] = host.displayLines
    _ = host.tap(at: CGPoint(x: 100, y: 20))
    host.finishAnimations()
    #expect(table.indexPathForSelectedRow == ada && host.displayLines != plain)
    host.change { table.deselectRow(at: ada, animated: false) }
    host.finishAnimations()
    #expect(table.cellForRow(at: ada)?.configurationState.isFocused == false && host.displayLines == plain)
    #expect(host.press(.down))
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.configurationState.isFocused == true)
    _ = host.tap(at: CGPoint(x: 100, y: 100))
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.configurationState.isFocused == false)
  }

  @Test("A controller keeps what it says of the status bar and of gestures at edges")
  func deviceWishes() {
    let page = UIViewController()
    #expect(
      !page.modalPresentationCapturesStatusBarAppearance && page.preferredScreenEdgesDeferringSystemGestures == [])
    page.modalPresentationCapturesStatusBarAppearance = true
    #expect(page.modalPresentationCapturesStatusBarAppearance)
    #expect(page.childForScreenEdgesDeferringSystemGestures == nil)
    page.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
  }

  @Test("Texts without a font have that of the system in its own size")
  func noFont() throws {
    let (label, field, text) = (UILabel(), UITextField(), UITextView())
    label.text = "Name"
    let size: CGSize = label.intrinsicContentSize
    label.font = UIFont(name: "no such face", size: 40)
    field.font = nil
    text.font = nil
    #expect(label.font.pointSize == 17 && field.font?.pointSize == 17 && text.font?.pointSize == 12)
    #expect(label.intrinsicContentSize == size)
    label.font = UIFont(name: "HelveticaNeue-Bold", size: 34)
    #expect(label.intrinsicContentSize.width > size.width * 1.9 && label.font.pointSize == 34)
  }

  /// Makes the view inside anew with each layout.
  private final class Rebuilding: UIViewController {
    var layouts: Int = 0

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      layouts += 1
      for view in view.subviews { view.removeFromSuperview() }
      let box = UIView(frame: view.bounds.insetBy(dx: 10, dy: 10))
      box.backgroundColor = .red
      view.addSubview(box)
    }
  }

  @Test("A controller that makes its views anew while it is laid out is laid out once")
  func rebuilding() throws {
    let page = Rebuilding()
    let host = try window(width: 100, height: 100) { Controllers(page) }
    let count: Int = page.layouts
    #expect(count <= 2 && page.view.subviews.count == 1)
    #expect(try host.color(x: 50, y: 50) == "#FF0000" && host.color(x: 5, y: 50) != "#FF0000")
    host.change {}
    #expect(page.layouts == count)
    host.change { page.view.setNeedsLayout() }
    #expect(page.layouts == count + 1)
  }

  @Test("An active constraint may become weaker than required, and required again")
  func activePriority() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(box)
    let wide: NSLayoutConstraint = box.widthAnchor.constraint(equalToConstant: 60)
    wide.isActive = true
    wide.priority = .defaultHigh
    let narrow: NSLayoutConstraint = box.widthAnchor.constraint(equalToConstant: 20)
    narrow.isActive = true
    outer.layoutIfNeeded()
    #expect(box.frame.width == 20)
    narrow.priority = .defaultLow
    wide.priority = .required
    outer.layoutIfNeeded()
    #expect(box.frame.width == 60)
  }

  /// Answers with the colour of the view inside, and has none itself.
  private final class Surface: UIView {
    private let inner = UIView()

    override var backgroundColor: UIColor? {
      get { inner.backgroundColor }
      set { inner.backgroundColor = newValue }
    }
  }

  @Test("A view that answers with another colour than its own is drawn in its own")
  func foreignColor() throws {
    let surface = Surface(frame: .zero)
    surface.backgroundColor = .red
    let host = try window(width: 40, height: 40) { Hosting(view: surface) }
    #expect(try surface.backgroundColor == .red && host.color(x: 20, y: 20) == "#FFFFFF")
  }
}
