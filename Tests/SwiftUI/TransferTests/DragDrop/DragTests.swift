import CoreGraphics
import DisplayList
import FoundationGaps
import HostHeadless
import InputEngine
import SwiftUI
import Testing
import UITestSupport
import UniformTypeIdentifiers

private struct Card: Codable, Identifiable, Transferable {
  var id: Int

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .card)
    ProxyRepresentation { (card: Card) in "card \(card.id)" }
  }
}

extension UTType {
  fileprivate static let card = UTType(exportedAs: "com.example.transfer-tests.card")
}

@MainActor @Suite struct DragTests {
  let notes = Recorder()

  /// Names that can be dragged into a list of names.
  private struct Names: View {
    @State private var names: [String] = ["A"]

    var body: some View {
      VStack(spacing: 0) {
        Text("Mei").frame(width: 100, height: 50).draggable("Mei Chen")
        Text(names.joined(separator: " ")).frame(width: 100, height: 50)
          .accessibilityLabel("Names \(names.count)")
          .dropDestination(for: String.self) { dropped, _ in
            names += dropped
            return true
          }
      }
    }
  }

  @Test("A value is dragged from one view onto another")
  func elements() async throws {
    let app = try HeadlessApp(idiom: .desktop, size: CGSize(width: 200, height: 100)) { Names() }
    #expect(app.dragAndDrop(label: "Mei", ontoLabel: "Names 1") == .copy)
    await app.run { app.contains(label: "Names 2") }
    #expect(app.dragAndDrop(label: "Names 2", ontoLabel: "Mei") == nil)
    #expect(app.dragAndDrop(label: "Nobody", ontoLabel: "Mei") == nil)
  }

  @Test("A value is dragged from one window into another, out of the windows and into them")
  func windows() async throws {
    let size = CGSize(width: 200, height: 100)
    let first = try HeadlessApp(idiom: .desktop, size: size) { Names() }
    let second = try HeadlessApp(idiom: .desktop, size: size) { Names() }
    #expect(first.dragAndDrop(label: "Mei", ontoLabel: "Names 1", of: second) == .copy)
    await second.run { second.contains(label: "Names 2") }
    #expect(first.contains(label: "Names 1"))
    let out: [NSItemProvider] = first.dragOut(from: CGPoint(x: 100, y: 25))
    #expect(out.count == 1)
    #expect(await text(out[0]) == "Mei Chen")
    #expect(first.dragOut(from: CGPoint(x: 10, y: 95)).isEmpty)
    #expect(first.drop([item("Li")], at: CGPoint(x: 100, y: 75)) == .copy)
    await first.run { first.contains(label: "Names 2") }
    #expect(first.drop([item("Li")], at: CGPoint(x: 100, y: 25)) == .cancel)
  }

