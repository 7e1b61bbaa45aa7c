import AccessibilityTree
import DisplayList
import Foundation
import LayoutEngine
import ReactiveGraph
import TextEngine

extension Text: UnaryView {
  /// What a text gives is said by its node: functions that hold nothing else need no memory of their own.
  public nonisolated static func _makeView(view: _GraphValue<Text>, inputs: _ViewInputs) -> _ViewOutputs {
    let source = AccessibilitySource(id: inputs.window.nextID(), kind: .element)
    let text = TextNode(view, inputs: inputs, source: source)
    var outputs = _ViewOutputs()
    outputs.layout = LayoutAttribute(in: inputs, "text layout") { text.layoutAlgorithm }
    text.change = TextChange.make(inputs) {
      text.track()
      return ShownText(text: text.value, prepared: text.prepared)
    }
    let display: DisplayNode = DisplayAttribute.node(inputs: inputs, followsSize: false, "text drawing") {
      text.items(in: $0)
    }
    text.display = display
    outputs.display = display
    outputs.accessibility = source
    PropertiesAttribute.keep(source, inputs: inputs) { text.describe($0) }
    guard inputs.preferences.contains(Text.LayoutKey.self) else { return outputs }
    return inputs.writing(Text.LayoutKey.self, { _ in outputs }) { [text.anchoredLayout] }
  }
}

/// A text with all that it takes from its environment, as an attribute.
private final class TextNode: Attribute<ResolvedText> {
  private let text: _GraphValue<Text>
  private let inputs: _ViewInputs
  private let subgraph: Subgraph
  /// The content as the shaper knows it, set with the value.
  private var known: (any PreparedText)?
  /// The text on its way to another, where a modifier around says how it goes.
  var change: TextChange?
  /// Both end with the view, as the node does.
  unowned(unsafe) var display: DisplayNode?
  private unowned(unsafe) let source: AccessibilitySource
  /// Made for a text that has links, or is copied.
  private var links: TextLinks?

  init(_ text: _GraphValue<Text>, inputs: _ViewInputs, source: AccessibilitySource) {
    self.text = text
    self.inputs = inputs
    self.source = source
    subgraph = inputs.graph.currentSubgraph
    super.init(in: inputs.graph, "text")
  }

  override func evaluate() -> Bool {
    // A text that has a font of its own does not depend on the one around.
    let hasFont: Bool = text.withValue { $0.hasFont }
    let font: Font = hasFont ? .unset : inputs.environment.group(TextFont.self).value.font
    let environment: TextEnvironment = inputs.environment.group(TextEnvironment.self).value
    var new = ResolvedText(in: environment)
    text.withValue { $0.resolve(to: &new, font: font, in: environment) }
    if new.hasPictures {
      new.setPictures(in: EnvironmentValues(scope: inputs.environment), images: inputs.window.images)
    }
    // In its place: a copy would count all that the text holds.
    guard let place else {
      known = inputs.window.shaper.prepared(new.content)
      storage = consume new
      return true
    }
    if place.pointee == new { return false }
    if place.pointee.content != new.content { known = inputs.window.shaper.prepared(new.content) }
    place.pointee = consume new
    return true
  }
}

extension TextNode {
  var layoutAlgorithm: any LayoutAlgorithm {
    track()
    let own = TextLayoutAlgorithm(prepared: prepared, scale: displayScale)
    return TextRendering(inputs)?.algorithm(own) ?? own
  }

  func items(in size: CGSize) -> [DisplayItem] {
    guard inputs.environment.has(TextSelectionKey.mark) else { return letters(in: size) }
    let isSelectable: Bool = inputs.environment.group(ContentDisclosure.self).value.isTextSelectable
    guard isSelectable || links != nil else { return letters(in: size) }
    track()
    let selection: StaticTextSelection? = madeLinks().allowSelection(isSelectable, inputs: inputs) { [unowned self] in
      graph.untracked { lines(in: inputs.slot.placed.peek.size) }
    }
    guard let selection else { return letters(in: size) }
    selection.take(value.content.string)
    return selection.items({ lines(in: size) }, in: size) + letters(in: size)
  }

