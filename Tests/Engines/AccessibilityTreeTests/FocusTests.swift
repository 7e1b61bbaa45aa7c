import Testing

@testable import AccessibilityTree

@MainActor struct FocusTests {
  let make: SourceFactory = SourceFactory()

  @Test("Focus stays on its element while the tree changes around it (363)")
  func stays() {
    let text: AccessibilitySource = make.text("B", 0, 30)
    let root: AccessibilitySource = make.window([make.text("A"), text])
    let resolver: AccessibilityResolver = AccessibilityResolver(root: root)
    resolver.update()
    resolver.focus = text.id
    root.append(make.text("Banner", 0, 60))
    #expect(resolver.update().focus == text.id)
  }

  @Test("When the focused element leaves, focus goes to the first in sort order (366, 367)")
  func leaves() {
    let text: AccessibilitySource = make.text("B", 0, 30)
    let root: AccessibilitySource = make.window([
      make.text("A"), text, make.text("Title", 0, 60) { $0.sortPriority = 1 },
    ])
    let resolver: AccessibilityResolver = AccessibilityResolver(root: root)
    resolver.update()
    resolver.focus = text.id
    root.remove(text)
    let focus: AccessibilityNode? = resolver.update().focus.flatMap { resolver.tree[$0] }
    #expect(focus?.label == "Title")
  }

  @Test("The first element of a screen is not one of its menu bar, unless there is nothing else (367)")
  func menuBar() {
    let text: AccessibilitySource = make.text("B", 0, 90)
    let bar: AccessibilitySource = make.group([make.button("File", 0, 0)], behavior: .contain) { $0.role = .menuBar }
    let root: AccessibilitySource = make.window([bar, make.text("A", 0, 60), text])
    let resolver: AccessibilityResolver = AccessibilityResolver(root: root)
    resolver.update()
    resolver.focus = text.id
    root.remove(text)
    let focus: AccessibilityNode? = resolver.update().focus.flatMap { resolver.tree[$0] }
    #expect(focus?.label == "A")
    #expect(resolver.tree.firstElement()?.label == "File", "reading of all goes through the menus, too")
    let menus: AccessibilityResolver = AccessibilityResolver(
      root: make.window([make.group([make.button("File", 0, 0)], behavior: .contain) { $0.role = .menuBar }]))
    menus.update()
    #expect(menus.tree.firstContentElement()?.label == "File")
  }

  @Test("Where the content of a column changes, focus goes to the title in the column (366, 367)")
  func column() {
    let text: AccessibilitySource = make.text("B", 0, 60)
    let title: AccessibilitySource = make.text("Title", 0, 30) { $0.traits = .isHeader }
    let column: AccessibilitySource = make.group([make.button("Back"), title, text], behavior: .contain) {
      $0.role = .landmark
    }
    let root: AccessibilitySource = make.window([make.text("Sidebar"), column])
    let resolver: AccessibilityResolver = AccessibilityResolver(root: root)
    func label() -> String? { resolver.update().focus.flatMap { resolver.tree[$0]?.label } }
    resolver.update()
    resolver.focus = text.id
    column.remove(text)
    #expect(label() == "Title")
    column.remove(title)
    #expect(label() == "Back", "a column without a title begins with its first element")
    root.remove(column)
    #expect(label() == "Sidebar")
  }

  @Test("A modal takes focus to its first element; a banner does not (366, 368, 370)")
  func modal() {
    let text: AccessibilitySource = make.text("Page")
    let root: AccessibilitySource = make.window([text])
    let resolver: AccessibilityResolver = AccessibilityResolver(root: root)
    resolver.update()
    resolver.focus = text.id
    root.append(make.group([make.text("Banner")]))
    #expect(resolver.update().focus == text.id)
    let sheet: AccessibilitySource = make.group([make.button("OK", 0, 90), make.text("Sure?", 0, 60)]) {
      $0.traits = .isModal
    }
    root.append(sheet)
    let focus: AccessibilityNode? = resolver.update().focus.flatMap { resolver.tree[$0] }
    #expect(focus?.label == "Sure?")
    root.remove(sheet)
    let after: AccessibilityNode? = resolver.update().focus.flatMap { resolver.tree[$0] }
    #expect(after?.label == "Page")
  }

  @Test("A reader given the new tree follows the focus when its element is gone (364, 366)")
  func reader() {
    let text: AccessibilitySource = make.text("B", 0, 30)
    let root: AccessibilitySource = make.window([make.text("A"), text])
    let resolver: AccessibilityResolver = AccessibilityResolver(root: root)
    resolver.update()
    resolver.focus = text.id
    var reader: AccessibilityReader = AccessibilityReader(tree: resolver.tree)
    #expect(reader.currentSpeech?.text == "B")
    root.remove(text)
    resolver.update()
    reader.tree = resolver.tree
    #expect(reader.currentSpeech?.text == "A")
  }

  @Test("Focus cannot be put on what is not in the tree")
  func unknown() {
    let resolver: AccessibilityResolver = AccessibilityResolver(root: make.window([make.text("A")]))
    resolver.update()
    resolver.focus = 99
    #expect(resolver.focus == nil)
  }
}
