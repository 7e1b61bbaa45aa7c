import SwiftUI

/// Buttons with configurations, pickers and text views of UIKit.
struct UIKitPickersPage: View {
  /// Room for the buttons, whose titles follow the size of text.
  @ScaledMetric private var height: CGFloat = 190

  var body: some View {
    Example("Buttons with configurations") {
      UIKitButtons().frame(height: height)
    }
    Example("A date, a color and wheels") {
      UIKitDate().frame(height: 84)
      UIKitWell().frame(width: 34, height: 34)
      UIKitWheel().frame(height: 216)
    }
    Example("A text that is edited") {
      UIKitNotes().frame(height: 80)
    }
  }
}

/// A button of each look, and one with all parts.
private struct UIKitButtons: UIViewRepresentable {
  func makeUIView(context: Context) -> UIStackView {
    let looks: [(String, UIButton.Configuration)] = [
      ("Plain", .plain()), ("Tinted", .tinted()), ("Gray", .gray()), ("Filled", .filled()),
    ]
    let row = UIStackView(arrangedSubviews: looks.map { button($0, $1) })
    row.spacing = 8
    row.alignment = .center
    var whole: UIButton.Configuration = .filled()
    whole.subtitle = "With a subtitle"
    whole.image = UIImage(systemName: "star")
    whole.imagePadding = 8
    whole.cornerStyle = .capsule
    var large: UIButton.Configuration = .tinted()
    large.buttonSize = .large
    large.image = UIImage(systemName: "leaf")
    large.imagePlacement = .top
    let column = UIStackView(arrangedSubviews: [row, button("All parts", whole), button("Large", large)])
    column.axis = .vertical
    column.spacing = 8
    column.alignment = .leading
    return column
  }

  private func button(_ title: String, _ configuration: UIButton.Configuration) -> UIButton {
    var configuration: UIButton.Configuration = configuration
    configuration.title = title
    return UIButton(configuration: configuration)
  }

  /// Large titles do not fit beside each other.
  func updateUIView(_ uiView: UIStackView, context: Context) {
    guard let row = uiView.arrangedSubviews.first as? UIStackView else { return }
    row.axis = context.environment.dynamicTypeSize >= .xxLarge ? .vertical : .horizontal
    row.alignment = row.axis == .vertical ? .leading : .center
  }
}

private struct UIKitDate: UIViewRepresentable {
  func makeUIView(context: Context) -> UIDatePicker {
    let picker = UIDatePicker(frame: .zero)
    picker.datePickerMode = .date
    picker.date = Date(timeIntervalSince1970: 1_800_000_000)
    picker.accessibilityLabel = "Day of planting"
    return picker
  }

  func updateUIView(_ uiView: UIDatePicker, context: Context) {}
}

private struct UIKitWell: UIViewRepresentable {
  func makeUIView(context: Context) -> UIColorWell {
    let well = UIColorWell(frame: .zero)
    well.title = "Color of the leaves"
    well.selectedColor = .green
    return well
  }

  func updateUIView(_ uiView: UIColorWell, context: Context) {}
}

/// Two wheels: a number, and what is counted.
private struct UIKitWheel: UIViewRepresentable {
  func makeCoordinator() -> Amounts { Amounts() }

  func makeUIView(context: Context) -> UIPickerView {
    let picker = UIPickerView(frame: .zero)
    picker.dataSource = context.coordinator
    picker.delegate = context.coordinator
    picker.selectRow(2, inComponent: 0, animated: false)
    return picker
  }

  func updateUIView(_ uiView: UIPickerView, context: Context) {}
}

@MainActor
private final class Amounts: NSObject, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
  private let units = ["Trees", "Herbs", "Seeds"]

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? 10 : units.count
  }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    component == 0 ? "\(row)" : units[row]
  }
  func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
    component == 0 ? "Amount" : "Kind"
  }
}

private struct UIKitNotes: UIViewRepresentable {
  func makeUIView(context: Context) -> UITextView {
    let view = UITextView(frame: .zero)
    view.font = .preferredFont(forTextStyle: .body)
    view.text = "Water the sage in the morning."
    view.accessibilityLabel = "Notes"
    return view
  }

  func updateUIView(_ uiView: UITextView, context: Context) {}
}
