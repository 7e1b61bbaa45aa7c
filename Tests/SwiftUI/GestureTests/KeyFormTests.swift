import CoreGraphics
import HostHeadless
import HostInterface
import InputEngine
import SwiftUI
import SwiftUICore
import Testing
import UITestSupport

/// Each form of keys, shortcuts, pointer looks and hovering.
@MainActor @Suite struct KeyFormTests {
  let notes = Recorder()
  private let middle = CGPoint(x: 100, y: 50)

  @Test("Each key with a name arrives under it")
  func names() throws {
    let keys: [(KeySymbol, KeyEquivalent)] = [
      (.up, .upArrow), (.down, .downArrow), (.left, .leftArrow), (.right, .rightArrow), (.escape, .escape),
      (.backspace, .delete), (.deleteForward, .deleteForward), (.home, .home), (.end, .end), (.pageUp, .pageUp),
      (.pageDown, .pageDown), (.clear, .clear), (.tab, .tab), (.space, .space), (.returnKey, .return),
      (.character("q"), KeyEquivalent(Character("q"))),
    ]
    var pressed: [KeyEquivalent] = []
    let host = try window {
      Color.red.focusable().onKeyPress(phases: .down) { press in
        pressed.append(press.key)
        return .handled
      }
    }
    host.send(.tap(middle))
    for (symbol, _) in keys { host.press(symbol) }
    #expect(pressed == keys.map(\.1))
  }

  @Test("A key tells its modifiers, and phases choose what is told")
  func phases() throws {
    let host = try window {
      Color.red.focusable().onKeyPress("x", phases: [.down, .repeat]) { press in
        notes.note("\(press.phase == .down ? "down" : "repeat")", press.modifiers == [.shift, .control])
        return .handled
      }
      .onKeyPress("y", phases: .up) { press in
        notes.note("up", press.modifiers.isEmpty)
        return .handled
      }
    }
    host.send(.tap(middle))
    for _ in 0..<2 {
      host.send(.key(KeyEvent(.down, .character("x"), text: "X", modifiers: [.shift, .control], time: 0)))
    }
    host.send(.key(KeyEvent(.up, .character("x"), text: "X", time: 0)))
    host.press(.character("y"), text: "y")
    #expect(notes.take() == ["down true", "repeat true", "up true"])
  }

  @Test("Modifiers of events are numbers of their own")
  func modifiers() {
    let all: [EventModifiers] = [.capsLock, .shift, .control, .option, .command, .numericPad]
    #expect(EventModifiers(all) == .all)
    #expect(Set(all.map(\.rawValue)).count == 6)
  }

  @Test("A shortcut is the same by its key and modifiers, and views find it in the environment")
  func shortcuts() throws {
    let save = KeyboardShortcut("s")
    #expect(save == KeyboardShortcut("s", modifiers: .command))
    #expect(save.key == "s" && save.modifiers == .command && save.localization == .automatic)
    let fixed = KeyboardShortcut("s", modifiers: .option, localization: .withoutMirroring)
    #expect(fixed != save && fixed.localization != KeyboardShortcut.Localization.custom)
    #expect(Set([save, KeyboardShortcut("s"), fixed]).count == 2)
    struct Reader: View {
      @Environment(\.keyboardShortcut) private var shortcut
      var body: some View { Text(shortcut.map { "\($0.key.character)" } ?? "none") }
    }
    let host = try window {
      VStack {
        Button {
          notes.note("save")
        } label: {
          Reader()
        }
        .keyboardShortcut(save)
        Button("open") { notes.note("open") }.keyboardShortcut("o", modifiers: .command, localization: .custom)
        Button("none") { notes.note("none") }.keyboardShortcut(KeyboardShortcut?.none)
        Reader()
      }
    }
    #expect(host.labels == ["s", "open", "none", "none"])
    host.press(.character("s"), modifiers: .command)
    host.press(.character("o"), modifiers: .command)
    #expect(notes.take() == ["save", "open"])
  }

  @Test("Arrow keys are commands with a direction")
  func moveCommands() throws {
    let host = try window {
      Color.red.focusable().onMoveCommand { direction in
        switch direction {
        case .up: notes.note("up")
        case .down: notes.note("down")
        case .left: notes.note("left")
        case .right: notes.note("right")
        @unknown default: notes.note("?")
        }
      }
    }
    host.send(.tap(middle))
    for key in [KeySymbol.up, .down, .left, .right] { host.press(key) }
    #expect(notes.take() == ["up", "down", "left", "right"])
  }

  @Test("An arrow key finds a section that lies ahead, although what it holds lies beside the way")
  func sections() throws {
    func reached(@ViewBuilder _ column: () -> some View) throws -> [String] {
      let host = try window(width: 300, height: 200) {
        ZStack {
          place("a", x: 25, y: 100)
          column()
          place("c", x: 225, y: 70)
        }
      }
      host.press(.tab)
      while !use(host).contains("a") { host.press(.tab) }
      host.press(.right)
      return use(host)
    }
    #expect(try reached { column }.first == "c", "the nearer of those that are beside the way")
    #expect(try reached { column.focusSection() } != ["c"])
  }

