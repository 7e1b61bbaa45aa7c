import AccessibilityTree
import CoreGraphics
import DisplayList
import HostInterface
import LayoutEngine
import ReactiveGraph
import SwiftUICore
import TextEditing
import TextEngine

/// The parts of a text input that a style shows: what is edited, and its label.
nonisolated struct TextInputConfiguration {
  let content: _GraphValue<TextInputContent>
  let label: ControlPart
}

/// The text of an input with what its style draws around it, and its menu. The styles of fields and editors all end in this
/// view.
nonisolated struct TextInputView: View {
  let configuration: TextInputConfiguration
  let look: TextInputLook

  @MainActor var body: some View {
    if look.isEditor {
      InputText(configuration: configuration, look: look).modifier(TextInputMenu())
    } else {
      FieldRow(configuration: configuration, look: look)
    }
  }
}

/// A field, in forms of desktops with its label beside it as Apple's documentation of `TextField` says for macOS: in a grouped
/// form the label is at the leading edge and the text at the trailing one (recorded on macOS 26.2, iamcgn/swiftui-web,
/// form/styles), in columns it stands in the column of labels. Elsewhere the label is the placeholder.
private struct FieldRow: View {
  let configuration: TextInputConfiguration
  let look: TextInputLook
  @Environment(\.idiom) private var idiom: Idiom
  @Environment(\.font) private var font: Font?
  @Environment(\.labelArrangement) private var arrangement: LabelArrangement
  @Environment(\.labelsVisibility) private var labels: Visibility

  init(configuration: TextInputConfiguration, look: TextInputLook) {
    self.configuration = configuration
    self.look = look
  }

  var body: some View {
    if idiom == .phone || arrangement == .automatic || labels == .hidden {
      InputText(configuration: configuration, look: look).modifier(TextInputMenu()).modifier(RowControl())
    } else {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        TextInputLabel(part: configuration.label).font(font ?? .body).fixedSize(horizontal: true, vertical: false)
          .accessibilityHidden(true)
        InputText(configuration: configuration, look: look, isLabelBeside: true).modifier(TextInputMenu())
          .transformEnvironment(\.multilineTextAlignment) { if arrangement == .spread { $0 = .trailing } }
          .alignmentGuide(.formControl) { $0[.leading] }
      }
    }
  }
}

/// The text itself with the border of its style.
nonisolated private struct InputText: UnaryView {
  let configuration: TextInputConfiguration
  let look: TextInputLook
  /// Whether the label stands beside the field and not in the place of an empty text.
  var isLabelBeside: Bool = false

  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    // Fixed when it is lowered: another look is another style, and so another view.
    let view: Self = inputs.graph.untracked { view.read() }
    return TextInputLowering(view, inputs).outputs
  }
}

