import Foundation
import ImageEngine

/// The variants of one image: those of a set of an asset catalog, and those that a program registers.
///
/// ```swift
/// import UIKit
///
/// @MainActor
/// func show(_ day: UIImage, _ night: UIImage, in view: UIImageView) {
///   let asset = UIImageAsset()
///   asset.register(day, with: UITraitCollection(userInterfaceStyle: .light))
///   asset.register(night, with: UITraitCollection(userInterfaceStyle: .dark))
///   view.image = asset.image(with: view.traitCollection)
/// }
/// ```
///
/// An image view shows the variant for the traits of its place.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var registered: [(configuration: UIImage.Configuration, image: UIImage)] = []
  /// The name by which more variants are found; nil for an asset of a program's own.
  private let source: (name: String, folders: [URL])?

  /// An asset without variants.
  public override init() {
    source = nil
    super.init()
  }

  /// Archives hold no assets: nil.
  public required init?(coder: NSCoder) { nil }

  init(_ name: String, in folders: [URL]) {
    source = (name, folders)
    super.init()
  }

  /// Whether the asset is that of a name.
  func isNamed(_ name: String, in folders: [URL]) -> Bool { source?.name == name && source?.folders == folders }

  /// Adds a variant for some traits, in the place of the one for the same traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    register(image, with: traitCollection.imageConfiguration)
  }

  /// Adds a variant for a configuration, in the place of the one for the same configuration.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    lock.withLock {
      registered.removeAll { $0.configuration == configuration }
      registered.append((configuration, image))
    }
    image.registeredAsset = self
  }

  /// Takes the variant for some traits away.
  open func unregister(imageWith traitCollection: UITraitCollection) {
    unregisterImage(with: traitCollection.imageConfiguration)
  }

  /// Takes the variant for a configuration away.
  open func unregisterImage(with configuration: UIImage.Configuration) {
    let gone: [UIImage] = lock.withLock {
      defer { registered.removeAll { $0.configuration == configuration } }
      return registered.filter { $0.configuration == configuration }.map(\.image)
    }
    for image in gone where image.registeredAsset === self { image.registeredAsset = nil }
  }

  /// The variant that fits some traits best; an empty image where there is none.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    image(with: traitCollection.imageConfiguration)
  }

  /// The variant that fits a configuration best; an empty image where there is none.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    let traits: UITraitCollection = configuration.traitCollection ?? .current
    if let own = best(for: traits) {
      let look: UIImage = own.with { $0.asset = self }
      return configuration.choice == SymbolChoice() ? look : look.withConfiguration(configuration)
    }
    guard let source, let found = UIImage(source.name, in: source.folders, traits: traits, asset: self) else {
      return UIImage()
    }
    return found
  }

  /// Of the variants whose traits all agree the one that says most; the first one where none agrees.
  private func best(for traits: UITraitCollection) -> UIImage? {
    let all: [(configuration: UIImage.Configuration, image: UIImage)] = lock.withLock { registered }
    var best: (count: Int, image: UIImage)?
    for (configuration, image) in all {
      let wanted: TraitValues = configuration.traitCollection?.values ?? TraitValues()
      let named: [UITrait] = wanted.differences(from: TraitValues())
      guard named.allSatisfy({ wanted.agrees(with: traits.values, in: $0) }) else { continue }
      if named.count > best?.count ?? -1 { best = (named.count, image) }
    }
    return best?.image ?? all.first?.image
  }
}

extension UIImage {
  /// The variants of which the image is one: for an image by name those of its set; nil for other images.
  public var imageAsset: UIImageAsset? { look.asset ?? registeredAsset }

  /// The variant for some traits, drawn as this image is; the image itself where it has no variants.
  package func variant(for traits: UITraitCollection) -> UIImage {
    guard let asset = imageAsset, traits.userInterfaceStyle != .unspecified else { return self }
    let found: UIImage = asset.image(with: traits)
    if found.content.isSame(as: content) { return self }
    if case .none = found.content { return self }
    return found.with { look in
      let asset: UIImageAsset? = look.asset
      look = self.look
      look.asset = asset
    }
  }
}
