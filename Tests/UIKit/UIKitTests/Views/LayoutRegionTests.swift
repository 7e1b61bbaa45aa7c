import CoreGraphics
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Margins and safe areas, regions, the keyboard's guide, and how many solutions constraints have.
@MainActor
@Suite("Regions of views", .serialized)
struct LayoutRegionTests {
  private func pinned(_ view: UIView, to guide: UILayoutGuide) -> [NSLayoutConstraint] {
    view.translatesAutoresizingMaskIntoConstraints = false
    return [
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ]
  }

  private func open(_ view: UIView) throws -> HeadlessHost {
    try window(width: 200, height: 100, safeArea: .init(top: 10, leading: 0, bottom: 20, trailing: 0)) {
      Hosting(view: view).ignoresSafeArea()
    }
  }

  @Test("The root view of a controller has at least the system's margins, unless the controller does without (491)")
  func rootMargins() {
    let page = UIViewController()
    page.loadViewIfNeeded()
    page.view.insetsLayoutMarginsFromSafeArea = false
    page.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    let least: NSDirectionalEdgeInsets = page.systemMinimumLayoutMargins
    #expect(least.leading > 1 && page.view.directionalLayoutMargins.leading == least.leading)
    page.viewRespectsSystemMinimumLayoutMargins = false
    #expect(page.view.directionalLayoutMargins.leading == 1)
  }

