import SwiftUI

/// Controllers of UIKit's that hold others: a stack whose rows have menus, columns, and pages that are turned.
struct UIKitContainersPage: View {
  var body: some View {
    Example("A stack of controllers, with menus of rows") {
      ContainerBox { Garden.stack() }.frame(height: 260)
    }
    Example("Columns of controllers, or one of them where there is little room") {
      ContainerBox { Garden.columns() }.frame(height: 240)
    }
    Example("Pages of controllers") {
      ContainerBox { TourController() }.frame(height: 220)
    }
  }
}

struct ContainerBox: UIViewControllerRepresentable {
  let make: @MainActor () -> UIViewController

  func makeUIViewController(context: Context) -> UIViewController { make() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

@MainActor
private enum Garden {
  static let plants: [(name: String, note: String)] = [
    ("Basil", "Likes sun, and wants water each day."), ("Fern", "Likes shade and damp air."),
    ("Lavender", "Likes dry ground, and bees like it."),
  ]

  static func stack() -> UIViewController {
    let list = PlantsController(style: .plain)
    list.title = "Plants"
    return UINavigationController(rootViewController: list)
  }

  static func columns() -> UIViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredPrimaryColumnWidth = 180
    let list = PlantsController(style: .plain)
    list.title = "Garden"
    split.setViewController(list, for: .primary)
    split.setViewController(details(of: 0), for: .secondary)
    return split
  }

  static func details(of index: Int) -> UIViewController {
    let details = UIHostingController(rootView: Text(plants[index].note).padding())
    details.title = plants[index].name
    return details
  }
}

private final class PlantsController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "plant")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Garden.plants.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "plant", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = Garden.plants[indexPath.row].name
    cell.contentConfiguration = content
    return cell
  }

  /// In the second column, or on the stack.
  private func showCare(of index: Int) {
    let details = Garden.details(of: index)
    if splitViewController == nil { show(details, sender: nil) } else { showDetailViewController(details, sender: nil) }
  }

  /// A click with the second button, a press, or the menu key.
  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [
        UIAction(title: "Show Care", image: UIImage(systemName: "leaf")) { [weak self] _ in
          self?.showCare(of: indexPath.row)
        }
      ])
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    showCare(of: indexPath.row)
  }
}

/// Three pages with dots.
private final class TourController: UIPageViewController, UIPageViewControllerDataSource {
  private let steps: [UIViewController] = ["Sow", "Water", "Harvest"].map { word in
    let page = UIHostingController(
      rootView: Text(word).font(.largeTitle).frame(maxWidth: .infinity, maxHeight: .infinity))
    page.title = word
    return page
  }

  init() {
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 20])
    dataSource = self
    setViewControllers([steps[0]], direction: .forward, animated: false)
  }

  required init?(coder: NSCoder) { nil }

  private func step(beside page: UIViewController, by distance: Int) -> UIViewController? {
    guard let index = steps.firstIndex(of: page), steps.indices.contains(index + distance) else { return nil }
    return steps[index + distance]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { step(beside: viewController, by: -1) }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { step(beside: viewController, by: 1) }
  func presentationCount(for pageViewController: UIPageViewController) -> Int { steps.count }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    viewControllers?.first.flatMap { steps.firstIndex(of: $0) } ?? 0
  }
}