  /// Where the characters stand, for selecting.
  private func lines(in size: CGSize) -> StaticTextLines {
    let text: ResolvedText = value
    let carets: CaretMap = inputs.window.shaper.carets(
      text.content, width: size.width, displayScale: text.displayScale)
    let layout: TextLayout = prepared.layout(width: size.width, height: size.height, displayScale: text.displayScale)
    return StaticTextLines(carets, shownLines: layout.lines.count)
  }

  private func letters(in size: CGSize) -> [DisplayItem] {
    if let rendering = TextRendering(inputs), !value.content.isPlaceholder {
      let layout: Text.Layout = layout(in: size)
      setRegions(of: layout.source.layout, value)
      return rendering.items(layout, in: size)
    }
    guard let change else { return draw(value, prepared, size: size) }
    return change.value.items(inputs: inputs, in: size) { draw($0.text, $0.prepared, size: $1) }
  }

  /// To be read together with the value; a node that ended before it had one shows nothing.
  var prepared: any PreparedText {
    known ?? inputs.window.shaper.prepared(TextContent(runs: TextContent.Runs()))
  }

  /// To be read after `track`.
  private var displayScale: CGFloat { storage?.displayScale ?? DisplayScaleKey.defaultValue }

  private func draw(_ text: ResolvedText, _ prepared: any PreparedText, size: CGSize) -> [DisplayItem] {
    let layout: TextLayout = prepared.layout(width: size.width, height: size.height, displayScale: text.displayScale)
    let context: ShapeStyleContext = inputs.styleContext
    let bounds = CGRect(origin: .zero, size: size)
    setRegions(of: layout, text)
    if text.content.isPlaceholder {
      return Redaction.items(for: layout.lineBounds, paint: inputs.foregroundPaint(in: bounds, context))
    }
    let isMirrored: Bool = inputs.environment(LayoutDirectionKey.self).value == .rightToLeft
    let inks: [ShapeInk] = text.looks.map { ink(for: $0, in: bounds, context) }
    return layout.displayItems(of: text, isMirrored: isMirrored, inks: inks) {
      .color($0.resolved(in: context.colors))
    }
  }

  private func ink(for look: TextRunLook, in bounds: CGRect, _ context: ShapeStyleContext) -> ShapeInk {
    if let style = look.foreground { return ShapeInk(style.style, in: bounds, context) }
    if look.link != nil { return ShapeInk(TintShapeStyle(), in: bounds, context) }
    return ShapeInk(HierarchicalShapeStyle.primary, in: bounds, context)
  }

  private func setRegions(of layout: TextLayout, _ text: ResolvedText) {
    let regions: [(bounds: CGRect, url: URL)] = layout.links(in: text)
    if links != nil || !regions.isEmpty { madeLinks().setRegions(regions, inputs: inputs) }
  }

  /// The lines with all that it takes to draw them.
  private func layout(in size: CGSize) -> Text.Layout {
    let text: ResolvedText = value
    let context: ShapeStyleContext = inputs.styleContext
    let bounds = CGRect(origin: .zero, size: size)
    return Text.Layout(
      TextLayoutSource(
        text: text, layout: prepared.layout(width: size.width, height: size.height, displayScale: text.displayScale),
        inks: text.looks.map { ink(for: $0, in: bounds, context) }, colors: context.colors,
        isMirrored: inputs.environment(LayoutDirectionKey.self).value == .rightToLeft,
        glyphs: inputs.window.shaper as? any GlyphSource))
  }

  /// The lines for those around who ask for them.
  var anchoredLayout: Text.LayoutKey.AnchoredLayout {
    track()
    let follows: Bool = inputs.preferences.followsGeometry(Text.LayoutKey.self)
    let origin: Anchor<CGPoint> = Anchor<CGPoint>.Source.topLeading.anchor(at: inputs.slot, followsGeometry: follows)
    return Text.LayoutKey.AnchoredLayout(origin: origin, layout: layout(in: inputs.slot.size))
  }

  func describe(_ source: AccessibilitySource) {
    track()
    guard var properties: AccessibilityProperties = storage?.accessibilityProperties else { return }
    let disclosure: ContentDisclosure = inputs.environment.group(ContentDisclosure.self).value
    let copied: String? = disclosure.isTextSelectable ? storage?.string : nil
    let isCopied: Bool = copied?.isEmpty == false
    if isCopied { properties.actions.append(AccessibilityAction(.named("Copy"))) }
    if links != nil || !properties.actions.isEmpty {
      madeLinks().setActions(value.links, copying: isCopied ? copied : nil, inputs: inputs)
    }
    if disclosure.isKeptPrivate { properties.isHidden = true }
    source.properties = properties
  }