  @Test("On a phone a finger rests before it takes something along; one that moves at once scrolls")
  func touch() async throws {
    let host = try window(idiom: .phone) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 50).draggable("a")
          Color.blue.frame(height: 500)
        }
      }
    }
    host.drag(from: CGPoint(x: 50, y: 40), to: CGPoint(x: 50, y: 20))
    #expect(host.drag == nil)
    host.finishAnimations()
    host.send(.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -500)))
    let drag = try #require(host.beginDrag(from: CGPoint(x: 50, y: 30)))
    #expect(await text(drag.dropOutside()[0]) == "a")
    // A finger that rests and is lifted has dragged nothing.
    host.press(at: CGPoint(x: 50, y: 30), for: .seconds(1))
    #expect(host.drag == nil)
  }

  @Test("A view that can be dragged is still tapped, a button inside of it pressed, and a drag gesture around it loses")
  func gestures() throws {
    let host = try window {
      HStack(spacing: 0) {
        Color.red
          .onTapGesture { notes.note("tap") }
          .draggable("a")
          .gesture(DragGesture().onChanged { _ in notes.note("drag gesture") })
        Button("Press") { notes.note("press") }.frame(width: 100, height: 100).draggable("b")
      }
    }
    host.send(.tap(CGPoint(x: 50, y: 50)))
    host.send(.tap(CGPoint(x: 150, y: 50)))
    #expect(notes.take() == ["tap", "press"])
    for x in [50, 150] as [CGFloat] {
      let drag = try #require(host.beginDrag(from: CGPoint(x: x, y: 50)))
      #expect(drag.dropOutside().count == 1)
      #expect(notes.take() == [])
    }
    // The pointer is free again.
    host.send(.tap(CGPoint(x: 150, y: 50)))
    #expect(notes.take() == ["press"])
  }

  @Test("A drag gesture inside of a view that can be dragged wins, as gestures inside do")
  func innerGesture() throws {
    let host = try window {
      Color.red.gesture(DragGesture().onEnded { _ in notes.note("drag gesture") }).draggable("a")
    }
    #expect(host.beginDrag(from: CGPoint(x: 50, y: 50)) == nil)
    #expect(notes.take() == ["drag gesture"])
  }

  @Test("An item provider is made when the drag begins, and a disabled view or one without an item is not dragged")
  func providers() async throws {
    var count = 0
    let host = try window {
      HStack(spacing: 0) {
        Color.red.onDrag {
          count += 1
          return item("a")
        }
        Color.green.onDrag { NSItemProvider() }
        Color.blue.itemProvider { item("c") }
        Color.yellow.draggable("d").disabled(true)
      }
    }
    #expect(count == 0)
    let drag = try #require(host.beginDrag(from: CGPoint(x: 25, y: 50)))
    #expect(count == 1)
    #expect(await text(drag.dropOutside()[0]) == "a")
    #expect(host.beginDrag(from: CGPoint(x: 75, y: 50)) == nil)
    #expect(host.beginDrag(from: CGPoint(x: 175, y: 50)) == nil)
    #expect(await text(try #require(host.beginDrag(from: CGPoint(x: 125, y: 50))).dropOutside()[0]) == "c")
  }

  @Test("The picture beside the pointer is the view as it is, or one of its own, held where the view was taken")
  func previews() throws {
    let host = try window {
      HStack(spacing: 0) {
        Color.red.frame(width: 100, height: 100).draggable("a")
        Color.blue.frame(width: 100, height: 100)
          .draggable("b") { Color.green.frame(width: 40, height: 20) }
      }
    }
    let first = try #require(host.beginDrag(from: CGPoint(x: 30, y: 50))?.request?.preview)
    #expect(first.size == CGSize(width: 100, height: 100) && first.hotSpot == CGPoint(x: 30, y: 50))
    #expect(first.drawing.items.count == 1)
    host.drag?.cancel()
    let second = try #require(host.beginDrag(from: CGPoint(x: 150, y: 50))?.request?.preview)
    #expect(second.size == CGSize(width: 40, height: 20) && second.hotSpot == CGPoint(x: 20, y: 10))
    #expect("\(second.drawing)".contains("fill"))
  }

  @Test("A content shape for previews cuts the picture")
  func shapes() throws {
    let host = try window {
      Color.red.frame(width: 100, height: 100)
        .contentShape(.dragPreview, Circle())
        .draggable("a")
    }
    let preview = try #require(host.beginDrag(from: CGPoint(x: 100, y: 50))?.request?.preview)
    guard case .group(.clip(let path, _), _)? = preview.drawing.items.first else {
      Issue.record("no clip: \(preview.drawing)")
      return
    }
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("A source hears of its session, and what it allows decides between copy and move")
  func sessions() async throws {
    let host = try window {
      HStack(spacing: 0) {
        Color.red.draggable(Card(id: 1))
          .dragConfiguration(DragConfiguration(allowMove: true))
          .onDragSessionUpdated { notes.note("\($0.phase) \($0.draggedItemIndex)") }
        Color.green.draggable(Card(id: 2)).dragConfiguration(DragConfiguration(allowMove: false))
        Color.blue
          .dropDestination(for: Card.self) { cards, session in
            notes.note("card \(cards.map(\.id)) \(session.localSession != nil)")
          }
          .dropConfiguration { _ in DropConfiguration(operation: .move) }
      }
    }
    let target = CGPoint(x: 180, y: 50)
    #expect(host.dragAndDrop(from: CGPoint(x: 30, y: 50), to: target) == .move)
    await host.settle { notes.words.last == "dataTransferCompleted 0" }
    let words: [String] = notes.take().filter { !$0.hasPrefix("active") }
    #expect(
      words == [
        "initial 0", "ending(SwiftUICore.DropOperation.move) 0", "ended(SwiftUICore.DropOperation.move) 0",
        "card [1] true", "dataTransferCompleted 0",
      ])
    #expect(host.dragAndDrop(from: CGPoint(x: 100, y: 50), to: target) == .copy)
    await host.settle { notes.words == ["card [2] true"] }
    _ = notes.take()
    // Nothing wants it there.
    #expect(host.dragAndDrop(from: CGPoint(x: 30, y: 50), to: CGPoint(x: 100, y: 50)) == .cancel)
    #expect(notes.take().last == "ended(SwiftUICore.DropOperation.cancel) 0")
  }

  @Test("A container's selected items are dragged with the one under the pointer, if that is selected")
  func containers() async throws {
    struct Root: View {
      let notes: Recorder
      var selection: [Int]

      var body: some View {
        HStack(spacing: 0) {
          HStack(spacing: 0) {
            ForEach(0..<3, id: \.self) { id in Color.red.draggable(containerItemID: id) }
          }
          .dragContainer(for: Card.self) { ids in ids.map { Card(id: $0) } }
          .dragContainerSelection(selection)
          Color.blue.frame(width: 50)
            .dropDestination(for: Card.self) { cards, session in
              let ids: [Int] = session.localSession?.draggedItemIDs(for: Int.self) ?? []
              notes.note("\(cards.map(\.id)) \(ids) of \(session.itemsCount)")
            }
        }
      }
    }
    for (selection, x, note) in [
      ([0, 2], 125, "[0, 2] [0, 2] of 2"), ([0, 2], 75, "[1] [1] of 1"), ([], 25, "[0] [0] of 1"),
    ] as [([Int], CGFloat, String)] {
      let host = try window { Root(notes: notes, selection: selection) }
      #expect(host.dragAndDrop(from: CGPoint(x: x, y: 50), to: CGPoint(x: 180, y: 50)) == .copy)
      await host.settle { !notes.words.isEmpty }
      #expect(notes.take() == [note])
    }
    let host = try window { Root(notes: notes, selection: [0, 1, 2]) }
    let drag = try #require(host.beginDrag(from: CGPoint(x: 75, y: 50)))
    #expect(drag.request?.session.draggedIndex == 1)
    #expect(drag.dropOutside().count == 3)
  }

  @Test("Pictures of several items lie in a formation, and the pointer keeps its place in the taken one")
  func formations() throws {
    func preview(_ formation: DragDropPreviewsFormation) throws -> (CGSize, CGPoint) {
      let host = try window {
        HStack(spacing: 10) {
          ForEach(0..<3, id: \.self) { id in
            Color.red.frame(width: 40, height: 20).draggable(containerItemID: id)
          }
        }
        .dragContainer(for: Card.self) { ids in ids.map { Card(id: $0) } }
        .dragContainerSelection([0, 1, 2])
        .dragPreviewsFormation(formation)
      }
      // The row is 140 wide: from 30 to 170, in the middle of the height.
      let preview = try #require(host.beginDrag(from: CGPoint(x: 85, y: 50))?.request?.preview)
      return (preview.size, preview.hotSpot)
    }
    #expect(try preview(.none) == (CGSize(width: 140, height: 20), CGPoint(x: 55, y: 10)))
    #expect(try preview(.list) == (CGSize(width: 40, height: 60), CGPoint(x: 5, y: 10)))
    #expect(try preview(.stack) == (CGSize(width: 48, height: 28), CGPoint(x: 5, y: 10)))
    let pile = try preview(.default)
    #expect(try preview(.pile) == pile && DragDropPreviewsFormation.pile != .default)
    #expect(pile.0.width > 40 && pile.0.width < 48 && pile.0.height > 20 && pile.0.height < 30)
    #expect(abs(pile.1.x - (5 + (pile.0.width - 40) / 2)) < 0.01)
  }

  @Test("Identified items are dragged alone without a container, and one that is nil is not")
  func identified() async throws {
    let host = try window {
      HStack(spacing: 0) {
        Color.red.draggable(Card.self) { Card(id: 1) }
        Color.green.draggable(Card.self, item: Card(id: 2))
        Color.blue.draggable(Card.self, id: \.id, item: nil)
        Color.yellow.draggable(containerItemID: 4)
      }
    }
    for (x, id) in [(25, 1), (75, 2)] as [(CGFloat, Int)] {
      let drag = try #require(host.beginDrag(from: CGPoint(x: x, y: 50)))
      #expect(drag.request?.session.itemIDs == [AnyHashable(id)])
      #expect(await text(drag.dropOutside()[0]) == "card \(id)")
    }
    for x in [125, 175] as [CGFloat] { #expect(host.beginDrag(from: CGPoint(x: x, y: 50)) == nil) }
  }

  @Test("A drag that goes on while its view goes is dropped all the same")
  func goneSource() async throws {
    struct Root: View {
      let notes: Recorder
      @State private var isThere = true

      var body: some View {
        HStack(spacing: 0) {
          if isThere { Color.red.frame(width: 100).draggable("a") } else { Color.clear.frame(width: 100) }
          Color.blue.onDrop(of: [.text], isTargeted: nil) { items in
            notes.note("dropped \(items.count)")
            return true
          }
          .onDropSessionUpdated { if $0.phase == .entering { isThere = false } }
        }
      }
    }
    let host = try window { Root(notes: notes) }
    #expect(host.dragAndDrop(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50)) == .copy)
    #expect(notes.take() == ["dropped 1"])
    #expect(host.beginDrag(from: CGPoint(x: 50, y: 50)) == nil)
  }
}
