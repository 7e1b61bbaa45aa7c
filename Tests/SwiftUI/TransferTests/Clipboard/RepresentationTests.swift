import CoreTransferable
import FoundationGaps
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UniformTypeIdentifiers
import ViewTestSupport

/// The representations of values that are transferred, taken for types of a program's own, and pasting by identifiers.
@MainActor
@Suite("Representations of transferred values", .serialized)
struct RepresentationTests {
  private struct Swatch: Transferable {
    var color: Color
    static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation(exporting: \.color, importing: { Swatch(color: $0) })
    }
  }

  /// The type of the values that a representation is for.
  private func type<Representation: TransferRepresentation>(of representation: Representation) -> Any.Type {
    Representation.Item.self
  }

  @Test("Colours, pictures and texts with attributes have representations of themselves")
  func representations() async throws {
    #expect(type(of: Color.transferRepresentation) == Color.self)
    #expect(type(of: Image.transferRepresentation) == Image.self)
    #expect(type(of: AttributedString.transferRepresentation) == AttributedString.self)
    #expect(Color.exportedContentTypes().count == 2 && Image.exportedContentTypes() == [.png])
    #expect(AttributedString.exportedContentTypes().contains(.html))
    let data: Data = try await Swatch(color: .red).exported(as: nil)
    let swatch = try await Swatch(importing: data, contentType: nil)
    let (found, wanted) = (swatch.color.resolve(in: EnvironmentValues()), Color.red.resolve(in: EnvironmentValues()))
    #expect("\(found)" == "\(wanted)")
  }

  @Test("Items of types that are named are pasted as what is made of them, unless nothing can be")
  func pasting() throws {
    let log = EventRecorder()
    let types: [String] = ["public.text"]
    let host = try window(pasteboard: HeadlessPasteboard()) {
      Color.red.focusable()
        .onPasteCommand(of: types, validator: { $0.count < 3 ? $0.count : nil }) { log.note("\($0) items") }
    }
    host.send(.tap(CGPoint(x: 100, y: 50)))
    func item() -> NSItemProvider { NSItemProvider(object: "a" as NSString) }
    host.pasteboard.set([item(), item()])
    #expect(host.press(.character("v"), modifiers: .command))
    #expect(log.take() == ["2 items"])
    host.pasteboard.set([item(), item(), item()])
    #expect(!host.press(.character("v"), modifiers: .command))
    host.pasteboard.set([NSItemProvider(object: URL(fileURLWithPath: "/a") as NSURL)])
    _ = host.press(.character("v"), modifiers: .command)
    #expect(log.take() == [])
  }
}
