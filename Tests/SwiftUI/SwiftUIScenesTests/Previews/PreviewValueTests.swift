import SwiftUI
import Testing
import UITestSupport

private struct Padded: PreviewModifier {
  func body(content: Content, context: Void) -> some View { content.padding() }
}

private struct Family: PreviewContextKey {
  static let defaultValue: String = "small"
}

/// The surroundings of a kind of preview that names a family.
private struct Surroundings: PreviewContext {
  let family: String?

  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { family as? Key.Value ?? Key.defaultValue }
}

@MainActor
@Suite("Values of previews")
struct PreviewValueTests {
  @Test("A modifier without surroundings of its own has nothing to make")
  func context() async throws {
    let made: Void = try await Padded.makeSharedContext()
    #expect(made == ())
  }

  @Test("An orientation is known by its name")
  func orientations() {
    let orientations: [InterfaceOrientation] = InterfaceOrientation.allCases
    #expect(Set(orientations.map(\.id)).count == 4)
    #expect(InterfaceOrientation.landscapeLeft.id != InterfaceOrientation.landscapeRight.id)
    #expect(orientations.map(\.id) == orientations.map(\.description))
  }

  @Test("A context gives the value of a key, or the key's default; a view takes no notice")
  func keys() throws {
    #expect(Surroundings(family: "large")[Family.self] == "large")
    #expect(Surroundings(family: nil)[Family.self] == Family.defaultValue)
    let value: Family.Value = Surroundings(family: nil)[Family.self]
    #expect(value == "small")
    let app = try HeadlessApp { Text("Inside").previewContext(Surroundings(family: "large")) }
    #expect(app.contains(label: "Inside"))
  }

  @Test("Of several wishes for an appearance the first counts")
  func wishes() {
    func reduced(_ wishes: ColorScheme?...) -> ColorScheme? {
      var value: ColorScheme? = PreferredColorSchemeKey.defaultValue
      for wish in wishes { PreferredColorSchemeKey.reduce(value: &value) { wish } }
      return value
    }
    #expect(reduced() == nil)
    #expect(reduced(nil, .dark, .light) == .dark)
    #expect(reduced(.light, .dark) == .light)
  }
}
