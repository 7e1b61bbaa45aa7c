import CoreGraphics
import Foundation
import FoundationGaps
import HostHeadless
import InputEngine
import SwiftUI
import SwiftUICore
import Testing
import UITestSupport
import UniformTypeIdentifiers

private struct Note: Codable, Identifiable, Transferable {
  var id: Int

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .note)
    ProxyRepresentation { (note: Note) in "note \(note.id)" }
  }
}

extension UTType {
  fileprivate static let note = UTType(exportedAs: "com.example.transfer-tests.note")
}

/// What sources allow, what sessions tell, and the forms of sources and targets.
@MainActor @Suite("Forms of drags and drops", .serialized) struct DragFormTests {
  let notes = Recorder()

  /// What happens with a source of a configuration when another view of the window, and another program, want an operation.
  private func results(
    _ configuration: DragConfiguration, _ wanted: DropOperation
  ) throws -> TransferOperation? {
    let host = try window {
      HStack(spacing: 0) {
        Color.red.draggable("a").dragConfiguration(configuration)
        Color.blue.dropDestination(for: String.self) { _, _ in }
          .dropConfiguration { _ in DropConfiguration(operation: wanted) }
      }
    }
    return host.dragAndDrop(from: CGPoint(x: 30, y: 50), to: CGPoint(x: 150, y: 50))
  }

  private func outside(_ configuration: DragConfiguration) throws -> TransferOperations {
    let host = try window { Color.red.draggable("a").dragConfiguration(configuration) }
    let drag = try #require(host.beginDrag(from: CGPoint(x: 30, y: 50)))
    return try #require(drag.request?.session.operationsOutside)
  }

  @Test("What a source allows within the program decides the operation there")
  func within() throws {
    typealias Within = DragConfiguration.OperationsWithinApp
    let (copies, moves) = (Within(), Within(allowMove: true))
    #expect(copies.allowCopy && !copies.allowMove && !copies.allowDelete && !copies.allowAlias)
    #expect(moves.allowCopy && moves.allowMove && !moves.allowDelete && !moves.allowAlias)
    #expect(try results(DragConfiguration(operationsWithinApp: copies), .move) == .copy)
    #expect(try results(DragConfiguration(operationsWithinApp: moves), .move) == .move)
    let deletes = Within(allowCopy: false, allowMove: false, allowDelete: true)
    #expect(!deletes.allowCopy && !deletes.allowMove && deletes.allowDelete)
    #expect(try results(DragConfiguration(operationsWithinApp: deletes), .delete) == .delete)
    #expect(try results(DragConfiguration(operationsWithinApp: copies), .delete) != .delete)
    var aliases = Within()
    aliases.allowAlias = true
    var configuration = DragConfiguration(allowMove: false)
    #expect(try results(configuration, .alias) != .alias)
    configuration.operationsWithinApp = aliases
    #expect(configuration.operationsWithinApp.allowAlias)
    #expect(try results(configuration, .alias) == .alias)
  }

  @Test("What a source allows outside of the program is what others are offered")
  func outsideApp() throws {
    typealias Outside = DragConfiguration.OperationsOutsideApp
    let (copies, none) = (Outside(), Outside(allowCopy: false))
    #expect(copies.allowCopy && !none.allowCopy && !copies.allowMove && !copies.allowDelete && !copies.allowAlias)
    #expect(try outside(DragConfiguration(operationsOutsideApp: copies)) == [.copy])
    #expect(try outside(DragConfiguration(operationsOutsideApp: none)) == [])
    let all = Outside(allowCopy: true, allowMove: true, allowDelete: true)
    #expect(all.allowMove && all.allowDelete)
    #expect(try outside(DragConfiguration(operationsOutsideApp: all)) == [.copy, .move, .delete])
    var aliases = Outside(allowCopy: false)
    aliases.allowAlias = true
    #expect(aliases.allowAlias)
    var configuration = DragConfiguration()
    configuration.operationsOutsideApp = aliases
    #expect(try !configuration.operationsOutsideApp.allowCopy && outside(configuration) == [.alias])
    #expect(try outside(DragConfiguration(allowMove: true, allowDelete: true)) == [.copy, .move, .delete])
    let both = DragConfiguration(allowMove: false, allowDelete: true)
    #expect(both.operationsWithinApp.allowDelete && !both.operationsWithinApp.allowMove)
    #expect(both.operationsOutsideApp.allowDelete && !both.operationsOutsideApp.allowMove)
  }

