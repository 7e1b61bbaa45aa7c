import AccessibilityTree
import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor @Suite struct AlertTests {
  final class Model: ObservableObject {
    @Published var isShown = true
    var notes: [String] = []
  }

  private struct Root<Shown: View>: View {
    @ObservedObject var model: Model
    let modify: (AnyView, Binding<Bool>) -> Shown

    var body: some View { modify(AnyView(Text("Behind")), $model.isShown) }
  }

  private func host(
    _ model: Model, idiom: Idiom = .phone, @ViewBuilder _ modify: @escaping (AnyView, Binding<Bool>) -> some View
  ) throws -> HeadlessHost {
    var settings = HostSettings()
    settings.idiom = idiom
    let host = try window(width: 393, height: 700, settings: settings) { Root(model: model, modify: modify) }
    host.finishAnimations()
    return host
  }

  private func use(_ host: HeadlessHost, _ label: String) throws {
    let element = try #require(host.element(label), "no \(label) among \(host.labels)")
    let frame = try #require(host.accessibilityTree.frame(of: element.id))
    host.send(.tap(CGPoint(x: frame.midX, y: frame.midY)))
    host.finishAnimations()
  }

  @ViewBuilder private func actions(_ model: Model) -> some View {
    Button("Delete", role: .destructive) { model.notes.append("delete") }
    Button("Cancel", role: .cancel) { model.notes.append("cancel") }
    Button("Keep") { model.notes.append("keep") }
  }

  @Test("An alert shows its title, message and buttons alone; each button ends it and does its action")
  func buttons() throws {
    for name in ["Delete", "Cancel", "Keep"] {
      let model = Model()
      let host = try host(model) { view, isPresented in
        view.alert("Delete?", isPresented: isPresented, actions: { self.actions(model) }, message: { Text("Really?") })
      }
      #expect(host.labels == ["Delete?", "Really?", "Delete", "Cancel", "Keep"])
      #expect(host.accessibilityTree.nodes.values.contains { $0.role == .alert })
      try use(host, name)
      #expect(model.notes == [name.lowercased()])
      #expect(host.labels == ["Behind"])
      #expect(host.graph.differences().isEmpty)
    }
  }

  @Test("Escape uses the button that cancels, Return the first that neither cancels nor destroys")
  func keys() throws {
    for (key, note) in [(KeySymbol.escape, "cancel"), (.returnKey, "keep")] {
      let model = Model()
      let host = try host(model, idiom: .desktop) { view, isPresented in
        view.alert("Delete?", isPresented: isPresented) { self.actions(model) }
      }
      host.press(key)
      host.finishAnimations()
      #expect(model.notes == [note])
      #expect(!model.isShown)
    }
  }

  @Test("An alert without buttons has OK")
  func plain() throws {
    let model = Model()
    let host = try host(model) { view, isPresented in view.alert("Done", isPresented: isPresented) {} }
    #expect(host.labels == ["Done", "OK"])
    try use(host, "OK")
    #expect(host.labels == ["Behind"])
  }

  private struct Failure: LocalizedError {
    var errorDescription: String? { "The disk is full." }
  }

  @Test("Alerts about data and errors are there while there are some")
  func data() throws {
    let model = Model()
    for data in [Int?.none, 3] {
      let host = try host(model) { view, isPresented in
        view.alert("Data", isPresented: isPresented, presenting: data) { number in
          Button("Use \(number)") {}
        } message: { number in
          Text("Number \(number)")
        }
      }
      #expect(host.labels == (data == nil ? ["Behind"] : ["Data", "Number 3", "Use 3"]))
    }
    let host = try host(model) { view, isPresented in
      view.alert(isPresented: isPresented, error: Failure()) { _ in
        Button("Again") {}
      } message: { _ in
        Text("Delete something.")
      }
    }
    #expect(host.labels == ["The disk is full.", "Delete something.", "Again"])
  }

  @Test("A confirmation dialog has a button that cancels, also where none was written")
  func dialog() throws {
    for idiom in [Idiom.phone, .desktop] {
      let model = Model()
      let host = try host(model, idiom: idiom) { view, isPresented in
        view.confirmationDialog("Which?", isPresented: isPresented, titleVisibility: .visible) {
          Button("First") { model.notes.append("first") }
          Button("Second") { model.notes.append("second") }
        }
      }
      #expect(host.labels == ["Which?", "First", "Second", "Cancel"])
      try use(host, "Second")
      #expect(model.notes == ["second"])
      host.change { model.isShown = true }
      host.finishAnimations()
      host.press(.escape)
      host.finishAnimations()
      #expect(host.labels == ["Behind"])
    }
  }

  @Test("A popover hangs beside its view on desktops, and is a sheet on phones")
  func popover() throws {
    for (idiom, isBelow) in [(Idiom.desktop, true), (.phone, false)] {
      let model = Model()
      let host = try host(model, idiom: idiom) { view, isPresented in
        view.frame(maxHeight: .infinity, alignment: .top).popover(
          isPresented: isPresented, attachmentAnchor: .point(.top), arrowEdge: .bottom
        ) { Text("Popover").padding() }
      }
      #expect(host.labels == ["Popover"])
      let popover = try #require(host.element("Popover"))
      let frame = try #require(host.accessibilityTree.frame(of: popover.id))
      #expect((frame.minY < 60) == isBelow, "\(idiom) \(frame)")
      #expect(host.graph.differences().isEmpty)
      if idiom == .desktop {
        host.send(.tap(CGPoint(x: 10, y: 600)))
      } else {
        host.press(.escape)
      }
      host.finishAnimations()
      #expect(host.labels == ["Behind"])
    }
  }

  @Test("The older alerts and action sheets are values")
  func older() throws {
    let model = Model()
    let alert = try host(model) { view, isPresented in
      view.alert(isPresented: isPresented) {
        Alert(
          title: Text("Title"), message: Text("Message"),
          primaryButton: .destructive(Text("Delete")) { model.notes.append("delete") },
          secondaryButton: .cancel())
      }
    }
    #expect(alert.labels == ["Title", "Message", "Delete", "Cancel"])
    try use(alert, "Delete")
    #expect(model.notes == ["delete"])
    model.isShown = true
    let sheet = try host(model) { view, isPresented in
      view.actionSheet(isPresented: isPresented) {
        ActionSheet(title: Text("Title"), buttons: [.default(Text("One")), .cancel(Text("No"))])
      }
    }
    #expect(sheet.labels == ["Title", "One", "No"])
  }
}
