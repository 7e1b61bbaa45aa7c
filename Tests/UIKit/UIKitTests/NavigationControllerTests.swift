import AccessibilityTree
import CoreGraphics
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Controllers that show others in a stack.
@MainActor
@Suite("Navigation controllers", .serialized)
struct NavigationControllerTests {
  @Test(
    "A pushed controller comes with its life and a movement; the way back has the title below (533, 534, 540, 542)"
  )
  func pushing() throws {
    let log = EventRecorder()
    let root = Page("root", log)
    root.title = "Fruits"
    let navigation = UINavigationController(rootViewController: root)
    #expect(root.parent === navigation && root.navigationController === navigation && !root.isViewLoaded)
    let host = try phone { Controllers(navigation) }
    #expect(log.take() == ["root load", "root will appear", "root is appearing", "root did appear"])
    #expect(Set(host.labels) == ["Fruits", "root"])
    let next = Page("next", log)
    next.title = "Apple"
    navigation.pushViewController(next, animated: true)
    #expect(log.take() == [] && navigation.topViewController === next && !next.isViewLoaded)
    host.update()
    #expect(log.take() == ["next load", "root will disappear", "next will appear", "next is appearing"])
    #expect(next.transitionCoordinator?.isAnimated == true && next.isMovingToParent)
    host.finishAnimations()
    #expect(log.take() == ["root did disappear", "next did appear"])
    #expect(next.transitionCoordinator == nil && Set(host.labels) == ["Fruits", "Apple", "next"])
    #expect(host.element("Apple")?.traits.contains(.isHeader) == true)
    // The view lies under the bar, which its safe area says (493).
    #expect(host.frame("next")?.size == host.graph.size && abs(next.view.safeAreaInsets.top - (50 + 44)) < 0.5)
    #expect(host.activate("Fruits"))
    host.update()
    host.finishAnimations()
    #expect(
      log.take() == [
        "next will disappear", "root will appear", "root is appearing", "next did disappear", "root did appear",
      ])
    #expect(navigation.viewControllers == [root] && next.parent == nil && Set(host.labels) == ["Fruits", "root"])
  }

  @Test(
    "Without animation a controller is there with the next frame; keys and the back button go back"
  )
  func waysBack() throws {
    let log = EventRecorder()
    let root = Page("root", log)
    let navigation = UINavigationController(rootViewController: root)
    let host = try phone { Controllers(navigation) }
    func push() {
      navigation.pushViewController(Page("next", log), animated: false)
      host.update()
    }
    push()
    #expect(host.labels.contains("next") && !host.labels.contains("root"))
    #expect(log.take().suffix(3) == ["root did disappear", "next is appearing", "next did appear"])
    _ = host.press(.left, modifiers: .option)
    host.finishAnimations()
    #expect(navigation.viewControllers == [root])
    push()
    let back = try #require(host.element("Back"))
    #expect(back.traits.contains(.isButton))
    navigation.popToRootViewController(animated: false)
    host.update()
    #expect(Set(host.labels) == ["root"] && navigation.popViewController(animated: true) == nil)
  }

  @Test("Setting the stack keeps what stays, and the delegate is told of what is shown")
  func settingTheStack() throws {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      var log: [String] = []
      func navigationController(_ navigation: UINavigationController, willShow page: UIViewController, animated: Bool) {
        log.append("will \((page as! Page).name) \(animated)")
      }
      func navigationController(_ navigation: UINavigationController, didShow page: UIViewController, animated: Bool) {
        log.append("did \((page as! Page).name) \(animated)")
      }
    }
    let log = EventRecorder()
    let (a, b, c) = (Page("a", log), Page("b", log), Page("c", log))
    let navigation = UINavigationController(rootViewController: a)
    let delegate = Delegate()
    navigation.delegate = delegate
    let host = try phone { Controllers(navigation) }
    #expect(delegate.log == ["will a false", "did a false"])
    navigation.setViewControllers([a, b, c], animated: true)
    host.update()
    host.finishAnimations()
    #expect(delegate.log.suffix(2) == ["will c true", "did c true"] && host.labels.contains("c"))
    #expect(navigation.popToViewController(a, animated: false) == [b, c])
    host.update()
    #expect(Set(host.labels) == ["a"] && b.parent == nil && c.parent == nil)
    navigation.setViewControllers([c], animated: false)
    host.update()
    #expect(Set(host.labels) == ["c"] && a.parent == nil)
    navigation.setViewControllers([], animated: false)
    host.update()
    #expect(Set(host.labels) == [] && navigation.topViewController == nil)
  }

  @Test("A bar shows the items of the top controller: buttons, menus, views, spaces, a prompt (541 to 544)")
  func items() throws {
    let log = EventRecorder()
    let root = Page("root", log)
    root.title = "Root"
    let navigation = UINavigationController(rootViewController: root)
    let item: UINavigationItem = root.navigationItem
    item.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { _ in log.note("cancel") })
    let label = UILabel()
    label.text = "Custom"
    let choices = UIMenu(children: [
      UIAction(title: "Copy") { _ in log.note("copy") },
      UIMenu(options: .displayInline, children: [UIAction(title: "Move", attributes: .disabled) { _ in }]),
    ])
    item.rightBarButtonItems = [
      UIBarButtonItem(barButtonSystemItem: .add, target: root, action: Selector("add", Page.add)),
      .fixedSpace(20), UIBarButtonItem(customView: label), UIBarButtonItem(title: "More", menu: choices),
    ]
    item.prompt = "Choose one"
    let host = try phone { Controllers(navigation) }
    #expect(Set(host.labels) == ["Choose one", "Cancel", "Root", "More", "Custom", "Add", "root"])
    _ = log.take()
    #expect(host.activate("Cancel") && host.activate("Add"))
    #expect(log.take() == ["cancel", "root add"])
    #expect(host.activate("More"))
    host.update()
    host.finishAnimations()
    #expect(host.activate("Copy") && log.take() == ["copy"])
    host.finishAnimations()
    host.change { item.rightBarButtonItem?.isEnabled = false }
    #expect(host.element("Add")?.traits.contains(.isDisabled) == true)
    host.change { item.leftBarButtonItem?.title = "Stop" }
    host.change { item.title = "Other" }
    #expect(host.labels.contains("Stop") && host.labels.contains("Other") && !host.labels.contains("Root"))
    host.change { item.titleView = UISwitch() }
    #expect(!host.labels.contains("Other"))
    host.change {
      item.rightBarButtonItems = nil
      item.titleView = nil
      item.prompt = nil
      item.leftBarButtonItem = root.editButtonItem
    }
    #expect(host.activate("Edit") && root.isEditing && Set(host.labels) == ["Done", "Other", "root"])
    #expect(host.activate("Done") && !root.isEditing)
  }

  @Test("What the item below says of the back button is its title; an item at the start takes its place")
  func backButtons() throws {
    let log = EventRecorder()
    let (root, next) = (Page("root", log), Page("next", log))
    root.title = "A title that is far too long for any button"
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(next, animated: false)
    let host = try phone { Controllers(navigation) }
    let item: UINavigationItem = root.navigationItem
    host.change { item.backButtonTitle = "Home" }
    #expect(Set(host.labels) == ["Home", "next"])
    host.change { item.backBarButtonItem = UIBarButtonItem(title: "List", style: .plain, target: nil, action: nil) }
    #expect(Set(host.labels) == ["List", "next"])
    host.change { item.backButtonDisplayMode = .minimal }
    #expect(Set(host.labels) == ["Back", "next"])
    host.change { next.navigationItem.backAction = UIAction { _ in log.note("asks") } }
    #expect(host.activate("Back") && log.take().last == "asks" && navigation.topViewController === next)
    host.change { next.navigationItem.hidesBackButton = true }
    #expect(Set(host.labels) == ["next"])
    host.change {
      next.navigationItem.hidesBackButton = false
      next.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil)
    }
    #expect(Set(host.labels) == ["Left", "next"])
    host.change { next.navigationItem.leftItemsSupplementBackButton = true }
    #expect(Set(host.labels) == ["Back", "Left", "next"])
  }

  @Test("Bars are hidden and shown, the toolbar has the top controller's items, and a large title is below its bar")
  func bars() throws {
    let log = EventRecorder()
    let root = Page("root", log)
    root.title = "Root"
    root.toolbarItems = [
      UIBarButtonItem(systemItem: .trash, primaryAction: UIAction { _ in log.note("trash") }), .flexibleSpace(),
      UIBarButtonItem(systemItem: .compose),
    ]
    let navigation = UINavigationController(rootViewController: root)
    let host = try phone { Controllers(navigation) }
    #expect(Set(host.labels) == ["Root", "root"] && navigation.isToolbarHidden)
    host.change { navigation.setToolbarHidden(false, animated: false) }
    #expect(Set(host.labels) == ["Root", "root", "Delete", "Compose"])
    let bounds: CGRect = CGRect(origin: .zero, size: host.graph.size)
    #expect(host.frame("Delete")!.minX < 40 && host.frame("Compose")!.maxX > bounds.maxX - 40)
    #expect(abs(root.view.safeAreaInsets.bottom - (44 + 20)) < 0.5)
    host.change { navigation.isNavigationBarHidden = true }
    #expect(Set(host.labels) == ["root", "Delete", "Compose"] && abs(root.view.safeAreaInsets.top - (50)) < 0.5)
    host.change {
      navigation.isNavigationBarHidden = false
      navigation.navigationBar.prefersLargeTitles = true
    }
    #expect(abs(root.view.safeAreaInsets.top - (50 + 44 + 52)) < 0.5)
    host.change { root.navigationItem.largeTitleDisplayMode = .never }
    #expect(abs(root.view.safeAreaInsets.top - (50 + 44)) < 0.5)
  }

  @Test(
    "Views of SwiftUI's in a stack of controllers are one tree with it: their titles, items and links are the bar's")
  func oneTree() throws {
    struct Inside: View {
      var body: some View {
        NavigationLink("Go", value: 7)
          .navigationTitle("Inside")
          .toolbar { Button("Tool") {} }
          .navigationDestination(for: Int.self) { Text("Number \($0)") }
      }
    }
    let log = EventRecorder()
    let navigation = UINavigationController(rootViewController: Page("root", log))
    let hosting = UIHostingController(rootView: Inside())
    navigation.pushViewController(hosting, animated: false)
    let host = try phone { Controllers(navigation) }
    #expect(Set(host.labels) == ["Back", "Inside", "Tool", "Go"])
    #expect(host.activate("Go"))
    host.update()
    host.finishAnimations()
    #expect(host.labels.contains("Number 7") && navigation.viewControllers.count == 3)
    navigation.popToRootViewController(animated: false)
    host.update()
    #expect(host.labels.contains("root"))
  }
}

