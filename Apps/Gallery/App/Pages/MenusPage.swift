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
      Menu {
        items
      } label: {
        Text("Actions").pressable()
      }
      Menu {
        items
      } label: {
        Label("With a symbol", systemImage: "ellipsis.circle").pressable()
      }
      Menu {
        items
      } label: {
        Text("With an action").pressable()
      } primaryAction: {
        chosen = "the action itself"
      }
      Text("Chosen: \(chosen)")
    }
    Example("Looks of menus") {
      Menu {
        items
      } label: {
        Text("Borderless").pressable()
      }
      .menuStyle(.borderlessButton)
      Menu {
        items
      } label: {
        Text("With an arrow").pressable()
      }
      .menuIndicator(.visible)
      Menu("Bordered") { items }.menuStyle(.button).buttonStyle(.bordered).controlSize(.large)
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

extension View {
  /// Makes words alone large enough for a finger.
  fileprivate func pressable() -> some View { frame(minHeight: 44).contentShape(.rect) }
}

#Preview("Menus") { MenusPage() }
