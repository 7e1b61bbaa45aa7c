import UIKit

/// One sighting, in words.
final class SightingDetailController: UIViewController {
  private let notebook: Notebook
  private var sighting: Sighting
  private let placeLabel = UILabel()
  private let countLabel = UILabel()
  private let certaintyLabel = UILabel()
  private lazy var heardButton: UIButton = {
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(toggleSinging(_:)), for: .touchUpInside)
    return button
  }()

  init(sighting: Sighting, notebook: Notebook) {
    self.sighting = sighting
    self.notebook = notebook
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit", style: .plain, target: self, action: #selector(edit))
    for label in [placeLabel, countLabel, certaintyLabel] {
      label.numberOfLines = 0
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
    }
    placeLabel.font = .preferredFont(forTextStyle: .title2)
    let stack = UIStackView(arrangedSubviews: [placeLabel, countLabel, certaintyLabel, heardButton])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
    ])
    show()
  }

  private func show() {
    title = sighting.bird
    placeLabel.text = sighting.place
    countLabel.text = sighting.count == 1 ? "One bird" : "\(sighting.count) birds"
    certaintyLabel.text = sighting.certainty.title
    heardButton.setTitle(sighting.isSinging ? "Was singing" : "Was silent", for: .normal)
  }

  @objc private func toggleSinging(_ sender: UIButton) {
    sighting.isSinging.toggle()
    notebook.save(sighting)
    show()
  }

  @objc private func edit() {
    let form = SightingFormController(sighting: sighting)
    form.delegate = self
    present(UINavigationController(rootViewController: form), animated: true)
  }
}

extension SightingDetailController: SightingFormDelegate {
  func form(_ form: SightingFormController, didFinishWith result: SightingResult) {
    sighting = result.sighting
    notebook.save(sighting)
    show()
    dismiss(animated: true)
  }

  func formShouldCancel(_ form: SightingFormController) -> Bool { true }
}
