import CoreGraphics
import Foundation
import SwiftUIControls
import SwiftUICore
import UIFoundation

/// Wheels beside each other, on each of which a row is chosen.
@MainActor @preconcurrency
open class UIPickerView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  /// Whether the chosen rows are marked; they always are.
  open var showsSelectionIndicator: Bool = true

  /// The numbers of rows, as the data source said them.
  private var counts: [Int]?
  private var selected: [Int: Int] = [:]
  private var views: [PickerRow: UIView] = [:]

  private struct PickerRow: Hashable {
    var component: Int
    var row: Int
  }

  private var loadedCounts: [Int] {
    if let counts { return counts }
    let number: Int = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
    let loaded: [Int] = (0..<number).map { max(0, dataSource?.pickerView(self, numberOfRowsInComponent: $0) ?? 0) }
    counts = loaded
    return loaded
  }

  open var numberOfComponents: Int { loadedCounts.count }
  open func numberOfRows(inComponent component: Int) -> Int {
    loadedCounts.indices.contains(component) ? loadedCounts[component] : 0
  }

  /// How large the rows of a wheel are.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard loadedCounts.indices.contains(component) else { return .zero }
    let even: CGFloat = bounds.width / CGFloat(max(1, numberOfComponents))
    let width: CGFloat = delegate?.pickerView(self, widthForComponent: component) ?? 0
    let height: CGFloat = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    return CGSize(
      width: width > 0 && width.isFinite ? width : even, height: height > 0 && height.isFinite ? height : 32)
  }

  /// The view of a row that the delegate made; nil for a row with a title.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    views[PickerRow(component: component, row: row)]
  }

  /// Asks for the numbers and titles of all rows again.
  open func reloadAllComponents() {
    counts = nil
    views = [:]
    for (component, row) in selected {
      selected[component] = min(row, max(0, numberOfRows(inComponent: component) - 1))
    }
    changes.drawing.change()
  }

  open func reloadComponent(_ component: Int) { reloadAllComponents() }

  /// Chooses a row; the delegate is not told. A row that is not there changes nothing.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard row >= 0, row < numberOfRows(inComponent: component), selected[component] ?? 0 != row else { return }
    selected[component] = row
    changes.drawing.change()
  }

  /// The chosen row; -1 where there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    numberOfRows(inComponent: component) == 0 ? -1 : selected[component] ?? 0
  }

  fileprivate func choose(_ row: Int, _ component: Int) {
    guard row != selectedRow(inComponent: component) else { return }
    selectRow(row, inComponent: component, animated: true)
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  /// The content of a row: a view of the delegate's, or its title.
  fileprivate enum RowContent {
    case view(UIView)
    case title(String)
  }

  fileprivate func content(_ row: Int, _ component: Int) -> RowContent {
    let key = PickerRow(component: component, row: row)
    if let view = views[key] { return .view(view) }
    if let view = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil) {
      views[key] = view
      return .view(view)
    }
    if let text = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      return .title(text.string)
    }
    return .title(delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?")
  }

  fileprivate func label(_ component: Int) -> String {
    let words: String? =
      speaker?.pickerView(self, accessibilityAttributedLabelForComponent: component)?.string
      ?? speaker?.pickerView(self, accessibilityLabelForComponent: component)
    return words ?? accessibilityLabel ?? ""
  }

  fileprivate func hint(_ component: Int) -> String? {
    speaker?.pickerView(self, accessibilityAttributedHintForComponent: component)?.string
      ?? speaker?.pickerView(self, accessibilityHintForComponent: component) ?? accessibilityHint
  }

  fileprivate func inputLabels(_ component: Int) -> [String] {
    let styled: [String] =
      speaker?.pickerView(self, accessibilityAttributedUserInputLabelsForComponent: component).map(\.string) ?? []
    return styled.isEmpty
      ? speaker?.pickerView(self, accessibilityUserInputLabelsForComponent: component) ?? [] : styled
  }

  private var speaker: (any UIPickerViewAccessibilityDelegate)? { delegate as? any UIPickerViewAccessibilityDelegate }

  private func prepare() { showContent { [unowned self] in WheelsContent(picker: self) } }

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// The wheels as SwiftUI shows them.
private struct WheelsContent: View {
  unowned let picker: UIPickerView

  var body: some View {
    // The picker is an object: the content follows its changes.
    let _ = picker.changes.follow()
    HStack(spacing: 0) {
      ForEach(0..<picker.numberOfComponents, id: \.self) { component in wheel(component) }
    }
  }

  private func wheel(_ component: Int) -> some View {
    let size: CGSize = picker.rowSize(forComponent: component)
    let hint: String? = picker.hint(component)
    let names: [String] = picker.inputLabels(component)
    let selection = Binding<Int>(
      get: { picker.selectedRow(inComponent: component) }, set: { picker.choose($0, component) })
    return Picker(picker.label(component), selection: selection) {
      ForEach(0..<picker.numberOfRows(inComponent: component), id: \.self) { row in
        PickerRowView(content: picker.content(row, component), height: size.height).tag(row)
      }
    }
    .pickerStyle(.wheel)
    .labelsHidden()
    .defaultWheelPickerItemHeight(size.height)
    .frame(width: size.width)
    .accessibilityHint(hint ?? "", isEnabled: hint != nil)
    .accessibilityInputLabels(names, isEnabled: !names.isEmpty)
  }
}

private struct PickerRowView: View {
  let content: UIPickerView.RowContent
  let height: CGFloat

  var body: some View {
    switch content {
    case .title(let title): Text(title)
    case .view(let view): HostedUIView(view).frame(height: height)
    }
  }
}

/// Knows how many wheels and rows a picker has.
@MainActor @preconcurrency
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Gives the rows of a picker their looks, and is told of what people choose.
@MainActor @preconcurrency
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// How wide a wheel is; 0, the default, for an even share.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// How high rows are; 0, the default, for the usual height.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// A title with attributes, of which the words are shown.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// A view in place of a title; nil for the title.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView?
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView? { nil }
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Says what the wheels of a picker are called. Words with attributes go before those without, and are spoken like them.
@MainActor @preconcurrency
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
  func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
  func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
  /// Names by which Voice Control finds a wheel; none for its label.
  func pickerView(_ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int) -> [String]
  func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
  ) -> NSAttributedString?
  func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
  ) -> NSAttributedString?
  func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int
  ) -> [NSAttributedString]
}

extension UIPickerViewAccessibilityDelegate {
  public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? { nil }
  public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int
  ) -> [String] { [] }
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int
  ) -> [NSAttributedString] { [] }
}
