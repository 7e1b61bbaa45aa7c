import CPango
import Foundation
import TextEngine

/// One font for words of one script, as Pango itself would choose it, with the words that were shaped in it.
///
/// A paragraph of such words is one item to Pango, whatever words stand in it: the alphabet is tried out as a whole.
final class WordStyle {
  struct Key: Hashable {
    var font: FontDescriptor
    var isTracked: Bool
    var script: Script
  }

  /// What Pango takes a paragraph for.
  enum Script: Hashable {
    case latin
    /// Digits and signs alone.
    case common

    var pango: PangoScript { self == .latin ? PANGO_SCRIPT_LATIN : PANGO_SCRIPT_COMMON }
    var harfBuzz: hb_script_t { self == .latin ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON }
  }

  let script: Script
  let font: OpaquePointer
  private let owner: UnsafeMutablePointer<PangoFont>
  let language: OpaquePointer
  let features: [hb_feature_t]
  /// Whether the font has the whole alphabet, or only what of it is ASCII.
  let isWide: Bool
  let space: hb_codepoint_t
  /// The advance of a space without what is added to every character, in Pango's units.
  let spaceAdvance: Int32
  /// What the face takes besides its advances, in points.
  let spacing: CGFloat
  /// What it takes for single letters, in Pango's units, for ASCII from the space on.
  let letters: [Int32]
  var words: [WordKey: ShapedWord] = [:]
  /// The advances of the words' characters, one word after the other, in Pango's units.
  var advances: [Int32] = []

  /// Nil for a font whose letters Pango would not take from one face alone. Ask inside ``TextLock``.
  init?(_ key: Key, shaper: PangoShaper) {
    // Small capitals are made by Pango, letter by letter.
    guard !key.font.hasSmallCapitals, !key.font.hasSmallUppercase, key.font.stretch == 1,
      let probe = Probe(key, shaper: shaper)
    else { return nil }
    script = key.script
    owner = probe.font
    language = probe.language
    isWide = probe.isWide
    font = pango_font_get_hb_font(owner)
    features = Self.features(of: key, owner, shaper.fonts)
    spacing = FaceFit.spacing(of: key.font, in: key.script.pango)
    letters = FaceFit.letterUnits(of: key.font)
    var space: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(font, 0x20, &space) != 0 else {
      g_object_unref(UnsafeMutableRawPointer(owner))
      return nil
    }
    self.space = space
    spaceAdvance = hb_font_get_glyph_h_advance(font, space)
  }

  deinit {
    TextLock.enter()
    defer { TextLock.leave() }
    g_object_unref(UnsafeMutableRawPointer(owner))
  }

  /// Those of the font's own description and those that are asked for, as Pango collects them.
  private static func features(
    of key: Key, _ font: UnsafeMutablePointer<PangoFont>, _ fonts: PangoFonts
  ) -> [hb_feature_t] {
    var features: [hb_feature_t] = [hb_feature_t](repeating: hb_feature_t(), count: 32)
    var count: guint = 0
    pango_font_get_features(font, &features, guint(features.count), &count)
    features.removeSubrange(Int(count)...)
    for part in fonts.features(of: key.font, isTracked: key.isTracked)?.split(separator: ",") ?? [] {
      var feature: hb_feature_t = hb_feature_t()
      if hb_feature_from_string(String(part), -1, &feature) != 0 { features.append(feature) }
    }
    return features
  }
}

/// Finds out what Pango takes for an alphabet.
private struct Probe {
  let font: UnsafeMutablePointer<PangoFont>
  let language: OpaquePointer
  let isWide: Bool

  init?(_ key: WordStyle.Key, shaper: PangoShaper) {
    shaper.setBaseDirection(isRightToLeft: false)
    shaper.setStyle(shaper.fonts.style(for: key.font, isTracked: key.isTracked))
    for isWide in [true, false] {
      guard let item = Self.onlyItem(WordAlphabet.sample(of: key.script, isWide: isWide), shaper.layout),
        item.analysis.script == guint8(key.script.pango.rawValue), item.analysis.level == 0
      else { continue }
      font = g_object_ref(UnsafeMutableRawPointer(item.analysis.font)).assumingMemoryBound(to: PangoFont.self)
      language = item.analysis.language
      self.isWide = isWide
      return
    }
    return nil
  }

  /// Nil where the text is more than one item, or has characters that no font has.
  private static func onlyItem(_ text: String, _ layout: OpaquePointer) -> PangoItem? {
    pango_layout_set_text(layout, text, Int32(text.utf8.count))
    let items: [UnsafeMutablePointer<PangoGlyphItem>] = GlyphRun.items(of: pango_layout_get_line_readonly(layout, 0))
    guard items.count == 1, let item = items[0].pointee.item, item.pointee.analysis.font != nil,
      pango_layout_get_unknown_glyphs_count(layout) == 0
    else { return nil }
    return item.pointee
  }
}
