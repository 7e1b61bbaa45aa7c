import CoreGraphics

/// Draws the lines of texts in a way of its own.
///
/// The text is measured, placed and spoken as without the renderer. A renderer whose data animates draws each step of
/// the way.
public protocol TextRenderer: Animatable {
  /// Draws the lines; `ctx` has the space of the text.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

  /// The size of the text for a proposal; that of the text itself unless the renderer says otherwise.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// How far the drawing reaches beyond the text's bounds, in points. Nothing is drawn farther out.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

  /// None; letters that hang over their line are seen all the same.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text as its renderer may measure it.
public struct TextProxy {
  let text: TextLayoutAlgorithm

  /// The size of the text without its renderer.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { text.sizeThatFits(proposal, children: []) }
}

extension View {
  /// Draws the texts inside with a renderer; the innermost one draws.
  ///
  /// - Parameter renderer: The renderer.
  public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}

nonisolated struct TextRendererModifier<Renderer: TextRenderer>: InputsModifier {
  var renderer: Renderer

  nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    let renderer: _GraphValue<Renderer> = inputs.animated(modifier[\.renderer])
    inputs.environment = inputs.environment.setting(TextRendererKey.self, "text renderer") { _ in
      AnyTextRenderer(base: renderer.read())
    }
  }
}

struct AnyTextRenderer {
  let base: any TextRenderer
}

struct TextRendererKey: EnvironmentKey {
  static var defaultValue: AnyTextRenderer? { nil }

  /// Few views are inside of a scope that sets the key.
  static let mark = _EnvironmentMark()
  static var _mark: _EnvironmentMark? { mark }
}
