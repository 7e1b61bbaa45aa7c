import CoreGraphics
import Foundation

/// A `Contents.json` of an asset catalog, read leniently: what is missing or of another type counts as absent.
struct CatalogContents {
  private let root: [String: Any]

  /// The largest description that is read.
  private static let byteLimit: Int = 4 << 20

  init?(at file: URL) {
    guard let size = try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int,
      size <= Self.byteLimit, let data = try? Data(contentsOf: file)
    else { return nil }
    self.init(data)
  }

  init?(_ data: Data) {
    guard data.count <= Self.byteLimit, Self.isShallow(data),
      let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return nil }
    self.root = root
  }

  /// The reader of JSON walks down one call a level: what is nested deeper than a catalog can be is not read.
  private static func isShallow(_ data: Data) -> Bool {
    var depth: Int = 0
    for byte in data {
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") { depth -= 1 }
      if depth > 64 { return false }
    }
    return true
  }

  private var properties: [String: Any] { root["properties"] as? [String: Any] ?? [:] }

  var providesNamespace: Bool { properties["provides-namespace"] as? Bool ?? false }

  private var intent: CatalogImage.Intent? {
    (properties["template-rendering-intent"] as? String).flatMap(CatalogImage.Intent.init)
  }

  private func entries(_ key: String) -> [[String: Any]] {
    ((root[key] as? [Any]) ?? []).compactMap { $0 as? [String: Any] }
  }

  // MARK: - Assets

  func image(in folder: URL) -> CatalogImage {
    var image = CatalogImage(variants: entries("images").compactMap { variant($0, in: folder) })
    image.intent = intent
    return image
  }

  func symbol(in folder: URL) -> CatalogImage {
    var image = CatalogImage(variants: entries("symbols").compactMap { variant($0, in: folder) })
    image.intent = intent ?? .template
    image.isSymbol = true
    return image
  }

  var color: CatalogColor {
    CatalogColor(
      variants: entries("colors").compactMap { entry in
        guard let color = entry["color"] as? [String: Any], let value = Self.value(of: color) else { return nil }
        return CatalogColor.Variant(traits: Self.traits(of: entry), value: value)
      })
  }

  private func variant(_ entry: [String: Any], in folder: URL) -> CatalogImage.Variant? {
    // A name that leads out of its folder is none.
    guard let name = entry["filename"] as? String, !name.isEmpty, !name.contains("/"), name != ".." else { return nil }
    var variant = CatalogImage.Variant(traits: Self.traits(of: entry), file: folder.appendingPathComponent(name))
    variant.slicing = (entry["resizing"] as? [String: Any]).map(Self.slicing)
    return variant
  }

  private static func slicing(_ resizing: [String: Any]) -> CatalogImage.Slicing {
    let insets: [String: Any] = resizing["cap-insets"] as? [String: Any] ?? [:]
    func inset(_ name: String) -> CGFloat { CGFloat(max(0, number(insets[name]) ?? 0)) }
    let center: [String: Any] = resizing["center"] as? [String: Any] ?? [:]
    return CatalogImage.Slicing(
      top: inset("top"), leading: inset("left"), bottom: inset("bottom"), trailing: inset("right"),
      isTiled: center["mode"] as? String == "tile")
  }

  private static func traits(of entry: [String: Any]) -> CatalogVariant {
    var traits = CatalogVariant()
    traits.idiom = entry["idiom"] as? String ?? "universal"
    if let scale = entry["scale"] as? String, scale.hasSuffix("x"), let value = Double(scale.dropLast()), value > 0 {
      traits.scale = CGFloat(value)
    }
    traits.isWide = entry["display-gamut"] as? String == "display-P3"
    switch entry["language-direction"] as? String {
    case "right-to-left": traits.isRightToLeft = true
    case "left-to-right": traits.isRightToLeft = false
    default: break
    }
    for appearance in ((entry["appearances"] as? [Any]) ?? []).compactMap({ $0 as? [String: Any] }) {
      switch (appearance["appearance"] as? String, appearance["value"] as? String) {
      case ("luminosity", "dark"): traits.isDark = true
      case ("luminosity", "light"): traits.isDark = false
      case ("contrast", "high"): traits.isIncreasedContrast = true
      default: break
      }
    }
    return traits
  }

  // MARK: - Numbers

  private static func value(of color: [String: Any]) -> CatalogColor.Value? {
    if let reference = color["reference"] as? String { return .system(reference) }
    guard let parts = color["components"] as? [String: Any] else { return nil }
    let space: CatalogColor.Space
    switch color["color-space"] as? String {
    case "display-p3": space = .displayP3
    case "extended-linear-srgb": space = .linear
    default: space = .sRGB
    }
    let alpha: Double = component(parts["alpha"]) ?? 1
    if let white = component(parts["white"]) {
      return .components(space: space, red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = component(parts["red"]), let green = component(parts["green"]), let blue = component(parts["blue"])
    else { return nil }
    return .components(space: space, red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A part of a colour: `0xFF` and whole numbers count 255ths, numbers with a point count from 0 to 1.
  private static func component(_ value: Any?) -> Double? {
    if let text = value as? String {
      if text.hasPrefix("0x") || text.hasPrefix("0X") {
        return UInt32(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      }
      if let whole = Int(text), !text.contains(".") { return Double(whole) / 255 }
      return Double(text).flatMap { $0.isFinite ? $0 : nil }
    }
    return number(value)
  }

  private static func number(_ value: Any?) -> Double? {
    let number: Double? = (value as? NSNumber)?.doubleValue ?? (value as? Double)
    return number.flatMap { $0.isFinite ? $0 : nil }
  }
}