  private func madeLinks() -> TextLinks {
    if let links { return links }
    let made = TextLinks(source: source.id, subgraph: subgraph)
    made.display = display
    links = made
    return made
  }
}

/// Measures text with the shaper. No larger than what a node holds without a block of its own.
struct TextLayoutAlgorithm: LayoutAlgorithm {
  var prepared: any PreparedText
  var scale: CGFloat

  private func measure(_ proposal: ProposedViewSize) -> TextMeasure {
    prepared.measure(width: proposal.width, height: proposal.height, displayScale: scale)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    measure(proposal).size
  }

  /// A text that shows everything in the room it takes shows the same in more; a single line does whatever its height.
  func answer(_ proposal: ProposedViewSize, children: [LayoutNode]) -> SizeAnswer {
    let whole: TextMeasure = measure(.unspecified)
    var scope: ProposalScope = .only(proposal)
    if !whole.isTruncated {
      let isLine: Bool = whole.firstBaseline == whole.lastBaseline
      let unlimited = ProposalScope(
        width: .from(whole.size.width), height: isLine ? .all : .from(whole.size.height))
      if unlimited.contains(proposal) { return SizeAnswer(whole.size, unlimited) }
    }
    let measure: TextMeasure = measure(proposal)
    // What was made smaller to fit would be larger in more room; so would be what has empty lines at its end, of which those
    // that find no room are left out without a sign.
    if !measure.isTruncated, measure.scale == 1, !prepared.content.allowsTightening, !prepared.content.endsBlank {
      scope.height = .from(min(measure.size.height, proposal.height ?? .infinity))
    }
    return SizeAnswer(measure.size, scope)
  }

  func place(in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]) -> [LayoutPlacement] { [] }

  func spacing(children: [LayoutNode]) -> ViewSpacing { prepared.content.spacing(displayScale: scale) }

  func explicitGuides(children: [LayoutNode]) -> GuideSet {
    .baselines.union(VerticalAlignment.firstTextLineCenter.key.guides)
  }

  func explicitAlignment(
    of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key { return measure(proposal).firstBaseline }
    if key == VerticalAlignment.lastTextBaseline.key { return measure(proposal).lastBaseline }
    if key == VerticalAlignment.firstTextLineCenter.key {
      let measure: TextMeasure = measure(proposal)
      let capHeight: CGFloat = prepared.content.runs.reduce(0) { max($0, $1.style.reach.capHeight) }
      return measure.firstBaseline - measure.scale * capHeight / 2
    }
    return nil
  }

  func isEqual(to other: any LayoutAlgorithm) -> Bool {
    guard let other = other as? TextLayoutAlgorithm else { return false }
    return scale == other.scale && (prepared === other.prepared || prepared.content == other.prepared.content)
  }
}

extension TextContent {
  /// The distances that text wants: the same room above its capitals as below its base line, a tenth of a line and what
  /// the letters reach; lines of other text follow at once.
  ///
  /// Found from frames of text among other views on macOS 26 (iamcgn/swiftui-web, folder Text): below text of 13 points
  /// 8.15, above it 4.74.
  fileprivate func spacing(displayScale: CGFloat) -> ViewSpacing {
    var (ascent, descent, capHeight, leading): (CGFloat, CGFloat, CGFloat, CGFloat?) = (0, 0, 0, nil)
    for index in 0..<runs.count {
      let reach: TextContent.Style.Reach = runs[index].style.reach
      ascent = max(ascent, reach.ascent)
      descent = max(descent, reach.descent)
      capHeight = max(capHeight, reach.capHeight)
      if let own = reach.leading { leading = max(leading ?? own, own) }
    }
    let room: CGFloat = PixelGrid(displayScale: displayScale).up((ascent + descent) / 10)
    return .text(above: room + descent, below: room + ascent + descent - capHeight, line: leading ?? 0)
  }
}

extension TextContent {
  /// Whether nothing is seen at the end.
  fileprivate var endsBlank: Bool {
    guard let last = runs.last?.text.unicodeScalars.last else { return true }
    switch last.properties.generalCategory {
    case .control, .format: return true
    default: return last.properties.isWhitespace
    }
  }
}
