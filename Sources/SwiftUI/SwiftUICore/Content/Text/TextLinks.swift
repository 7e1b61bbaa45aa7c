import AccessibilityTree
import DisplayList
import Foundation
import HostInterface
import InputEngine
import ReactiveGraph
import TextEngine

/// The links of a text as pointers and readers reach them, its selection and its copying; made for a text that has any.
final class TextLinks {
  private let source: UInt64
  private let subgraph: Subgraph
  private var regions: [(bounds: CGRect, url: URL)] = []
  private var isKnown: Bool = false
  /// Where people may select in the text.
  fileprivate(set) var selection: StaticTextSelection?
  weak var display: DisplayNode?

  init(source: UInt64, subgraph: Subgraph) {
    self.source = source
    self.subgraph = subgraph
  }

  /// Where the links are, in the text's own space.
  func setRegions(_ new: [(bounds: CGRect, url: URL)], inputs: _ViewInputs) {
    guard !new.isEmpty || !regions.isEmpty else { return }
    regions = new
    setTarget(inputs)
  }

  private func setTarget(_ inputs: _ViewInputs) {
    guard let display else { return }
    take(inputs)
    let isNeeded: Bool = !regions.isEmpty || selection != nil
    inputs.window.hitTargets.set(isNeeded ? TextLinkTarget(self, inputs) : nil, for: display)
  }

  /// Lets people select in the text, or no longer.
  func allowSelection(
    _ isAllowed: Bool, inputs: _ViewInputs, lines: @escaping () -> StaticTextLines
  ) -> StaticTextSelection? {
    guard isAllowed != (selection != nil) else { return selection }
    if let selection {
      self.selection = nil
      selection.end()
    } else {
      selection = StaticTextSelection(inputs: inputs, subgraph: subgraph, lines: lines)
    }
    setTarget(inputs)
    return selection
  }

  /// What readers may do with the links.
  ///
  /// - Parameter text: What is copied; nil where the text cannot be selected.
  func setActions(_ links: [ResolvedText.Link], copying text: String?, inputs: _ViewInputs) {
    guard !links.isEmpty || text != nil || isKnown else { return }
    take(inputs)
    var handlers: [AccessibilityActionCode: () -> Void] = [:]
    for link in links {
      handlers[.named(link.label)] = { Self.open(link.url, inputs) }
      if links.count == 1 { handlers[.activate] = { Self.open(link.url, inputs) } }
    }
    if let text { handlers[.named("Copy")] = { [link = inputs.window.link] in link.window?.copy(text) } }
    inputs.window.accessibility.setHandlers(handlers, for: source)
  }

  /// Forgets everything with the view.
  private func take(_ inputs: _ViewInputs) {
    guard !isKnown else { return }
    isKnown = true
    let targets: HitTargets = inputs.window.hitTargets
    let root: AccessibilityRoot = inputs.window.accessibility
    subgraph.onEnd { [source, weak display, weak self] in
      self?.selection?.end()
      root.setHandlers([:] as [AccessibilityActionCode: () -> Void], for: source)
      display.map { targets.set(nil, for: $0) }
    }
  }

  /// The link at a point of the text's own space.
  fileprivate func link(at point: CGPoint) -> URL? { regions.first { $0.bounds.contains(point) }?.url }

  fileprivate static func open(_ url: URL, _ inputs: _ViewInputs) {
    guard inputs.environment(IsEnabledKey.self).peek else { return }
    MainActor.assumeIsolated {
      let action: OpenURLAction = inputs.graph.untracked { EnvironmentValues(scope: inputs.environment).openURL }
      action(url)
    }
  }
}

/// The places of a text's links, where taps open them.
private final class TextLinkTarget: HitTarget {
  private weak var links: TextLinks?
  private let inputs: _ViewInputs

  init(_ links: TextLinks, _ inputs: _ViewInputs) {
    self.links = links
    self.inputs = inputs
  }

  var slot: GeometrySlot { inputs.slot }

  func gestures(at hit: PointerHit) -> [ArenaEntry] {
    let inputs: _ViewInputs = inputs
    guard let url = links?.link(at: local(hit.position)) else {
      guard let selection = links?.selection, !hit.isInControl else { return [] }
      return [selection.entry]
    }
    let tap = TapRecognizer()
    tap.observe { if $0 == .ended { TextLinks.open(url, inputs) } }
    return [ArenaEntry(tap)]
  }

  var hoverTarget: (any HoverTarget)? { self }
  var focusTarget: FocusTarget? {
    guard let links, let target = links.selection?.target else { return nil }
    // A link is opened and takes no focus.
    return inputs.window.pointers.lastPosition.flatMap { links.link(at: local($0)) } == nil ? target : nil
  }
}

extension TextLinkTarget: HoverTarget {
  var pointerShape: PointerShape? {
    if inputs.window.pointers.lastPosition.flatMap({ links?.link(at: local($0)) }) != nil { return .hand }
    return links?.selection == nil ? nil : .text
  }
}

extension TextLayout {
  /// Where each link of a text is drawn, a region for each stretch of a line.
  func links(in text: ResolvedText) -> [(bounds: CGRect, url: URL)] {
    guard text.looks.contains(where: { $0.link != nil }) else { return [] }
    return lines.flatMap { line in
      line.fragments.compactMap { fragment in
        guard text.looks.indices.contains(fragment.run), let url = text.looks[fragment.run].link else { return nil }
        return (CGRect(x: fragment.x, y: line.top, width: fragment.width, height: line.height), url)
      }
    }
  }
}
