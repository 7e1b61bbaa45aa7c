import HostHeadless
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// The collections in which containers get views, as collections.
@MainActor
@Suite("Collections of views", .serialized)
struct CollectionTests {
  @Test("Subviews, their slices and sections are random access collections of identified elements")
  func subviews() throws {
    struct Checks<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        Group(sections: content) { sections in
          let first: SectionConfiguration? = sections.first
          let all: SubviewsCollection = first?.content ?? sections[0].header
          let tail: SubviewsCollectionSlice = all[1..<all.endIndex]
          let inner: SubviewsCollectionSlice = tail[1..<2]
          let ids: Set<Subview.ID> = Set(all.map(\.id))
          let sectionIDs: Set<SectionConfiguration.ID> = Set(sections.map(\.id))
          Text("\(sections.count) \(all.count) \(tail.count) \(tail.startIndex) \(inner.count)")
          Text("\(ids.count) \(sectionIDs.count) \(inner[1].id == all[1].id) \(sections[1].footer.isEmpty)")
        }
      }
    }
    let host = try window {
      Checks {
        Text("a")
        Text("b")
        Text("c")
        Section("d") {}
      }
    }
    #expect(host.labels == ["2 3 2 1 1", "3 2 true true"])
  }

  @Test("The data of a ForEach over an editable binding go in both directions and have places and ids")
  func indexed() {
    let names: Binding<[String]> = .constant(["a", "b", "c"])
    let content = ForEach(names, id: \.self, editActions: [.delete, .move]) { Text($0.wrappedValue) }
    let data = content.data
    #expect(data.count == 3)
    #expect(data.index(before: data.endIndex) == 2)
    #expect(data.index(data.startIndex, offsetBy: 2) == 2)
    #expect(data.distance(from: data.startIndex, to: data.endIndex) == 3)
    #expect(EditActions<[String]>.all == [.delete, .move])
    #expect(EditActions<[String]>.all.rawValue == 3)
    #expect(!EditActions<[String]>.delete.contains(.move))
  }
}
