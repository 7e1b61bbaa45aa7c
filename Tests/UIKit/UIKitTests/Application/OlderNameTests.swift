import CoreGraphics
import Foundation
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Names that programs use since long.
@MainActor
@Suite("Older names of UIKit", .serialized)
struct OlderNameTests {
  private final class Owner: NSObject, UIApplicationDelegate {
    var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .portrait }
  }
  private final class Bare: NSObject, UIApplicationDelegate, UIWindowSceneDelegate {}

  @Test("The window of a delegate is that of an optional requirement, and of its class as it says")
  func windows() {
    let owner = Owner()
    let delegate: (any UIApplicationDelegate)? = owner
    owner.window?.rootViewController = UIViewController()
    #expect(delegate?.window??.rootViewController === owner.window?.rootViewController)
    let scene: (any UIWindowSceneDelegate)? = Bare()
    #expect(scene?.window == nil && scene?.window??.rootViewController == nil)
    let none: UIWindow? = Bare().window
    #expect(none == nil)
  }

  @Test("States of controls of a program's own, and places as objects")
  func values() {
    #expect(UIControl.State.application.isDisjoint(with: .reserved) && !UIControl.State.application.contains(.selected))
    let place = NSIndexPath(row: 3, section: 2)
    #expect(place.row == 3 && place.section == 2 && NSIndexPath(item: 4, section: 0).item == 4)
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)) && !CGSize(width: 1, height: 2).equalTo(.zero))
    let rect = CGRect(x: 0, y: 0, width: 4, height: 2)
    #expect(rect.equalTo(CGRect(x: 4, y: 2, width: -4, height: -2)) && !rect.equalTo(.zero))
  }

  @Test("Foundation's networking and XML come with UIKit")
  func modules() {
    let request: URLRequest? = URL(string: "https://example.org").map { URLRequest(url: $0) }
    #expect(request?.httpMethod == "GET" && XMLParser(data: Data("<a/>".utf8)).parse())
  }

  @Test("A presentation hears of changed traits")
  func traits() throws {
    final class Presentation: UIPresentationController {
      var count = 0
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        count += 1
      }
    }
    final class Presenter: UIViewController, UIViewControllerTransitioningDelegate {
      var made: Presentation?
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? {
        made = Presentation(presentedViewController: presented, presenting: presenting)
        return made
      }
    }
    let presenter = Presenter()
    let shown = UIViewController()
    shown.modalPresentationStyle = .custom
    shown.transitioningDelegate = presenter
    let host = try window { HostingController(controller: presenter) }
    host.change { presenter.present(shown, animated: false) }
    let presentation = try #require(presenter.made)
    let before: Int = presentation.count
    host.change { shown.traitOverrides.userInterfaceStyle = .dark }
    #expect(presentation.count == before + 1)
  }

  @available(*, deprecated)
  @Test("Deprecated names do what their successors do")
  func deprecated() throws {
    typealias Style = UIActivityIndicatorView.Style
    let wheel = UIActivityIndicatorView(style: .whiteLarge)
    #expect(wheel.frame.width == 37 && UIActivityIndicatorView(style: .white).frame.width == 20)
    #expect([Style.whiteLarge, .white, .gray].map(\.rawValue) == [0, 1, 2])
    wheel.startAnimating()
    let host = try window { Hosting(view: wheel).frame(width: 60, height: 60) }
    let white: [String] = host.displayLines
    host.change { wheel.color = .red }
    #expect(white != host.displayLines)
    #expect(UIColor.groupTableViewBackground == .systemGroupedBackground && UIBarStyle.blackTranslucent.rawValue == 2)
    let application: UIApplication = .shared
    application.setStatusBarStyle(.lightContent, animated: true)
    application.isStatusBarHidden = false
    application.setStatusBarHidden(false, with: .fade)
    #expect(application.statusBarStyle == .lightContent && application.isStatusBarHidden)
    application.statusBarStyle = .default
    #expect(application.openURL(try #require(URL(string: "nobody-has-this:x"))) == false)
    let owner = Owner()
    let former: (any UIApplicationDelegate)? = application.delegate
    application.delegate = owner
    defer { application.delegate = former }
    #expect(application.supportedInterfaceOrientations(for: owner.window) == .portrait)
  }
}