/// Lowers a text input once.
private nonisolated struct TextInputLowering {
  private let node: TextInputNode
  private let inputs: _ViewInputs
  private let label: _ViewOutputs
  private let children: [GeometrySlot]
  private let placeholders: [DisplayNode]

  init(_ view: InputText, _ inputs: _ViewInputs) {
    self.inputs = inputs
    let content: _GraphValue<TextInputContent> = view.configuration.content
    let isLabelBeside: Bool = view.isLabelBeside
    let node = TextInputNode(content, look: view.look, inputs: inputs)
    self.node = node
    node.setNeedsEvaluation()
    let graph: Graph = inputs.graph
    var children: [GeometrySlot] = []
    var placeholders: [DisplayNode] = []
    func lower(_ make: (_ViewInputs) -> _ViewOutputs, _ isShown: @escaping (TextInputContent) -> Bool) -> _ViewOutputs {
      var inner: _ViewInputs = inputs
      inner.slot = GeometrySlot(in: graph, parent: inputs.slot)
      let outputs: _ViewOutputs = make(inner)
      guard outputs.layout != nil else { return outputs }
      children.append(inner.slot.holding(outputs))
      if let display = outputs.display {
        let shown: DisplayNode = EffectAttribute.wrap(
          display, inputs: inputs, "placeholder",
          one: { _ in
            node.value.isEmpty && isShown(content.read()) ? nil : .opacity(0)
          })
        placeholders.append(shown)
      }
      return outputs
    }
    let part: ControlPart = view.configuration.label
    let shownLabel = _GraphValue<PlaceholderView<TextInputLabel>> {
      PlaceholderView(content: TextInputLabel(part: part), isSingleLine: !content.read().isMultiline)
    }
    label = lower({ PlaceholderView._makeView(view: shownLabel, inputs: $0) }) {
      $0.prompt == nil && !$0.isEditor && !isLabelBeside
    }
    let shownPrompt = _GraphValue<PlaceholderView<Text>> {
      let content: TextInputContent = content.read()
      return PlaceholderView(content: content.prompt ?? Text(verbatim: ""), isSingleLine: !content.isMultiline)
    }
    _ = lower({ PlaceholderView._makeView(view: shownPrompt, inputs: $0) }) { $0.prompt != nil }
    self.children = children
    self.placeholders = placeholders
  }

  var outputs: _ViewOutputs {
    let (node, inputs, window) = (node, inputs, inputs.window)
    var outputs = _ViewOutputs()
    let views = PlacedViews.fixed(children)
    let isEmptyLine = Rule<TextInputMeasures>(in: inputs.graph, "text input measures", equal: { $0.isEqual(to: $1) }) {
      TextInputMeasures(node)
    }
    let layout = LayoutAttribute(in: inputs, views: views) { isEmptyLine.value.algorithm(of: node) }
    _ = PlacementNode(in: window, slot: inputs.slot, layout: layout, views: views)
    outputs.layout = layout
    outputs.display = display(node, window)
    outputs.accessibility = TextInputAccessibility.make(node, label: label.accessibility, inputs: inputs)
    return outputs
  }

  private func display(_ node: TextInputNode, _ window: ViewGraph) -> DisplayNode {
    let letters: DisplayNode = DisplayAttribute.node(inputs: inputs, mayFade: false, "edited text") {
      node.textItems(in: $0)
    }
    let caret: DisplayNode = DisplayAttribute.node(inputs: inputs, mayFade: false, "caret") { node.caretItems(in: $0) }
    let clipped: DisplayNode = EffectAttribute.wrap(
      .group([letters, caret], id: window.nextID()), inputs: inputs, "text clip",
      one: { size in
        // Letters and the caret reach a little beyond the area of a single line.
        let area: CGRect = node.textArea(in: size).insetBy(dx: -1, dy: node.value.isMultiline ? 0 : -3)
        return .clip(CGPath(rect: area, transform: nil), evenOdd: false)
      })
    var all: [DisplayNode] = placeholders + [clipped]
    if node.look.hasBorder {
      all.insert(DisplayAttribute.node(inputs: inputs, "text border") { node.borderItems(in: $0) }, at: 0)
    }
    let whole: DisplayNode = .group(all, id: window.nextID())
    let target = TextInputHitTarget(node)
    window.hitTargets.set(target, for: whole)
    let targets: HitTargets = window.hitTargets
    inputs.graph.currentSubgraph.onEnd {
      window.existingService(PointerInput.self)?.forget(target)
      targets.set(nil, for: whole)
    }
    return whole
  }
}

/// What a text input is measured by: of the text only what its size depends on.
private nonisolated struct TextInputMeasures {
  let style: EditedTextStyle
  let string: String
  let isMultiline: Bool
  let isEditor: Bool

  init(_ node: TextInputNode) {
    node.track()
    style = node.style.value
    isMultiline = node.current.isMultiline
    isEditor = node.current.isEditor
    string = node.text.rules.isSecure ? SecureMask(node.text.string).string : node.text.string
  }

  func isEqual(to other: TextInputMeasures) -> Bool {
    style == other.style && isMultiline == other.isMultiline && isEditor == other.isEditor && string == other.string
  }

  func algorithm(of node: TextInputNode) -> any LayoutAlgorithm {
    let shaper: any TextShaper = node.inputs.window.shaper
    // An empty last line is as high as the others.
    let measured: String = string.last?.isNewline == true ? string + "\u{200B}" : string
    let text: any PreparedText = shaper.prepared(
      style.content(measured) {
        guard isMultiline else { return }
        $0.lineLimit = isEditor ? nil : style.lineLimit
        $0.reservedLines = isEditor ? 0 : style.reservedLineCount
      })
    let idiom: Idiom = node.inputs.window.settings.idiom
    let size: ControlSize = EnvironmentValues(scope: node.inputs.environment).controlSize
    return TextInputLayout(
      text: text, line: shaper.prepared(style.content("x")), style: style, insets: node.look.insets(idiom, size),
      minimumHeight: node.look.minimumHeight(idiom, size), isMultiline: isMultiline, isEditor: isEditor)
  }
}

/// The label of a text input, of whatever type.
nonisolated struct TextInputLabel: View, ControlPartView {
  let part: ControlPart
}

/// What stands in the place of a text that is empty.
nonisolated private struct PlaceholderView<Content: View>: View {
  let content: Content
  let isSingleLine: Bool

  @MainActor var body: some View {
    content.foregroundStyle(.placeholder).transformEnvironment(\.lineLimit) { if isSingleLine { $0 = 1 } }
  }
}
