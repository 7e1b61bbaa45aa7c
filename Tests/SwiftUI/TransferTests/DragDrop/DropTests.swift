import CoreGraphics
import FoundationGaps
import HostHeadless
import InputEngine
import SwiftUI
import Testing
import UniformTypeIdentifiers

/// A delegate that notes everything.
private struct NotedDrop: DropDelegate {
  let notes: Recorder
  var wants: Bool = true
  var proposal: DropProposal?

  func validateDrop(info: DropInfo) -> Bool {
    notes.note("validate \(info.hasItemsConforming(to: [.text])) \(info.hasItemsConforming(to: [.image]))")
    return wants
  }

  func dropEntered(info: DropInfo) { notes.note("entered \(info.location.x)") }

  func dropUpdated(info: DropInfo) -> DropProposal? {
    notes.note("updated \(info.location.x)")
    return proposal
  }

  func dropExited(info: DropInfo) { notes.note("exited") }

  func performDrop(info: DropInfo) -> Bool {
    notes.note("perform \(info.itemProviders(for: [.plainText]).count) at \(info.location.text)")
    return true
  }
}

@MainActor @Suite struct DropTests {
  let notes = Recorder()

  @Test("A delegate hears of a drag in order, with places in its view's own space")
  func delegate() throws {
    let host = try window {
      HStack(spacing: 0) {
        Color.red
        Color.blue.onDrop(of: [.text], delegate: NotedDrop(notes: notes))
      }
    }
    let drag = HeadlessDrag(items: [item("a")])
    #expect(!drag.move(to: CGPoint(x: 50, y: 50), in: host))
    #expect(drag.move(to: CGPoint(x: 110, y: 50), in: host))
    #expect(drag.move(to: CGPoint(x: 120, y: 50), in: host))
    #expect(notes.take() == ["validate true false", "entered 10.0", "updated 10.0", "updated 20.0"])
    #expect(!drag.move(to: CGPoint(x: 50, y: 50), in: host))
    #expect(notes.take() == ["exited"])
    #expect(drag.drop(at: CGPoint(x: 150, y: 60), in: host) == .copy)
    #expect(
      notes.take() == [
        "validate true false", "entered 50.0", "updated 50.0", "updated 50.0", "perform 1 at (50.0, 60.0)",
      ])
  }

  @Test("Items of other types never reach a delegate, and a delegate may refuse those of its types")
  func refusing() throws {
    let host = try window {
      Color.blue.onDrop(of: [.image], delegate: NotedDrop(notes: notes))
        .onDrop(of: [UTType.utf8PlainText], delegate: NotedDrop(notes: notes, wants: false))
    }
    #expect(HeadlessDrag(items: [item("a")]).drop(at: CGPoint(x: 50, y: 50), in: host) == .cancel)
    #expect(notes.take() == ["validate true false"])
  }

  @Test("A proposal decides the operation: a move only where the source allows it, and nothing where it is forbidden")
  func proposals() throws {
    for (proposal, operations, result) in [
      (DropProposal(operation: .move), TransferOperations([.copy, .move]), TransferOperation.move),
      (DropProposal(operation: .move), .copy, .copy),
      (DropProposal(operation: .forbidden), .copy, .forbidden),
      (DropProposal(operation: .cancel), .copy, .cancel),
      (DropProposal(withinApplication: .move, outsideApplication: .alias), [.move, .alias], .alias),
    ] {
      let host = try window {
        Color.blue.onDrop(of: [.text], delegate: NotedDrop(notes: notes, proposal: proposal))
      }
      let drag = HeadlessDrag(items: [item("a")], operations: operations)
      #expect(drag.drop(at: CGPoint(x: 50, y: 50), in: host) == result, "\(proposal.debugDescription)")
      #expect(notes.take().last == (result.isTransfer ? "perform 1 at (50.0, 50.0)" : "exited"))
    }
  }

  @Test("A view takes the items of its types, by types and by identifiers, and knows when it is a target")
  func actions() throws {
    struct Root: View {
      let notes: Recorder
      @State private var isTargeted = false

      var body: some View {
        VStack(spacing: 0) {
          Text(isTargeted ? "here" : "none").frame(height: 50)
          HStack(spacing: 0) {
            Color.red.onDrop(of: [.plainText, .url], isTargeted: $isTargeted) { items in
              notes.note("items \(items.count)")
              return true
            }
            Color.blue.onDrop(of: ["public.text"], isTargeted: nil) { items, place in
              notes.note("items \(items.count) at \(place.text)")
              return false
            }
          }
          .frame(height: 50)
        }
      }
    }
    let host = try window { Root(notes: notes) }
    let picture = NSItemProvider()
    picture.registerDataRepresentation(for: .png) { completion in
      completion(Data(), nil)
      return nil
    }
    let drag = HeadlessDrag(items: [item("a"), picture, item("b")])
    #expect(drag.move(to: CGPoint(x: 50, y: 75), in: host))
    #expect(host.labels == ["here"])
    #expect(drag.move(to: CGPoint(x: 150, y: 75), in: host))
    #expect(host.labels == ["none"])
    #expect(drag.drop(at: CGPoint(x: 50, y: 75), in: host) == .copy)
    #expect(host.labels == ["none"] && notes.take() == ["items 2"])
    #expect(HeadlessDrag(items: [item("a")]).drop(at: CGPoint(x: 150, y: 75), in: host) == .cancel)
    #expect(notes.take() == ["items 1 at (50.0, 25.0)"])
  }

  @Test("A destination gets loaded values in the order of the items, with the place; items of other types are left out")
  func destinations() async throws {
    let host = try window {
      Color.red
        .dropDestination(for: String.self) { texts, place in
          notes.note("\(texts) at \(place.text)")
          return true
        } isTargeted: {
          notes.note("targeted \($0)")
        }
        .padding(10)
    }
    let address = NSItemProvider(object: URL(string: "https://example.com")! as NSURL)
    let drag = HeadlessDrag(items: [item("a"), address, item("b")])
    #expect(drag.move(to: CGPoint(x: 60, y: 60), in: host) && notes.take() == ["targeted true"])
    drag.leave()
    #expect(notes.take() == ["targeted false"])
    #expect(drag.drop(at: CGPoint(x: 60, y: 60), in: host) == .copy)
    #expect(notes.take() == ["targeted true", "targeted false"])
    await host.settle { !notes.words.isEmpty }
    #expect(notes.take() == [#"["a", "b"] at (50.0, 50.0)"#])
    #expect(HeadlessDrag(items: [address]).drop(at: CGPoint(x: 60, y: 60), in: host) == .cancel)
  }

  @Test("An item that cannot be loaded is left out and reported; where none can, nothing is called")
  func failures() async throws {
    let broken = NSItemProvider()
    broken.registerDataRepresentation(for: .utf8PlainText) { completion in
      completion(nil, CocoaError(.fileReadNoPermission))
      return nil
    }
    let host = try window {
      Color.red.dropDestination(for: String.self) { texts, session in notes.note("\(texts) \(session.phase)") }
    }
    let failures = Failures()
    await TransferFailures.$observer.withValue({ failures.note($0) }) {
      #expect(HeadlessDrag(items: [broken, item("b")]).drop(at: CGPoint(x: 60, y: 60), in: host) == .copy)
      await host.settle { !notes.words.isEmpty }
      #expect(notes.take() == [#"["b"] dataTransferCompleted"#] && failures.count == 1)
      #expect(HeadlessDrag(items: [broken]).drop(at: CGPoint(x: 60, y: 60), in: host) == .copy)
      await host.settle { failures.count == 2 }
      await host.settle()
    }
    #expect(notes.take() == [])
  }

  @Test("A view inside takes a drop before one around it, and a disabled one leaves it to that")
  func nesting() async throws {
    struct Root: View {
      let notes: Recorder
      var isDisabled: Bool

      var body: some View {
        Color.red
          .dropDestination(for: String.self) { _, _ in
            notes.note("inner")
            return true
          }
          .disabled(isDisabled)
          .frame(width: 100)
          .frame(maxWidth: .infinity)
          .dropDestination(for: String.self) { _, _ in
            notes.note("outer")
            return true
          }
      }
    }
    for (isDisabled, x, name) in [(false, 100, "inner"), (false, 20, "outer"), (true, 100, "outer")]
      as [(Bool, CGFloat, String)]
    {
      let host = try window { Root(notes: notes, isDisabled: isDisabled) }
      HeadlessDrag(items: [item("a")]).drop(at: CGPoint(x: x, y: 50), in: host)
      await host.settle { !notes.words.isEmpty }
      #expect(notes.take() == [name])
    }
  }

  @Test("A destination that is switched off takes nothing, and its session tells of the drag")
  func sessions() async throws {
    struct Root: View {
      let notes: Recorder
      var isEnabled: Bool

      var body: some View {
        Color.red
          .dropDestination(for: String.self, isEnabled: isEnabled) { texts, session in
            notes.note("\(texts.count) of \(session.itemsCount) at \(session.location.text) in \(session.size.width)")
          }
          .dropConfiguration { session in
            DropConfiguration(operation: session.suggestedOperations.contains(.move) ? .move : .copy)
          }
          .onDropSessionUpdated { session in notes.note("\(session.phase) \(session.localSession == nil)") }
      }
    }
    let off = try window { Root(notes: notes, isEnabled: false) }
    #expect(HeadlessDrag(items: [item("a")]).drop(at: CGPoint(x: 20, y: 30), in: off) == .cancel)
    #expect(notes.take() == [])
    let host = try window { Root(notes: notes, isEnabled: true) }
    let drag = HeadlessDrag(items: [item("a")], operations: [.copy, .move])
    drag.move(to: CGPoint(x: 20, y: 30), in: host)
    drag.move(to: CGPoint(x: 30, y: 30), in: host)
    #expect(drag.operation == .move)
    drag.leave()
    #expect(notes.take() == ["entering true", "active true", "exiting true"])
    #expect(drag.drop(at: CGPoint(x: 20, y: 30), in: host) == .move)
    await host.settle { notes.words.count == 4 }
    #expect(
      notes.take() == [
        "entering true", "ended(SwiftUICore.DropOperation.move) true", "1 of 1 at (20.0, 30.0) in 200.0",
        "dataTransferCompleted true",
      ])
    #expect(HeadlessDrag(items: [item("a")]).drop(at: CGPoint(x: 20, y: 30), in: host) == .copy)
  }

  @Test("A destination that goes while something is over it is no longer a target")
  func leaving() throws {
    struct Root: View {
      let notes: Recorder
      @State private var isThere = true

      var body: some View {
        VStack(spacing: 0) {
          Button("Remove") { isThere = false }.frame(height: 50)
          if isThere {
            Color.red.frame(height: 50).onDrop(of: [.text], delegate: NotedDrop(notes: notes))
          } else {
            Spacer()
          }
        }
      }
    }
    let host = try window { Root(notes: notes) }
    let drag = HeadlessDrag(items: [item("a")])
    #expect(drag.move(to: CGPoint(x: 50, y: 75), in: host))
    _ = notes.take()
    host.send(.tap(host.middle("Remove")))
    host.update()
    #expect(notes.take() == ["exited"])
    #expect(!drag.move(to: CGPoint(x: 51, y: 75), in: host) && notes.take() == [])
  }
}

/// Counts failures, from any thread.
final class Failures: @unchecked Sendable {
  private let lock = NSLock()
  private var messages: [String] = []

  var count: Int { lock.withLock { messages.count } }
  func note(_ message: String) { lock.withLock { messages.append(message) } }
}
