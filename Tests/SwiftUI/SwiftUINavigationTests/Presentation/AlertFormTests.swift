import AccessibilityTree
import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Each way to write an alert or a choice of actions: its words, its buttons, and that it ends.
@MainActor @Suite("Forms of alerts and dialogs", .serialized) struct AlertFormTests {
  private struct Thing: Identifiable {
    let id: Int
    var name: String { "thing \(id)" }
  }

  private struct Mishap: LocalizedError {
    var errorDescription: String? { "Title" }
  }

  private struct Root<Value, Shown: View>: View {
    let remote: Remote<Value>
    @State var value: Value
    let shown: (Text, Binding<Value>) -> Shown

    var body: some View { shown(Text("Behind"), $value).handing($value, to: remote) }
  }

  /// The words that are shown, and whether a press on OK leads back to the view behind.
  private func words<Value, Shown: View>(
    _ value: Value, _ isOver: (Value) -> Bool, _ shown: @escaping (Text, Binding<Value>) -> Shown
  ) throws -> [String] {
    let remote = Remote<Value>()
    let host = try window(width: 393, height: 700) { Root(remote: remote, value: value, shown: shown) }
    host.finishAnimations()
    let words: [String] = host.labels
    #expect(host.activate("OK"), "\(words)")
    host.finishAnimations()
    let last = try #require(remote.value)
    #expect(host.labels == ["Behind"] && isOver(last))
    return words
  }

  private func words<Shown: View>(_ shown: @escaping (Text, Binding<Bool>) -> Shown) throws -> [String] {
    try words(true, { !$0 }, shown)
  }

  private func item<Shown: View>(_ shown: @escaping (Text, Binding<Thing?>) -> Shown) throws -> [String] {
    try words(Thing(id: 7), { $0 == nil }, shown)
  }

  private let title = String("Title")
  private let text = Text("Title")
  private let thing: Thing? = Thing(id: 7)
  private let none: Thing? = nil
  @ViewBuilder private var ok: some View { Button("OK") {} }
  @ViewBuilder private var message: some View { Text("Message") }
  private func use(_ thing: Thing) -> some View {
    Group {
      Button("Use \(thing.name)") {}
      Button("OK") {}
    }
  }
  private func tell(_ thing: Thing) -> some View { Text("About \(thing.name)") }

  @Test("An alert has its title, its actions and its message")
  func alerts() throws {
    let (plain, told): ([String], [String]) = (["Title", "OK"], ["Title", "Message", "OK"])
    #expect(try words { $0.alert(text, isPresented: $1) { ok } } == plain)
    #expect(try words { $0.alert(title, isPresented: $1) { ok } } == plain)
    #expect(try words { $0.alert(text, isPresented: $1, actions: { ok }, message: { message }) } == told)
    #expect(try words { $0.alert(title, isPresented: $1, actions: { ok }, message: { message }) } == told)
    #expect(try words { $0.alert(isPresented: $1, error: Mishap()) { ok } } == plain)
  }

