import SwiftUI

/// Trees, forms and tables.
struct TablesPage: View {
  struct Folder: Identifiable {
    let id: String
    var folders: [Folder]?
  }

  struct City: Identifiable {
    let id: Int
    let name: String
    let people: Int
  }

  private let folders = [
    Folder(id: "Texts", folders: [Folder(id: "Letters"), Folder(id: "Bills")]), Folder(id: "Music", folders: []),
    Folder(id: "Notes"),
  ]
  private let cities = [
    City(id: 1, name: "Bern", people: 134_000), City(id: 2, name: "Chur", people: 38_000),
    City(id: 3, name: "Genf", people: 203_000),
  ]
  @State private var order = [KeyPathComparator(\City.name)]
  @State private var selection: Set<Int> = [2]
  @State private var isOn = true

  var body: some View {
    Example("Outline") {
      List(folders, children: \.folders) { Text($0.id) }.frame(height: 220)
    }
    Example("Form") {
      Form {
        Section("Sound") {
          Toggle("Keys click", isOn: $isOn)
          LabeledContent("Device", value: "Speakers")
        }
      }
      .formStyle(.grouped)
      .frame(height: 220)
    }
    Example("Columns") {
      Form {
        LabeledContent("Name", value: "Bern")
        LabeledContent("Inhabitants", value: "134,000")
        Toggle("Capital", isOn: $isOn)
      }
      .formStyle(.columns)
    }
    Example("Table") {
      Table(cities, selection: $selection, sortOrder: $order) {
        TableColumn("City", value: \.name)
        TableColumn("Inhabitants", value: \.people) { Text($0.people, format: .number) }.alignment(.numeric)
      }
      .frame(height: 170)
    }
    Example("Table without headers") {
      Table(cities) {
        TableColumn("City", value: \.name)
      }
      .tableStyle(.inset)
      .tableColumnHeaders(.hidden)
      .frame(height: 130)
    }
  }
}
