import CoreGraphics
import DisplayList
import TextEngine

extension GraphicsContext {
  /// A text with what it takes from the environment, ready to be measured and drawn.
  public struct ResolvedText {
    /// What the text is painted in where it has no style of its own.
    public var shading: GraphicsContext.Shading
    let text: SwiftUICore.ResolvedText
    let prepared: any PreparedText
    let displayScale: CGFloat

    /// The size of the text where it may be as large as `size`, in points.
    public func measure(in size: CGSize) -> CGSize { measured(size).size }

    /// How far the first base line is below the top where the text may be as large as `size`, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat { measured(size).firstBaseline }

    /// How far the last base line is below the top where the text may be as large as `size`, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat { measured(size).lastBaseline }

    private func measured(_ size: CGSize) -> TextMeasure {
      prepared.measure(
        width: Self.limit(size.width), height: Self.limit(size.height), displayScale: displayScale)
    }

    static func limit(_ length: CGFloat) -> CGFloat? { length.isFinite && length < 1e6 ? max(0, length) : nil }
  }

  /// A text with what it takes from the environment.
  public func resolve(_ text: Text) -> GraphicsContext.ResolvedText {
    let environment: EnvironmentValues = environment
    let resolved: SwiftUICore.ResolvedText = text.resolved(in: environment)
    return ResolvedText(
      shading: .foreground, text: resolved, prepared: state.base.prepared(resolved.content),
      displayScale: environment.displayScale)
  }

  /// Draws a text from the top left corner of a rectangle, in lines of its width.
  public func draw(_ text: GraphicsContext.ResolvedText, in rect: CGRect) {
    let layout: TextLayout = text.prepared.layout(
      width: ResolvedText.limit(rect.width), height: ResolvedText.limit(rect.height), displayScale: text.displayScale)
    guard layout.size.width > 0 else { return }
    let bounds = CGRect(origin: .zero, size: layout.size)
    let context: ShapeStyleContext =
      text.shading.lowerLevels.isEmpty ? state.base.styleContext() : text.shading.styleContext(in: bounds, self)
    let own: [Paint?] = text.text.styles.map { $0?.style.paint(in: bounds, context: context) }
    let isMirrored: Bool = environment.layoutDirection == .rightToLeft
    let items: [DisplayItem] = text.shading.items(in: bounds, context: self) { paint in
      layout.displayItems(of: text.text, isMirrored: isMirrored, paints: own.map { $0 ?? paint }) {
        .color($0.resolved(in: context.colors))
      }
    }
    let move = CGAffineTransform(translationX: rect.minX, y: rect.minY)
    if state.transform.isIdentity {
      add(items.flatMap { $0.placed(at: rect.origin) }, in: .identity)
    } else {
      add(items, in: move.concatenating(state.transform))
    }
  }

  /// Draws a text in one line, or as many as it says itself, with a point of it at `point`.
  public func draw(_ text: GraphicsContext.ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let unlimited = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    draw(text, in: CGRect(anchor, at: point, size: text.measure(in: unlimited)))
  }

  /// Draws a text from the top left corner of a rectangle, in lines of its width.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text with a point of it at `point`.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
}
