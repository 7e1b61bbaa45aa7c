import AccessibilityTree
import DisplayList
import Foundation
import ImageEngine
import LayoutEngine
import ReactiveGraph

extension Image: UnaryView {
  public nonisolated static func _makeView(view: _GraphValue<Image>, inputs: _ViewInputs) -> _ViewOutputs {
    let image: Rule<Image> = view.attribute(in: inputs.graph, "image value")
    let store: ImageStore = inputs.window.images
    let resolved = Rule(in: inputs.graph, "image", equal: { $0 == $1 }) {
      image.value.resolved(in: EnvironmentValues(scope: inputs.environment), images: store)
    }
    var outputs = _ViewOutputs()
    outputs.layout = LayoutAttribute(in: inputs, "image layout") { ImageLayout(resolved.value) }
    let motion: SymbolMotion? = SymbolMotion.make(inputs)
    motion?.setNeedsEvaluation()
    let change: ImageChange? = ImageChange.make(inputs) { resolved.value }
    func draw(_ image: ResolvedImage, _ size: CGSize) -> [DisplayItem] {
      let pose: SymbolPose = image.isSymbol ? motion?.value ?? .rest : .rest
      return Image.draw(image, size: size, pose: pose, inputs: inputs)
    }
    outputs.display = DisplayAttribute.node(inputs: inputs, "image drawing") { size in
      change?.value.items(in: size, draw: draw) ?? draw(resolved.value, size)
    }
    let source = AccessibilitySource(id: inputs.window.nextID(), kind: .element)
    outputs.accessibility = source
    PropertiesAttribute.keep(source, inputs: inputs) { source in
      let environment = EnvironmentValues(scope: inputs.environment)
      source.properties = image.value.accessibilityProperties(in: environment)
      if environment.isKeptPrivate { source.properties.isHidden = true }
    }
    return outputs
  }

  private nonisolated static func draw(
    _ image: ResolvedImage, size: CGSize, pose: SymbolPose, inputs: _ViewInputs
  ) -> [DisplayItem] {
    let bounds = CGRect(origin: .zero, size: size)
    let environment = EnvironmentValues(scope: inputs.environment)
    if environment.isRedacted {
      let paint: Paint = inputs.foregroundPaint(in: bounds, inputs.styleContext)
      return Redaction.items(for: [bounds], paint: paint)
    }
    // A picture in its own colours depends on no style.
    guard image.isTemplate else { return image.items(in: bounds, paints: []) }
    let mode: SymbolRenderingMode? = image.isSymbol ? environment.symbolRenderingMode : nil
    var paints: [Paint] = image.paints(in: bounds, context: inputs.styleContext, mode: mode)
    var dimming: Double = pose.dimming
    if image.isSymbol {
      let colors: SymbolColorRenderingMode? = image.options.symbolColors ?? environment.symbolColorRenderingMode
      if colors == .gradient { paints = paints.map { $0.standardGradient(in: bounds, context: inputs.styleContext) } }
      let values: SymbolVariableValueMode? = image.options.symbolValues ?? environment.symbolVariableValueMode
      if values == .draw, pose.lit == nil { dimming = 0 }
    }
    func drawn(_ paints: [Paint]) -> [DisplayItem] {
      image.items(in: bounds, paints: paints, lit: pose.lit, dimming: dimming)
    }
    // A style's shadows are those of all layers together.
    let ink = ShapeInk(HierarchicalShapeStyle.primary, in: bounds, inputs.styleContext)
    let items: [DisplayItem] = ink.decorated(drawn(paints)) { drawn([$0]) }
    return pose == .rest ? items : pose.posed(items, in: bounds)
  }
}

/// An image has its own size unless it is resizable.
private struct ImageLayout: LayoutAlgorithm, Equatable {
  var size: CGSize
  var baseline: CGFloat?
  var isResizable: Bool

  init(_ image: ResolvedImage) {
    size = image.size
    isResizable = image.isResizable
    baseline = isResizable ? nil : image.baseline
  }

  func sizeThatFits(_ proposal: ProposedViewSize, children: [LayoutNode]) -> CGSize {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
  }

  func answer(_ proposal: ProposedViewSize, children: [LayoutNode]) -> SizeAnswer {
    SizeAnswer(sizeThatFits(proposal, children: children), isResizable ? .only(proposal) : .all)
  }

  func place(in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]) -> [LayoutPlacement] { [] }

  func explicitAlignment(
    of key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize, children: [LayoutNode]
  ) -> CGFloat? {
    let isBaseline: Bool =
      key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
    return isBaseline ? baseline : nil
  }
}

extension Image {
  /// An image is an element with the trait of images, unless it only decorates (behaviours 285, 291, 296).
  fileprivate func accessibilityProperties(in environment: EnvironmentValues) -> AccessibilityProperties {
    var properties = AccessibilityProperties(role: .image, label: "", traits: .isImage)
    switch label {
    case .decorative: properties.isHidden = true
    case .none: break
    case .text(let text): properties.label = text.string(in: environment)
    case .inferred:
      properties.label = inferredLabel(in: environment)
      if case .symbol = source { properties.isLabelOfSymbol = true }
    }
    return properties
  }

  private func inferredLabel(in environment: EnvironmentValues) -> String {
    switch source {
    case .symbol(let name, _): return SymbolTable.label(of: name)
    case .named(let name, let bundle, _):
      let file: String = (name as NSString).lastPathComponent
      return Text(LocalizedStringKey(file), bundle: bundle).string(in: environment)
    case .bitmap, .vector, .drawn: return ""
    }
  }
}
