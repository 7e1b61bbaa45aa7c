import AccessibilityTree
import CoreGraphics

extension AuditRun {
  private static let sizeNames: [String] = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
    "accessibility3", "accessibility4", "accessibility5",
  ]

  /// Text at the largest size is to be larger than at the standard one.
  func checkDynamicType() {
    guard !scene.isDesktop else {
      add(
        .dynamicType, nil, "has text of fixed sizes, as all desktops have", remedy: "Audit the idiom of phones.",
        outcome: .notMeasurable)
      return
    }
    guard let normal = layouts.first(where: { $0.textSize == 3 }), let largest = layouts.last,
      largest.textSize > 3
    else { return notLaidOut(.dynamicType) }
    let small: [AccessibilityNode.ID: CGFloat] = fontSizes(normal)
    let large: [AccessibilityNode.ID: CGFloat] = fontSizes(largest)
    for element in elements {
      guard let before = small[element.id], let after = large[element.id] else { continue }
      if element.properties.showsLargeContent == true || element.traits.contains(.isTab) { continue }
      // Segments have the size of their control, on phones too.
      if element.parent.flatMap({ tree[$0] })?.role == .segmentedControl { continue }
      count(.dynamicType)
      guard after < before + 0.5 else { continue }
      add(
        .dynamicType, element,
        "has text of \(before.figure) points at the standard size and of \(after.figure) points at "
          + Self.sizeNames[largest.textSize],
        remedy: "Use a text style, a font relative to one, or a scaled metric.")
    }
  }

  /// The largest font in each element.
  private func fontSizes(_ layout: IndexedLayout) -> [AccessibilityNode.ID: CGFloat] {
    layout.texts.reduce(into: [:]) { sizes, text in
      guard text.symbol == nil, !text.isPictures, let owner = layout.index.owner(of: text) else { return }
      sizes[owner.id] = max(sizes[owner.id] ?? 0, text.fontSize)
    }
  }

  /// Text that ends in dots that are not its own, that a clip cuts, or that leaves the window where nothing scrolls. Each
  /// element is named once, with the first size at which it fails.
  func checkClippedText() {
    guard !scene.layouts.isEmpty else { return notLaidOut(.textClipped) }
    var known: Set<AccessibilityNode.ID> = []
    let outside: Set<AccessibilityNode.ID> = elementsOutside()
    for layout in layouts {
      for text in layout.texts where text.symbol == nil {
        guard let owner = layout.index.owner(of: text) else { continue }
        if layout.textSize == 3 { count(.textClipped) }
        guard !known.contains(owner.id), let fault = fault(of: text, owner, layout, outside) else { continue }
        known.insert(owner.id)
        add(
          .textClipped, tree[owner.id] ?? owner,
          "shows \"\(text.text)\", which \(fault), from the text size \(Self.sizeNames[layout.textSize]) on",
          remedy: "Let the text wrap, the frame grow, or the layout change at large sizes.", frame: text.rect)
      }
    }
  }

  /// Elements whose text is wholly outside of the window at the standard size: pages beside the one that is shown, and what
  /// an animation will bring in.
  private func elementsOutside() -> Set<AccessibilityNode.ID> {
    guard let normal = layouts.first(where: { $0.textSize == 3 }) else { return [] }
    let window = CGRect(origin: .zero, size: scene.size)
    let texts: [DrawnText] = normal.texts.filter { $0.symbol == nil && !window.intersects($0.rect) }
    return Set(texts.compactMap { normal.index.owner(of: $0)?.id })
  }

  private func fault(
    of text: DrawnText, _ owner: AccessibilityNode, _ layout: IndexedLayout, _ outside: Set<AccessibilityNode.ID>
  ) -> String? {
    let said: String = owner.label + (owner.properties.value ?? "")
    if text.text.contains("…"), !said.contains("…"), owner.properties.editing == nil { return "is truncated" }
    let part: CGFloat = text.visiblePart(ignoring: layout.index.viewports)
    if part < 0.85 { return "is cut: \(((1 - part) * 100).figure)% of it is not seen" }
    let isScrolled: Bool = layout.index.isScrolled(owner.id)
    let window = CGRect(origin: .zero, size: scene.size)
    guard !scene.fitsContent, !outside.contains(owner.id) else { return nil }
    guard !isScrolled, !window.insetBy(dx: -2, dy: -2).contains(text.rect) else { return nil }
    return "leaves the window"
  }

  private func notLaidOut(_ rule: AuditRule) {
    add(
      rule, nil, "was not laid out at other text sizes", remedy: "Ask for the twelve sizes.", outcome: .notMeasurable)
  }
}
