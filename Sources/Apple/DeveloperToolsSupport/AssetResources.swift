import Foundation

/// The name of a picture in a bundle's resources.
///
/// The plugin `AssetSymbols` writes one for each picture of a target's asset catalogs, so that a name that is not there
/// does not compile: `Image(.sign)` for a picture called Sign.
public struct ImageResource: Hashable, Sendable {
  package let name: String
  private let box: BundleBox

  public init(name: String, bundle: Bundle) {
    self.name = name
    box = BundleBox(bundle)
  }

  package var bundle: Bundle { box.bundle }
}

/// The name of a colour in a bundle's resources.
///
/// The plugin `AssetSymbols` writes one for each colour of a target's asset catalogs.
public struct ColorResource: Hashable, Sendable {
  package let name: String
  private let box: BundleBox

  public init(name: String, bundle: Bundle) {
    self.name = name
    box = BundleBox(bundle)
  }

  package var bundle: Bundle { box.bundle }
}

/// A bundle compared by identity; bundles never change.
package struct BundleBox: Hashable, @unchecked Sendable {
  package let bundle: Bundle

  package init(_ bundle: Bundle) { self.bundle = bundle }

  package static func == (left: BundleBox, right: BundleBox) -> Bool { left.bundle === right.bundle }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(bundle)) }
}
