import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Pickers, wells, text views and configured buttons of UIKit's in windows.
@MainActor
@Suite("Pickers and texts of UIKit", .serialized)
struct PickerControlTests {
  /// All that assistive technologies hear.
  private func words(_ host: HeadlessHost) -> String {
    host.elements.map { "\($0.label) \($0.properties.value ?? "")" }.joined(separator: ", ")
  }

  private func utc(_ text: String) -> Date { ISO8601DateFormatter().date(from: text) ?? Date(timeIntervalSince1970: 0) }

  @Test("A date picker keeps its date between the least and the last one, and shows it in its style (577)")
  func dates() throws {
    let picker = UIDatePicker(frame: .zero)
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.locale = Locale(identifier: "en_US")
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
    picker.calendar = calendar
    #expect(picker.datePickerMode == .dateAndTime && picker.datePickerStyle == .compact)
    #expect(
      picker.preferredDatePickerStyle == .automatic && picker.roundsToMinuteInterval && picker.minuteInterval == 1)
    picker.minimumDate = utc("2026-01-10T00:00:00Z")
    picker.maximumDate = utc("2026-01-20T00:00:00Z")
    picker.date = utc("2026-03-01T00:00:00Z")
    #expect(picker.date == utc("2026-01-20T00:00:00Z"))
    picker.setDate(utc("2026-01-15T08:30:00Z"), animated: true)
    #expect(picker.date == utc("2026-01-15T08:30:00Z"))
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
    picker.datePickerMode = .date
    let host = try window(width: 300, height: 100) { Hosting(view: picker).frame(width: 200, height: 40) }
    #expect(words(host).contains("15"))
    picker.preferredDatePickerStyle = .inline
    #expect(picker.datePickerStyle == .inline && picker.intrinsicContentSize.height > 300)
    picker.preferredDatePickerStyle = .wheels
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    host.change {}
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 3725
    #expect(picker.countDownDuration == 3720 && picker.datePickerStyle == .wheels)
    picker.countDownDuration = .nan
    picker.countDownDuration = -5
    #expect(picker.countDownDuration == 60)
    host.change {}
    #expect(words(host).contains("min"))
  }

  @Test("A date that a person chooses is told to targets")
  func choosing() throws {
    let picker = UIDatePicker(frame: .zero)
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .wheels
    picker.date = utc("2026-01-15T08:30:00Z")
    var told = 0
    picker.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
    let host = try window(width: 340, height: 240) { Hosting(view: picker) }
    let wheel = try #require(host.elements.first { $0.properties.role == .stepper })
    #expect(host.send(.accessibilityAction(element: wheel.id, action: .increment)))
    #expect(told == 1 && picker.date != utc("2026-01-15T08:30:00Z"))
  }

  final class Numbers: NSObject, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
    var log: [String] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? 5 : 3
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      component == 0 ? "Row \(row)" : nil
    }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView? {
      guard component == 1 else { return nil }
      let label = UILabel()
      label.text = "View \(row)"
      return label
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      log.append("\(component) \(row)")
    }
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
      "Wheel \(component)"
    }
  }

  @Test("A picker has a wheel for each component, whose rows are titles or views")
  func wheels() throws {
    let picker = UIPickerView(frame: .zero)
    let numbers = Numbers()
    #expect(picker.numberOfComponents == 0 && picker.selectedRow(inComponent: 0) == -1)
    picker.dataSource = numbers
    picker.delegate = numbers
    let host = try window(width: 300, height: 220) { Hosting(view: picker) }
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 0) == 5)
    #expect(picker.numberOfRows(inComponent: 9) == 0)
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: picker.bounds.width / 2, height: 32))
    #expect(picker.view(forRow: 0, forComponent: 1) is UILabel && picker.view(forRow: 0, forComponent: 0) == nil)
    let wheels = host.elements.filter { $0.properties.role == .stepper }
    let wheel = try #require(wheels.first { $0.label.contains("Wheel 0") } ?? wheels.last)
    #expect(wheels.count == 2)
    #expect(host.send(.accessibilityAction(element: wheel.id, action: .increment)))
    #expect(numbers.log == ["0 1"])
    #expect(picker.selectedRow(inComponent: 0) == 1)
    host.change { picker.selectRow(2, inComponent: 1, animated: false) }
    host.change { picker.selectRow(99, inComponent: 1, animated: false) }
    #expect(picker.selectedRow(inComponent: 1) == 2 && numbers.log.count == 1)
    host.change { picker.reloadAllComponents() }
    host.change { picker.reloadComponent(0) }
    #expect(picker.selectedRow(inComponent: 1) == 2 && picker.showsSelectionIndicator)
  }

  @Test("A colour well shows its colour, and has a name")
  func well() throws {
    let well = UIColorWell(frame: .zero)
    #expect(well.selectedColor == nil && well.supportsAlpha && well.title == nil)
    well.title = "Paper"
    well.selectedColor = .red
    well.supportsAlpha = false
    let host = try window(width: 100, height: 60) { Hosting(view: well) }
    #expect(host.labels.contains { $0.contains("Paper") } && well.intrinsicContentSize == CGSize(width: 34, height: 34))
    host.change { well.selectedColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    #expect(host.displayLines.contains { $0.contains("#0000FF") || $0.contains("0000ff") || $0.contains("0 0 1") })
  }

  final class Notes: NSObject, UITextViewDelegate {
    var log: [String] = []
    var refuses = false
    func textViewDidBeginEditing(_ textView: UITextView) { log.append("begin") }
    func textViewDidEndEditing(_ textView: UITextView) { log.append("end") }
    func textViewDidChange(_ textView: UITextView) { log.append("change \(textView.text ?? "")") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      !refuses
    }
  }

  @Test("People write in a text view; its delegate is told, and may refuse")
  func writing() throws {
    let view = UITextView(frame: .zero)
    let notes = Notes()
    view.delegate = notes
    view.text = "One"
    view.selectedRange = NSRange(location: 3, length: 0)
    let host = try window(width: 200, height: 100, settings: HostSettings(idiom: .desktop)) { Hosting(view: view) }
    host.change { _ = view.becomeFirstResponder() }
    host.change {}
    #expect(notes.log == ["begin"])
    host.change { view.insertText("!") }
    #expect(view.text == "One!" && notes.log.last == "change One!" && view.hasText)
    notes.refuses = true
    host.change { view.insertText("?") }
    #expect(view.text == "One!")
    notes.refuses = false
    host.change { view.deleteBackward() }
    #expect(view.text == "One" && view.selectedRange == NSRange(location: 3, length: 0))
    host.change { view.selectedRange = NSRange(location: 1, length: 99) }
    #expect(view.selectedRange == NSRange(location: 1, length: 2))
    host.change { _ = view.resignFirstResponder() }
    host.change {}
    #expect(notes.log.last == "end")
    host.change { view.scrollRangeToVisible(NSRange(location: 2, length: 1)) }
    #expect(view.selectedRange == NSRange(location: 2, length: 0))
    view.text = nil
    #expect(view.text == "" && view.selectedRange.location == 0 && !view.hasText)
  }

  @Test("A text view that does not scroll is as high as its text; one that is only read shows attributes")
  func textSizes() throws {
    let view = UITextView(frame: .zero)
    view.text = "Short"
    view.font = .systemFont(ofSize: 20)
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    view.isScrollEnabled = false
    let short: CGFloat = view.sizeThatFits(CGSize(width: 200, height: 0)).height
    view.text = String(repeating: "Longer text. ", count: 20)
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height > 3 * short)
    view.textContainerInset = UIEdgeInsets(top: 20, left: 0, bottom: 20, right: 0)
    view.text = "Short"
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == short + 24)
    view.isEditable = false
    view.attributedText = NSAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.red])
    let host = try window(width: 200, height: 100) { Hosting(view: view) }
    #expect(host.labels == ["Red"] && view.isSelectable && view.text == "Red")
    #expect(view.typingAttributes[.font] as? UIFont == view.font)
  }

  @Test("A configured button shows its texts and its image in the look of its configuration and state")
  func configurations() throws {
    var configuration: UIButton.Configuration = .filled()
    configuration.title = "Save"
    configuration.subtitle = "Now"
    configuration.image = UIImage(systemName: "star")
    configuration.imagePadding = 6
    configuration.cornerStyle = .capsule
    #expect(configuration.buttonSize == .medium && configuration.contentInsets.leading == 12)
    configuration.buttonSize = .large
    #expect(configuration.contentInsets.leading == 20 && configuration.attributedTitle != nil)
    var pressed = 0
    let button = UIButton(configuration: configuration, primaryAction: UIAction(title: "Other") { _ in pressed += 1 })
    let host = try window(width: 200, height: 100) { Hosting(view: button) }
    #expect(
      host.labels == ["Save, Now"] && button.subtitleLabel?.text == "Now" && button.titleLabel?.textColor == .white)
    let beside: CGSize = button.intrinsicContentSize
    #expect(host.activate("Save, Now") && pressed == 1)
    host.change { button.configuration?.imagePlacement = .top }
    #expect(button.intrinsicContentSize.width < beside.width && button.intrinsicContentSize.height > beside.height)
    host.change { button.configuration?.showsActivityIndicator = true }
    #expect(button.subviews.contains { $0 is UIActivityIndicatorView })
    host.change { button.configuration = nil }
    #expect(button.subtitleLabel == nil && !button.subviews.contains { $0 is UIActivityIndicatorView })
    let looks: [UIButton.Configuration] = [
      .plain(), .tinted(), .gray(), .filled(), .borderless(), .bordered(), .borderedTinted(), .borderedProminent(),
    ]
    for look in looks {
      var look: UIButton.Configuration = look
      look.title = "Look"
      look.background.backgroundColor = .green
      host.change { button.configuration = look.updated(for: button) }
      #expect(button.configuration?.title == "Look" && host.labels == ["Look"])
    }
    host.change { button.configuration?.setDefaultContentInsets() }
  }

  @Test("The update handler changes the configuration by the state; a button may select itself by a tap")
  func handlers() throws {
    let button = UIButton(configuration: .plain())
    button.changesSelectionAsPrimaryAction = true
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    let host = try window(width: 100, height: 60) { Hosting(view: button) }
    #expect(host.labels == ["Off"] && button.automaticallyUpdatesConfiguration)
    _ = host.tap(at: CGPoint(x: 50, y: 30))
    #expect(button.isSelected && host.labels == ["On"])
    host.change { button.isEnabled = false }
    #expect(button.titleLabel?.textColor == .tertiaryLabel)
    host.change { button.setNeedsUpdateConfiguration() }
    button.updateConfiguration()
    #expect(button.configuration?.title == "On")
  }
}
