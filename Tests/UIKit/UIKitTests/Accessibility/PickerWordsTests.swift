import AccessibilityTree
import Foundation
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// What the wheels of a picker are called.
@MainActor
@Suite("Words of a picker's wheels", .serialized)
struct PickerWordsTests {
  private class Plain: NSObject, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      "\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? { "Plain" }
    func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? { "Turns" }
    func pickerView(_ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int) -> [String] {
      ["Wheel"]
    }
    func pickerView(
      _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
    ) -> NSAttributedString? { nil }
    func pickerView(
      _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
    ) -> NSAttributedString? { nil }
    func pickerView(
      _ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int
    ) -> [NSAttributedString] { [] }
  }

  private final class Styled: Plain {
    override func pickerView(
      _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
    ) -> NSAttributedString? { NSAttributedString(string: "Styled") }
    override func pickerView(
      _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
    ) -> NSAttributedString? { NSAttributedString(string: "Rolls") }
    override func pickerView(
      _ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int
    ) -> [NSAttributedString] { [NSAttributedString(string: "Drum")] }
  }

  private func properties(_ delegate: Plain, _ label: String) throws -> AccessibilityProperties {
    let picker = UIPickerView()
    picker.dataSource = delegate
    picker.delegate = delegate
    let host = try window(width: 320, height: 216) { Hosting(view: picker) }
    return try #require(host.element(label)).properties
  }

  @Test("A wheel has the words of the delegate; those with attributes go before those without")
  func words() throws {
    // The row that is chosen is said behind the name of its wheel.
    let plain: AccessibilityProperties = try properties(Plain(), "Plain, 0")
    #expect(plain.hint == "Turns" && plain.inputLabels == ["Wheel"])
    let styled: AccessibilityProperties = try properties(Styled(), "Styled, 0")
    #expect(styled.hint == "Rolls" && styled.inputLabels == ["Drum"])
  }

  @Test("Wheels that are shown take the words of a delegate that is set later, and those of the next one")
  func later() throws {
    let (quiet, plain, styled): (Rows, Plain, Styled) = (Rows(), Plain(), Styled())
    let picker = UIPickerView()
    picker.dataSource = quiet
    picker.delegate = quiet
    let host = try window(width: 320, height: 216) { Hosting(view: picker) }
    #expect(host.labels == ["0"] && host.elements.first?.properties.hint == nil)
    host.change { picker.delegate = plain }
    let first: AccessibilityProperties = try #require(host.element("Plain, 0")).properties
    #expect(first.hint == "Turns" && first.inputLabels == ["Wheel"])
    host.change { picker.delegate = styled }
    let second: AccessibilityProperties = try #require(host.element("Styled, 0")).properties
    #expect(second.hint == "Rolls" && second.inputLabels == ["Drum"])
    host.change { picker.delegate = quiet }
    #expect(host.labels == ["0"] && host.elements.first?.properties.inputLabels.isEmpty == true)
  }

  private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      "\(row)"
    }
  }

  private final class Quiet: NSObject, UIPickerViewAccessibilityDelegate {}

  @Test("A delegate that says nothing leaves the words to the picker")
  func defaults() {
    let quiet = Quiet()
    let picker = UIPickerView()
    #expect(quiet.pickerView(picker, accessibilityHintForComponent: 0) == nil)
    #expect(quiet.pickerView(picker, accessibilityUserInputLabelsForComponent: 0).isEmpty)
    #expect(quiet.pickerView(picker, accessibilityAttributedLabelForComponent: 0) == nil)
    #expect(quiet.pickerView(picker, accessibilityAttributedHintForComponent: 0) == nil)
    #expect(quiet.pickerView(picker, accessibilityAttributedUserInputLabelsForComponent: 0).isEmpty)
  }
}