  @Test("A view may keep to the margins of the view around (492)")
  func outerMargins() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let inner = UIView(frame: CGRect(x: 5, y: 0, width: 90, height: 50))
    inner.layoutMargins = .zero
    outer.addSubview(inner)
    #expect(inner.layoutMargins == .zero)
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == UIEdgeInsets(top: 20, left: 15, bottom: 0, right: 15))
  }

  @Test("The safe area leaves out what bars and the window's edges cover (493)")
  func safeArea() throws {
    let (root, inner) = (UIView(), UIView())
    root.addSubview(inner)
    let constraints: [NSLayoutConstraint] = pinned(inner, to: root.safeAreaLayoutGuide)
    NSLayoutConstraint.activate(constraints)
    let host = try open(root)
    #expect(root.safeAreaInsets == UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0))
    #expect(inner.frame == CGRect(x: 0, y: 10, width: 200, height: 70) && inner.safeAreaInsets == .zero)
    _ = host
  }

  @Test("A container makes the safe area of a child smaller, which is known once the child is shown (494)")
  func additional() throws {
    let page = UIViewController()
    page.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 7)
    page.loadViewIfNeeded()
    let host = try window(width: 200, height: 100, safeArea: .init(top: 10, leading: 0, bottom: 20, trailing: 0)) {
      Controllers(page).ignoresSafeArea()
    }
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 15, left: 0, bottom: 20, right: 7))
    _ = host
  }

  @Test("Items that change sides turn multiplier and constant round (499)")
  func turned() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (a, b) = (UIView(), UIView())
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    b.widthAnchor.constraint(equalToConstant: 30).isActive = true
    let first: NSLayoutConstraint = a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2, constant: 10)
    first.isActive = true
    root.layoutIfNeeded()
    #expect(a.bounds.width == 70)
    first.isActive = false
    b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5, constant: -5).isActive = true
    root.layoutIfNeeded()
    #expect(a.bounds.width == 70 && b.bounds.width == 30)
  }

  @Test("A layout has one solution, several where it is ambiguous, and none where constraints conflict (500)")
  func solutions() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let height: NSLayoutConstraint = view.heightAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
      height,
    ])
    #expect(view.hasAmbiguousLayout && view.leadingAnchor.hasAmbiguousLayout)
    let before: CGRect = view.frame
    view.exerciseAmbiguityInLayout()
    #expect(view.frame != before)
    view.exerciseAmbiguityInLayout()
    #expect(view.frame == before)
    view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    #expect(!view.hasAmbiguousLayout && view.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(view.heightAnchor.constraintsAffectingLayout.contains(height))
    let told: [String] = warnings {
      view.widthAnchor.constraint(equalToConstant: 60).isActive = true
      root.layoutIfNeeded()
    }
    #expect(told.contains { $0.contains("cannot hold together") } && !view.hasAmbiguousLayout)
  }

  @Test("A guide says whether it is ambiguous and which constraints it follows")
  func guides() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let guide = UILayoutGuide()
    #expect(!guide.hasAmbiguousLayout && guide.constraintsAffectingLayout(for: .horizontal).isEmpty)
    root.addLayoutGuide(guide)
    let width: NSLayoutConstraint = guide.widthAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([width, guide.leadingAnchor.constraint(equalTo: root.leadingAnchor)])
    #expect(guide.hasAmbiguousLayout && guide.constraintsAffectingLayout(for: .horizontal).contains(width))
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: root.topAnchor), guide.heightAnchor.constraint(equalToConstant: 5),
    ])
    #expect(!guide.hasAmbiguousLayout && guide.widthAnchor.constraintsAffectingLayout.contains(width))
    #expect(!guide.widthAnchor.hasAmbiguousLayout)
  }

  @Test("Regions are safe areas, margins and readable content, with a guide for each")
  func regions() throws {
    let (root, inner) = (UIView(), UIView())
    root.addSubview(inner)
    let region: UIView.LayoutRegion = .margins(cornerAdaptation: .vertical)
    let guide: UILayoutGuide = root.layoutGuide(for: region)
    #expect(guide === root.layoutGuide(for: region) && guide !== root.layoutGuide(for: .margins()))
    let constraints: [NSLayoutConstraint] = pinned(inner, to: guide)
    NSLayoutConstraint.activate(constraints)
    let host = try open(root)
    #expect(inner.frame == root.bounds.inset(by: root.layoutMargins) && guide.layoutFrame == inner.frame)
    #expect(root.edgeInsets(for: .safeArea()) == root.safeAreaInsets)
    #expect(root.edgeInsets(for: .readableContent(cornerAdaptation: .horizontal)) == root.layoutMargins)
    #expect(root.directionalEdgeInsets(for: .safeArea(cornerAdaptation: nil)).bottom == 20)
    let axes: [UIView.LayoutRegion.AdaptivityAxis] = [.horizontal, .vertical]
    #expect(axes.map(\.rawValue) == [0, 1])
    _ = host
  }

  @Test("The keyboard's guide lies at the lower edge, as high as the safe area takes, and is near no other edge")
  func keyboard() throws {
    let (root, field) = (UIView(), UIView())
    root.addSubview(field)
    field.translatesAutoresizingMaskIntoConstraints = false
    let guide: UIKeyboardLayoutGuide = root.keyboardLayoutGuide
    #expect(guide === root.keyboardLayoutGuide && !guide.followsUndockedKeyboard && guide.keyboardDismissPadding == 0)
    NSLayoutConstraint.activate([
      field.bottomAnchor.constraint(equalTo: guide.topAnchor), field.heightAnchor.constraint(equalToConstant: 30),
      field.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      field.widthAnchor.constraint(equalTo: guide.widthAnchor),
    ])
    let near: NSLayoutConstraint = field.heightAnchor.constraint(equalToConstant: 1)
    let away: NSLayoutConstraint = field.heightAnchor.constraint(lessThanOrEqualToConstant: 500)
    let bottom: NSLayoutConstraint = field.heightAnchor.constraint(lessThanOrEqualToConstant: 400)
    guide.setConstraints([near], activeWhenNearEdge: .top)
    guide.setConstraints([away], activeWhenAwayFrom: [.leading, .trailing])
    guide.setConstraints([bottom], activeWhenNearEdge: .bottom)
    #expect(!near.isActive && away.isActive && bottom.isActive)
    #expect(guide.constraints(activeWhenNearEdge: .bottom) == [bottom])
    #expect(guide.constraints(activeWhenAwayFrom: [.leading, .trailing]) == [away])
    let host = try open(root)
    #expect(field.frame == CGRect(x: 0, y: 50, width: 200, height: 30))
    #expect(guide.layoutFrame == CGRect(x: 0, y: 80, width: 200, height: 20))
    host.change { guide.usesBottomSafeArea = false }
    #expect(field.frame.maxY == 100 && guide.layoutFrame.height == 0)
    guide.removeAllTrackedConstraints()
    #expect(!away.isActive && guide.constraints(activeWhenNearEdge: .bottom).isEmpty)
  }

  @Test("Hiding an arranged view and changing a stack go gradually (513)")
  func stacks() throws {
    let stack = UIStackView()
    let (a, b) = (UIView(), UIView())
    b.backgroundColor = .red
    for view in [a, b] { stack.addArrangedSubview(view) }
    stack.distribution = .fillEqually
    let host = try window(width: 200, height: 100) { Hosting(view: stack) }
    #expect(b.frame == CGRect(x: 100, y: 0, width: 100, height: 100))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      a.isHidden = true
      stack.layoutIfNeeded()
    }
    host.update()
    host.advance(by: .milliseconds(500))
    #expect(try host.color(x: 70, y: 50) == "#FF0000" && host.color(x: 30, y: 50) == "#FFFFFF")
    host.finishAnimations()
    #expect(try host.color(x: 30, y: 50) == "#FF0000")
    #expect(b.frame.width == 200)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      a.isHidden = false
      stack.spacing = 40
      stack.layoutIfNeeded()
    }
    host.update()
    host.finishAnimations()
    #expect(b.frame.width == 80)
  }
}
