import AccessibilityBusFixture
import AccessibilityTree
import CoreGraphics
import Testing

@testable import AccessibilityATSPI

/// Roles and names of sheets, alerts and menus, which depend on where they stand.
struct PresentationTests {
  private let window: ExposedWindow = ExposedWindow(
    id: 1, number: 1, info: AccessibilityBusWindow(title: "Window", size: FixtureTree.size))

  private func show(_ fill: (inout TreeBuilder) -> Void) {
    var builder = TreeBuilder(size: FixtureTree.size)
    builder.add(2, container: .group, "") { $0.add(3, container: .group, "", fill) }
    builder.edit(2) { $0.traits.insert(.isModal) }
    _ = window.apply(PendingTree(builder.tree))
  }

  private func description(_ id: UInt64) throws -> ObjectDescription {
    window.description(of: try #require(window.tree[id]))
  }

  @Test("An alert has its title as its name, and the modal container around it is no dialog")
  func alert() throws {
    show { builder in
      builder.add(4, container: .alert, "") { alert in
        alert.add(5, .text, "It cannot be brought back.", traits: .isStaticText)
        alert.add(6, .heading, "Delete the chapter?", traits: [.isHeader, .isStaticText])
        alert.add(7, .button, "Delete", traits: .isButton)
      }
    }
    #expect(try description(2).role == .panel)
    #expect(try description(4).role == .alert)
    #expect(try description(4).name == "Delete the chapter?")
    #expect(try description(4).states.contains(.modal))
  }

  @Test("A sheet is a dialog with its first text as its name, unless it has a label")
  func sheet() throws {
    show { builder in
      builder.add(4, .button, "Done", traits: .isButton)
      builder.add(5, .text, "A sheet", traits: .isStaticText)
      builder.add(6, .text, "More", traits: .isStaticText)
    }
    #expect(try description(2).role == .dialog)
    #expect(try description(2).name == "A sheet")
    var builder = TreeBuilder(size: FixtureTree.size)
    builder.add(2, container: .dialog, "Settings") { $0.add(3, .text, "A text", traits: .isStaticText) }
    _ = window.apply(PendingTree(builder.tree))
    #expect(try description(2).name == "Settings")
  }

  @Test("A menu inside of a menu is a menu, and one in a window is a button that opens one")
  func menus() throws {
    show { builder in
      builder.add(4, container: .menuPanel, "") { menu in
        menu.add(5, container: .scrollArea, "") { $0.add(6, .menu, "Share", traits: .isButton) }
      }
      builder.add(7, .menu, "Actions", traits: .isButton)
    }
    #expect(try description(6).role == .menu)
    #expect(try description(6).states.contains(.hasPopup))
    #expect(try description(7).role == .pushButton)
  }

  @Test("A change of selection concerns the container that has the focus in it, and all of them while nothing has it")
  func selection() {
    show { builder in
      builder.add(4, container: .list, "Fruits") { $0.add(5, .text, "Pear", traits: .isStaticText) }
      builder.add(6, container: .list, "Trees") { $0.add(7, .text, "Oak", traits: .isStaticText) }
    }
    #expect(window.reachesFocus(4) && window.reachesFocus(6))
    window.focus = 5
    #expect(window.reachesFocus(4))
    #expect(!window.reachesFocus(6))
    window.focus = 6
    #expect(window.reachesFocus(6))
  }
}
