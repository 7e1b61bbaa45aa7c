import Combine
import CoreGraphics
import Diagnostics
import DisplayList
import HostHeadless
import HostInterface
import LayoutEngine
import RenderCairo

/// Draws a view into a picture, or into a context such as a PDF file, where text stays text.
///
/// A PDF file is tagged with what the views' accessibility says: headings, paragraphs, links, lists, tables, and pictures with
/// their labels; what is hidden from accessibility is decoration. Inside of tags that `CGPDFContextBeginTag` opens, the
/// views' parts become parts of those: in a row of a table each element is a cell.
///
/// The view has the default environment in light appearance. A renderer keeps its views: setting `content` changes what
/// differs, and measuring or drawing again costs nothing else.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// Tells when the picture would be another one, while `isObservationEnabled` says so.
  public nonisolated let objectWillChange = PassthroughSubject<Void, Never>()

  /// Whether those who observe the renderer are told when its picture would be another one; false by default.
  public var isObservationEnabled: Bool = false

  /// The brightest that pictures may be; all are drawn in the standard range.
  public var allowedDynamicRange: Image.DynamicRange?

  /// The view to draw.
  public var content: Content {
    didSet {
      canvas?.content = content
      if canvas == nil { tell() }
    }
  }

  /// The size offered to the view; by default none, so that it takes its ideal size.
  public var proposedSize: ProposedViewSize = .unspecified {
    didSet { canvas?.proposal = proposedSize }
  }

  /// The pixels of `cgImage` per point, and of the view's environment; 1 by default.
  public var scale: CGFloat = 1

  /// Whether the picture is opaque: what the view leaves transparent is then black. False by default.
  public var isOpaque: Bool = false

  /// The space that colours are mixed in: always as they are stored, as `nonLinear` says, which is the default.
  public var colorMode: ColorRenderingMode = .nonLinear

  private var canvas: RenderedCanvas<Content>?

  public init(content view: Content) {
    content = view
  }

  /// The view as a picture; nil when it is empty, or has more than 32767 pixels on a side.
  public var cgImage: CGImage? {
    guard scale > 0, let canvas = prepared() else { return nil }
    let size: CGSize = canvas.layOut()
    let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
    do {
      let surface = try ImageSurface(width: size.width, height: size.height, scale: scale)
      try surface.draw(canvas.displayList, background: isOpaque ? black : nil)
      return surface.image
    } catch {
      report(error)
      return nil
    }
  }

  /// Hands the view's size, in points, and a function that draws it to a closure.
  ///
  /// The function draws into a context whose origin is the view's lower left corner, with y pointing up. Only its own
  /// closure may call it. Without the fonts that the views need the closure is not called.
  ///
  /// - Parameter rasterizationScale: the pixels per point of effects, such as shadows, that a file of shapes and text
  ///   cannot hold as such; fewer than 3 give 3, the density that prints well.
  public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {
    guard let canvas = prepared() else { return }
    let size: CGSize = canvas.layOut()
    renderer(size) { context in
      context.draw(
        canvas.displayList, size: size, rasterizationScale: rasterizationScale, tree: { canvas.accessibility },
        language: canvas.language)
    }
  }

  private func prepared() -> RenderedCanvas<Content>? {
    if canvas == nil {
      do {
        canvas = try RenderedCanvas(content: content, proposal: proposedSize)
        canvas?.onChange = { [weak self] in self?.tell() }
      } catch {
        report(error)
      }
    }
    canvas?.scale = scale > 0 ? scale : 1
    return canvas
  }

  private func tell() {
    if isObservationEnabled { objectWillChange.send() }
  }

  private func report(_ error: any Error) {
    // An empty view makes no picture; there is nothing to mend.
    if case RenderError.surfaceSize(let width, let height, _) = error, width <= 0 || height <= 0 { return }
    Diagnostics.warn("a view cannot be drawn by ImageRenderer: \(error)")
  }
}
