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

  /// A place that the Tab key leads to.
  package struct KeyboardStop {
    /// Nil where nothing of the place is in the tree.
    package var element: AccessibilityNode.ID?
    package var frame: CGRect
    /// Whether the Tab key does not lead away from it.
    package var keepsTab: Bool
    /// Whether arrow keys lead on from row to row inside of it.
    package var leadsToRows: Bool

    package init(element: AccessibilityNode.ID?, frame: CGRect, keepsTab: Bool, leadsToRows: Bool = false) {
      self.element = element
      self.frame = frame
      self.keepsTab = keepsTab
      self.leadsToRows = leadsToRows
    }
  }

  /// Where an element takes presses.
  package struct PressedArea {
    /// As wide and as high as presses are taken through its middle, in the window.
    package var frame: CGRect
    /// The part of the element's frame that takes presses, 0 to 1.
    package var share: Double

    package init(frame: CGRect, share: Double) {
      self.frame = frame
      self.share = share
    }
  }

  package var tree: AccessibilityTree
  package var list: DisplayList
  package var size: CGSize
  package var isDesktop: Bool
  package var isRightToLeft: Bool = false
  /// Whether the window is as large as its content wants, or a part of a screen: larger text would get more room there.
  package var fitsContent: Bool = false
  /// The window without text; nil where it cannot be painted.
  package var backdrop: AuditPixels?
  /// The window laid out at other text sizes, smallest first; empty where they were not asked for.
  package var layouts: [Layout] = []
  /// The places in the order of the Tab key; nil where this was not tried.
  package var stops: [KeyboardStop]?
  /// By element; of those that are missing the frame counts.
  package var presses: [AccessibilityNode.ID: PressedArea] = [:]
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
      case .keyboard: run.checkKeyboard()
      }
    }
    return run.report
  }
}

/// One run of the rules over a window.
final class AuditRun {
  let scene: AuditScene
  var tree: AccessibilityTree { scene.tree }
  let index: ElementIndex
  var elements: [AccessibilityNode] { index.elements }
  let texts: [DrawnText]
  var report = AuditReport()
  /// The owners of the runs, in the order of the runs.
  private let owners: [AccessibilityNode?]
  /// The runs that an element owns.
  private let owned: [AccessibilityNode.ID: [DrawnText]]
  private(set) lazy var marks: [DrawnMark] = scene.list.drawnMarks()
  private(set) lazy var charts: [CGRect] = chartFrames()
  private(set) lazy var covers: [DrawnCover] = scene.list.drawnCovers()
  /// The window at the other text sizes, each looked at once for all rules.
  private(set) lazy var layouts: [IndexedLayout] = scene.layouts.map(IndexedLayout.init)

  init(_ scene: AuditScene) {
    self.scene = scene
    index = ElementIndex(scene.tree)
    texts = scene.list.drawnTexts()
    owners = texts.map(index.owner)
    var owned: [AccessibilityNode.ID: [DrawnText]] = [:]
    for (text, owner) in zip(texts, owners) {
      if let owner { owned[owner.id, default: []].append(text) }
    }
    self.owned = owned
  }

  func frame(of id: AccessibilityNode.ID) -> CGRect { index.frames[id] ?? .zero }

  /// The runs with the smallest element around the middle of each.
  var ownedTexts: Zip2Sequence<[DrawnText], [AccessibilityNode?]> { zip(texts, owners) }

  func texts(of id: AccessibilityNode.ID) -> [DrawnText] { owned[id] ?? [] }

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

/// The window at one text size.
struct IndexedLayout {
  let textSize: Int
  let tree: AccessibilityTree
  let index: ElementIndex
  let texts: [DrawnText]

  init(_ layout: AuditScene.Layout) {
    textSize = layout.textSize
    tree = layout.tree
    index = ElementIndex(layout.tree)
    texts = layout.list.drawnTexts()
  }
}

extension AccessibilityNode {
  var hasActivation: Bool { properties.actions.contains { $0.kind == .activate } }
  var isDisabled: Bool { traits.contains(.isDisabled) }

  /// Whether it is a line that is moved, as between two panes.
  package func isLine(_ frame: CGRect) -> Bool {
    traits.contains(.isAdjustable) && min(frame.width, frame.height) * 10 < max(frame.width, frame.height)
      && min(frame.width, frame.height) < 8
  }

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