  @Test("An alert about something has its title, and actions and a message made of that; without it there is none")
  func alertsOfData() throws {
    let plain: [String] = ["Title", "Use thing 7", "OK"]
    let told: [String] = ["Title", "About thing 7", "Use thing 7", "OK"]
    #expect(try words { $0.alert("Title", isPresented: $1, presenting: thing) { use($0) } } == plain)
    #expect(try words { $0.alert(title, isPresented: $1, presenting: thing) { use($0) } } == plain)
    #expect(try words { $0.alert(text, isPresented: $1, presenting: thing) { use($0) } } == plain)
    #expect(
      try words {
        $0.alert(title, isPresented: $1, presenting: thing, actions: { use($0) }, message: { tell($0) })
      } == told)
    #expect(
      try words {
        $0.alert(text, isPresented: $1, presenting: thing, actions: { use($0) }, message: { tell($0) })
      } == told)
    let host = try window(width: 393, height: 700) {
      Text("Behind").alert(title, isPresented: .constant(true), presenting: none) { use($0) }
    }
    host.finishAnimations()
    #expect(host.labels == ["Behind"])
  }

  @Test("A choice of actions has a title where that is visible, its actions and a button that cancels")
  func dialogs() throws {
    let (plain, told): ([String], [String]) = (["Title", "OK", "Cancel"], ["Title", "Message", "OK", "Cancel"])
    let visible = Visibility.visible
    #expect(try words { $0.confirmationDialog(text, isPresented: $1, titleVisibility: visible) { ok } } == plain)
    #expect(try words { $0.confirmationDialog(title, isPresented: $1, titleVisibility: visible) { ok } } == plain)
    #expect(
      try words { $0.confirmationDialog(text, isPresented: $1, titleVisibility: .hidden) { ok } }
        == Array(plain.dropFirst()))
    #expect(
      try words {
        $0.confirmationDialog(
          "Title", isPresented: $1, titleVisibility: visible, actions: { ok }, message: { message })
      } == told)
    #expect(
      try words {
        $0.confirmationDialog(
          title, isPresented: $1, titleVisibility: visible, actions: { ok }, message: { message })
      } == told)
    #expect(
      try words {
        $0.confirmationDialog(text, isPresented: $1, titleVisibility: visible, actions: { ok }, message: { message })
      } == told)
  }

  @Test("A choice about something has actions and a message made of that")
  func dialogsOfData() throws {
    let plain: [String] = ["Title", "Use thing 7", "OK", "Cancel"]
    let told: [String] = ["Title", "About thing 7", "Use thing 7", "OK", "Cancel"]
    let visible = Visibility.visible
    #expect(
      try words {
        $0.confirmationDialog("Title", isPresented: $1, titleVisibility: visible, presenting: thing) { use($0) }
      } == plain)
    #expect(
      try words {
        $0.confirmationDialog(title, isPresented: $1, titleVisibility: visible, presenting: thing) { use($0) }
      } == plain)
    #expect(
      try words {
        $0.confirmationDialog(text, isPresented: $1, titleVisibility: visible, presenting: thing) { use($0) }
      } == plain)
    #expect(
      try words {
        $0.confirmationDialog(
          "Title", isPresented: $1, titleVisibility: visible, presenting: thing, actions: { use($0) },
          message: { tell($0) })
      } == told)
    #expect(
      try words {
        $0.confirmationDialog(
          title, isPresented: $1, titleVisibility: visible, presenting: thing, actions: { use($0) },
          message: { tell($0) })
      } == told)
    #expect(
      try words {
        $0.confirmationDialog(
          text, isPresented: $1, titleVisibility: visible, presenting: thing, actions: { use($0) },
          message: { tell($0) })
      } == told)
  }

  @available(*, deprecated)
  @Test("Older alerts and choices are made of an item, which is nil afterwards")
  func items() throws {
    #expect(
      try item {
        $0.alert(item: $1) {
          Alert(title: Text($0.name), message: Text("Message"), dismissButton: .default(Text("OK")))
        }
      } == ["thing 7", "Message", "OK"])
    #expect(try item { $0.alert(item: $1) { Alert(title: Text($0.name)) } } == ["thing 7", "OK"])
    #expect(
      try item {
        $0.alert(item: $1) {
          Alert.sideBySideButtons(
            title: Text($0.name), message: Text("Message"), primaryButton: .default(Text("OK")),
            secondaryButton: .cancel())
        }
      } == ["thing 7", "Message", "OK", "Cancel"])
    #expect(
      try item {
        $0.actionSheet(item: $1) {
          ActionSheet(title: Text($0.name), message: Text("Message"), buttons: [.default(Text("OK")), .cancel()])
        }
      } == ["thing 7", "Message", "OK", "Cancel"])
  }

  @Test("A cover and a popover are made of an item, and follow another one")
  func covers() throws {
    func shown<Shown: View>(_ shown: @escaping (Text, Binding<Thing?>) -> Shown) throws -> [[String]] {
      let remote = Remote<Thing?>()
      let host = try window(width: 393, height: 700) {
        Root(remote: remote, value: Thing?.some(Thing(id: 7)), shown: shown)
      }
      host.finishAnimations()
      let first: [String] = host.labels
      host.change { remote.value = .some(.some(Thing(id: 8))) }
      host.finishAnimations()
      let second: [String] = host.labels
      host.change { remote.value = .some(.none) }
      host.finishAnimations()
      return [first, second, host.labels]
    }
    let expected: [[String]] = [["thing 7"], ["thing 8"], ["Behind"]]
    let log = EventRecorder()
    #expect(
      try shown { $0.fullScreenCover(item: $1, onDismiss: { log.note("gone") }) { Text($0.name) } } == expected)
    #expect(log.take().last == "gone")
    #expect(try shown { $0.fullScreenCover(item: $1) { Text($0.name) } } == expected)
    #expect(
      try shown { $0.popover(item: $1, attachmentAnchor: .rect(.bounds), arrowEdge: .top) { Text($0.name) } }
        == expected)
  }
}
