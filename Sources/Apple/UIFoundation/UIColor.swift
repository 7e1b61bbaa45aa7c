@_exported import CoreGraphics
import DisplayList
@_exported import Foundation
import ImageEngine

/// A colour with opacity, which may depend on the traits of where it is shown.
///
/// Two colours are equal if their numbers are, if they are the same colour of the system or of a catalog, or if they are
/// one object.
open class UIColor: NSObject, NSCopying, _ExpressibleByColorLiteral, @unchecked Sendable {
  private let mark = AttributeValueMark()
  /// Where a colour's numbers come from.
  package enum Content: Sendable {
    case fixed(RGBA)
    case system(SystemColor)
    case named(String, CatalogColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  package let content: Content

  package init(_ content: Content) { self.content = content }

  private convenience init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat) {
    self.init(
      .fixed(RGBA(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(max(0, min(1, alpha))))))
  }

  /// A colour of sRGB; components outside of 0 to 1 are kept, the opacity is limited to it.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red, green, blue, alpha)
  }

  /// A gray.
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(white, white, white, alpha) }

  /// A colour by hue, saturation and brightness, each from 0 to 1; hue 0 and 1 are red.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let sector: CGFloat = (hue - hue.rounded(.down)) * 6
    func component(_ shift: CGFloat) -> CGFloat {
      let place: CGFloat = (shift + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(component(5), component(3), component(1), alpha)
  }

  /// A colour of Display P3.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.fixed(RGBA(displayP3Red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))))
  }

  public convenience init(cgColor: CGColor) {
    self.init(.fixed(RGBA(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: Double(cgColor.alpha))))
  }

  /// A colour of the program's asset catalogs; nil when there is none.
  public convenience init?(named name: String) { self.init(name, in: ResourceFolders.ofProgram) }

  /// A colour of a bundle's asset catalogs, or of the program's; nil when there is none. It follows the traits of where
  /// it is shown, whichever are given.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(name, in: bundle.map(ResourceFolders.of) ?? ResourceFolders.ofProgram)
  }

  package convenience init?(_ name: String, in folders: [URL]) {
    guard let color = AssetLibrary.shared.color(named: name, in: folders) else { return nil }
    self.init(.named(name, color))
  }

  /// A colour that is asked for by the traits of where it is shown.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(.dynamic(dynamicProvider))
  }

  /// A colour of a colour literal.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The same colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if case .fixed(let color) = content {
      return UIColor(.fixed(RGBA(red: color.red, green: color.green, blue: color.blue, alpha: Double(alpha))))
    }
    return UIColor { traits in
      let color: RGBA = self.rgba(for: traits)
      return UIColor(.fixed(RGBA(red: color.red, green: color.green, blue: color.blue, alpha: Double(alpha))))
    }
  }

  /// The colour without dependence on traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(.fixed(rgba(for: traitCollection)))
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    switch (content, other.content) {
    case (.fixed(let mine), .fixed(let theirs)): return mine == theirs
    case (.system(let mine), .system(let theirs)): return mine == theirs
    case (.named(let mine, _), .named(let theirs, _)): return mine == theirs
    default: return self === other
    }
  }

  open override var hash: Int {
    switch content {
    case .fixed(let color): return color.hashValue
    case .system(let color): return color.hashValue
    case .named(let name, _): return name.hashValue
    case .dynamic: return ObjectIdentifier(self).hashValue
    }
  }

  open override var description: String {
    let color: RGBA = rgba(for: .current)
    return "UIColor(red \(color.red), green \(color.green), blue \(color.blue), alpha \(color.alpha))"
  }
}
