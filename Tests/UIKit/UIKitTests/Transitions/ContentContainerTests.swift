import CoreGraphics
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// What controllers and managers hear of sizes and traits.
@MainActor
@Suite("Sizes of content", .serialized)
struct ContentContainerTests {
  final class Sized: UIViewController {
    var log: [String] = []
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      log.append("\(Int(view.bounds.width)) to \(Int(size.width))")
      coordinator.animate { [self] context in
        log.append("along \(Int(view.bounds.width)) \(context.isAnimated)")
      } completion: { [self] _ in
        log.append("done")
      }
    }
    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) { log.append("traits \(newCollection.userInterfaceStyle.rawValue)") }
    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
      log.append("wish \(Int(container.preferredContentSize.height))")
    }
  }

  @Test("A controller hears of its new size before, and changes views with it; a child that fills it hears too (536)")
  func sizes() throws {
    let (outer, inner) = (Sized(), Sized())
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    inner.didMove(toParent: outer)
    let host = try window(width: 300, height: 200) { Controllers(outer) }
    inner.view.frame = outer.view.bounds
    host.update()
    #expect(outer.log == [] && inner.log == [])
    host.graph.resize(to: HostWindow(size: CGSize(width: 500, height: 200)))
    host.update()
    #expect(outer.log == ["300 to 500", "along 500 false", "done"])
    #expect(inner.log == ["300 to 500", "along 500 false", "done"] && inner.view.bounds.width == 500)
    #expect(outer.transitionCoordinator == nil)
    // A child with a size of its own keeps that.
    inner.view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    #expect(outer.size(forChildContentContainer: inner, withParentContainerSize: .zero).width == 50)
  }

  @Test("A controller's wish for a size reaches the container around, and the manager of its presentation")
  func wishes() throws {
    let (outer, inner) = (Sized(), Sized())
    outer.addChild(inner)
    inner.preferredContentSize = CGSize(width: 0, height: 70)
    inner.preferredContentSize = CGSize(width: 0, height: 70)
    #expect(outer.log == ["wish 70"])
    let manager = UIPresentationController(presentedViewController: inner, presenting: nil)
    #expect(manager.preferredContentSize.height == 70 && manager.adaptivePresentationStyle == .none)
    #expect(manager.shouldPresentInFullscreen && !manager.shouldRemovePresentersView)
    let size = CGSize(width: 10, height: 20)
    #expect(manager.size(forChildContentContainer: inner, withParentContainerSize: size) == size)
  }

  @Test("A panel follows the window's size, and its controller hears of it; so it does of traits")
  func panels() throws {
    let log = EventRecorder()
    let delegate = Delegate(log)
    let host = try window(width: 400, height: 600) { Text("behind") }
    let page = Sized()
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = delegate
    try windowController().present(page, animated: false)
    host.update()
    #expect(page.view.frame == CGRect(x: 0, y: 400, width: 400, height: 200))
    host.graph.resize(to: HostWindow(size: CGSize(width: 500, height: 700)))
    host.update()
    #expect(page.view.frame == CGRect(x: 0, y: 500, width: 500, height: 200))
    #expect(page.log == ["400 to 500", "along 500 false", "done"])
    page.log = []
    page.overrideUserInterfaceStyle = .dark
    host.update()
    #expect(page.log == ["traits 2"])
  }
}
