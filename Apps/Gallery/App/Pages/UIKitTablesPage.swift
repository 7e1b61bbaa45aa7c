import SwiftUI

/// Tables and scroll views of UIKit.
struct UIKitTablesPage: View {
  var body: some View {
    Example("Rows in sections") {
      UIKitTable(style: .insetGrouped, isEditing: false).frame(height: 420)
    }
    Example("Rows that are edited") {
      UIKitTable(style: .plain, isEditing: true).frame(height: 300)
    }
    Example("Content that scrolls") {
      UIKitScroll().frame(height: 120)
    }
  }
}

/// A table of plants, each kind of cell once.
private struct UIKitTable: UIViewRepresentable {
  let style: UITableView.Style
  let isEditing: Bool

  func makeCoordinator() -> Plants { Plants() }

  func makeUIView(context: Context) -> UITableView {
    let table = UITableView(frame: .zero, style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "plant")
    table.dataSource = context.coordinator
    table.delegate = context.coordinator
    table.setEditing(isEditing, animated: false)
    return table
  }

  func updateUIView(_ uiView: UITableView, context: Context) {}
}

@MainActor
private final class Plants: NSObject, UITableViewDataSource, UITableViewDelegate {
  private var sections: [(title: String, names: [String])] = [
    ("Trees", ["Oak", "Beech", "Lime"]), ("Herbs", ["Sage", "Thyme"]),
  ]

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].names.count }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].title }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell: UITableViewCell = tableView.dequeueReusableCell(withIdentifier: "plant", for: indexPath)
    var content: UIListContentConfiguration = indexPath.section == 0 ? .subtitleCell() : .valueCell()
    content.image = UIImage(systemName: "leaf")
    content.text = sections[indexPath.section].names[indexPath.row]
    content.secondaryText = "Grows in gardens"
    cell.contentConfiguration = content
    cell.accessoryType = indexPath.row == 0 ? .disclosureIndicator : indexPath.row == 1 ? .checkmark : .detailButton
    return cell
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    sections[indexPath.section].names.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    let name: String = sections[sourceIndexPath.section].names.remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].names.insert(name, at: destinationIndexPath.row)
  }
}

/// Colours beside each other, a page each.
private struct UIKitScroll: UIViewRepresentable {
  func makeUIView(context: Context) -> UIScrollView {
    let view = UIScrollView()
    view.isPagingEnabled = true
    let colors: [UIColor] = [.systemTeal, .systemIndigo, .systemPink, .systemOrange]
    let stack = UIStackView(
      arrangedSubviews: colors.enumerated().map { index, color in
        let page = UILabel()
        page.backgroundColor = color
        page.textAlignment = .center
        page.text = "Page \(index + 1)"
        return page
      })
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.distribution = .fillEqually
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.contentLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: view.contentLayoutGuide.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: view.contentLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.contentLayoutGuide.trailingAnchor),
      stack.heightAnchor.constraint(equalTo: view.frameLayoutGuide.heightAnchor),
      stack.widthAnchor.constraint(
        equalTo: view.frameLayoutGuide.widthAnchor, multiplier: CGFloat(colors.count)),
    ])
    return view
  }

  func updateUIView(_ uiView: UIScrollView, context: Context) {}
}
