import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// A million rows are opened, turned to their end and read, whatever lazy container they are in (G2).
@MainActor
@Suite("A million rows", .serialized)
struct LongContentTests {
  /// What holds the rows.
  enum Kind: String, CaseIterable {
    case stack, row, grid, horizontalGrid, sections, nestedLoops, conditions, identified, erased, oneBranch
  }

  private static let count: Int = 1_000_000

  private struct Item: Identifiable {
    let id: Int
  }

  private struct Cell: View {
    let number: Int
    var body: some View {
      Color.blue.frame(width: 20, height: 20).accessibilityElement().accessibilityLabel(Text(verbatim: "\(number)"))
    }
  }

  private struct Rows: View {
    let kind: Kind
    let items: [Item]

    var body: some View {
      switch kind {
      case .stack: LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { Cell(number: $0) } }
      case .row: LazyHStack(spacing: 0) { ForEach(0..<count, id: \.self) { Cell(number: $0) } }
      case .grid:
        LazyVGrid(columns: [GridItem(.fixed(20)), GridItem(.fixed(20))], spacing: 0) {
          ForEach(0..<count, id: \.self) { Cell(number: $0) }
        }
      case .horizontalGrid:
        LazyHGrid(rows: [GridItem(.adaptive(minimum: 20))], spacing: 0) {
          ForEach(0..<count, id: \.self) { Cell(number: $0) }
        }
      case .sections:
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
          ForEach(0..<100, id: \.self) { section in
            Section {
              ForEach(0..<10_000, id: \.self) { Cell(number: section * 10_000 + $0) }
            } header: {
              Color.red.frame(height: 20)
            }
          }
        }
      case .nestedLoops:
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { outer in
            ForEach(0..<10_000, id: \.self) { Cell(number: outer * 10_000 + $0) }
          }
        }
      case .conditions:
        LazyVStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { index in
            if index.isMultiple(of: 2) { Cell(number: index) } else { Cell(number: index).padding(0) }
          }
        }
      case .erased: LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { AnyView(Cell(number: $0)) } }
      case .oneBranch:
        LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { if $0 < count { Cell(number: $0) } } }
      case .identified: LazyVStack(spacing: 0) { ForEach(items) { Cell(number: $0.id) } }
      }
    }

    private var count: Int { LongContentTests.count }
  }

  @Test("Rows are opened, scrolled to by id, read at the end and let go", arguments: Kind.allCases)
  func rows(kind: Kind) throws {
    let items: [Item] = kind == .identified ? (0..<Self.count).map(Item.init) : []
    let isRow: Bool = kind == .row || kind == .horizontalGrid
    let remote = Remote<ScrollViewProxy?>()
    let host = try window(width: 100, height: 100) {
      ReaderHolder(isRow ? .horizontal : .vertical, remote: remote) { Rows(kind: kind, items: items) }
    }
    #expect(host.labels.first == "0")
    let nodes: Int = host.graph.graph.nodeCount
    host.send(.scrollKey(at: CGPoint(x: 50, y: 50), .end))
    #expect(host.labels.contains("999999"))
    if kind != .sections, kind != .nestedLoops {
      host.change { remote.proxy?.scrollTo(500_000, anchor: .topLeading) }
      #expect(host.labels.contains("500000"))
      host.change { remote.proxy?.scrollTo(999_999) }
      #expect(host.labels.contains("999999"))
    }
    #expect(host.graph.graph.nodeCount < 10 * nodes + 2_000)
    #expect(host.elements.count < 50)
    host.graph.end()
  }

  @Test("A row whose type hides how many views it is can be scrolled to by its id")
  func erasedRows() throws {
    let remote = Remote<ScrollViewProxy?>()
    let host = try window(width: 100, height: 100) {
      ReaderHolder(remote: remote) {
        LazyVStack(spacing: 0) { ForEach(0..<1_000, id: \.self) { AnyView(Cell(number: $0)) } }
      }
    }
    host.change { remote.proxy?.scrollTo(500, anchor: .top) }
    #expect(host.labels.first == "500")
    host.change { remote.proxy?.scrollTo(999) }
    #expect(host.labels.last == "999")
  }

  private struct Uneven: View {
    let count: Int
    var body: some View {
      LazyVStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { number in
          if number.isMultiple(of: 3) {
            Cell(number: number)
            Cell(number: -number)
          } else if number.isMultiple(of: 2) {
            Cell(number: number)
          }
        }
      }
    }
  }

  /// Lets containers make no more than `limit` views.
  private func limiting(to limit: Int, _ body: () throws -> Void) rethrows {
    let known: Int = Container.limit
    Container.limit = limit
    defer { Container.limit = known }
    try body()
  }

  @Test(
    "Of elements too many to be counted each is one row: what it gives is stacked, nothing is lost, and that is told")
  func uneven() throws {
    try limiting(to: 50) {
      let told: [String] = try warnings {
        let host = try window(width: 100, height: 100) { ScrollView { Uneven(count: 100) } }
        #expect(host.labels == ["0", "0", "2", "3", "-3"])
        let nodes: Int = host.graph.graph.nodeCount
        host.send(.scrollKey(at: CGPoint(x: 50, y: 50), .end))
        #expect(host.labels.suffix(2) == ["99", "-99"], "\(host.labels)")
        #expect(host.graph.graph.nodeCount < 4 * nodes)
        #expect(host.graph.differences().isEmpty)
      }
      #expect(told.count == 1 && told[0].contains("each is shown as one row"), "\(told)")
    }
  }

  @Observable
  final class Rowed {
    var count: Int
    init(_ count: Int) { self.count = count }
  }

  private struct Counted: View {
    @State private var taps: Int = 0
    let number: Int
    var body: some View {
      Button("\(number) \(taps)") { taps += 1 }.frame(width: 60, height: 20)
    }
  }

  private struct Growing: View {
    let model: Rowed
    let isLazy: Bool

    var body: some View {
      ScrollView {
        if isLazy { LazyVStack(spacing: 0) { rows } } else { VStack(spacing: 0) { rows } }
      }
    }

    private var rows: some View { ForEach(0..<model.count, id: \.self) { AnyView(Counted(number: $0)) } }
  }

  @Test(
    "Elements that become too many to be counted, and few again, keep the state of what is seen",
    arguments: [true, false])
  func growing(isLazy: Bool) throws {
    try limiting(to: 50) {
      let model = Rowed(3)
      let told: [String] = try warnings {
        let host = try window(width: 100, height: 100) { Growing(model: model, isLazy: isLazy) }
        #expect(host.activate("1 0"))
        host.update()
        #expect(host.labels == ["0 0", "1 1", "2 0"])
        let few: Int = host.graph.graph.nodeCount
        for count in [2_000, 40, 60, 0, 51, 3] {
          host.change { model.count = count }
          if count >= 40 { #expect(host.labels.starts(with: ["0 0", count == 51 ? "1 0" : "1 1", "2 0"])) }
          if isLazy, count > 50 { #expect(host.graph.graph.nodeCount < 10 * few) }
          #expect(host.graph.differences().isEmpty)
        }
        #expect(host.labels == ["0 0", "1 0", "2 0"])
      }
      #expect(told.isEmpty == isLazy)
      #expect(isLazy || told[0].contains("the first 50 are shown"), "\(told)")
    }
  }

  @Test("Elements with sections or loops of their own, too many to be counted, are made up to a number")
  func manySections() throws {
    try limiting(to: 50) {
      let told: [String] = try warnings {
        let host = try window(width: 100, height: 100) {
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<60, id: \.self) { number in Section { if number >= 0 { Cell(number: number) } } }
            }
          }
        }
        host.send(.scrollKey(at: CGPoint(x: 50, y: 50), .end))
        #expect(host.labels.last == "49")
      }
      #expect(told.count == 1 && told[0].contains("the first 50 are shown"), "\(told)")
    }
  }

  @Test("A container that is not lazy makes views up to a number, and tells that the others are missing")
  func limit() throws {
    #expect(Container.limit >= 100_000)
    try limiting(to: 50) {
      var host: HeadlessHost?
      let told: [String] = try warnings {
        host = try window(width: 100, height: 100) {
          VStack(spacing: 0) { ForEach(0..<52, id: \.self) { Cell(number: $0) } }
        }
      }
      #expect(host?.labels.count == 50 && host?.labels.last == "49")
      #expect(told.count == 1 && told[0].contains("52 views shows the first 50") && told[0].contains("lazy"), "\(told)")
      #expect(host?.graph.differences().isEmpty == true)
    }
  }
}