  /// Two buttons, above and below the way from the button "a" to the right.
  private var column: some View {
    ZStack {
      place("b", x: 125, y: 10)
      place("d", x: 125, y: 190)
    }
  }

  private func place(_ name: String, x: CGFloat, y: CGFloat) -> some View {
    Button(name) { notes.note(name) }.frame(width: 50, height: 20).position(x: x, y: y)
  }

  private func use(_ host: HeadlessHost) -> [String] {
    host.press(.space, text: " ")
    return notes.take()
  }

  @Test("An app for tests is typed into, and shows the help that it shows")
  func headlessApp() throws {
    let app = try HeadlessApp(idiom: .desktop, size: CGSize(width: 200, height: 100)) {
      Button("save") { notes.note("save") }.keyboardShortcut("s").help("Keeps the text")
    }
    #expect(app.pressKey("s", modifiers: .command))
    #expect(notes.take() == ["save"])
    app.hover(at: middle)
    #expect(app.shownHelp == nil)
    app.advance(by: .seconds(1))
    #expect(app.shownHelp == "Keeps the text")
  }

  @Test("Each look of the pointer is shown as such")
  func pointerStyles() throws {
    let looks: [(PointerStyle, PointerShape)] = [
      (.default, .arrow), (.horizontalText, .text), (.verticalText, .verticalText), (.rectSelection, .crosshair),
      (.grabActive, .closedHand), (.zoomIn, .zoomIn), (.zoomOut, .zoomOut), (.columnResize, .resizeLeftRight),
      (.rowResize, .resizeUpDown), (.columnResize(directions: .leading), .resizeLeft),
      (.columnResize(directions: .trailing), .resizeRight), (.columnResize(directions: .all), .resizeLeftRight),
      (.rowResize(directions: .up), .resizeUp), (.rowResize(directions: .down), .resizeDown),
      (.rowResize(directions: .all), .resizeUpDown),
      (.rowResize(directions: VerticalDirection.Set(.up)), .resizeUp),
      (.rowResize(directions: VerticalDirection.Set(.down)), .resizeDown),
      (.columnResize(directions: HorizontalDirection.Set(.leading)), .resizeLeft),
      (.columnResize(directions: HorizontalDirection.Set(.trailing)), .resizeRight),
      (.frameResize(position: .top), .resizeUpDown), (.frameResize(position: .bottom), .resizeUpDown),
      (.frameResize(position: .leading), .resizeLeftRight), (.frameResize(position: .trailing), .resizeLeftRight),
      (.frameResize(position: .topLeading, directions: .all), .resizeTopLeading),
      (.frameResize(position: .topTrailing, directions: .inward), .resizeTopTrailing),
      (.frameResize(position: .bottomLeading, directions: .outward), .resizeBottomLeading),
      (.frameResize(position: .bottomTrailing, directions: FrameResizeDirection.Set(.inward)), .resizeBottomTrailing),
    ]
    for (style, shape) in looks {
      let host = try window { Color.red.pointerStyle(style) }
      host.hover(at: middle)
      #expect(host.pointerShape == shape)
    }
    #expect(FrameResizeDirection.Set(.outward) == .outward)
    let hidden = try window { Color.red.pointerVisibility(.hidden) }
    hidden.hover(at: middle)
    #expect(hidden.pointerShape == PointerShape.none)
  }

  @Test("Hovering is told with its place in a space, and that it ended")
  func continuousHover() throws {
    let space: CoordinateSpace = .global
    let host = try window {
      Color.red.frame(width: 40, height: 40).onContinuousHover(coordinateSpace: space) { phase in
        switch phase {
        case .active(let point): notes.note("at", point)
        case .ended: notes.note("ended")
        }
      }
    }
    host.hover(at: middle)
    host.hover(at: .zero)
    #expect(notes.take() == ["at (100.0, 50.0)", "ended"])
  }

  @Test("Effects of hovering can be chosen for all inside, and switched off")
  func hoverEffects() throws {
    func changes(@ViewBuilder _ root: () -> some View) throws -> Bool {
      let host = try window(root: root)
      let free: String = "\(host.displayList)"
      host.hover(at: middle)
      host.advance(by: .seconds(1))
      return "\(host.displayList)" != free
    }
    #expect(try changes { Text("x").hoverEffect(.highlight, isEnabled: true) })
    #expect(try changes { Text("x").hoverEffect(.automatic) })
    #expect(try !changes { Text("x").hoverEffect(.lift, isEnabled: false) })
    #expect(try !changes { Text("x").hoverEffect(.lift).hoverEffectDisabled(true) })
    #expect(try changes { Text("x").hoverEffect().defaultHoverEffect(.lift) })
    struct Reader: View {
      @Environment(\.isHoverEffectEnabled) private var hovers
      @Environment(\.isFocusEffectEnabled) private var focuses
      var body: some View { Text("\(hovers) \(focuses)") }
    }
    #expect(try window { Reader() }.labels == ["true true"])
    #expect(try window { Reader().hoverEffectDisabled(true).focusEffectDisabled(true) }.labels == ["false false"])
  }
}
