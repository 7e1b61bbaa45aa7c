import AccessibilityATSPI
import AccessibilityTree
import Testing

struct ActionTests {
  private func names(
    _ kinds: [AccessibilityActionKind], traits: AccessibilityTraitSet = .isButton, rotors: [String] = []
  ) -> [String] {
    var properties = AccessibilityProperties(role: .button, traits: traits)
    properties.actions = kinds.map { AccessibilityAction($0) }
    properties.rotors = rotors.map { AccessibilityRotor($0, stops: []) }
    return AccessibleAction.actions(of: AccessibilityNode(id: 1, properties: properties)).map(\.name)
  }

  @Test("The default action comes first and has the word that readers know for the element")
  func defaultAction() {
    #expect(names([.named("Share"), .activate]) == ["click", "Share"])
    #expect(names([.activate], traits: [.isToggle, .isButton]) == ["toggle"])
    #expect(names([.activate], traits: .isLink) == ["jump"])
  }

  @Test("Standard actions have fixed names")
  func standard() {
    #expect(
      names([.escape, .magicTap, .delete, .showMenu, .increment, .decrement, .zoom]) == [
        "escape", "magic tap", "delete", "show menu", "increment", "decrement", "zoom in", "zoom out",
      ])
    #expect(names([.scroll]) == ["scroll to top", "scroll to leading", "scroll to bottom", "scroll to trailing"])
  }

  @Test("A second action of one name gets a number, for clients choose by name")
  func uniqueNames() {
    #expect(
      names([.named("Share"), .named("Share"), .named("escape"), .escape]) == [
        "Share", "Share 2", "escape", "escape 2",
      ])
  }

  @Test("A rotor is two actions at the end of its container's list")
  func rotors() {
    #expect(names([.escape], rotors: ["Warnings"]) == ["escape", "Next Warnings", "Previous Warnings"])
  }
}
