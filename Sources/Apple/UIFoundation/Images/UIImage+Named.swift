import DisplayList
import Foundation
import ImageEngine
import RenderCairo

extension UIImage {
  /// Makes an image of the program's asset catalogs and files, in light appearance; nil when there is none.
  public convenience init?(named name: String) { self.init(name, in: ResourceFolders.ofProgram) }

  /// Makes an image of a bundle's asset catalogs and files, or of the program's; nil when there is none.
  ///
  /// - Parameter traitCollection: by which one of the variants of a set is taken; nil for the current ones.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(
      name, in: bundle.map(ResourceFolders.of) ?? ResourceFolders.ofProgram, traits: traitCollection ?? .current)
  }

  /// Makes an image of a bundle's asset catalogs and files, or of the program's; nil when there is none.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    let folders: [URL] = bundle.map(ResourceFolders.of) ?? ResourceFolders.ofProgram
    guard let image = UIImage(name, in: folders, traits: configuration?.traitCollection ?? .current) else {
      return nil
    }
    var look: Look = image.look
    look.configuration = configuration
    self.init(content: image.content, scale: image.scale, orientation: image.imageOrientation, look: look)
  }

  /// - Parameter asset: The asset of the image's variants; nil makes one.
  package convenience init?(
    _ name: String, in folders: [URL], traits: UITraitCollection = UITraitCollection(), asset known: UIImageAsset? = nil
  ) {
    let store: ImageStore = PictureDecoder.store
    var catalog = CatalogTraits()
    catalog.isDark = traits.userInterfaceStyle == .dark
    catalog.isIncreasedContrast = traits.accessibilityContrast == .high
    var look = Look()
    let found: (file: URL, scale: CGFloat)
    if let asset = AssetLibrary.shared.image(named: name, in: folders), let variant = asset.variant(for: catalog) {
      found = (variant.file, variant.scale ?? 1)
      look.renderingMode = asset.intent == .template ? .alwaysTemplate : .automatic
      look.slicing = variant.slicing
      look.asset = known ?? UIImageAsset(name, in: folders)
    } else if let file = AssetLibrary.shared.file(named: name, in: folders, scale: catalog.scale) {
      found = (file.url, file.scale)
    } else {
      return nil
    }
    let image: DecodedImage
    do throws(ImageFailure) { image = try store.image(at: found.file) } catch {
      Self.warn(of: error, "UIImage(named: \"\(name)\")")
      return nil
    }
    switch image {
    case .bitmap(let pixels, let turn, let reduction):
      self.init(
        content: .bitmap(pixels), scale: found.scale / CGFloat(reduction), orientation: Orientation(turn), look: look)
    case .vector(let vector): self.init(content: .vector(vector), scale: 1, orientation: .up, look: look)
    }
  }

  /// Makes an image of a symbol; nil for a name that stands for none.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// Makes an image of a symbol; nil for a name that stands for none. The traits change nothing in a symbol.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Makes an image of a symbol as the configuration says; nil for a name that stands for none.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard SymbolTable.drawing(of: name) != nil else { return nil }
    var look = Look()
    look.configuration = configuration
    self.init(content: .symbol(name), scale: 2, orientation: .up, look: look)
  }
}
