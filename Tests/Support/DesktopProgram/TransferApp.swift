import SwiftUI
import UniformTypeIdentifiers

/// Two windows with things to drag, places to drop them, and commands for the clipboard; everything is said.
struct TransferApp: App {
  var body: some Scene {
    WindowGroup("Source") { SourceView() }
      .defaultSize(width: 300, height: 300)
    Window("Target", id: "target") { DropArea(name: "target") }
      .defaultSize(width: 200, height: 200)
  }
}

/// Something that is moved and copied in several forms.
private struct Card: Codable, Transferable {
  var name: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .card)
    DataRepresentation(exportedContentType: .html) { Data("<i>\($0.name)</i>".utf8) }
    ProxyRepresentation(exporting: \.name)
  }
}

extension UTType {
  fileprivate static let card = UTType(exportedAs: "com.example.card")
}

/// A picture of many bytes, made when it is asked for.
private struct Large: Transferable {
  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .png) { _ in
      say("made")
      return Data((0..<2_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7) })
    }
  }
}

private struct SourceView: View {
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(height: 60)
        .draggable(Card(name: "hello"))
        .onDragSessionUpdated { session in
          switch session.phase {
          case .ended(let operation): say("drag ended \(operation)")
          case .dataTransferCompleted: say("drag completed")
          default: break
          }
        }
      HStack(spacing: 0) {
        Color.green.draggable(URL(fileURLWithPath: "/tmp/x y.txt"))
        Color.yellow.draggable(Large())
      }
      .frame(height: 60)
      DropArea(name: "source").frame(height: 60)
      Clips().frame(height: 120)
    }
    .onAppear {
      openWindow(id: "target")
      say("appears")
    }
  }
}

/// Takes whatever is dropped, and says it.
private struct DropArea: View {
  let name: String

  var body: some View {
    Color.blue
      .onDrop(of: [.data], isTargeted: nil) { items, _ in
        say(
          "\(name) got \(items.count): "
            + items.map { $0.registeredTypeIdentifiers.joined(separator: " ") }.joined(separator: " | "))
        Loader.say(items, name)
        return true
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// Says what items hold.
@MainActor private enum Loader {
  static func say(_ items: [NSItemProvider], _ name: String) {
    for (index, item) in items.enumerated() {
      for type in ["com.example.card", "public.utf8-plain-text", "public.file-url", "public.html", "public.png"]
      where item.registeredTypeIdentifiers.contains(type) {
        item.loadDataRepresentation(forTypeIdentifier: type) { data, error in
          let sum: UInt32 = (data ?? Data()).reduce(0) { $0 &* 31 &+ UInt32($1) }
          let start = String(decoding: (data ?? Data()).prefix(60), as: UTF8.self)
          let words: String =
            data.map { "\($0.count) \(sum) \(start)" } ?? "failed \(error?.localizedDescription ?? "")"
          sayLine("\(name) \(index) \(type) \(words)")
        }
      }
    }
  }
}

private struct Clips: View {
  var body: some View {
    VStack(spacing: 0) {
      Color.purple.frame(height: 60).focusable()
        .copyable([Card(name: "copied")])
        .onCutCommand { [NSItemProvider.large] }
        .onPasteCommand(of: [UTType.data]) { items in
          say("pasted \(items.count)")
          Loader.say(items, "paste")
        }
      PasteButton(payloadType: String.self) { say("button \($0)") }.frame(height: 60)
    }
  }
}

extension NSItemProvider {
  /// The large picture as an item.
  fileprivate static var large: NSItemProvider {
    let item = NSItemProvider()
    item.register(Large())
    return item
  }
}

/// The program's `say`, where a method has the same name.
private func sayLine(_ line: String) { say(line) }
