import AccessibilityTree
import HostHeadless
import HostInterface
import InputEngine
import Observation
import SeededNumbers
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Random changes of data, selection and scrolling: each frame is that of a fresh build (G1), rows are gapless and in the
/// order of the data, and what is selected is what a plain model of the rules selects.
@MainActor
@Suite("Random lists")
struct ListRandomTests {
  struct Item: Identifiable {
    let id: Int
    var height: CGFloat
    var hidesLine: Bool
  }

  struct Part: Identifiable {
    let id: Int
    var items: [Item]
    var hasHeader: Bool
    var isOpen: Bool = true
  }

  @Observable
  final class Model {
    var parts: [Part]
    var selection: Set<Int> = []
    var isEditing = false
    init(_ parts: [Part]) { self.parts = parts }

    var shown: [Item] { parts.flatMap { $0.isOpen ? $0.items : [] } }
  }

  private struct Screen: View {
    @Bindable var model: Model
    let style: Int

    init(model: Model, style: Int) {
      self.model = model
      self.style = style
    }

    var body: some View {
      let list = List(selection: $model.selection) {
        ForEach($model.parts) { $part in
          Section(isExpanded: $part.isOpen) {
            ForEach(part.items) { item in
              Color.blue.frame(height: item.height).accessibilityElement().accessibilityLabel(String(item.id))
                .listRowSeparator(item.hidesLine ? .hidden : .automatic)
            }
            .onDelete { part.items.remove(atOffsets: $0) }
            .onMove { part.items.move(fromOffsets: $0, toOffset: $1) }
          } header: {
            if part.hasHeader { Text(verbatim: "header \(part.id)") }
          }
        }
      }
      .environment(\.editMode, .constant(model.isEditing ? .active : .inactive))
      switch style {
      case 0: list.listStyle(.plain)
      case 1: list.listStyle(.insetGrouped)
      case 2: list.listStyle(.sidebar)
      default: list.listStyle(.inset(alternatesRowBackgrounds: true))
      }
    }
  }

  private let middle = CGPoint(x: 150, y: 120)

  private func makeModel(_ random: inout SeededGenerator) -> Model {
    Model(
      (0..<6).map { part in
        Part(
          id: 10_000 + part,
          items: (0..<random.below(30)).map { index in
            Item(id: part * 100 + index, height: CGFloat(10 + random.below(40)), hidesLine: random.chance(20))
          }, hasHeader: random.chance(60))
      })
  }

  @Test("Every frame is that of a fresh build, and rows follow each other", arguments: 1...12)
  func frames(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let model: Model = makeModel(&random)
    let idiom: Idiom = random.chance(50) ? .desktop : .phone
    let style: Int = random.below(4)
    let host = try window(width: 300, height: 240, settings: HostSettings(idiom: idiom)) {
      Screen(model: model, style: style)
    }
    var next: Int = 1000
    for step in 0..<50 {
      let part: Int = random.below(model.parts.count)
      switch random.below(12) {
      case 0, 1:
        host.send(.scroll(at: middle, by: CGSize(width: 0, height: CGFloat(random.below(400) - 200))))
      case 2: host.send(.scrollKey(at: middle, [.home, .end, .pageUp, .pageDown][random.below(4)]))
      case 3:
        next += 1
        let item = Item(id: next, height: CGFloat(10 + random.below(40)), hidesLine: random.chance(20))
        model.parts[part].items.insert(item, at: random.below(model.parts[part].items.count + 1))
      case 4:
        if !model.parts[part].items.isEmpty {
          model.parts[part].items.remove(at: random.below(model.parts[part].items.count))
        }
      case 5: model.parts[part].items.shuffle(using: &random)
      case 6: model.parts.swapAt(part, random.below(model.parts.count))
      case 7: model.parts[part].hasHeader.toggle()
      case 8: model.parts[part].isOpen.toggle()
      case 9: model.isEditing.toggle()
      case 10:
        if let item = model.shown.randomElement(using: &random) { model.selection.formSymmetricDifference([item.id]) }
      default:
        let point = CGPoint(x: 150, y: CGFloat(random.below(240)))
        host.lift(host.down(at: point, modifiers: [[], .shift, .control][random.below(3)]), at: point)
      }
      host.update()
      host.finishAnimations()
      host.update()
      #expect(
        host.graph.differences().isEmpty, "seed \(seed), step \(step), \(idiom), \(style): \(host.graph.differences())")
      check(host, model, "seed \(seed), step \(step), \(idiom), style \(style)")
    }
  }

  /// Rows in sight are neighbours in the data.
  private func check(_ host: HeadlessHost, _ model: Model, _ place: String) {
    let order: [String] = model.shown.map { "\($0.id)" }
    let shown: [Int] = host.labels.compactMap { order.firstIndex(of: $0) }
    for (row, next) in zip(shown, shown.dropFirst()) { #expect(next == row + 1, "\(place): \(host.labels)") }
    if !order.isEmpty { #expect(!shown.isEmpty || !host.labels.isEmpty, "\(place): nothing is shown") }
  }

  @Test(
    "Keys and clicks select as a plain model of the rules does, whatever comes and goes between them", arguments: 1...12
  )
  func selection(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let model = Model([
      Part(id: 1, items: (0..<40).map { Item(id: $0, height: 16, hidesLine: false) }, hasHeader: false)
    ])
    let host = try window(width: 300, height: 240, settings: HostSettings(idiom: .desktop)) {
      Screen(model: model, style: 3)
    }
    var cursor: Int?
    func index(_ id: Int) -> Int? { model.shown.firstIndex { $0.id == id } }
    for step in 0..<60 {
      switch random.below(6) {
      case 0:
        let shown: [String] = host.labels
        guard let label = shown.randomElement(using: &random), let id = Int(label), let frame = host.frame(label),
          frame.midY > 2, frame.midY < 238
        else { continue }
        let point = CGPoint(x: 150, y: frame.midY)
        host.lift(host.down(at: point), at: point)
        host.advance(by: .seconds(1))
        host.update()
        #expect(model.selection == [id], "seed \(seed), step \(step)")
        cursor = id
      case 1, 2:
        guard let from = cursor.flatMap(index) else { continue }
        let isDown: Bool = random.chance(50)
        host.press(isDown ? .down : .up)
        host.update()
        let to: Int = min(model.shown.count - 1, max(0, from + (isDown ? 1 : -1)))
        cursor = model.shown[to].id
        #expect(model.selection == [model.shown[to].id], "seed \(seed), step \(step)")
        #expect(host.labels.contains("\(model.shown[to].id)"), "seed \(seed), step \(step): it is shown")
      case 3:
        guard let id = cursor, let from = index(id), model.selection == [id] else { continue }
        let count: Int = 1 + random.below(4)
        let isDown: Bool = random.chance(50)
        for _ in 0..<count { host.press(isDown ? .down : .up, modifiers: .shift) }
        host.update()
        let to: Int = min(model.shown.count - 1, max(0, from + (isDown ? count : -count)))
        let wanted: Set<Int> = Set(model.shown[min(from, to)...max(from, to)].map(\.id))
        #expect(model.selection == wanted, "seed \(seed), step \(step)")
        cursor = nil
      case 4:
        model.parts[0].items.insert(
          Item(id: 1000 + step, height: 16, hidesLine: false), at: random.below(model.parts[0].items.count + 1))
        host.update()
      default:
        guard let gone = model.shown.randomElement(using: &random), gone.id != cursor else { continue }
        model.parts[0].items.removeAll { $0.id == gone.id }
        model.selection.remove(gone.id)
        host.update()
      }
    }
  }
}
