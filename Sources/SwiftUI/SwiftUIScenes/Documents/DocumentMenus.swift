import Foundation
import SwiftUIControls
import SwiftUICore

/// New documents, and those that are opened.
struct DocumentItems: View {
  let app: RunningApp
  let window: SceneWindow
  let scenes: [SceneItem]

  var body: some View {
    ForEach(scenes, id: \.key) { item in
      let isFirst: Bool = item.key == scenes[0].key
      if item.documents?.types.isEditable == true {
        Button("New") { [weak app] in app?.open(item) }
          .keyboardShortcut(item.shortcut ?? (isFirst ? KeyboardShortcut("n") : nil))
      }
    }
    Button("Open…") { [weak app, weak window] in app?.chooseDocument(in: window) }.keyboardShortcut("o")
    let recent: [URL] = app.recents.urls
    if !recent.isEmpty {
      Menu("Open Recent") {
        ForEach(recent, id: \.self) { url in
          Button(url.lastPathComponent) { [weak app] in app?.openDocument(url) }
        }
        Section {
          Button("Clear Menu") { [weak app] in
            app?.recents.clear()
            app?.tellMenuBars()
          }
        }
      }
    }
  }
}

/// What saves the document of a window.
struct SaveItems: View {
  let document: DocumentSession

  var body: some View {
    Button("Save") { [weak document] in document?.save() }.keyboardShortcut("s")
    Button("Save As…") { [weak document] in document?.saveAs() }
      .keyboardShortcut("s", modifiers: [.command, .shift])
    if document.fileURL != nil {
      Button("Revert") { [weak document] in document?.revert() }.disabled(!document.isEdited)
    }
  }
}
