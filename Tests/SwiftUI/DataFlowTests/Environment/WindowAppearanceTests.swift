import DisplayList
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

@MainActor
@Suite("Appearance of a window, accent and undo", .serialized)
struct WindowAppearanceTests {
  private struct Scheme: View {
    @Environment(\.colorScheme) private var scheme: ColorScheme

    var body: some View { Text(scheme == .dark ? "dark" : "light") }
  }

  private struct Root: View {
    let remote: Remote<ColorScheme?>
    @State private var wish: ColorScheme?

    var body: some View {
      VStack {
        Scheme()
        Color.clear.preferredColorScheme(wish)
      }
      .handing($wish, to: remote)
    }
  }

  @Test("A view's wish changes the appearance of the whole window, until it has none")
  func preferred() throws {
    let remote = Remote<ColorScheme?>()
    let host = try window { Root(remote: remote) }
    #expect(host.labels == ["light"] && host.graph.colorScheme == .light)
    host.change { remote.value = .some(.dark) }
    #expect(host.labels == ["dark"] && host.graph.colorScheme == .dark)
    var settings = HostSettings()
    settings.isDark = true
    host.change { host.graph.apply(settings) }
    host.change { remote.value = .some(.light) }
    #expect(host.labels == ["light"])
    settings.increasesContrast = true
    host.change { host.graph.apply(settings) }
    #expect(host.labels == ["light"], "other settings leave the wish as it is")
    host.change { remote.value = .some(nil) }
    #expect(host.labels == ["dark"])
  }

  @Test("The first of several wishes counts, and the outer one of two around each other")
  func order() throws {
    let host = try window {
      VStack {
        Scheme()
        Color.clear
        Color.clear.preferredColorScheme(.dark)
        Color.clear.preferredColorScheme(.light)
      }
    }
    #expect(host.labels == ["dark"])
    #expect(try window { Scheme().preferredColorScheme(.light).preferredColorScheme(.dark) }.labels == ["dark"])
    var seen: [ColorScheme?] = []
    _ = try window {
      Color.clear.preferredColorScheme(.dark).onPreferenceChange(PreferredColorSchemeKey.self) { seen.append($0) }
    }
    #expect(seen == [.dark])
  }

  @Test("The ground of the window follows, and all of it is painted again")
  func ground() throws {
    let remote = Remote<ColorScheme?>()
    let host = try window(width: 40, height: 30) { Root(remote: remote) }
    let screen = try HeadlessHost.Screen(host)
    remote.value = .some(.dark)
    let damage: [CGRect] = try screen.repaint()
    #expect(damage == [CGRect(x: 0, y: 0, width: 40, height: 30)])
    #expect(try screen.repaint() == [])
  }

  @Test("An appearance in the environment reaches texts, styles, colours and materials of that part alone")
  func override() throws {
    func lines(_ scheme: ColorScheme, @ViewBuilder _ root: () -> some View) throws -> [String] {
      var settings = HostSettings()
      settings.isDark = scheme == .dark
      return try window(settings: settings, root: root).displayLines
    }
    @ViewBuilder func content() -> some View {
      VStack {
        Text("a")
        Color.red
        Rectangle().fill(.regularMaterial)
        Rectangle().fill(.background)
        Text("b").padding().background(.thinMaterial)
        Divider()
      }
    }
    let dark: [String] = try lines(.dark) { content() }
    #expect(try lines(.light) { content().environment(\.colorScheme, .dark) } == dark)
    #expect(try lines(.light) { content().preferredColorScheme(.dark) } == dark)
    #expect(try lines(.light) { content() } != dark)
  }

  @available(*, deprecated)
  private func old(_ content: some View) -> some View { content.colorScheme(.dark).accentColor(.red) }

  @available(*, deprecated)
  @Test("The older forms set the appearance of a part, and the accent with the tint")
  func olderForms() throws {
    let host = try window {
      VStack {
        old(Scheme())
        Scheme()
      }
    }
    #expect(host.labels == ["dark", "light"])
    func fill(_ view: some View) throws -> [String] { try window { view }.displayLines }
    #expect(try fill(Color.accentColor.accentColor(.red)) == fill(Color.red))
    #expect(try fill(Rectangle().fill(.tint).accentColor(.red)) == fill(Rectangle().fill(.red)))
    #expect(try fill(Rectangle().fill(.tint).tint(.green).accentColor(.red)) == fill(Rectangle().fill(.green)))
    #expect(try fill(Color.accentColor.accentColor(nil).accentColor(.red)) == fill(Color.blue))
  }

  private final class Counter {
    var value = 0

    func set(_ new: Int, _ manager: UndoManager) {
      let old: Int = value
      manager.registerUndo(withTarget: self) { $0.set(old, manager) }
      manager.setActionName("Counting")
      value = new
    }
  }

  private struct Undoing: View {
    let taken: EventRecorder
    let remote: Remote<UndoManager?>
    @Environment(\.undoManager) private var undoManager

    var body: some View {
      Text(undoManager == nil ? "none" : "undo").handing(.constant(undoManager), to: remote)
    }
  }

  @Test("Each window has an undo manager, which takes back and does again what was registered")
  func undo() throws {
    let remote = Remote<UndoManager?>()
    let host = try window { Undoing(taken: EventRecorder(), remote: remote) }
    #expect(host.labels == ["undo"])
    let manager = try #require(remote.value ?? nil)
    let other = Remote<UndoManager?>()
    let second = try window { Undoing(taken: EventRecorder(), remote: other) }
    #expect((other.value ?? nil) !== manager && second.labels == ["undo"])
    let counter = Counter()
    manager.beginUndoGrouping()
    counter.set(1, manager)
    manager.endUndoGrouping()
    manager.beginUndoGrouping()
    counter.set(2, manager)
    manager.endUndoGrouping()
    #expect(manager.canUndo && !manager.canRedo && manager.undoMenuItemTitle == "Undo Counting")
    manager.undo()
    #expect(counter.value == 1 && manager.canRedo && manager.redoMenuItemTitle == "Redo Counting")
    manager.undo()
    #expect(counter.value == 0 && !manager.canUndo && manager.undoMenuItemTitle == "Undo")
    manager.redo()
    manager.redo()
    #expect(counter.value == 2 && !manager.canRedo)
  }
}
