import CoreGraphics
import DisplayList

extension Image {
  /// The image as a canvas draws it.
  func drawing(in environment: EnvironmentValues) -> ImageDrawing {
    let image: ResolvedImage = resolved(in: environment, images: environment.imageLoading.images)
    let mode: SymbolRenderingMode? = image.isSymbol ? environment.symbolRenderingMode : nil
    return ImageDrawing(
      size: image.size, baseline: image.baseline ?? image.size.height, isTemplate: image.isTemplate,
      paints: { image.paints(in: $0, context: $1, mode: mode) }, items: { image.items(in: $0, paints: $1) })
  }
}
