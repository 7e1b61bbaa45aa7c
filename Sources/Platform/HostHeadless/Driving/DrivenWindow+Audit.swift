import AccessibilityAudit
import AccessibilityTree
import CoreGraphics
import DisplayList
import HostInterface
import RenderCairo
import SwiftUICore

extension DrivenWindow {
  /// Audits the window by some rules, all by default.
  ///
  /// The rules about text sizes lay the window out at each of the twelve and then as it was. The rule about motion lets the
  /// clock go on by five seconds, and only where something moves.
  ///
  /// - Parameter fitsContent: Whether the window is as large as its content wants.
  package func audit(
    _ rules: Set<AuditRule> = Set(AuditRule.allCases), fitsContent: Bool = false
  ) -> AuditReport {
    update()
    let settings: HostSettings = graph.settings
    var movesOn: Bool?
    if rules.contains(.motion) { movesOn = stillMoves(settings) }
    var scene = AuditScene(
      tree: accessibilityTree, list: displayList, size: graph.size, isDesktop: settings.idiom != .phone)
    scene.isRightToLeft = settings.isRightToLeft
    scene.movesOn = movesOn
    scene.fitsContent = fitsContent
    if !rules.isDisjoint(with: [.contrast, .chart]) { scene.backdrop = graph.backdrop(of: scene.list) }
    if rules.contains(.hitRegion) { scene.presses = pressedAreas(in: scene.tree) }
    if rules.contains(.keyboard) {
      scene.stops = graph.focus.stops(in: graph).map { stop in
        AuditScene.KeyboardStop(
          element: stop.element, frame: stop.frame, keepsTab: stop.keepsTab, leadsToRows: stop.leadsToRows)
      }
    }
    if !rules.isDisjoint(with: [.dynamicType, .textClipped]) {
      scene.layouts = (0..<12).map { size in
        var other: HostSettings = settings
        other.textSize = size
        graph.apply(other)
        update()
        return AuditScene.Layout(textSize: size, tree: accessibilityTree, list: displayList)
      }
      graph.apply(settings)
      update()
    }
    return scene.audit(rules)
  }

  private func stillMoves(_ settings: HostSettings) -> Bool {
    guard graph.needsFrames else { return false }
    var still: HostSettings = settings
    still.reducesMotion = true
    graph.apply(still)
    advance(by: .seconds(5))
    var moves: Bool = false
    if graph.needsFrames {
      // What runs on without a change of the drawing is no motion.
      let list: DisplayList = displayList
      for _ in 0..<12 where !moves {
        advance(by: .seconds(1) / 12)
        moves = displayList != list
      }
    }
    graph.apply(settings)
    update()
    return moves
  }

}

extension ViewGraph {
  /// Audits a window that is up to date by what it has drawn and told, without laying it out anew or trying its handlers.
  ///
  /// - Parameter tree: The window's tree.
  package func audit(reading rules: Set<AuditRule>, tree: AccessibilityTree) -> AuditReport {
    var scene = AuditScene(tree: tree, list: display.flattened(), size: size, isDesktop: settings.idiom != .phone)
    scene.isRightToLeft = settings.isRightToLeft
    if !rules.isDisjoint(with: [.contrast, .chart]) { scene.backdrop = backdrop(of: scene.list) }
    return scene.audit(rules)
  }

  /// The window without text, painted; nil where there is no memory for the picture.
  fileprivate func backdrop(of list: DisplayList) -> AuditPixels? {
    let scale: CGFloat = settings.displayScale
    let color: RGBA = SystemColor.systemBackground.resolved(in: ColorContext(colorScheme: colorScheme))
    guard let surface = try? ImageSurface(width: size.width, height: size.height, scale: scale),
      (try? surface.draw(list.withoutTexts(), background: color)) != nil
    else { return nil }
    let width: Int = surface.pixelWidth
    let height: Int = surface.pixelHeight
    let words: [UInt32] = surface.withPixels { pixels, wordsPerRow in
      var words: [UInt32] = []
      words.reserveCapacity(width * height)
      for row in 0..<height { words += pixels[(row * wordsPerRow)..<(row * wordsPerRow + width)] }
      return words
    }
    return AuditPixels(width: width, height: height, scale: scale, words: words)
  }
}
