import CoreGraphics
import Foundation
import Selectors
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

  @Test("A delegate is read as what the view asks, and a batch of updates need not escape")
  func delegates() throws {
    final class Rows: NSObject, UITableViewDelegate, UICollectionViewDelegate, UITextViewDelegate {
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 33 }
    }
    final class Scrolling: NSObject, UIScrollViewDelegate {}
    let (rows, scrolling): (Rows, Scrolling) = (Rows(), Scrolling())
    let (table, text): (UITableView, UITextView) = (UITableView(), UITextView())
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    table.delegate = rows
    collection.delegate = rows
    text.delegate = rows
    #expect(table.delegate?.tableView(table, heightForRowAt: IndexPath(row: 0, section: 0)) == 33)
    let typed: (any UITableViewDelegate)? = table.delegate
    let items: (any UICollectionViewDelegate)? = collection.delegate
    let words: (any UITextViewDelegate)? = text.delegate
    #expect(typed === rows && items === rows && words === rows && table.delegate === rows)
    table.delegate = scrolling
    let none: (any UITableViewDelegate)? = table.delegate
    #expect(none == nil && table.delegate === scrolling)
    table.delegate = typed
    collection.delegate = items
    text.delegate = words
    #expect(table.delegate === rows && collection.delegate === rows && text.delegate === rows)
    func update(_ changes: () -> Void) {
      table.performBatchUpdates(changes)
      collection.performBatchUpdates(changes) { _ in }
    }
    var count = 0
    update { count += 1 }
    table.performBatchUpdates(nil)
    collection.performBatchUpdates(nil)
    #expect(count == 2)
  }

  @Test("Margins can be overridden, and undoing registered by a method")
  func overrides() {
    final class Padded: UIView {
      override var layoutMargins: UIEdgeInsets {
        get { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        set { super.layoutMargins = newValue }
      }
    }
    #expect(Padded().directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    final class Kept: UndoManager {
      var count = 0
      override func undo() {
        count += 1
        super.undo()
      }
    }
    final class Model: NSObject {
      var name: String = "b"
      func rename(_ name: String) { self.name = name }
    }
    let (manager, model): (Kept, Model) = (Kept(), Model())
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: model, selector: #Selector(Model.rename(_:)), object: "a")
    manager.endUndoGrouping()
    manager.undo()
    #expect(model.name == "a" && manager.count == 1)
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
