import AccessibilityTree
import CoreGraphics

extension AuditRun {
  /// Text that is drawn and that no element stands for cannot be read by anyone who does not see it.
  func checkElementDetection() {
    for (text, owner) in ownedTexts where text.symbol == nil && text.visiblePart(ignoring: []) > 0 {
      guard !text.isPictures else { continue }
      count(.elementDetection)
      guard owner == nil, !isOfChart(text), !isSaidBeside(text) else { continue }
      guard !covers.contains(where: { $0.hides(text) }) else { continue }
      add(
        .elementDetection, nil, "is drawn at \(text.rect.minX.figure), \(text.rect.minY.figure) without an element",
        remedy: "Give the drawing an accessibility label, or do not hide the text.", frame: text.rect,
        name: "text \"\(text.text)\"")
    }
  }

  /// How many points may be missing: rows that touch share the line between them.
  private static let slack: CGFloat = 1

  /// How wide a line between panes takes hold of at least, in points: on desktops no more is usual, and keys move it too.
  private static let lineReach: CGFloat = 8

  /// Axes and legends: charts tell of their data in words.
  private func isOfChart(_ text: DrawnText) -> Bool {
    charts.contains { $0.contains(CGPoint(x: text.rect.midX, y: text.rect.midY)) }
  }

  /// Whether an element or container on the same line says the words: the caption of a field or a picker, which is drawn
  /// before it, or the badge of a row, which is its value.
  private func isSaidBeside(_ text: DrawnText) -> Bool {
    let words: String = text.text.wordsAlone
    return tree.nodes.values.contains { node in
      guard node.id != tree.root, !node.label.isEmpty else { return false }
      let frame: CGRect = frame(of: node.id)
      // A caption of several lines is higher than the control beside it; a whole list is not beside it.
      guard frame.height < 200 else { return false }
      let reach: CGFloat = max(frame.height, 44)
      let said: [String] = [node.label, node.properties.value ?? ""]
      return abs(frame.midY - text.rect.midY) < reach && said.contains { $0.wordsAlone.contains(words) }
    }
  }

  /// 44 points on touch devices, 24 for a pointer, where presses are taken; 28 are the least that the guidelines allow, and
  /// suffice where the control draws a ground, whose edge shows where to press. What is scrolled out counts with its whole
  /// frame; links in running text and disabled controls are exempt.
  func checkHitRegions() {
    // Switches and sliders are as high as the system draws them.
    let height: CGFloat = scene.isDesktop ? 16 : 28
    for element in elements where element.isOperable && !element.isDisabled {
      if element.traits.contains(.isLink), isInRunningText(element) { continue }
      if element.properties.respondsToUserInteraction == false { continue }
      count(.hitRegion)
      let pressed: AuditScene.PressedArea? = scene.presses[element.id]
      if let pressed, pressed.share == 0 {
        add(
          .hitRegion, element, "takes no presses",
          remedy: "Remove what lies over it, or let it take part in hit testing.")
        continue
      }
      let seen: CGRect = pressed?.frame ?? visibleFrame(of: element)
      let size: CGFloat = scene.isDesktop ? 24 : hasGround(element) ? 28 : 44
      let isSystems: Bool = !element.traits.isDisjoint(with: [.isToggle, .isAdjustable])
      var wanted = CGSize(width: size, height: isSystems ? height : size)
      if element.isLine(frame(of: element.id)) { wanted = CGSize(width: Self.lineReach, height: Self.lineReach) }
      if let pressed, pressed.share < 0.5, seen.width >= size - Self.slack, seen.height >= size - Self.slack {
        let share: Int = Int((pressed.share * 100).rounded())
        add(
          .hitRegion, element, "takes presses on \(share)% of its frame",
          remedy: "Give its label a content shape that fills the frame.")
        continue
      }
      guard seen.width < wanted.width - Self.slack || seen.height < wanted.height - Self.slack else { continue }
      let whole: CGRect = frame(of: element.id)
      let isCut: Bool = whole.width - seen.width > 0.5 || whole.height - seen.height > 0.5
      let cut: String = !isCut ? "" : ", cut from \(whole.width.figure) × \(whole.height.figure)"
      add(
        .hitRegion, element,
        "can be pressed on \(seen.width.figure) × \(seen.height.figure) points\(cut); \(wanted.width.figure) × \(wanted.height.figure) are needed",
        remedy: "Give its label a frame of at least that size and a content shape.", frame: seen)
    }
  }

  /// Whether words or a symbol stand on a shape that is as large as the element, or the element is a segment of one. A shape
  /// alone is what is pressed, and no ground.
  private func hasGround(_ element: AccessibilityNode) -> Bool {
    if element.parent.flatMap({ tree[$0] })?.role == .segmentedControl { return true }
    let frame: CGRect = frame(of: element.id)
    return !texts(of: element.id).isEmpty && marks.contains { $0.rect.isNearly(frame) }
  }

  private func isInRunningText(_ element: AccessibilityNode) -> Bool {
    guard let parent = element.parent.flatMap({ tree[$0] }), parent.id != tree.root else { return false }
    return tree.children(of: parent.id).contains { $0.traits.contains(.isStaticText) && !$0.traits.contains(.isLink) }
      && frame(of: element.id).height < 30
  }

  /// The frame without what the viewports around and the window cut off; whole where the element is scrolled out.
  private func visibleFrame(of element: AccessibilityNode) -> CGRect {
    let whole: CGRect = frame(of: element.id)
    guard !tree.isScrolledOut(element.id) else { return whole }
    if index.isScrolled(element.id) { return whole }
    let seen: CGRect = whole.intersection(CGRect(origin: .zero, size: scene.size))
    let clips: [CGRect] = texts(of: element.id).flatMap(\.clips)
    let cut: CGRect = clips.reduce(seen) { $0.intersection($1) }
    return cut.isNull ? .zero : cut
  }
}

extension String {
  /// In lower case with one space around each word, so that what contains another has whole words of it.
  fileprivate var wordsAlone: String {
    let words: [Substring] = lowercased().split { !$0.isLetter && !$0.isNumber }
    return " " + words.joined(separator: " ") + " "
  }
}
