import Foundation
import Observation
import SwiftUI
import UITestSupport

private struct Item: Identifiable, Sendable {
  let id: Int
  let name: String
  let number: Int

  init(_ id: Int) {
    self.id = id
    number = id &* 7919 % 100_003
    name = "Item \(number)"
  }
}

@Observable @MainActor
private final class Items {
  var items: [Item]
  var order: [KeyPathComparator<Item>] = []

  init(count: Int) { items = (0..<count).map { Item($0) } }

  func sort(by order: KeyPathComparator<Item>) {
    self.order = [order]
    items.sort(using: self.order)
  }
}

private struct ItemList: View {
  let model: Items
  @State private var selection: Set<Int> = []

  var body: some View {
    List(model.items, selection: $selection) { item in
      HStack {
        Circle().fill(.blue).frame(width: 24, height: 24)
        Text(item.name)
        Spacer()
        Text("\(item.number % 60) min").font(.caption)
      }
    }
  }
}

private struct ItemTable: View {
  @Bindable var model: Items
  @State private var selection: Set<Int> = []

  var body: some View {
    Table(model.items, selection: $selection, sortOrder: $model.order) {
      TableColumn("Name", value: \.name)
      TableColumn("Number", value: \.number) { Text("\($0.number)") }
    }
  }
}

/// Lists and tables of many rows, on a phone and in a window of a desktop.
@MainActor
enum CollectionBenchmarks {
  static func run() throws {
    print("\nLists and tables")
    let model = Items(count: 100_000)
    let size = CGSize(width: 600, height: 800)
    let middle = CGPoint(x: 200, y: 400)
    for idiom in HeadlessApp.Idiom.allCases {
      func open() throws -> HeadlessApp { try HeadlessApp(idiom: idiom, size: size) { ItemList(model: model) } }
      _ = try open()
      let opening: Double = try Measuring.cpu(runs: 5) { _ = try open() }
      row("open a list of 100,000 rows on a \(idiom.rawValue)", figure(opening * 1000, "ms"), goal: "goal: 20")
      let app: HeadlessApp = try open()
      let page: Double = Measuring.cpu(runs: 20) { app.scroll(at: middle, by: CGSize(width: 0, height: 790)) }
      row("scroll a page", figure(page * 1000, "ms"), goal: "goal: 4")
    }
    let app = try HeadlessApp(idiom: .desktop, size: size) { ItemTable(model: model) }
    var isReversed = false
    for (name, comparator) in [
      ("a number", KeyPathComparator(\Item.number)), ("a text", KeyPathComparator(\Item.name)),
    ] {
      let data: Double = Measuring.cpu(runs: 3) {
        isReversed.toggle()
        var order: KeyPathComparator<Item> = comparator
        order.order = isReversed ? .reverse : .forward
        var items: [Item] = model.items
        items.sort(using: [order])
      }
      row("sort an array of 100,000 by \(name), Foundation alone", figure(data * 1000, "ms"))
      let sort: Double = Measuring.cpu(runs: 3) {
        isReversed.toggle()
        var order: KeyPathComparator<Item> = comparator
        order.order = isReversed ? .reverse : .forward
        model.sort(by: order)
        app.advance(by: .zero)
      }
      row("the same in a table that shows it", figure(sort * 1000, "ms"), goal: "goal: 120")
    }
  }
}
