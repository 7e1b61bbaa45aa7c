import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import ViewTestSupport

/// Views that are bound to a property which no body reads: each has to follow it by itself.
@MainActor
@Suite("Bindings to properties of observable objects", .serialized)
struct ObservedBindingTests {
  struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
  }

  @Observable
  @MainActor
  final class Model {
    var flag: Bool = false
    var text: String = "old"
    var number: Double = 0
    var choice: Int? = 1
    var tab: Int = 1
    var date = Date(timeIntervalSinceReferenceDate: 0)
    var items: [Item] = (1...40).map { Item(id: $0, name: "Item \($0)") }
    var order = [KeyPathComparator(\Item.name)]
    var position = ScrollPosition(edge: .top)
    var place: Int?

    func change() {
      flag = true
      text = "newer"
      number = 1
      choice = 2
      tab = 2
      date = Date(timeIntervalSinceReferenceDate: 100_000_000)
      items[0].name = "Changed"
      order = [KeyPathComparator(\Item.name, order: .reverse)]
      position.scrollTo(edge: .bottom)
      place = 30
    }
  }

  enum Form: String, CaseIterable {
    case toggle, textField, secureField, textEditor, slider, stepper, picker, datePicker, disclosure, section, list
    case table, tabs, scrollPosition, scrollID, search, forEach
  }

  struct Bound: View {
    @Bindable var model: Model
    let form: Form

    init(model: Model, form: Form) {
      self.model = model
      self.form = form
    }

    var body: some View {
      switch form {
      case .toggle: Toggle("Flag", isOn: $model.flag)
      case .textField: TextField("Text", text: $model.text)
      case .secureField: SecureField("Text", text: $model.text)
      case .textEditor: TextEditor(text: $model.text)
      case .slider: Slider(value: $model.number)
      case .stepper: Stepper("Number", value: $model.number)
      case .picker:
        Picker("Tab", selection: $model.tab) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
      case .datePicker: DatePicker("Date", selection: $model.date)
      case .disclosure: List { DisclosureGroup("Group", isExpanded: $model.flag) { Text("Inside") } }
      case .section: List { Section("Group", isExpanded: $model.flag) { Text("Inside") } }.listStyle(.sidebar)
      default: collections
      }
    }

    @ViewBuilder private var collections: some View {
      let rows: [Item] = (1...40).map { Item(id: $0, name: "Item \($0)") }
      switch form {
      case .list: List(rows, selection: $model.choice) { Text($0.name) }
      case .table: Table(rows, sortOrder: $model.order) { TableColumn("Name", value: \.name) }
      case .tabs:
        TabView(selection: $model.tab) {
          Tab("One", systemImage: "circle", value: 1) { Text("First") }
          Tab("Two", systemImage: "circle", value: 2) { Text("Second") }
        }
      case .scrollPosition:
        ScrollView { VStack { ForEach(rows) { Text($0.name) } } }.scrollPosition($model.position)
      case .scrollID:
        ScrollView { VStack { ForEach(rows) { Text($0.name) } }.scrollTargetLayout() }.scrollPosition(id: $model.place)
      case .search: NavigationStack { Text("Root").searchable(text: $model.text) }
      default: List($model.items) { $item in TextField("Name", text: $item.name) }
      }
    }
  }

  private func shown(_ host: HeadlessHost) -> String {
    host.finishAnimations()
    return "\(host.displayList)\n\(host.accessibilityTree.dump())"
  }

  @Test("A bound view follows its property", arguments: Form.allCases)
  func follows(form: Form) throws {
    let model = Model()
    let settings = HostSettings(idiom: form == .table ? .desktop : .phone)
    let host: HeadlessHost = try window(width: 400, height: 300, settings: settings) { Bound(model: model, form: form) }
    let before: String = shown(host)
    host.change { model.change() }
    let after: String = shown(host)
    #expect(before != after)
  }
}