/// A controller whose view has a name, and which notes its life.
final class Page: UIViewController {
  let name: String
  let log: EventRecorder

  init(_ name: String, _ log: EventRecorder) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    view.isAccessibilityElement = true
    view.accessibilityLabel = name
    log.note("\(name) load")
  }
  override func viewWillAppear(_ animated: Bool) { log.note("\(name) will appear") }
  override func viewIsAppearing(_ animated: Bool) { log.note("\(name) is appearing") }
  override func viewDidAppear(_ animated: Bool) { log.note("\(name) did appear") }
  override func viewWillDisappear(_ animated: Bool) { log.note("\(name) will disappear") }
  override func viewDidDisappear(_ animated: Bool) { log.note("\(name) did disappear") }
  func add() { log.note("\(name) add") }
}

/// A controller in a window of SwiftUI's.
struct Controllers: UIViewControllerRepresentable {
  let controller: UIViewController

  init(_ controller: UIViewController) { self.controller = controller }

  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

/// A phone's window with a controller in all of it.
@MainActor
func phone(@ViewBuilder _ root: () -> some View) throws -> HeadlessHost {
  let view = root().ignoresSafeArea()
  return try window(
    width: 300, height: 500, settings: HostSettings(idiom: .phone),
    safeArea: HostWindow.Insets(top: 50, leading: 0, bottom: 20, trailing: 0)
  ) { view }
}
