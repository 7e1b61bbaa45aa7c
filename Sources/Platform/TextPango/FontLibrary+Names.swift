import CPango
import Foundation
import TextEngine

extension FontLibrary {
  /// The face with a PostScript name, a full name, or a family's regular face; nil where there is none.
  package func face(named name: String) -> NamedFace? { installedFace(named: name) ?? standIn(for: name) }

  func installedFace(named name: String) -> NamedFace? {
    guard let fonts = FcConfigGetFonts(config, FcSetSystem) else { return nil }
    let patterns: [OpaquePointer] = (0..<Int(fonts.pointee.nfont)).compactMap { fonts.pointee.fonts[$0] }
    let wanted: String = name.lowercased()
    for key in [FC_POSTSCRIPT_NAME, FC_FULLNAME] {
      if let found = patterns.first(where: { Self.strings(key, of: $0).contains { $0.lowercased() == wanted } }) {
        return Self.face(found)
      }
    }
    let family: [OpaquePointer] = patterns.filter { pattern in
      Self.strings(FC_FAMILY, of: pattern).contains { $0.lowercased() == wanted }
    }
    return family.compactMap(Self.face).min { Self.distance($0) < Self.distance($1) }
  }

  /// How far a face is from its family's regular one.
  private static func distance(_ face: NamedFace) -> Int { abs(face.weight - 400) + (face.isItalic ? 1000 : 0) }

  private static func strings(_ key: String, of pattern: OpaquePointer) -> [String] {
    var strings: [String] = []
    var value: UnsafeMutablePointer<FcChar8>?
    while FcPatternGetString(pattern, key, Int32(strings.count), &value) == FcResultMatch, let found = value {
      strings.append(String(cString: found))
    }
    return strings
  }

  private static func face(_ pattern: OpaquePointer) -> NamedFace? {
    guard let family = strings(FC_FAMILY, of: pattern).first, let file = strings(FC_FILE, of: pattern).first else {
      return nil
    }
    var (weight, slant, index): (Double, Int32, Int32) = (80, 0, 0)
    _ = FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight)
    _ = FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
    _ = FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    guard let extents = extents(of: file, index: UInt32(bitPattern: index & 0xFFFF)) else { return nil }
    let openType: Double = FcWeightToOpenTypeDouble(weight)
    return NamedFace(
      family: family, weight: openType > 0 ? Int(openType.rounded()) : 400, isItalic: slant != 0,
      ascent: extents.ascent, descent: extents.descent)
  }

  /// What the file says a line needs, in parts of the size.
  private static func extents(of file: String, index: UInt32) -> (ascent: CGFloat, descent: CGFloat)? {
    let blob: OpaquePointer = hb_blob_create_from_file(file)
    defer { hb_blob_destroy(blob) }
    let face: OpaquePointer = hb_face_create(blob, index)
    defer { hb_face_destroy(face) }
    let unitsPerEm: UInt32 = hb_face_get_upem(face)
    let font: OpaquePointer = hb_font_create(face)
    defer { hb_font_destroy(font) }
    var extents: hb_font_extents_t = hb_font_extents_t()
    guard unitsPerEm > 0, hb_font_get_h_extents(font, &extents) != 0 else { return nil }
    let scale: CGFloat = 1 / CGFloat(unitsPerEm)
    return (CGFloat(extents.ascender) * scale, -CGFloat(extents.descender) * scale)
  }
}
