import CoreGraphics
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import ViewTestSupport

@MainActor
@Suite("Presentations that an observable object asks for", .serialized)
struct ObservedPresentationTests {
  @Observable
  @MainActor
  final class Model { var isShown: Bool = false }

  /// Nobody's body reads the property: the presentation alone follows it.
  struct Presenting: View {
    @Bindable var model: Model
    let kind: Int

    init(model: Model, kind: Int) {
      self.model = model
      self.kind = kind
    }

    var body: some View {
      let button = Button("Open") { model.isShown = true }
      switch kind {
      case 0: button.sheet(isPresented: $model.isShown) { Text("Presented") }
      case 1: button.popover(isPresented: $model.isShown) { Text("Presented") }
      case 2: button.fullScreenCover(isPresented: $model.isShown) { Text("Presented") }
      case 3: button.alert("Presented", isPresented: $model.isShown) { Button("Done") {} }
      case 4:
        button.confirmationDialog("Presented", isPresented: $model.isShown, titleVisibility: .visible) {
          Button("Done") {}
        }
      case 5: button.inspector(isPresented: $model.isShown) { Text("Presented") }
      default: button.navigationDestination(isPresented: $model.isShown) { Text("Presented") }
      }
    }
  }

  struct Root: View {
    @State private var model = Model()
    let kind: Int
    let inToolbar: Bool

    init(kind: Int, inToolbar: Bool) {
      self.kind = kind
      self.inToolbar = inToolbar
    }

    var body: some View {
      NavigationStack {
        if inToolbar {
          Text("Root").navigationTitle("Title").toolbar { Presenting(model: model, kind: kind) }
        } else {
          Presenting(model: model, kind: kind)
        }
      }
    }
  }

  /// A column beside a button of a bar, and a screen above it, belong to no screen of the stack: kinds 5 and 6 are not
  /// presented from a bar.
  nonisolated static let cases: [(kind: Int, inToolbar: Bool)] =
    (0...6).map { ($0, false) } + (0...4).map { ($0, true) }

  @Test("A presentation follows a property of an observable object", arguments: cases)
  func shown(kind: Int, inToolbar: Bool) throws {
    let host = try window(width: 700, height: 400) { Root(kind: kind, inToolbar: inToolbar) }
    let frame: CGRect = try #require(host.frame("Open"), "\(host.labels)")
    #expect(!host.labels.contains("Presented"))
    host.send(.tap(CGPoint(x: frame.midX, y: frame.midY)))
    host.finishAnimations()
    #expect(host.labels.contains("Presented"), "\(host.labels)")
  }
}
