import UIKit

/// Asks for all that is known of a sighting.
final class SightingFormController: UIViewController {
  weak var delegate: SightingFormDelegate?

  private var sighting: Sighting
  private let birdField = UITextField()
  private let placeField = UITextField()
  private let countLabel = UILabel()
  private let countStepper = UIStepper()
  private let certaintyControl = UISegmentedControl(items: Sighting.Certainty.allCases.map(\.title))
  private let singingSwitch = UISwitch()

  init(sighting: Sighting) {
    self.sighting = sighting
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = sighting.bird.isEmpty ? "New Sighting" : "Edit Sighting"
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .save, target: self, action: #selector(save))
    setUpControls()
    layOut()
    textChanged(birdField)
  }

  private func setUpControls() {
    birdField.placeholder = "Bird"
    birdField.text = sighting.bird
    placeField.placeholder = "Place"
    placeField.text = sighting.place
    for field in [birdField, placeField] {
      field.borderStyle = .roundedRect
      field.addTarget(self, action: #selector(textChanged(_:)), for: .editingChanged)
    }
    countStepper.minimumValue = 1
    countStepper.maximumValue = 10_000
    countStepper.value = Double(sighting.count)
    countStepper.accessibilityLabel = "Count"
    countStepper.addTarget(self, action: #selector(countChanged), for: .valueChanged)
    certaintyControl.selectedSegmentIndex = sighting.certainty.rawValue
    certaintyControl.addTarget(self, action: #selector(certaintyChanged(_:)), for: .valueChanged)
    singingSwitch.isOn = sighting.isSinging
    singingSwitch.accessibilityLabel = "Was singing"
    singingSwitch.addTarget(self, action: #selector(SightingFormController.singingChanged(_:)), for: .valueChanged)
    let tap = UITapGestureRecognizer(target: self, action: #selector(endEditing))
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)
    countChanged()
  }

  private func layOut() {
    let singingLabel = UILabel()
    singingLabel.text = "Was singing"
    let singing = UIStackView(arrangedSubviews: [singingLabel, singingSwitch])
    let count = UIStackView(arrangedSubviews: [countLabel, countStepper])
    for row in [singing, count] { row.distribution = .equalSpacing }
    let stack = UIStackView(arrangedSubviews: [birdField, placeField, count, certaintyControl, singing])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
    ])
  }

  @objc private func textChanged(_ sender: UITextField) {
    sighting.bird = birdField.text ?? ""
    sighting.place = placeField.text ?? ""
    navigationItem.rightBarButtonItem?.isEnabled = !sighting.bird.isEmpty
  }

  @objc private func countChanged() {
    sighting.count = Int(countStepper.value)
    countLabel.text = sighting.count == 1 ? "One bird" : "\(sighting.count) birds"
  }

  @objc private func certaintyChanged(_ sender: UISegmentedControl) {
    sighting.certainty = Sighting.Certainty(rawValue: sender.selectedSegmentIndex) ?? .certain
  }

  @objc fileprivate func singingChanged(_ sender: UISwitch) { sighting.isSinging = sender.isOn }

  @objc private func endEditing() { view.endEditing(true) }

  @objc private func save() { delegate?.form(self, didFinishWith: SightingResult(sighting)) }

  @objc private func cancel() {
    guard delegate?.formShouldCancel?(self) ?? true else { return }
    delegate?.formDidCancel?(self)
    dismiss(animated: true)
  }
}