  @Test("A session of a drag has a name of its own, a place, items and phases in order")
  func dragSessions() async throws {
    final class Log {
      var phases: [SwiftUICore.DragSession.Phase] = []
      var ids: Set<SwiftUICore.DragSession.ID> = []
      var places: [CGPoint] = []
      var items: [[Int]] = []
    }
    let log = Log()
    let host = try window {
      HStack(spacing: 0) {
        Color.red.draggable(Note.self, id: \.id) { Note(id: 7) }
          .onDragSessionUpdated { session in
            if log.phases.last != session.phase { log.phases.append(session.phase) }
            log.ids.insert(session.id)
            log.places.append(session.location)
            log.items.append(session.draggedItemIDs(for: Int.self))
            #expect(session.draggedItemIDs(for: String.self).isEmpty)
          }
        Color.blue.dropDestination(for: Note.self) { _, _ in }
      }
    }
    #expect(host.dragAndDrop(from: CGPoint(x: 30, y: 50), to: CGPoint(x: 150, y: 50)) == .copy)
    await host.settle { log.phases.last == .dataTransferCompleted }
    #expect(log.phases == [.initial, .active, .ending(.copy), .ended(.copy), .dataTransferCompleted])
    #expect(log.ids.count == 1 && log.items.allSatisfy { $0 == [7] })
    #expect(log.places.last != log.places.first && log.places.contains { $0.x > 100 }, "\(log.places)")
    #expect(host.dragAndDrop(from: CGPoint(x: 30, y: 50), to: CGPoint(x: 30, y: 90)) == .cancel)
    #expect(log.ids.count == 2 && log.phases.last == .ended(.cancel))
  }

  @Test("A session of a drop has a name of its own, and phases in order")
  func dropSessions() async throws {
    final class Log {
      var phases: [DropSession.Phase] = []
      var ids: [DropSession.ID] = []
    }
    let log = Log()
    let host = try window {
      Color.blue.dropDestination(for: String.self) { _, _ in }
        .onDropSessionUpdated { session in
          log.phases.append(session.phase)
          log.ids.append(session.id)
        }
    }
    let drag = HeadlessDrag(items: [item("a")])
    drag.move(to: CGPoint(x: 20, y: 30), in: host)
    drag.move(to: CGPoint(x: 30, y: 30), in: host)
    drag.leave()
    #expect(log.phases == [.entering, .active, .exiting] && Set(log.ids).count == 1)
    #expect(drag.drop(at: CGPoint(x: 20, y: 30), in: host) == .copy)
    await host.settle { log.phases.last == .dataTransferCompleted }
    #expect(log.phases.contains(.ended(.copy)))
  }

  @Test("What a target is told to take is the operation of the drop, in sets as alone")
  func operations() throws {
    let sets: [DropOperation.Set] = [.cancel, .copy, .forbidden, .move, .alias, .delete]
    #expect(Set(sets.map(\.rawValue)).count == 6)
    func suggested(_ operations: TransferOperations) throws -> DropOperation.Set {
      final class Found { var set: DropOperation.Set = [] }
      let found = Found()
      let host = try window {
        Color.blue.dropDestination(for: String.self) { _, _ in }
          .dropConfiguration { session in
            found.set = session.suggestedOperations
            return DropConfiguration(operation: .copy)
          }
      }
      HeadlessDrag(items: [item("a")], operations: operations).move(to: CGPoint(x: 20, y: 30), in: host)
      return found.set
    }
    #expect(try suggested([.copy]) == .copy && suggested([.copy, .move]) == [.copy, .move])
    #expect(try suggested([.alias, .delete]) == [.alias, .delete])
    var configuration = DropConfiguration(operation: .delete)
    #expect(configuration.operation == .delete && configuration.acceptedItemCount == nil)
    configuration.acceptedItemCount = 3
    #expect(configuration.acceptedItemCount == 3)
    #expect(DropProposal(operation: .move).operation == .move)
    #expect(DropProposal(operation: .move).operationOutsideApplication == nil)
    let proposal = DropProposal(withinApplication: .move, outsideApplication: .copy)
    #expect(proposal.operation == .move && proposal.operationOutsideApplication == .copy)
  }

