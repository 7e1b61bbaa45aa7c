import CoreGraphics
import Foundation
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// What controllers and views of UIKit's know inside of SwiftUI's, and hosting controllers outside of it.
@MainActor
@Suite("Contexts of representables", .serialized)
struct RepresentableContextTests {
  @MainActor final class Log {
    var events: [String] = []
    nonisolated init() {}
    func take() -> [String] {
      defer { events = [] }
      return events
    }
  }

  private struct Page: UIViewControllerRepresentable {
    let log: Log
    var count: Int

    @MainActor final class Guide { var uses = 0 }

    func makeCoordinator() -> Guide {
      log.events.append("coordinator")
      return Guide()
    }
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
    func updateUIViewController(_ controller: UIViewController, context: Context) {
      context.coordinator.uses += 1
      let moves: Bool = context.transaction.animation != nil
      log.events.append("\(count) \(context.coordinator.uses) \(context.environment.isEnabled) \(moves)")
      context.animate {
        log.events.append("changes")
      } completion: { [log] in
        log.events.append("done")
      }
    }
    func sizeThatFits(
      _ proposal: ProposedViewSize, uiViewController: UIViewController, context: Context
    ) -> CGSize? { CGSize(width: 40, height: 30) }
  }

  /// Says what it must.
  private struct Plain: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
      let controller = UIViewController()
      controller.view.isAccessibilityElement = true
      controller.view.accessibilityLabel = "plain"
      return controller
    }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  private struct Root: View {
    let log: Log
    let remote: Remote<Int>
    @State private var count = 0

    init(_ log: Log, _ remote: Remote<Int>) {
      self.log = log
      self.remote = remote
    }

    var body: some View {
      Page(log: log, count: count).disabled(count == 2).accessibilityElement().accessibilityLabel("page")
        .handing($count, to: remote)
    }
  }

  @Test("A controller is updated with its coordinator, the environment and the animation of the change")
  func controllers() async throws {
    let (log, remote) = (Log(), Remote<Int>())
    let host = try window { Root(log, remote) }
    #expect(log.take().prefix(3) == ["coordinator", "0 1 true false", "changes"])
    #expect(host.frame("page")?.size == CGSize(width: 40, height: 30))
    await host.settle { log.events.contains("done") }
    _ = log.take()
    host.change { remote.value = 1 }
    #expect(log.take().prefix(2) == ["1 2 true false", "changes"])
    host.change { withAnimation { remote.value = 2 } }
    #expect(log.take().contains("2 3 false true"))
    await host.settle { log.events.contains("done") }
  }

  @Test("A controller without a coordinator and a size of its own fills its place")
  func plain() throws {
    let host = try window { Plain() }
    #expect(host.frame("plain") == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(type(of: Plain().makeCoordinator()) == Void.self)
  }

  private struct Box: UIViewRepresentable {
    let log: Log
    var count: Int
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {
      log.events.append("\(count) \(context.transaction.animation != nil)")
      context.animate {
        log.events.append("changes")
      } completion: { [log] in
        log.events.append("done")
      }
    }
  }

  private struct BoxRoot: View {
    let log: Log
    let remote: Remote<Int>
    @State private var count = 0

    init(_ log: Log, _ remote: Remote<Int>) {
      self.log = log
      self.remote = remote
    }

    var body: some View { Box(log: log, count: count).handing($count, to: remote) }
  }

  @Test("A view is updated with the animation of the change, and changes along with it")
  func views() async throws {
    let (log, remote) = (Log(), Remote<Int>())
    let host = try window { BoxRoot(log, remote) }
    #expect(log.take().prefix(2) == ["0 false", "changes"])
    host.change { withAnimation { remote.value = 1 } }
    #expect(log.take().contains("1 true"))
    await host.settle { log.events.contains("done") }
  }

  @Test(
    "A hosting controller is decoded with its view, makes its view itself, and keeps away from the safe area or not")
  func hosting() throws {
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    let decoded = try #require(UIHostingController(coder: coder, rootView: Text("words")))
    #expect(decoded.sizeThatFits(in: .zero).width > 10)
    #expect(UIHostingController<Text>(coder: coder) == nil)
    let controller = UIHostingController(rootView: Color.red.frame(width: 30, height: 40))
    #expect(!controller.isViewLoaded && controller.safeAreaRegions == .all)
    controller.loadView()
    #expect(controller.isViewLoaded && controller.preferredContentSize == .zero)
    controller.viewDidLayoutSubviews()
    #expect(controller.preferredContentSize == .zero)
    controller.sizingOptions = .preferredContentSize
    #expect(controller.preferredContentSize == CGSize(width: 30, height: 40))
    controller.rootView = Color.red.frame(width: 50, height: 40)
    controller.viewDidLayoutSubviews()
    #expect(controller.preferredContentSize == CGSize(width: 50, height: 40))
    #expect(UIHostingControllerSizingOptions.preferredContentSize.rawValue == 1)
  }
}
