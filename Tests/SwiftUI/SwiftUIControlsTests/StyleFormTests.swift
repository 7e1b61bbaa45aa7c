import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import ViewTestSupport

/// A style is the same by its name and as a value, and differs from its neighbours.
@MainActor
@Suite("Styles of controls by name and as values", .serialized)
struct StyleFormTests {
  private func look(_ idiom: Idiom, _ view: some View) throws -> [String] {
    try window(width: 360, height: 560, settings: HostSettings(idiom: idiom)) { view }.displayLines
  }

  /// Compares pairs of looks, and counts how many different ones there are.
  private func different(_ pairs: [([String], [String])]) -> Int {
    for (index, pair) in pairs.enumerated() { #expect(pair.0 == pair.1, "\(index)") }
    return Set(pairs.map(\.0)).count
  }

  private let gauge = Gauge(value: 0.4) {
    Text("Fuel")
  } currentValueLabel: {
    Text("40")
  } minimumValueLabel: {
    Text("E")
  } maximumValueLabel: {
    Text("F")
  }

  @Test("Gauges")
  func gauges() throws {
    func looks(_ named: some GaugeStyle, _ made: some GaugeStyle) throws -> ([String], [String]) {
      (try look(.desktop, gauge.gaugeStyle(named)), try look(.desktop, gauge.gaugeStyle(made)))
    }
    let pairs: [([String], [String])] = [
      try looks(.linearCapacity, LinearCapacityGaugeStyle()), try looks(.accessoryLinear, AccessoryLinearGaugeStyle()),
      try looks(.accessoryLinearCapacity, AccessoryLinearCapacityGaugeStyle()),
      try looks(.accessoryCircular, AccessoryCircularGaugeStyle()),
      try looks(.accessoryCircularCapacity, AccessoryCircularCapacityGaugeStyle()),
    ]
    #expect(different(pairs) == 5)
    let usual: [String] = try look(.desktop, gauge)
    #expect(try look(.desktop, gauge.gaugeStyle(DefaultGaugeStyle()).gaugeStyle(.accessoryCircular)) == usual)
    #expect(try look(.desktop, gauge.gaugeStyle(.automatic).gaugeStyle(.accessoryCircular)) == usual)
  }

  private struct Ends: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text(configuration.minimumValueLabel == nil ? "no least" : "least")
        configuration.minimumValueLabel
        configuration.maximumValueLabel
      }
    }
  }

  @Test("A style of gauges of a program's own has the labels at the ends, where there are some")
  func gaugeParts() throws {
    func labels(_ view: some View) throws -> [String] { try window { view.gaugeStyle(Ends()) }.labels }
    let value = 0.4
    #expect(try labels(Gauge(value: value) { Text("Fuel") }) == ["no least"])
    #expect(
      try labels(
        Gauge(value: value, in: 0...2) {
          Text("Fuel")
        } currentValueLabel: {
          Text("now")
        } markedValueLabels: {
          Text("half")
        }) == ["no least"])
  }

  @Test("Pickers")
  func pickers() throws {
    let picker = Picker("Size", selection: .constant(1)) {
      Text("One").tag(1)
      Text("Two").tag(2)
    }
    func looks(_ named: some PickerStyle, _ made: some PickerStyle) throws -> ([String], [String]) {
      (try look(.desktop, picker.pickerStyle(named)), try look(.desktop, picker.pickerStyle(made)))
    }
    let pairs: [([String], [String])] = [
      try looks(.segmented, SegmentedPickerStyle()), try looks(.inline, InlinePickerStyle()),
      try looks(.menu, MenuPickerStyle()), try looks(.wheel, WheelPickerStyle()),
    ]
    #expect(different(pairs) == 4)
    #expect(
      different([try looks(.radioGroup, RadioGroupPickerStyle()), try looks(.palette, PalettePickerStyle())]) == 2)
    #expect(
      try look(.desktop, picker.pickerStyle(DefaultPickerStyle()).pickerStyle(.wheel)) == look(.desktop, picker))
    func inStack(_ style: some PickerStyle) throws -> [String] {
      try look(.phone, NavigationStack { Form { picker.pickerStyle(style) } })
    }
    #expect(try inStack(NavigationLinkPickerStyle()) == inStack(.navigationLink))
    #expect(try inStack(NavigationLinkPickerStyle()) != inStack(.menu))
  }

  @Test("Date pickers")
  func datePickers() throws {
    let picker = DatePicker("Start", selection: .constant(Date(timeIntervalSince1970: 1_764_000_000)))
    func looks(_ named: some DatePickerStyle, _ made: some DatePickerStyle) throws -> ([String], [String]) {
      (try look(.desktop, picker.datePickerStyle(named)), try look(.desktop, picker.datePickerStyle(made)))
    }
    let pairs: [([String], [String])] = [
      try looks(.compact, CompactDatePickerStyle()), try looks(.graphical, GraphicalDatePickerStyle()),
      try looks(.wheel, WheelDatePickerStyle()), try looks(.field, FieldDatePickerStyle()),
      try looks(.stepperField, StepperFieldDatePickerStyle()),
    ]
    #expect(different(pairs) >= 4)
    #expect(pairs[3].0 != pairs[4].0)
    #expect(
      try look(.desktop, picker.datePickerStyle(DefaultDatePickerStyle()).datePickerStyle(.graphical))
        == look(.desktop, picker))
  }

  @Test("Text fields and editors")
  func texts() throws {
    let field = TextField("Name", text: .constant("Mary"))
    func looks(_ named: some TextFieldStyle, _ made: some TextFieldStyle) throws -> ([String], [String]) {
      (try look(.desktop, field.textFieldStyle(named)), try look(.desktop, field.textFieldStyle(made)))
    }
    let pairs: [([String], [String])] = [
      try looks(.plain, PlainTextFieldStyle()), try looks(.roundedBorder, RoundedBorderTextFieldStyle()),
      try looks(.squareBorder, SquareBorderTextFieldStyle()),
    ]
    #expect(different(pairs) == 3)
    let usual: [String] = try look(.phone, field)
    #expect(try look(.phone, field.textFieldStyle(DefaultTextFieldStyle()).textFieldStyle(.squareBorder)) == usual)
    #expect(try look(.phone, field.textFieldStyle(.automatic).textFieldStyle(.squareBorder)) == usual)
    let editor = TextEditor(text: .constant("words"))
    func editors(_ named: some TextEditorStyle, _ made: some TextEditorStyle) throws -> ([String], [String]) {
      (try look(.desktop, editor.textEditorStyle(named)), try look(.desktop, editor.textEditorStyle(made)))
    }
    let styled: [([String], [String])] = [
      try editors(.plain, PlainTextEditorStyle()), try editors(.roundedBorder, RoundedBorderTextEditorStyle()),
    ]
    #expect(different(styled) == 2)
    let plain: [String] = try look(.desktop, editor)
    #expect(
      try look(.desktop, editor.textEditorStyle(AutomaticTextEditorStyle()).textEditorStyle(.roundedBorder)) == plain)
    #expect(try look(.desktop, editor.textEditorStyle(.automatic).textEditorStyle(.roundedBorder)) == plain)
  }

  @Test("A style of editors of a program's own stands around another one's editor")
  func ownEditors() throws {
    struct Framed: TextEditorStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("Above")
          PlainTextEditorStyle().makeBody(configuration: configuration)
        }
      }
    }
    #expect(Framed.Configuration.self == TextEditorStyleConfiguration.self)
    let host = try window { TextEditor(text: .constant("words")).accessibilityLabel("Notes").textEditorStyle(Framed()) }
    #expect(host.drawnTexts.contains("Above") && host.drawnTexts.contains("words"))
  }

  @Test("Groups of controls, forms and disclosures")
  func groups() throws {
    let group = ControlGroup {
      Button("One") {}
      Button("Two") {}
    }
    func looks(_ named: some ControlGroupStyle, _ made: some ControlGroupStyle) throws -> ([String], [String]) {
      (try look(.desktop, group.controlGroupStyle(named)), try look(.desktop, group.controlGroupStyle(made)))
    }
    #expect(
      different([
        try looks(.navigation, NavigationControlGroupStyle()), try looks(.palette, PaletteControlGroupStyle()),
      ]) >= 1)
    let usual: [String] = try look(.desktop, group)
    struct Bare: ControlGroupStyle {
      func makeBody(configuration: Configuration) -> some View { Text("bare") }
    }
    #expect(
      try look(.desktop, group.controlGroupStyle(AutomaticControlGroupStyle()).controlGroupStyle(Bare())) == usual)
    let form = Form {
      TextField("Name", text: .constant("Mary"))
      Toggle("On", isOn: .constant(true))
    }
    func forms(_ named: some FormStyle, _ made: some FormStyle) throws -> ([String], [String]) {
      (try look(.desktop, form.formStyle(named)), try look(.desktop, form.formStyle(made)))
    }
    #expect(different([try forms(.grouped, GroupedFormStyle()), try forms(.columns, ColumnsFormStyle())]) == 2)
    #expect(
      try look(.desktop, form.formStyle(AutomaticFormStyle()).formStyle(.grouped)) == look(.desktop, form))
    #expect(try look(.desktop, form.formStyle(.automatic).formStyle(.grouped)) == look(.desktop, form))
    struct Boxed: FormStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("Form")
          configuration.content
        }
      }
    }
    #expect(try window(height: 300) { form.formStyle(Boxed()) }.labels.first == "Form")
  }

  @Test("Disclosures have their label and their content in each form")
  func disclosures() throws {
    struct Closed: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View { Text("closed") }
    }
    let expanded: Binding<Bool> = .constant(true)
    let title = String("More")
    let open = DisclosureGroup(title, isExpanded: expanded) { Text("Inside") }
    let usual: [String] = try look(.desktop, open)
    #expect(
      try look(.desktop, open.disclosureGroupStyle(AutomaticDisclosureGroupStyle()).disclosureGroupStyle(Closed()))
        == usual)
    #expect(try look(.desktop, open.disclosureGroupStyle(.automatic).disclosureGroupStyle(Closed())) == usual)
    #expect(try window { open }.labels == ["More", "Inside"])
    func opened(_ group: some View) throws -> [String] {
      let host = try window(height: 200) { group }
      #expect(host.labels == ["More"])
      host.change { #expect(host.activate("More")) }
      host.finishAnimations()
      return host.labels
    }
    #expect(try opened(DisclosureGroup(title) { Text("Inside") }) == ["More", "Inside"])
    #expect(
      try opened(
        DisclosureGroup {
          Text("Inside")
        } label: {
          Text("More")
        }) == ["More", "Inside"])
  }
}
