import UIKit

/// All sightings in a table.
final class SightingListController: UIViewController {
  private let notebook: Notebook
  private let tableView = UITableView(frame: .zero, style: .insetGrouped)

  init(notebook: Notebook) {
    self.notebook = notebook
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Field Notes"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(addSighting))
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Sighting")
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    NotificationCenter.default.addObserver(
      self, selector: #selector(notebookDidChange(_:)), name: Notebook.didChange, object: notebook)
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  @objc private func notebookDidChange(_ notification: Notification) { tableView.reloadData() }

  @objc private func addSighting() { edit(Sighting()) }

  fileprivate func edit(_ sighting: Sighting) {
    let form = SightingFormController(sighting: sighting)
    form.delegate = self
    present(UINavigationController(rootViewController: form), animated: true)
  }
}

extension SightingListController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notebook.sightings.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Sighting", for: indexPath)
    let sighting = notebook.sightings[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = sighting.count == 1 ? sighting.bird : "\(sighting.bird), \(sighting.count)"
    content.secondaryText = sighting.place
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let detail = SightingDetailController(sighting: notebook.sightings[indexPath.row], notebook: notebook)
    navigationController?.pushViewController(detail, animated: true)
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { notebook.remove(at: indexPath.row) }
  }
}

extension SightingListController: SightingFormDelegate {
  func form(_ form: SightingFormController, didFinishWith result: SightingResult) {
    notebook.save(result.sighting)
    dismiss(animated: true)
  }
}
