import SwiftUI
import UIKit

/// The teas: a table of UIKit's whose cells show SwiftUI's views.
final class TeaListController: UITableViewController {
  private var teas = Tea.all

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Teas"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Tea")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Sort", style: .plain, target: self, action: #selector(sort))
  }

  @objc private func sort() {
    teas.sort { $0.minutes > $1.minutes }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { teas.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Tea", for: indexPath)
    let tea = teas[indexPath.row]
    cell.contentConfiguration = UIHostingConfiguration {
      HStack {
        Text(tea.name)
        Spacer()
        Text(tea.details).foregroundStyle(.secondary)
      }
      .accessibilityElement(children: .combine)
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let brewing = UIHostingController(rootView: BrewingView(clock: BrewingClock(tea: teas[indexPath.row])))
    brewing.title = teas[indexPath.row].name
    navigationController?.pushViewController(brewing, animated: true)
  }
}
