import AccessibilityAudit
import AccessibilityTree
import HostHeadless
import TextEngine

/// The parts of a frame one by one, for measuring them.
extension HeadlessApp {
  /// Brings views and layout up to date and leaves the drawing and the accessibility tree as they were.
  public func updateViews() { host.graph.update() }

  /// Lets those views draw whose drawing is not up to date.
  public func updateDrawing() { _ = host.graph.display }

  /// Brings the accessibility tree up to date; returns how many statements of views it looked at.
  @discardableResult
  public func updateAccessibilityTree() -> Int {
    host.graph.accessibility.refresh()
    return host.graph.accessibility.resolver.visitedSources
  }

  /// Measures strings as texts of body size do, in a width in points: what is new is shaped.
  public func measure(_ strings: [String], width: Double) {
    let font = FontDescriptor(size: 17)
    for string in strings {
      let content = TextContent(runs: [TextContent.Run(text: string, font: font)])
      let prepared: any PreparedText = host.graph.shaper.prepared(content)
      _ = prepared.measure(width: width, height: nil, displayScale: 1)
    }
  }

  /// Audits the window's accessibility; returns how many faults there are.
  ///
  /// - Parameter textSizes: Whether the rules about text sizes are asked too, which lay the window out at all twelve.
  @discardableResult
  public func auditAccessibility(textSizes: Bool) -> Int {
    accessibilityFaults(textSizes: textSizes).count
  }

  /// Makes the accessibility tree from nothing and lets it go; returns how many elements it has.
  public func buildAccessibilityTree() -> Int {
    let shown: AccessibilityResolver = host.graph.accessibility.resolver
    let tree: AccessibilityTree = AccessibilityResolver.fullTree(of: shown.root, order: shown.order)
    return tree.nodes.count - 1
  }

  /// A screen reader that goes through the elements: each call moves its cursor to the next one, which it speaks, and tells
  /// the window; behind the last one it begins anew. The call returns how many words were spoken.
  public func readerThroughElements() -> () -> Int {
    let session: AccessibilityReaderSession = host.makeReader()
    session.run(.first)
    return {
      let spoken: [AccessibilityUtterance] = session.run(.next) ?? session.run(.first) ?? []
      return spoken.reduce(0) { $0 + $1.text.split(separator: " ").count }
    }
  }
}