  /// Says what it must.
  private struct Short: DropDelegate {
    let notes: Recorder
    func performDrop(info: DropInfo) -> Bool {
      notes.note("\(info.hasItemsConforming(to: ["public.text"])) \(info.hasItemsConforming(to: ["public.image"]))")
      notes.note("\(info.itemProviders(for: ["public.text"]).count) \(info.itemProviders(for: ["public.png"]).count)")
      return true
    }
  }

  @Test("A delegate that says little takes items of its types as copies, and asks by identifiers")
  func delegates() throws {
    let host = try window { Color.blue.onDrop(of: ["public.text"], delegate: Short(notes: notes)) }
    let drag = HeadlessDrag(items: [item("a"), item("b")])
    #expect(drag.move(to: CGPoint(x: 20, y: 30), in: host))
    drag.leave()
    #expect(drag.drop(at: CGPoint(x: 20, y: 30), in: host) == .copy)
    #expect(notes.take() == ["true false", "2 0"])
    #expect(HeadlessDrag(items: [NSItemProvider()]).drop(at: CGPoint(x: 20, y: 30), in: host) == .cancel)
  }

  @Test("A target by types hears of the place, one by identifiers of the items alone")
  func targets() throws {
    let host = try window {
      HStack(spacing: 0) {
        Color.red.onDrop(of: [UTType.text], isTargeted: nil) { items, place in
          notes.note("types \(items.count) \(place.text)")
          return true
        }
        Color.blue.onDrop(of: ["public.text"], isTargeted: nil) { items in
          notes.note("identifiers \(items.count)")
          return true
        }
      }
    }
    for x in [50, 150] as [CGFloat] {
      #expect(HeadlessDrag(items: [item("a")]).drop(at: CGPoint(x: x, y: 20), in: host) == .copy)
    }
    #expect(notes.take() == ["types 1 (50.0, 20.0)", "identifiers 1"])
  }

  @Test("A source with a preview of its own shows it beside the pointer")
  func previews() throws {
    let host = try window {
      Color.red.onDrag {
        NSItemProvider(object: "a" as NSString)
      } preview: {
        Color.blue.frame(width: 30, height: 20)
      }
    }
    let drag = try #require(host.beginDrag(from: CGPoint(x: 100, y: 50)))
    #expect(drag.request?.preview.size == CGSize(width: 30, height: 20))
  }

  @Test("A container makes the values of identified items, in its name space")
  func containers() async throws {
    struct Root: View {
      @Namespace private var space

      var body: some View {
        HStack(spacing: 0) {
          Color.red.draggable(Note.self, id: \.id, containerNamespace: space) { Note(id: 4) }
          Color.green.draggable(containerItemID: 5, containerNamespace: space)
        }
        .dragContainer(for: Note.self, itemID: \.id, in: space) { ids in ids.map { Note(id: $0 * 10) } }
      }
    }
    let host = try window { Root() }
    for (x, word) in [(150, "note 50")] as [(CGFloat, String)] {
      let drag = try #require(host.beginDrag(from: CGPoint(x: x, y: 50)))
      #expect(await text(drag.dropOutside()[0]) == word)
    }
  }

  private struct Files: View {
    @State private var names: [String] = []

    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: 50).draggable("Mei")
        Text("Names \(names.joined(separator: " "))").frame(width: 200, height: 50)
          .dropDestination(for: URL.self) { urls, _ in
            names += urls.map(\.lastPathComponent)
            return true
          }
      }
    }
  }

  @Test("An unseen program drops files, and drags from place to place, also into another window")
  func headless() async throws {
    let size = CGSize(width: 200, height: 100)
    let app = try HeadlessApp(idiom: .desktop, size: size) { Files() }
    let file: URL = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    try Data("words".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(app.drop(files: [file], at: CGPoint(x: 100, y: 75)) == .copy)
    await app.run { app.contains(label: "Names \(file.lastPathComponent)") }
    #expect(app.contains(label: "Names \(file.lastPathComponent)"))
    #expect(app.dragAndDrop(from: CGPoint(x: 100, y: 25), to: CGPoint(x: 100, y: 75)) == .cancel)
    let other = try HeadlessApp(idiom: .desktop, size: size) {
      Color.blue.dropDestination(for: String.self) { _, _ in }
    }
    #expect(app.dragAndDrop(from: CGPoint(x: 100, y: 25), to: CGPoint(x: 100, y: 75), of: other) == .copy)
    #expect(app.dragAndDrop(from: CGPoint(x: 100, y: 75), to: CGPoint(x: 100, y: 25)) == nil)
  }
}
