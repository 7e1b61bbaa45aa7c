import AccessibilityATSPI
import AccessibilityTree
import CoreGraphics
import Foundation

/// Serves the fixture's window on the accessibility bus of the environment and changes it as standard input says.
///
/// A number as argument asks for a window of as many buttons instead; `--words` prints what our own reader says of each
/// element, and ends. Commands, one a line: `focus ID`, `blur`, `label ID TEXT`, `value ID NUMBER TEXT`, `announce TEXT`, `deactivate`,
/// `activate`, `quit`. Requests of assistive technologies are written to standard output. The end of the input is the end
/// of the program, so that it cannot outlive whoever started it.
package enum FixtureProgram {
  package static func run() {
    setvbuf(stdout, nil, _IOLBF, 0)
    if CommandLine.arguments.contains("--words") { return printWords(of: FixtureTree.make()) }
    let bus = AccessibilityBus(applicationName: "bus-fixture", toolkitVersion: "1.0") { request in
      print("request \(request.window) \(request.element) \(request.kind)")
    }
    let count: Int? = CommandLine.arguments.dropFirst().first.flatMap { Int($0) }
    var tree: AccessibilityTree = count.map(FixtureTree.large) ?? FixtureTree.make()
    var window = AccessibilityBusWindow(title: "Fixture Window", size: FixtureTree.size, isActive: false)
    bus.setWindow(1, window)
    bus.update(1, tree, focus: nil)
    print("ready")
    while let line = readLine() {
      let words: [String] = line.split(separator: " ", maxSplits: 2).map(String.init)
      let id: UInt64 = words.count > 1 ? UInt64(words[1]) ?? 0 : 0
      let old: AccessibilityTree = tree
      switch words.first {
      case "quit":
        bus.stop()
        return
      case "focus": tree.focus = id
      case "blur": tree.focus = nil
      case "label": tree.nodes[id]?.properties.label = words.last
      case "value":
        let parts: [Substring] = (words.count > 2 ? words[2] : "").split(separator: " ", maxSplits: 1)
        tree.nodes[id]?.properties.numericValue = parts.first.flatMap { Double($0) }
        tree.nodes[id]?.properties.value = parts.last.map(String.init)
      case "announce": bus.announce(AccessibilityAnnouncement(words.dropFirst().joined(separator: " ")))
      case "activate", "deactivate":
        window.isActive = words.first == "activate"
        bus.setWindow(1, window)
      default: print("unknown command \(line)")
      }
      bus.update(1, [tree.difference(from: old)], focus: tree.focus)
    }
    bus.stop()
  }

  private static func printWords(of tree: AccessibilityTree) {
    for node in tree.elements() { print("\(node.id) \(AccessibilitySpeech.utterance(for: node, in: tree))") }
  }
}
