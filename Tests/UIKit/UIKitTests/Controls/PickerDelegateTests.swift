import AccessibilityTree
import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// What pickers ask of their delegates, and how large they are.
@MainActor
@Suite("Delegates of pickers", .serialized)
struct PickerDelegateTests {
  private let coder = NSKeyedArchiver(requiringSecureCoding: false)

  final class Counts: NSObject, UIPickerViewDataSource {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 4 }
  }

  @Test("The delegate gives sizes, titles, views and names, and is told what a person chooses")
  func wheels() throws {
    final class Parts: NSObject, UIPickerViewAccessibilityDelegate, UIPickerViewDelegate {
      var log: [String] = []
      func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        component == 2 ? .nan : 60 + CGFloat(component) * 20
      }
      func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        component == 2 ? -4 : 40
      }
      func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        "Title \(component) \(row)"
      }
      func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
      ) -> NSAttributedString? { component == 1 ? NSAttributedString(string: "Styled \(row)") : nil }
      func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
      ) -> UIView? { component == 2 ? UILabel(frame: .zero) : nil }
      func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        log.append("\(component) \(row)")
      }
      func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
        "Part \(component)"
      }
    }
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 216))
    let (counts, parts) = (Counts(), Parts())
    picker.dataSource = counts
    picker.delegate = parts
    let host = try window(width: 300, height: 220) { Hosting(view: picker) }
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 60, height: 40))
    #expect(picker.rowSize(forComponent: 1) == CGSize(width: 80, height: 40))
    // A width that is no number is an even part, and a height below zero the usual one.
    #expect(picker.rowSize(forComponent: 2) == CGSize(width: picker.bounds.width / 3, height: 32))
    let wheels = host.elements.filter { $0.properties.role == .stepper }
    #expect(wheels.map(\.label).prefix(2) == ["Part 0, Title 0 0", "Part 1, Styled 0"])
    #expect(picker.view(forRow: 0, forComponent: 2) is UILabel && picker.view(forRow: 0, forComponent: 1) == nil)
    let second = try #require(wheels.first { $0.label.hasPrefix("Part 1") })
    #expect(host.send(.accessibilityAction(element: second.id, action: .increment)))
    #expect(parts.log == ["1 1"])
  }

  @Test("A delegate without an opinion leaves the picker's own sizes and titles")
  func defaults() {
    final class Silent: NSObject, UIPickerViewAccessibilityDelegate {}
    let (picker, silent) = (UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 216)), Silent())
    let counts = Counts()
    picker.dataSource = counts
    picker.delegate = silent
    #expect(picker.rowSize(forComponent: 1) == CGSize(width: 100, height: 32))
    #expect(silent.pickerView(picker, widthForComponent: 0) + silent.pickerView(picker, rowHeightForComponent: 0) == 0)
    #expect(silent.pickerView(picker, titleForRow: 0, forComponent: 0) == nil)
    #expect(silent.pickerView(picker, attributedTitleForRow: 0, forComponent: 0) == nil)
    #expect(silent.pickerView(picker, viewForRow: 0, forComponent: 0, reusing: nil) == nil)
    #expect(silent.pickerView(picker, accessibilityLabelForComponent: 0) == nil)
  }

  @Test("Pickers and wells that are decoded have the sizes of those that are made, whatever room there is")
  func sizes() throws {
    let wheels = try #require(UIPickerView(coder: coder))
    let huge = CGSize(width: 10_000, height: 1)
    #expect(wheels.intrinsicContentSize == CGSize(width: 320, height: 216) && wheels.numberOfComponents == 0)
    #expect(wheels.sizeThatFits(huge) == wheels.intrinsicContentSize)
    let well = try #require(UIColorWell(coder: coder))
    #expect(well.sizeThatFits(huge) == CGSize(width: 34, height: 34) && well.supportsAlpha)
    let dates = try #require(UIDatePicker(coder: coder))
    let both: CGSize = dates.sizeThatFits(huge)
    #expect(dates.datePickerMode == .dateAndTime && both == dates.intrinsicContentSize)
    dates.datePickerMode = .time
    #expect(dates.datePickerMode == .time && dates.sizeThatFits(huge).width < both.width)
    #expect(UIDatePicker.Mode.time.rawValue == 0)
  }

  @Test("A picker of times shows no date")
  func times() throws {
    let picker = UIDatePicker(frame: .zero)
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.locale = Locale(identifier: "en_US")
    picker.date = Date(timeIntervalSince1970: 1_768_466_580)
    picker.datePickerMode = .time
    let host = try window(width: 300, height: 100) { Hosting(view: picker).frame(width: 200, height: 40) }
    let words: String = host.elements.map { "\($0.label) \($0.properties.value ?? "")" }.joined(separator: ", ")
    #expect(words.contains("8:43") && !words.contains("2026"))
  }
}
