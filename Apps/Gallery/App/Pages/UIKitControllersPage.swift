import SwiftUI

/// Controllers of UIKit's that show others: a stack, tabs and what they present.
struct UIKitControllersPage: View {
  var body: some View {
    Example("A stack of controllers") {
      ControllerBox { Shop.stack() }.frame(height: 300)
    }
    Example("Tabs") {
      ControllerBox { Shop.tabs() }.frame(height: 220)
    }
    Example("Controls") {
      ControllerBox { ControlsController() }.frame(height: 120)
    }
  }
}

private struct ControllerBox: UIViewControllerRepresentable {
  let make: @MainActor () -> UIViewController

  func makeUIViewController(context: Context) -> UIViewController { make() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

@MainActor
private enum Shop {
  static func stack() -> UIViewController {
    let navigation = UINavigationController(rootViewController: FruitsController())
    navigation.setToolbarHidden(false, animated: false)
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .systemIndigo
    look.titleTextAttributes = [.foregroundColor: UIColor.white]
    navigation.navigationBar.standardAppearance = look
    navigation.navigationBar.scrollEdgeAppearance = look
    navigation.navigationBar.tintColor = .white
    return navigation
  }

  static func tabs() -> UIViewController {
    let tabs = UITabBarController()
    tabs.viewControllers = [("Shop", "cart"), ("Orders", "shippingbox"), ("Account", "person")].map { title, symbol in
      let page = UIHostingController(rootView: Text(title))
      page.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
      return page
    }
    tabs.viewControllers?[1].tabBarItem.badgeValue = "2"
    return tabs
  }
}

private final class FruitsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Fruits"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in
        let alert = UIAlertController(title: "Add a fruit", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Add", style: .default))
        self?.present(alert, animated: true)
      })
    toolbarItems = [
      UIBarButtonItem(systemItem: .organize), .flexibleSpace(),
      UIBarButtonItem(
        title: "Sort",
        menu: UIMenu(children: [UIAction(title: "By Name") { _ in }, UIAction(title: "By Price") { _ in }])),
    ]
    let buttons: [UIButton] = ["Apple", "Banana", "Cherry"].map { name in
      UIButton(
        type: .system,
        primaryAction: UIAction(title: name) { [weak self] _ in
          let details = UIHostingController(rootView: Text("All about \(name.lowercased())s").navigationTitle(name))
          self?.navigationController?.pushViewController(details, animated: true)
        })
    }
    let stack = UIStackView(arrangedSubviews: buttons)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
    ])
  }
}

private final class ControlsController: UIViewController {
  private let bar = UIProgressView(progressViewStyle: .default)
  private let dots = UIPageControl()
  private let stepper = UIStepper()

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.progress = 0.4
    dots.numberOfPages = 5
    dots.currentPage = 2
    stepper.maximumValue = 4
    stepper.value = 2
    stepper.accessibilityLabel = "Page"
    stepper.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        dots.currentPage = Int(stepper.value)
        bar.setProgress(Float(stepper.value) / 5, animated: true)
      }, for: .valueChanged)
    for view in [bar, dots, stepper] { self.view.addSubview(view) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width: CGFloat = view.bounds.width
    bar.frame = CGRect(x: 20, y: 12, width: max(0, width - 40), height: 4)
    dots.frame = CGRect(x: (width - 140) / 2, y: 26, width: 140, height: 26)
    stepper.center = CGPoint(x: width / 2, y: 82)
  }
}
