import CoreGraphics
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Views of SwiftUI's in controllers, inside of the bars around them.
@MainActor
@Suite("Hosted views and safe areas", .serialized)
struct HostedSafeAreaTests {
  private struct Ends: View {
    var body: some View {
      VStack {
        Text("Top")
        Spacer()
        Text("Bottom")
      }
    }
  }

  @Test("Views of SwiftUI's that are pushed on a stack of controllers stay clear of the bar")
  func pushed() throws {
    let root = UIViewController()
    root.title = "Root"
    let navigation = UINavigationController(rootViewController: root)
    let host = try phone { Controllers(navigation) }
    navigation.pushViewController(UIHostingController(rootView: Ends()), animated: true)
    host.update()
    host.finishAnimations()
    let top: CGRect = try #require(host.frame("Top"))
    let bottom: CGRect = try #require(host.frame("Bottom"))
    #expect(top.minY >= 50 + 44 && top.maxY < 150, "\(top)")
    #expect(bottom.maxY <= host.graph.size.height && bottom.maxY > host.graph.size.height - 100, "\(bottom)")
    #expect(host.graph.differences().isEmpty)
  }

  @Test("Views of SwiftUI's in a tab stay clear of the bar with the tabs")
  func inTab() throws {
    let tabs = UITabBarController()
    let first = UIHostingController(rootView: Ends())
    first.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 0)
    let second = UIHostingController(rootView: Ends())
    second.tabBarItem = UITabBarItem(title: "Second", image: nil, tag: 1)
    tabs.viewControllers = [first, second]
    let host = try phone { Controllers(tabs) }
    let tab: CGRect = try #require(host.frame("Second"))
    let bottom: CGRect = try #require(host.frame("Bottom"))
    #expect(bottom.maxY <= tab.minY, "\(bottom) \(tab)")
    #expect(host.graph.differences().isEmpty)
  }

  @Test("A view that constraints size may stand in a stack, which asks how wide it may become")
  func constrainedInStack() throws {
    let root = UIView()
    let button = UILabel()
    button.text = "Go"
    button.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      button.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
    let host = try window(width: 300, height: 100) {
      HStack(spacing: 0) {
        Hosting(view: root).frame(maxWidth: .infinity)
        Text("beside")
      }
      .frame(maxWidth: .infinity)
    }
    #expect(host.labels == ["Go", "beside"] && host.frame("Go")?.height == 44)
  }
}
