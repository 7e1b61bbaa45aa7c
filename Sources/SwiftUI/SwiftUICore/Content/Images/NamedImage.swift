import CoreGraphics
import Diagnostics
import DisplayList
import Foundation
import ImageEngine

/// A picture that is looked up by its name in catalogs and files of bundles.
struct NamedImage {
  var name: String
  var bundle: Bundle?
  var value: Double?

  func resolve(_ result: inout ResolvedImage, in environment: EnvironmentValues, images: ImageStore) {
    let folders: [URL] = bundle.map(ResourceFolders.of) ?? ResourceFolders.ofProgram
    if let asset = AssetLibrary.shared.image(named: name, in: folders) {
      guard let variant = asset.variant(for: CatalogTraits(environment)) else {
        return warn("its set has no picture for these surroundings")
      }
      show(variant, of: asset, &result, environment, images)
    } else if let file = AssetLibrary.shared.file(named: name, in: folders, scale: environment.displayScale) {
      guard let image = decoded(file.url, images) else { return }
      result.setPicture(image, name: name, scale: scale(of: image, file.scale))
    } else {
      let place: String = folders.first?.path ?? "no folder"
      warn("there is no such picture in the catalogs and files of \(place)")
    }
  }

  private func show(
    _ variant: CatalogImage.Variant, of asset: CatalogImage, _ result: inout ResolvedImage,
    _ environment: EnvironmentValues, _ images: ImageStore
  ) {
    guard let image = decoded(variant.file, images) else { return }
    if asset.isSymbol, case .vector(let vector) = image {
      return result.setGlyph(CGImageBox(name: name, object: vector), drawn: vector.size, in: environment)
    }
    result.setPicture(image, name: name, scale: scale(of: image, variant.scale ?? 1))
    result.slicing = variant.slicing
    if result.options.renderingMode == nil { result.isTemplate = asset.intent == .template }
  }

  /// A drawing of shapes has points, whatever its file is named.
  private func scale(of image: DecodedImage, _ scale: CGFloat) -> CGFloat {
    if case .vector = image { return 1 }
    return scale
  }

  private func decoded(_ file: URL, _ images: ImageStore) -> DecodedImage? {
    do throws(ImageFailure) { return try images.image(at: file) } catch {
      warn("\(file.lastPathComponent): \(error)")
      return nil
    }
  }

  private func warn(_ reason: String) {
    Diagnostics.warnOnce("Image(\"\(name)\") shows nothing: \(reason).")
  }
}

extension CatalogTraits {
  init(_ environment: EnvironmentValues) {
    self.init(
      scale: environment.displayScale, isDark: environment.colorScheme == .dark,
      isIncreasedContrast: environment.colorSchemeContrast == .increased,
      isRightToLeft: environment.layoutDirection == .rightToLeft,
      idioms: environment[IdiomKey.self] == .phone
        ? ["iphone", "universal", "ipad", "mac"] : ["mac", "universal", "ipad", "iphone"])
  }
}
