// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import CoreGraphics
import Diagnostics

/// The context to which drawing goes on this thread; nil where there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current.entries.last?.context }

/// Makes a context the current one of this thread, until `UIGraphicsPopContext`.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsStack.current.push(.init(context: context, canvas: nil, isImage: false))
}

/// Goes back to the context that was the current one before `UIGraphicsPushContext`.
public func UIGraphicsPopContext() {
  guard let last = GraphicsStack.current.entries.last, !last.isImage, last.pages == nil else {
    return Diagnostics.warn("UIGraphicsPopContext does nothing: no context was pushed on this thread.")
  }
  GraphicsStack.current.pop()
}

/// Begins an image of one pixel in a point, transparent at first, and makes its context the current one.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image and makes its context the current one, until `UIGraphicsEndImageContext`. An image that would have no
/// pixels, or too many, is told with a message, and what is drawn meanwhile goes nowhere.
///
/// - Parameters:
///   - size: in points.
///   - opaque: whether the image is opaque: black at first, not transparent.
///   - scale: the number of pixels in a point; 0 for that of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let canvas = ImageCanvas(
    bounds: CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque,
    asker: "UIGraphicsBeginImageContextWithOptions")
  GraphicsStack.current.push(.init(context: canvas?.context, canvas: canvas, isImage: true))
}

/// What was drawn so far of the image that was begun last; nil where none was, and for one that cannot be made.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let last = GraphicsStack.current.entries.last, last.isImage else { return nil }
  return last.canvas?.image
}

/// Ends the image that was begun last; nothing happens where the current context is another one.
public func UIGraphicsEndImageContext() {
  guard let last = GraphicsStack.current.entries.last, last.isImage else { return }
  GraphicsStack.current.pop()
}

/// Fills a rectangle with the fill colour, which takes the place of what was there.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle with the fill colour.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  GraphicsStack.context(for: "UIRectFill")?.fill(rect, blendMode: blendMode)
}

/// Draws a frame of one point around the inside of a rectangle in the stroke colour, which takes the place of what was
/// there.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a frame of one point around the inside of a rectangle in the stroke colour.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  GraphicsStack.context(for: "UIRectFrame")?.frame(rect, blendMode: blendMode)
}

/// Limits what follows to the inside of a rectangle; one of a negative size changes nothing.
public func UIRectClip(_ rect: CGRect) {
  guard rect.size.width >= 0, rect.size.height >= 0 else { return }
  GraphicsStack.context(for: "UIRectClip")?.clip(to: rect)
}
