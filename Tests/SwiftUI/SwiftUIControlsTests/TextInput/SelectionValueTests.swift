import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Selections of texts as values, and what Return in a field performs.
@MainActor
@Suite("Values of selections", .serialized)
struct SelectionValueTests {
  @Test("Several ranges are a selection of their own kind, and a new selection belongs to neither neighbour")
  func ranges() {
    let text: String = "one two"
    let (one, two) = (text.range(of: "one")!, text.range(of: "two")!)
    let several = TextSelection(ranges: RangeSet([one, two]))
    #expect(several.indices == .multiSelection(RangeSet([one, two])) && several.indices != .selection(one))
    #expect(!several.isInsertion && TextSelection(ranges: RangeSet()).isInsertion)
    #expect(several.affinity == .automatic && TextSelection(range: one).affinity == .automatic)
  }

  private struct Root: View {
    let remote: Remote<TextSelection?>
    @State private var text = "one"
    @State private var selection: TextSelection?
    init(_ remote: Remote<TextSelection?>) { self.remote = remote }
    var body: some View { TextField("Name", text: $text, selection: $selection).handing($selection, to: remote) }
  }

  @Test("An insertion point that a person sets belongs to the text behind it")
  func affinity() throws {
    let remote = Remote<TextSelection?>()
    let host = try window(settings: .desktop) { Root(remote) }
    host.focus("Name")
    host.press(.home)
    host.update()
    #expect(remote.value??.isInsertion == true && remote.value??.affinity == .downstream)
    host.press(.right, modifiers: .shift)
    host.update()
    #expect(remote.value??.isInsertion == false && remote.value??.affinity == .automatic)
  }

  @Test("Return in a field performs the actions of texts, and not those of searches")
  func triggers() throws {
    let log = EventRecorder()
    let host = try window(settings: .desktop) {
      TextField("Name", text: .constant("words"))
        .onSubmit(of: .search) { log.note("search") }
        .onSubmit(of: .text) { log.note("text") }
        .onSubmit(of: [.text, .search]) { log.note("both") }
    }
    host.focus("Name")
    host.press(.returnKey)
    host.update()
    #expect(Set(log.take()) == ["text", "both"])
    #expect(SubmitTriggers.text.isDisjoint(with: .search))
  }
}
