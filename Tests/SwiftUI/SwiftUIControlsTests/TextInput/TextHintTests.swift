import Foundation
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// What fields are told of their texts: capital letters, spelling, and the side of a caret.
@MainActor
@Suite("Hints for text fields", .serialized)
struct TextHintTests {
  private func typed(_ change: @escaping (TextField<Text>) -> some View) throws -> String? {
    let remote = Remote<String>()
    let host = try window(settings: .desktop) { Edited(remote) { change(TextField("Name", text: $0)) } }
    host.focus("Name")
    host.type("one two. three")
    host.update()
    return remote.value
  }

  @Test("Typed letters become capital ones as the field is told")
  func capitals() throws {
    #expect(try typed { $0.textInputAutocapitalization(.never) } == "one two. three")
    #expect(try typed { $0.textInputAutocapitalization(.words) } == "One Two. Three")
    #expect(try typed { $0.textInputAutocapitalization(.sentences) } == "One two. Three")
    #expect(try typed { $0.textInputAutocapitalization(.characters) } == "ONE TWO. THREE")
    #expect(try typed { $0.textInputAutocapitalization(nil) } == typed { $0 })
    let pairs: [(UITextAutocapitalizationType, TextInputAutocapitalization)] = [
      (.none, .never), (.words, .words), (.sentences, .sentences), (.allCharacters, .characters),
    ]
    for (type, rule) in pairs { #expect(TextInputAutocapitalization(type) == rule) }
  }

  @available(*, deprecated)
  @Test("The older modifier for capital letters does the same")
  func olderCapitals() throws {
    #expect(try typed { $0.autocapitalization(.words) } == "One Two. Three")
    #expect(try typed { $0.autocapitalization(.none) } == "one two. three")
  }

  private struct Told<Value>: View {
    let path: KeyPath<EnvironmentValues, Value>
    let text: (Value) -> String
    @Environment(\.self) private var values: EnvironmentValues

    init(_ path: KeyPath<EnvironmentValues, Value>, _ text: @escaping (Value) -> String) {
      self.path = path
      self.text = text
    }

    var body: some View { Text(verbatim: text(values[keyPath: path])) }
  }

  private func told<Value>(
    _ path: KeyPath<EnvironmentValues, Value>, _ change: (Told<Value>) -> some View
  ) throws -> [String] {
    let view = change(Told(path) { "\($0)" })
    return try window { view }.labels
  }

  @available(*, deprecated)
  @Test("Views know whether words are corrected, by the newer and the older value")
  func corrections() throws {
    #expect(try told(\.autocorrectionDisabled) { $0 } == ["false"])
    #expect(try told(\.autocorrectionDisabled) { $0.autocorrectionDisabled() } == ["true"])
    #expect(try told(\.autocorrectionDisabled) { $0.disableAutocorrection(true) } == ["true"])
    #expect(try told(\.autocorrectionDisabled) { $0.disableAutocorrection(nil).autocorrectionDisabled() } == ["true"])
    #expect(try told(\.autocorrectionDisabled) { $0.environment(\.autocorrectionDisabled, true) } == ["true"])
    #expect(try told(\.disableAutocorrection) { $0 } == ["nil"])
    #expect(try told(\.disableAutocorrection) { $0.autocorrectionDisabled() } == ["Optional(true)"])
    #expect(try told(\.disableAutocorrection) { $0.environment(\.disableAutocorrection, false) } == ["Optional(false)"])
  }

  @Test("Views know how a scrolled keyboard goes, and on which side of a break the caret is")
  func values() throws {
    let modes: [ScrollDismissesKeyboardMode] = [.automatic, .immediately, .interactively, .never]
    for mode in modes {
      #expect(modes.count { $0 == mode } == 1)
      #expect(
        try told(\.scrollDismissesKeyboardMode) { $0.scrollDismissesKeyboard(mode) }
          == told(\.scrollDismissesKeyboardMode) { $0.environment(\.scrollDismissesKeyboardMode, mode) })
    }
    #expect(EnvironmentValues().scrollDismissesKeyboardMode == .automatic)
    let sides: [(TextSelectionAffinity, String)] = [
      (.automatic, "automatic"), (.upstream, "upstream"), (.downstream, "downstream"),
    ]
    for (side, name) in sides {
      #expect(try told(\.textSelectionAffinity) { $0.textSelectionAffinity(side) } == [name])
      #expect(try told(\.textSelectionAffinity) { $0.environment(\.textSelectionAffinity, side) } == [name])
    }
    #expect(try told(\.textSelectionAffinity) { $0 } == ["automatic"])
    #expect(try told(\.defaultWheelPickerItemHeight) { $0.defaultWheelPickerItemHeight(51) } == ["51.0"])
    #expect(try told(\.defaultWheelPickerItemHeight) { $0.environment(\.defaultWheelPickerItemHeight, 52) } == ["52.0"])
    #expect(
      try told(\.navigationLinkIndicatorVisibility) { $0.navigationLinkIndicatorVisibility(.hidden) } == ["hidden"])
    #expect(
      try told(\.navigationLinkIndicatorVisibility) { $0.environment(\.navigationLinkIndicatorVisibility, .visible) }
        == [
          "visible"
        ])
  }

  @Test("Scrolling takes the focus from a field at once or gradually, and not otherwise")
  func scrolling() throws {
    func keepsFocus(_ mode: ScrollDismissesKeyboardMode) throws -> Bool {
      let host = try window(width: 200, height: 200) {
        ScrollView {
          VStack {
            TextField("Name", text: .constant(""))
            Color.red.frame(height: 2000)
          }
        }
        .scrollDismissesKeyboard(mode)
      }
      host.focus("Name")
      host.update()
      #expect(host.graph.focus.focusedElement(in: host.graph) != nil)
      host.drag(from: CGPoint(x: 100, y: 180), to: CGPoint(x: 100, y: 60))
      host.update()
      return host.graph.focus.focusedElement(in: host.graph) != nil
    }
    #expect(try keepsFocus(.never) && keepsFocus(.automatic))
    #expect(try !keepsFocus(.immediately) && !keepsFocus(.interactively))
  }

  @Test("A picker as a wheel has items of the height that it is told")
  func wheels() throws {
    func look(_ height: CGFloat) throws -> [String] {
      try window(width: 300, height: 300) {
        Picker("Size", selection: .constant(1)) { ForEach(0..<5, id: \.self) { Text("\($0)") } }.pickerStyle(.wheel)
          .defaultWheelPickerItemHeight(height)
      }.displayLines
    }
    #expect(try look(30) != look(60))
  }
}
