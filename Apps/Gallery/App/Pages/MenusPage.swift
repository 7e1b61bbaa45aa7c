import SwiftUI

struct MenusPage: View {
  @State private var chosen = "nothing"
  @State private var showsRuler = true
  @State private var size = 1

  var body: some View {
    Group { examples }.renameAction { chosen = "Rename" }
  }

  @ViewBuilder private var examples: some View {
    Example("Menus") {
      Menu("Actions") { items }
      Menu("With a symbol", systemImage: "ellipsis.circle") { items }
      Menu("With an action") {
        items
      } primaryAction: {
        chosen = "the action itself"
      }
      Text("Chosen: \(chosen)")
    }
    Example("Looks of menus") {
      Menu("Borderless") { items }.menuStyle(.borderlessButton)
      Menu("With an arrow") { items }.menuIndicator(.visible)
      Menu("Bordered") { items }.menuStyle(.button).buttonStyle(.bordered)
      Menu("Disabled") { items }.disabled(true)
    }
    Example("Context menus") {
      Text("Click with the second button, or press for a while")
        .padding(8)
        .background(.fill.tertiary, in: RoundedRectangle(cornerRadius: 8))
        .contextMenu {
          items
        } preview: {
          Text("A preview").padding(30)
        }
    }
  }

  @ViewBuilder private var items: some View {
    Section("Document") {
      Button("Duplicate", systemImage: "plus.square.on.square") { chosen = "Duplicate" }
        .keyboardShortcut("d")
      RenameButton()
      Menu("Share") {
        Button("Mail") { chosen = "Mail" }
        Button("Link") { chosen = "Link" }
      }
    }
    Section {
      Picker("Size", selection: $size) {
        Text("Small").tag(1)
        Text("Large").tag(2)
      }
      .pickerStyle(.inline)
      Toggle("Ruler", isOn: $showsRuler).menuActionDismissBehavior(.disabled)
      Button("Delete", role: .destructive) { chosen = "Delete" }
    }
  }
}

#Preview("Menus") { MenusPage() }
