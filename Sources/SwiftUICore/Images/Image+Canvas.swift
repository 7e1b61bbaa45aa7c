import CoreGraphics
import DisplayList

extension Image {
  /// The image as a canvas draws it.
  func drawing(in environment: EnvironmentValues) -> ImageDrawing {
    let image: ResolvedImage = resolved(in: environment, images: environment.imageLoading.images)
    return ImageDrawing(
      size: image.size, baseline: image.baseline ?? image.size.height, isTemplate: image.isTemplate
    ) { rect, paint in
      image.items(in: rect, paints: [paint])
    }
  }
}
