import CoreGraphics
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Views of SwiftUI's inside of views of UIKit's.
@MainActor
@Suite("Hosting controllers", .serialized)
struct UIHostingControllerTests {
  @Test("A hosting controller says how large its views are, outside of any window")
  func size() {
    let controller = UIHostingController(rootView: Color.red.frame(width: 30, height: 40))
    #expect(controller.sizeThatFits(in: CGSize(width: 500, height: 500)) == CGSize(width: 30, height: 40))
    #expect(controller.view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    controller.sizingOptions = .intrinsicContentSize
    #expect(controller.view.intrinsicContentSize == CGSize(width: 30, height: 40))
    let text = UIHostingController(rootView: Text("Some words that go on for quite a while, and on"))
    let wide: CGSize = text.sizeThatFits(in: .zero)
    let narrow: CGSize = text.sizeThatFits(in: CGSize(width: 100, height: 1_000))
    #expect(narrow.width <= 100 && narrow.height > wide.height)
    text.rootView = Text("A")
    #expect(text.sizeThatFits(in: .zero).width < 30)
  }

  /// A view of UIKit's with a hosting controller inside of it.
  final class Outer: UIViewController {
    let inner: UIHostingController<Counter>

    init() {
      inner = UIHostingController(rootView: Counter("Tap"))
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(inner)
      inner.view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      view.addSubview(inner.view)
      inner.didMove(toParent: self)
    }
  }

  struct Shown: UIViewControllerRepresentable {
    let outer: Outer
    func makeUIViewController(context: Context) -> Outer { outer }
    func updateUIViewController(_ outer: Outer, context: Context) {}
  }

  @Test("Views of SwiftUI's inside of UIKit's inside of SwiftUI's are one tree: drawn, read and used as one")
  func nesting() throws {
    let outer = Outer()
    let host = try window {
      VStack(spacing: 0) {
        Shown(outer: outer)
        Text("below")
      }
    }
    #expect(host.labels == ["Tap 0", "below"])
    #expect(host.tap(at: CGPoint(x: 50, y: 25)))
    #expect(host.labels == ["Tap 1", "below"])
    #expect(host.activate("Tap 1"))
    #expect(host.labels == ["Tap 2", "below"] && outer.inner.parent === outer)
    // The state stays while other root views have the same identity.
    host.change { outer.inner.rootView = Counter("Press") }
    #expect(host.labels == ["Press 2", "below"])
    host.change { outer.inner.view.removeFromSuperview() }
    #expect(host.labels == ["below"])
  }

  @Test("A view with all inside is drawn into an image, in a window or not")
  func snapshots() throws {
    let controller = UIHostingController(rootView: Color.red)
    controller.view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image: UIImage = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image { _ in
      #expect(controller.view.drawHierarchy(in: CGRect(x: 10, y: 0, width: 10, height: 10), afterScreenUpdates: true))
    }
    let pixels = try Pixels(image)
    #expect(pixels[15, 5][0] > 200 && pixels[15, 5][1] < 100 && pixels[5, 5][3] == 0)
    #expect(!UIView().drawHierarchy(in: .zero, afterScreenUpdates: false))
  }
}
