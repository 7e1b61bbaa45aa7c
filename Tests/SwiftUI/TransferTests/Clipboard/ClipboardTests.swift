import CoreGraphics
import FoundationGaps
import HostHeadless
import InputEngine
import SwiftUI
import Testing
import UITestSupport
import UniformTypeIdentifiers

@MainActor @Suite struct ClipboardTests {
  let notes = Recorder()

  /// A view with the focus inside of modifiers.
  private func focused(_ change: (AnyView) -> some View) throws -> HeadlessHost {
    let host = try window {
      change(AnyView(Color.red.frame(width: 50, height: 50).focusable().accessibilityLabel("Red")))
    }
    host.send(.tap(CGPoint(x: 100, y: 50)))
    return host
  }

  @discardableResult
  private func press(_ key: Character, in host: HeadlessHost) -> Bool {
    host.press(.character(key), modifiers: .command)
  }

  @Test("Values are copied by the keyboard while the focus is inside, and nothing without focus or values")
  func copying() async throws {
    let host = try focused { $0.copyable(["a", "b"]) }
    #expect(press("c", in: host))
    #expect(host.pasteboard.items.count == 2)
    #expect(await text(host.pasteboard.items[1]) == "b")
    #expect(!press("x", in: host) && !press("v", in: host))
    let empty = try focused { $0.copyable([String]()) }
    #expect(!press("c", in: empty) && empty.pasteboard.items.isEmpty)
    let unfocused = try window { Color.red.copyable(["a"]) }
    #expect(!press("c", in: unfocused))
    let disabled = try focused { $0.copyable(["a"]).disabled(true) }
    #expect(!press("c", in: disabled))
  }

  @Test("The innermost view copies, and a view that only pastes leaves the copy command to those around it")
  func nesting() async throws {
    let host = try focused {
      $0.pasteDestination(for: String.self) { _ in }.copyable(["inner"]).copyable(["outer"])
    }
    #expect(press("c", in: host))
    #expect(await text(host.pasteboard.items[0]) == "inner")
  }

  @Test("Cutting copies what the action removed")
  func cutting() async throws {
    var words: [String] = ["a", "b"]
    let host = try focused {
      $0.cuttable(for: String.self) {
        defer { words = [] }
        return words
      }
    }
    #expect(press("x", in: host) && words.isEmpty)
    #expect(host.pasteboard.items.count == 2)
    // Nothing is left to be cut: what was cut stays.
    #expect(!press("x", in: host) && host.pasteboard.items.count == 2)
    #expect(host.press(.deleteForward, modifiers: .shift) == false)
  }

