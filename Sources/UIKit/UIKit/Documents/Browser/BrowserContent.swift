import Foundation
import SwiftUICollections
import SwiftUIControls
import SwiftUICore
import SwiftUINavigation
import UIFoundation
import UniformTypeIdentifiers

/// The bar and the list of a browser of documents.
struct BrowserContent: View {
  unowned let controller: UIDocumentBrowserViewController
  @State private var renamed: URL?
  @State private var newName: String = ""

  init(controller: UIDocumentBrowserViewController) { self.controller = controller }

  private var documents: BrowserFolder { controller.documents }

  var body: some View {
    let _ = controller.changes.read()
    let _ = documents.changes.read()
    let failure: String? = documents.failure
    VStack(spacing: 0) {
      bar
      Divider()
      if documents.entries.isEmpty {
        Text("No Documents").foregroundStyle(.secondary).frame(maxWidth: .infinity, maxHeight: .infinity)
      } else {
        List { ForEach(documents.entries) { row($0) } }.listStyle(.plain)
      }
    }
    .alert("Rename Document", isPresented: isRenaming) {
      TextField("Name", text: $newName)
      Button("Rename") { rename() }
      Button("Cancel", role: .cancel) { renamed = nil }
    }
    .alert(
      Text(verbatim: failure ?? ""),
      isPresented: Binding(get: { failure != nil }, set: { if !$0 { documents.failure = nil } })
    ) {
      Button("OK") {}
    }
  }

  private var bar: some View {
    let selection: [URL] = selected
    return HStack(spacing: 12) {
      if !documents.isRoot {
        Button {
          documents.goBack()
        } label: {
          Label("Back", systemImage: "chevron.backward").labelStyle(.iconOnly)
        }
        .keyboardShortcut(.upArrow, modifiers: .option)
      }
      ForEach(controller.additionalLeadingNavigationBarButtonItems, id: \.identity) { BarItemView(item: $0) }
      Text(verbatim: documents.folder.lastPathComponent).font(.headline).lineLimit(1)
        .accessibilityAddTraits(.isHeader)
      Spacer(minLength: 0)
      if controller.allowsPickingMultipleItems, !selection.isEmpty {
        Button("Open") { controller.pick(selection) }
      }
      ForEach(Array(barActions(selection).enumerated()), id: \.offset) { _, action in
        Button {
          action.handler(selection)
        } label: {
          if let image = action.image {
            Image(uiKit: image).accessibilityLabel(Text(verbatim: action.localizedTitle))
          } else {
            Text(verbatim: action.localizedTitle)
          }
        }
      }
      if controller.allowsDocumentCreation {
        Button {
          controller.create()
        } label: {
          Label {
            Text(verbatim: controller.localizedCreateDocumentActionTitle)
          } icon: {
            Image(systemName: "plus")
          }
        }
        .keyboardShortcut("n")
      }
      ForEach(controller.additionalTrailingNavigationBarButtonItems, id: \.identity) { BarItemView(item: $0) }
    }
    .padding(8)
  }

  private var selected: [URL] { documents.entries.map(\.url).filter { documents.selection.contains($0) } }

  private func barActions(_ urls: [URL]) -> [UIDocumentBrowserAction] {
    controller.customActions.filter { $0.isOffered(for: urls, in: .navigationBar) }
  }

  @ViewBuilder private func row(_ entry: BrowserFolder.Entry) -> some View {
    let isChosen: Bool = documents.selection.contains(entry.url)
    Button {
      use(entry)
    } label: {
      HStack(spacing: 8) {
        if controller.allowsPickingMultipleItems, !entry.isFolder {
          Image(systemName: isChosen ? "checkmark.circle.fill" : "circle").foregroundStyle(.tint)
            .accessibilityHidden(true)
        }
        Image(systemName: symbol(entry)).frame(width: 24).accessibilityHidden(true)
        Text(verbatim: name(entry)).lineLimit(1)
        Spacer(minLength: 0)
        if let date = entry.date {
          Text(date, format: .dateTime.year().month().day()).font(.caption).foregroundStyle(.secondary)
        }
        if let size = entry.size {
          Text(Int64(size), format: .byteCount(style: .file)).font(.caption).foregroundStyle(.secondary)
        }
      }
      .frame(maxWidth: .infinity, minHeight: 32, alignment: .leading)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isChosen ? .isSelected : [])
    .listRowBackground(isChosen ? Color.accentColor.opacity(0.15) : nil)
    .contextMenu { menu(entry) }
  }

  @ViewBuilder private func menu(_ entry: BrowserFolder.Entry) -> some View {
    Button("Open") { use(entry, opens: true) }
    if !entry.isFolder {
      ForEach(Array(menuActions(entry).enumerated()), id: \.offset) { _, action in
        Button(action.localizedTitle) { action.handler([entry.url]) }
      }
      Button("Share…") { controller.share([entry.url]) }
    }
    Button("Rename…") {
      newName = entry.url.deletingPathExtension().lastPathComponent
      renamed = entry.url
    }
    Button("Move to Trash", role: .destructive) { discard(entry.url) }
  }

  private func menuActions(_ entry: BrowserFolder.Entry) -> [UIDocumentBrowserAction] {
    controller.customActions.filter { $0.isOffered(for: [entry.url], in: .menu) }
  }

  /// Goes into a folder, opens a document, or selects one of several.
  private func use(_ entry: BrowserFolder.Entry, opens: Bool = false) {
    if entry.isFolder { return documents.open(entry.url) }
    guard controller.allowsPickingMultipleItems, !opens else { return controller.pick([entry.url]) }
    documents.selection.formSymmetricDifference([entry.url])
  }

  private func name(_ entry: BrowserFolder.Entry) -> String {
    let whole: String = entry.url.lastPathComponent
    return entry.isFolder || controller.shouldShowFileExtensions
      ? whole : entry.url.deletingPathExtension().lastPathComponent
  }

  private func symbol(_ entry: BrowserFolder.Entry) -> String {
    guard !entry.isFolder else { return "folder" }
    guard let type = entry.url.contentType else { return "doc" }
    return type.conforms(to: .image) ? "photo" : type.conforms(to: .text) ? "doc.text" : "doc"
  }

  private var isRenaming: Binding<Bool> {
    Binding(get: { renamed != nil }, set: { if !$0 { renamed = nil } })
  }

  private func rename() {
    guard let url = renamed else { return }
    renamed = nil
    controller.renameDocument(at: url, proposedName: newName) { _, error in
      if let error { documents.failure = error.localizedDescription }
    }
  }

  private func discard(_ url: URL) {
    do { try documents.discard([url]) } catch { documents.failure = error.localizedDescription }
  }
}
