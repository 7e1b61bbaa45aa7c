import AccessibilityTree
import CoreGraphics
import DisplayList

/// All that the rules read of a window: values, so that the same window gives the same report.
package struct AuditScene {
  /// The window at one text size.
  package struct Layout {
    /// The step of the twelve sizes, 0 to 11.
    package var textSize: Int
    package var tree: AccessibilityTree
    package var list: DisplayList

    package init(textSize: Int, tree: AccessibilityTree, list: DisplayList) {
      self.textSize = textSize
      self.tree = tree
      self.list = list
    }
  }

  package var tree: AccessibilityTree
  package var list: DisplayList
  package var size: CGSize
  package var isDesktop: Bool
  package var isRightToLeft: Bool = false
  /// The window without text; nil where it cannot be painted.
  package var backdrop: AuditPixels?
  /// The window laid out at other text sizes, smallest first; empty where they were not asked for.
  package var layouts: [Layout] = []
  /// Whether something still moved five seconds after motion was to be reduced; nil where this was not tried.
  package var movesOn: Bool?

  package init(tree: AccessibilityTree, list: DisplayList, size: CGSize, isDesktop: Bool) {
    self.tree = tree
    self.list = list
    self.size = size
    self.isDesktop = isDesktop
  }

  /// The report of some rules, all by default.
  package func audit(_ rules: Set<AuditRule> = Set(AuditRule.allCases)) -> AuditReport {
    let run = AuditRun(self)
    for rule in AuditRule.allCases where rules.contains(rule) {
      switch rule {
      case .contrast: run.checkContrast()
      case .elementDetection: run.checkElementDetection()
      case .hitRegion: run.checkHitRegions()
      case .sufficientElementDescription: run.checkDescriptions()
      case .dynamicType: run.checkDynamicType()
      case .textClipped: run.checkClippedText()
      case .trait: run.checkTraits()
      case .action: run.checkActions()
      case .parentChild: run.checkParentsAndChildren()
      case .order: run.checkOrder()
      case .trap: run.checkTraps()
      case .chart: run.checkCharts()
      case .motion: run.checkMotion()
      }
    }
    return run.report
  }
}

/// One run of the rules over a window.
final class AuditRun {
  let scene: AuditScene
  var tree: AccessibilityTree { scene.tree }
  let elements: [AccessibilityNode]
  let texts: [DrawnText]
  var report = AuditReport()
  private let frames: [AccessibilityNode.ID: CGRect]

  init(_ scene: AuditScene) {
    self.scene = scene
    elements = scene.tree.elements()
    texts = scene.list.drawnTexts()
    frames = scene.tree.nodes.keys.reduce(into: [:]) { $0[$1] = scene.tree.frame(of: $1) ?? .zero }
  }

  func frame(of id: AccessibilityNode.ID) -> CGRect { frames[id] ?? .zero }

  /// The smallest element around the middle of a run.
  func owner(of text: DrawnText) -> AccessibilityNode? { Self.owner(of: text, in: elements, frame: frame) }

  static func owner(
    of text: DrawnText, in elements: [AccessibilityNode], frame: (AccessibilityNode.ID) -> CGRect
  ) -> AccessibilityNode? {
    let middle = CGPoint(x: text.rect.midX, y: text.rect.midY)
    var best: (node: AccessibilityNode, area: CGFloat)?
    for element in elements {
      let frame: CGRect = frame(element.id).insetBy(dx: -2, dy: -2)
      guard frame.contains(middle) else { continue }
      let area: CGFloat = frame.width * frame.height
      if best.map({ area < $0.area }) ?? true { best = (element, area) }
    }
    return best?.node
  }

  func add(
    _ rule: AuditRule, _ node: AccessibilityNode?, _ message: String, remedy: String,
    outcome: AuditFinding.Outcome = .fail, frame: CGRect? = nil, name: String? = nil
  ) {
    report.findings.append(
      AuditFinding(
        rule: rule, outcome: outcome, element: node?.id, frame: frame ?? node.map { self.frame(of: $0.id) } ?? .zero,
        path: node.map(path) ?? name ?? "the window", message: message, remedy: remedy))
  }

  func count(_ rule: AuditRule) { report.checked[rule, default: 0] += 1 }

  private func path(to node: AccessibilityNode) -> String {
    (tree.ancestors(of: node.id).reversed() + [node]).filter { $0.id != tree.root || $0.id == node.id }.map { step in
      step.label.isEmpty ? step.role.rawValue : "\(step.role.rawValue) \"\(step.label)\""
    }
    .joined(separator: " > ")
  }
}

extension AccessibilityNode {
  var hasActivation: Bool { properties.actions.contains { $0.kind == .activate } }
  var isDisabled: Bool { traits.contains(.isDisabled) }

  /// Whether it says or shows that a person can operate it.
  var isOperable: Bool {
    let operable: AccessibilityTraitSet = [
      .isButton, .isLink, .isToggle, .isAdjustable, .isTextField, .isSecureField, .isSearchField, .isTab, .isBackButton,
    ]
    return !traits.isDisjoint(with: operable) || hasActivation
  }
}

extension CGFloat {
  /// With one digit at most, for messages.
  var figure: String {
    let tenths: Int = Int((self * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
  }
}
