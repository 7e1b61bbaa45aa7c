import AccessibilityTree
import CoreGraphics

/// What a screen reader finds in a window, numbered in its order, with what an audit says of it: the text of
/// `./rotor preview --accessibility`, and what its picture shows.
package struct AccessibilityLegend: Hashable, Sendable {
  /// An element, or what is drawn without one.
  package struct Entry: Hashable, Sendable {
    /// From 1. What has no element follows the elements.
    package var number: Int
    /// In the window, in points.
    package var frame: CGRect
    /// What a reader says there; empty where it says nothing.
    package var speech: String
    /// The labels of the containers that the reader comes into here, outermost first.
    package var containers: [String]
    /// The role with the traits, as in a dump.
    package var traits: String
    /// What rules say, one sentence each.
    package var findings: [String]
    /// Whether scrolling has to bring it into the window; a picture does not show it.
    package var isScrolledOut: Bool
    package var isElement: Bool
  }

  package var entries: [Entry]
  /// What rules say of the window as a whole.
  package var windowFindings: [String]

  package init(tree: AccessibilityTree, report: AuditReport) {
    let index = ElementIndex(tree)
    var sentences: [AccessibilityNode.ID: [String]] = [:]
    var drawn: [(frame: CGRect, name: String, sentence: String)] = []
    windowFindings = []
    for finding in report.findings {
      let sentence: String = Self.sentence(finding)
      if let id = finding.element, tree[id]?.isContainer == false {
        sentences[id, default: []].append(sentence)
      } else if let id = finding.element, let first = tree.firstElement(in: id) {
        // A container is told at its first element.
        sentences[first.id, default: []].append(sentence)
      } else if finding.frame.isEmpty {
        windowFindings.append(sentence)
      } else {
        drawn.append((finding.frame, finding.path, sentence))
      }
    }
    var around: [AccessibilityNode.ID] = []
    entries = index.elements.enumerated().map { place, node in
      let containers: [AccessibilityNode] = tree.ancestors(of: node.id).reversed()
      let entered: [AccessibilityNode] = containers.filter { !around.contains($0.id) && $0.id != tree.root }
      around = containers.map(\.id)
      return Entry(
        number: place + 1, frame: index.frames[node.id] ?? .zero,
        speech: AccessibilitySpeech.utterance(for: node, in: tree).text,
        containers: entered.compactMap(AccessibilitySpeech.entering), traits: Self.traits(of: node),
        findings: sentences[node.id] ?? [], isScrolledOut: tree.isScrolledOut(node.id), isElement: true)
    }
    for fault in drawn {
      entries.append(
        Entry(
          number: entries.count + 1, frame: fault.frame, speech: "", containers: [], traits: fault.name,
          findings: [fault.sentence], isScrolledOut: false, isElement: false))
    }
  }

  private static func sentence(_ finding: AuditFinding) -> String {
    "\(finding.rule.rawValue)\(finding.outcome.words.map { ", \($0)" } ?? ""): \(finding.message)"
  }

  private static func traits(of node: AccessibilityNode) -> String {
    let role: String = node.role.rawValue
    let words: [String] = node.traits.words.filter { $0 != role && !($0 == "staticText" && role == "text") }
    return ([role] + words).joined(separator: ", ")
  }
}

extension AccessibilityLegend.Entry {
  /// What stands for the speech where there is none.
  package var words: String {
    if !speech.isEmpty { return speech }
    return isElement ? "(says nothing)" : "(no element)"
  }

  /// Origin and size in whole points.
  package var place: String {
    let numbers: [CGFloat] = [frame.minX, frame.minY, frame.width, frame.height]
    let figures: [String] = numbers.map { $0.isFinite && abs($0) < 1e9 ? "\(Int($0.rounded()))" : "?" }
    return "\(figures[0]), \(figures[1]), \(figures[2]) × \(figures[3])"
  }
}

extension AccessibilityLegend: CustomStringConvertible {
  /// An entry in a line with its traits and place below, and a line for each finding.
  package var description: String {
    var lines: [String] = []
    let width: Int = "\(entries.count)".count
    for entry in entries {
      let number: String = "\(entry.number)"
      let indent: String = String(repeating: " ", count: width + 2)
      lines += entry.containers.map { "\(indent)-> \($0)" }
      lines.append(String(repeating: " ", count: width - number.count) + "\(number). \(entry.words)")
      lines.append("\(indent)[\(entry.traits)] at \(entry.place)" + (entry.isScrolledOut ? ", scrolled out" : ""))
      lines += entry.findings.map { "\(indent)! \($0)" }
    }
    lines += windowFindings.map { "! the window: \($0)" }
    return lines.map { $0 + "\n" }.joined()
  }
}
