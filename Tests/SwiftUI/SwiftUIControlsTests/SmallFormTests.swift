import AccessibilityTree
import CoreGraphics
import Foundation
import FoundationGaps
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import UniformTypeIdentifiers
import ViewTestSupport

/// Forms of small controls: groups, wells of colours, paste buttons, and content that is unavailable.
@MainActor
@Suite("Forms of small controls", .serialized)
struct SmallFormTests {
  private let title = String("Title")
  private let picture = ImageResource(name: "none", bundle: .main)

  private func labels(_ view: some View) throws -> [String] {
    try window(width: 300, height: 300, settings: HostSettings(idiom: .desktop)) { view }.labels
  }

  @Test("Content that is unavailable has its title and its description with a picture of the program's own")
  func unavailable() throws {
    let why = Text("Why")
    #expect(try labels(ContentUnavailableView("Title", image: "none", description: why)) == ["Title", "Why"])
    #expect(try labels(ContentUnavailableView(title, image: "none", description: why)) == ["Title", "Why"])
    #expect(try labels(ContentUnavailableView("Title", image: "none")) == ["Title"])
    #expect(try labels(ContentUnavailableView(title, image: "none")) == ["Title"])
  }

  @Test("A group of controls in a menu is called by its title in each form")
  func groups() throws {
    func opened(_ group: some View) throws -> [String] {
      let host = try window(width: 300, height: 400, settings: HostSettings(idiom: .desktop)) { Menu("Menu") { group } }
      host.change { #expect(host.activate("Menu")) }
      host.finishAnimations()
      return host.labels
    }
    @ViewBuilder func buttons() -> some View {
      Button("One") {}
      Button("Two") {}
    }
    let usual: [String] = try opened(ControlGroup("Title") { buttons() })
    #expect(usual.contains("Title") || usual.contains("One"))
    #expect(try opened(ControlGroup("Title", image: picture) { buttons() }) == usual)
    #expect(try opened(ControlGroup(title, image: picture) { buttons() }) == usual)
    #expect(try opened(ControlGroup(title, systemImage: "star") { buttons() }) == usual)
    #expect(try labels(ControlGroup(title, systemImage: "star") { buttons() }) == ["One", "Two"])
  }

  @Test("A well of colours is called by its title, with and without opacity")
  func wells() throws {
    let color: Binding<Color> = .constant(.red)
    #expect(try labels(ColorPicker(title, selection: color)).first == "Title")
    #expect(try labels(ColorPicker(title, selection: color, supportsOpacity: false)).first == "Title")
  }

  @available(*, deprecated)
  @Test("A paste button gives what is on the clipboard by identifiers, or what a check makes of it")
  func pasting() throws {
    let log = EventRecorder()
    let host = try window(width: 300, height: 300, settings: HostSettings(idiom: .desktop)) {
      VStack {
        PasteButton(supportedTypes: ["public.text"]) { log.note("\($0.count) items") }
          .accessibilityLabel("first")
        PasteButton(supportedContentTypes: [.text]) { items in
          items.isEmpty ? nil : "checked \(items.count)"
        } payloadAction: {
          log.note($0)
        }
        .accessibilityLabel("second")
      }
    }
    host.change { host.pasteboard.set([NSItemProvider(object: "a" as NSString)]) }
    #expect(host.activate("first") && host.activate("second"), "\(host.labels)")
    host.update()
    #expect(log.take() == ["1 items", "checked 1"])
  }
}
