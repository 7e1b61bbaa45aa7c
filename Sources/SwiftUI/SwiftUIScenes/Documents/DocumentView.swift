import SwiftUIControls
import SwiftUICore
import SwiftUINavigation

/// The window of a document: its editor, and what is asked about it.
nonisolated struct DocumentView<Content: View>: View {
  let session: DocumentSession
  let editor: () -> Content

  @MainActor var body: some View { ObservedDocument(session: session, editor: editor) }
}

private struct ObservedDocument<Content: View>: View {
  @ObservedObject var session: DocumentSession
  let editor: () -> Content
  @Environment(\.scenePhase) private var phase: ScenePhase

  init(session: DocumentSession, editor: @escaping () -> Content) {
    _session = ObservedObject(wrappedValue: session)
    self.editor = editor
  }

  var body: some View {
    shown
      .onChange(of: phase) { if phase != .active { session.saveByItself() } }
      .alert(title, isPresented: isAsking) {
        buttons
      } message: {
        message
      }
  }

  @ViewBuilder private var shown: some View {
    if session.isEmpty {
      Button("Open…") { session.window?.app.chooseDocument(in: session.window) }
    } else {
      editor()
    }
  }

  private var isAsking: Binding<Bool> {
    Binding(get: { session.question != nil }, set: { if !$0 { session.question = nil } })
  }

  private var title: Text {
    switch session.question {
    case .keep: Text("Do you want to keep this new document?")
    case .failed, .failedClosing, nil: Text("The document could not be opened or saved.")
    }
  }

  @ViewBuilder private var message: some View {
    switch session.question {
    case .keep: Text("Changes that are not saved are lost.")
    case .failed(let reason), .failedClosing(let reason): Text(verbatim: reason)
    case nil: EmptyView()
    }
  }

  @ViewBuilder private var buttons: some View {
    switch session.question {
    case .keep:
      Button("Save…") { session.save { session.closeWindow() } }
      Button("Don’t Save", role: .destructive) { session.discard() }
      Button("Cancel", role: .cancel) {}
    case .failedClosing:
      Button("Save As…") { session.saveAs { session.closeWindow() } }
      Button("Don’t Save", role: .destructive) { session.discard() }
      Button("Cancel", role: .cancel) {}
    case .failed, nil: Button("OK") {}
    }
  }
}