  @Test("Pasted values are loaded, checked and taken; items of other types are left out")
  func pasting() async throws {
    let host = try focused {
      $0.pasteDestination(for: String.self) {
        notes.note("\($0)")
      } validator: {
        $0.filter { $0 != "bad" }
      }
    }
    #expect(!press("v", in: host))
    let address = NSItemProvider(object: URL(string: "https://example.com")! as NSURL)
    host.pasteboard.set([item("a"), address, item("bad"), item("b")])
    #expect(press("v", in: host))
    await host.settle { !notes.words.isEmpty }
    #expect(notes.take() == [#"["a", "b"]"#])
    host.pasteboard.set([item("bad")])
    #expect(press("v", in: host))
    await host.settle()
    #expect(notes.take() == [])
    host.pasteboard.set([address])
    #expect(!press("v", in: host))
    host.pasteboard.set([item("c")])
    #expect(host.press(.insert, modifiers: .shift))
    await host.settle { notes.words == [#"["c"]"#] }
  }

  @Test("Commands get and give item providers, by types and by identifiers")
  func providers() throws {
    let host = try focused {
      $0.onCopyCommand { [item("a")] }
        .onCutCommand {
          notes.note("cut")
          return [item("b")]
        }
        .onPasteCommand(of: ["public.url"]) { notes.note("address \($0.count)") }
        .onPasteCommand(of: [UTType.text], validator: { $0.count == 1 ? $0[0] : nil }) { _ in notes.note("one text") }
        .onPasteCommand(of: [.data]) { notes.note("\($0.count) of data") }
    }
    #expect(press("c", in: host) && press("v", in: host))
    #expect(press("x", in: host))
    host.pasteboard.set([item("a"), item("b")])
    #expect(press("v", in: host))
    host.pasteboard.set([NSItemProvider(object: URL(string: "https://example.com")! as NSURL)])
    #expect(press("v", in: host))
    #expect(notes.take() == ["one text", "cut", "2 of data", "address 1"])
    let without = try focused { $0.onCopyCommand(perform: nil) }
    #expect(!press("c", in: without))
  }

  @Test("A view's own shortcut comes before the commands")
  func shortcuts() throws {
    let host = try window {
      VStack {
        Button("Copy all") { notes.note("all") }.keyboardShortcut("c")
        Color.red.focusable().copyable(["a"])
      }
    }
    host.send(.tap(CGPoint(x: 100, y: 90)))
    #expect(press("c", in: host))
    #expect(notes.take() == ["all"] && host.pasteboard.items.isEmpty)
  }

  @Test("What is exported to services is copied, and what they would give is pasted")
  func services() async throws {
    let host = try focused {
      $0.exportsItemProviders([.text]) {
        [item("a")]
      } onEdit: { items in
        notes.note("edited \(items.count)")
        return true
      }
    }
    #expect(press("c", in: host) && press("v", in: host))
    #expect(notes.take() == ["edited 1"])
    let other = try focused {
      $0.exportableToServices(["x"])
        .importsItemProviders([.url]) { items in
          notes.note("address \(items.count)")
          return true
        }
        .importableFromServices(for: String.self) { texts in
          notes.note("\(texts)")
          return true
        }
    }
    #expect(press("c", in: other) && press("v", in: other))
    await other.settle { notes.words == [#"["x"]"#] }
    let pictures = try focused { $0.exportsItemProviders([.image]) { [item("no picture")] } }
    #expect(!press("c", in: pictures))
    let editable = try focused {
      $0.exportableToServices(["x"]) { texts in
        notes.note("edited \(texts)")
        return true
      }
    }
    _ = notes.take()
    #expect(press("c", in: editable) && press("v", in: editable))
    await editable.settle { notes.words == [#"edited ["x"]"#] }
  }

  @Test("A paste button is enabled while something fitting is on the clipboard, and pastes it")
  func pasteButton() async throws {
    let host = try window {
      VStack {
        PasteButton(payloadType: String.self) { notes.note("\($0)") }
        PasteButton(supportedContentTypes: [.url]) { notes.note("\($0.count)") }.accessibilityLabel("Address")
        PasteButton(supportedTypes: ["public.text"], validator: { $0.count > 1 ? $0.count : nil }) {
          notes.note("validated \($0)")
        }
        .accessibilityLabel("Several")
      }
    }
    func isEnabled(_ label: String) -> Bool? {
      host.accessibilityTree.elements().first { $0.label == label }.map { !$0.properties.traits.contains(.isDisabled) }
    }
    #expect(isEnabled("Paste") == false && isEnabled("Address") == false && isEnabled("Several") == false)
    host.pasteboard.set([item("a")])
    host.update()
    #expect(isEnabled("Paste") == true && isEnabled("Address") == false && isEnabled("Several") == false)
    host.send(.tap(host.middle("Paste")))
    await host.settle { !notes.words.isEmpty }
    #expect(notes.take() == [#"["a"]"#])
    host.pasteboard.set([item("a"), NSItemProvider(object: URL(string: "https://example.com")! as NSURL), item("b")])
    host.update()
    #expect(isEnabled("Several") == true)
    host.send(.tap(host.middle("Address")))
    host.send(.tap(host.middle("Several")))
    #expect(notes.take() == ["1", "validated 2"])
    #expect(host.graph.differences().isEmpty)
  }

  @Test("Windows share a clipboard, and an app's test reads and sets it")
  func shared() async throws {
    let pasteboard = HeadlessPasteboard()
    let first = try window(pasteboard: pasteboard) { Color.red.focusable().copyable(["a"]) }
    let second = try window(pasteboard: pasteboard) { PasteButton(payloadType: String.self) { notes.note("\($0)") } }
    first.send(.tap(CGPoint(x: 100, y: 50)))
    press("c", in: first)
    second.update()
    second.send(.tap(second.middle("Paste")))
    await second.settle { notes.words == [#"["a"]"#] }
    let app = try HeadlessApp(idiom: .desktop, size: CGSize(width: 200, height: 100)) {
      PasteButton(payloadType: String.self) { notes.note("app \($0)") }
    }
    app.pasteboardItems = [item("x")]
    app.tap(label: "Paste")
    await first.settle { notes.words.last == #"app ["x"]"# }
    #expect(app.pasteboardItems.count == 1)
  }
}
