import CPango
import Foundation
import TextPango
import UIFoundation

/// A face of the fonts that text may use.
struct InstalledFace: Hashable {
  /// The name by which the face is asked for.
  let name: String
  /// The name within the family, such as "Bold Italic".
  let style: String
  let traits: UIFontDescriptor.SymbolicTraits
  /// Sorts faces: upright ones before slanted ones, light ones before heavy ones.
  let order: Int
  /// The languages that the face has the letters of, as the typeface library names them.
  let languages: [String]

  static func == (left: Self, right: Self) -> Bool { left.name == right.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Faces of one name.
struct InstalledFamily: Identifiable {
  let name: String
  var faces: [InstalledFace]
  var id: String { name }

  /// The face that stands for the family: the upright one of usual weight, where there is one.
  var regular: InstalledFace? { faces.first { $0.style == "Regular" || $0.style == "Book" } ?? faces.first }
}

/// The families of the library that texts are drawn from, read once, by their names.
enum InstalledFonts {
  static let families: [InstalledFamily] = {
    guard (try? FontLibrary.standard()) != nil, let config = FcConfigGetCurrent(),
      let fonts = FcConfigGetFonts(config, FcSetSystem)
    else { return [] }
    var found: [String: [String: InstalledFace]] = [:]
    for index in 0..<Int(fonts.pointee.nfont) {
      guard let pattern = fonts.pointee.fonts[index], let (family, face) = read(pattern) else { continue }
      if found[family]?[face.name] == nil { found[family, default: [:]][face.name] = face }
    }
    return found.map { name, faces in
      InstalledFamily(name: name, faces: faces.values.sorted { ($0.order, $0.name) < ($1.order, $1.name) })
    }.sorted { $0.name.lowercased() < $1.name.lowercased() }
  }()

  private static func read(_ pattern: OpaquePointer) -> (family: String, face: InstalledFace)? {
    var isVariable: FcBool = 0
    _ = FcPatternGetBool(pattern, FC_VARIABLE, 0, &isVariable)
    // A file with faces of all weights is listed once more for each of its faces.
    guard isVariable == 0, let family = string(FC_FAMILY, of: pattern),
      let name = string(FC_POSTSCRIPT_NAME, of: pattern)
    else { return nil }
    let style: String = string(FC_STYLE, of: pattern) ?? "Regular"
    let weight: Int = Int(FcWeightToOpenTypeDouble(Double(number(FC_WEIGHT, of: pattern) ?? 80)))
    let (isSlanted, width): (Bool, Int) = (
      number(FC_SLANT, of: pattern) ?? 0 != 0, number(FC_WIDTH, of: pattern) ?? 100
    )
    var traits: UIFontDescriptor.SymbolicTraits = []
    if isSlanted { traits.insert(.traitItalic) }
    if weight >= 600 { traits.insert(.traitBold) }
    if number(FC_SPACING, of: pattern) ?? 0 >= 100 { traits.insert(.traitMonoSpace) }
    if width > 100 { traits.insert(.traitExpanded) }
    if width < 100 { traits.insert(.traitCondensed) }
    let face = InstalledFace(
      name: name, style: style, traits: traits, order: abs(width - 100) * 10_000 + (isSlanted ? 5_000 : 0) + weight,
      languages: languages(of: pattern))
    return (family, face)
  }

  private static func string(_ key: String, of pattern: OpaquePointer) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, key, 0, &value) == FcResultMatch, let value else { return nil }
    return String(cString: value)
  }

  private static func number(_ key: String, of pattern: OpaquePointer) -> Int? {
    var value: Double = 0
    return FcPatternGetDouble(pattern, key, 0, &value) == FcResultMatch ? Int(value.rounded()) : nil
  }

  private static func languages(of pattern: OpaquePointer) -> [String] {
    var set: OpaquePointer?
    guard FcPatternGetLangSet(pattern, FC_LANG, 0, &set) == FcResultMatch, let set,
      let names = FcLangSetGetLangs(set), let list = FcStrListCreate(names)
    else { return [] }
    defer {
      FcStrListDone(list)
      FcStrSetDestroy(names)
    }
    var languages: [String] = []
    while let name = FcStrListNext(list) { languages.append(String(cString: name)) }
    return languages
  }
}
