import SwiftUI
import UniformTypeIdentifiers

/// Things that are dragged, copied, pasted and shared.
struct MovingPage: View {
  @State private var dropped: [String] = []
  @State private var pasted: [String] = []
  @State private var isTargeted = false

  @State private var fileName = "none"
  @State private var isImporting = false
  @State private var isExporting = false
  @State private var isMoving = false

  private let fruits = ["Apple", "Banana", "Cherry"]

  var body: some View {
    Example("Dragging") {
      ExampleRow {
        ForEach(fruits, id: \.self) { fruit in
          Card(text: fruit, color: .orange).draggable(fruit)
        }
        Card(text: "With a preview", color: .purple)
          .draggable("Preview") { Label("Taken along", systemImage: "hand.draw") }
      }
      Card(text: dropped.isEmpty ? "Drop a card here" : dropped.joined(separator: ", "), color: .blue)
        .overlay {
          RoundedRectangle(cornerRadius: 8).stroke(isTargeted ? Color.accentColor : .clear, lineWidth: 2)
        }
        .dropDestination(for: String.self) { words, _ in
          dropped += words
          return true
        } isTargeted: {
          isTargeted = $0
        }
    }
    Example("The clipboard") {
      Text("Focus a card with Tab, and copy or paste with Control and C or V.")
      ExampleRow {
        Card(text: "Copy me", color: .green).focusable().copyable(["Copy me"])
        Card(text: pasted.isEmpty ? "Paste here" : pasted.joined(separator: ", "), color: .teal)
          .focusable()
          .pasteDestination(for: String.self) { pasted = $0 }
      }
      ExampleRow {
        PasteButton(payloadType: String.self) { pasted = $0 }
        Text("Pasted: \(pasted.isEmpty ? "nothing" : pasted.joined(separator: ", "))")
      }
    }
    Example("Files") {
      ExampleRow {
        Button("Import…") { isImporting = true }
          .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText, .image]) { show($0) }
        Button("Export…") { isExporting = true }
          .fileExporter(isPresented: $isExporting, document: Words(), contentType: .plainText) { show($0) }
        Button("Move…") { isMoving = true }
          .fileMover(
            isPresented: $isMoving, file: FileManager.default.temporaryDirectory.appendingPathComponent("gallery.txt")
          ) { show($0) }
      }
      .buttonStyle(.bordered)
      .controlSize(.large)
      .fileDialogMessage("Files of the gallery")
      .fileDialogConfirmationLabel("Take It")
      .fileDialogDefaultDirectory(.homeDirectory)
      .fileDialogBrowserOptions(.includeHiddenFiles)
      .fileDialogCustomizationID("gallery")
      .fileDialogImportsUnresolvedAliases(false)
      .fileExporterFilenameLabel("Name of the words")
      Text("File: \(fileName)")
        .onOpenURL { fileName = $0.lastPathComponent }
        .handlesExternalEvents(preferring: [], allowing: ["*"])
    }
    Example("Sharing") {
      ExampleRow {
        ShareLink(item: "Some words to share")
        ShareLink("A page", item: URL(string: "https://www.swift.org")!, subject: Text("Swift"))
      }
      .buttonStyle(.bordered)
      .controlSize(.large)
    }
  }
}

extension MovingPage {
  private func show(_ result: Result<URL, any Error>) {
    fileName = (try? result.get())?.lastPathComponent ?? "failed"
  }
}

/// A document to be exported.
private struct Words: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }

  init() {}

  init(configuration: ReadConfiguration) throws {}

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data("Words of the gallery".utf8))
  }
}

private struct Card: View {
  let text: String
  let color: Color

  var body: some View {
    Text(text)
      .padding(8)
      .background(color.opacity(0.2), in: RoundedRectangle(cornerRadius: 8))
  }
}

#Preview("Moving Things") { MovingPage() }
