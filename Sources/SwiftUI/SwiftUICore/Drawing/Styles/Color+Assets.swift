import Diagnostics
import DisplayList
import Foundation
import ImageEngine

extension Color {
  /// A colour of an asset catalog.
  ///
  /// - Parameters:
  ///   - name: The name. A colour that is not found is clear and reported once.
  ///   - bundle: The bundle that has the catalog; nil, the default, looks in the program's own resources and in those
  ///     of the package targets beside it.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.named(NamedColor(name: name, bundle: bundle.map(BundleBox.init))))
  }

  /// A colour of the resources that a name stands for.
  public init(_ resource: ColorResource) {
    self.init(resource.name, bundle: resource.bundle)
  }
}

/// A colour that is looked up in catalogs of bundles.
struct NamedColor: Hashable, Sendable {
  var name: String
  var bundle: BundleBox?

  /// Clear where there is no such colour, as on Apple's systems.
  func resolved(in context: ColorContext) -> RGBA {
    let folders: [URL] = bundle.map { ResourceFolders.of($0.bundle) } ?? ResourceFolders.ofProgram
    let traits = CatalogTraits(
      scale: 1, isDark: context.colorScheme == .dark, isIncreasedContrast: context.contrast == .increased,
      isRightToLeft: false, idioms: ["universal", "iphone", "ipad", "mac"])
    guard let color = AssetLibrary.shared.color(named: name, in: folders), let value = color.value(for: traits) else {
      Diagnostics.warnOnce("Color(\"\(name)\") is clear: there is no such colour in the asset catalogs.")
      return RGBA(red: 0, green: 0, blue: 0, alpha: 0)
    }
    switch value {
    case .components(let space, let red, let green, let blue, let alpha):
      let space: Color.RGBColorSpace =
        switch space {
        case .sRGB: .sRGB
        case .displayP3: .displayP3
        case .linear: .sRGBLinear
        }
      return RGBA(
        Color.Resolved(
          colorSpace: space, red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha)))
    case .system(let reference):
      guard let system = SystemColor(reference: reference) else {
        Diagnostics.warnOnce("Color(\"\(name)\") is clear: the system has no colour \(reference).")
        return RGBA(red: 0, green: 0, blue: 0, alpha: 0)
      }
      return system.resolved(in: context)
    }
  }
}
