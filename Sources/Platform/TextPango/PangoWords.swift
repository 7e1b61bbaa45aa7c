import CPango
import Foundation
import TextEngine

/// One font for words of one kind, as Pango itself would choose it.
///
/// HarfBuzz says itself where a word looks different beside others: it is shaped between two spaces on each side, and if any
/// rule has so much as looked at the outer ones, or changed a space, the word does not stand alone
/// (`HB_GLYPH_FLAG_UNSAFE_TO_CONCAT`).
final class PangoWords: WordShaper {
  /// Its buffer is used, and it remembers the words.
  private unowned let shaper: PangoShaper
  let script: WordKind.Script
  let font: OpaquePointer
  private let owner: UnsafeMutablePointer<PangoFont>
  let language: OpaquePointer
  let features: [hb_feature_t]
  let isWide: Bool
  let space: hb_codepoint_t
  let spaceAdvance: Int32
  let spacing: CGFloat
  let letters: [Int32]

  /// Nil for a font whose letters Pango would not take from one face alone. Ask inside ``TextLock``.
  init?(_ key: WordKind, shaper: PangoShaper) {
    // Small capitals are made by Pango, letter by letter.
    guard !key.font.hasSmallCapitals, !key.font.hasSmallUppercase, key.font.stretch == 1,
      let probe = Probe(key, shaper: shaper)
    else { return nil }
    self.shaper = shaper
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
    of key: WordKind, _ font: UnsafeMutablePointer<PangoFont>, _ fonts: PangoFonts
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

extension PangoWords {
  func shape(
    _ word: UnsafeBufferPointer<UInt8>, isFirst: Bool, isLast: Bool, advances: inout [Int32]
  ) -> ShapedWord {
    TextLock.enter()
    defer { TextLock.leave() }
    let trial = WordTrial(word, isFirst: isFirst, isLast: isLast)
    guard let firstAdvance = trial.shape(in: self, shaper.buffer, advances: &advances) else {
      return ShapedWord(standsAlone: false)
    }
    let breaks: UInt64 = WordBreaks.opportunities(trial.bytes, language: language) >> UInt64(trial.front) & ~1
    return ShapedWord(standsAlone: true, firstAdvance: firstAdvance, breaks: breaks)
  }

  func allowsBreak(between last: Unicode.Scalar?, and first: Unicode.Scalar) -> Bool {
    TextLock.enter()
    defer { TextLock.leave() }
    var text: String.UnicodeScalarView = String.UnicodeScalarView()
    if let last { text.append(last) }
    text.append(" ")
    text.append(first)
    let signs: UInt64 = WordBreaks.opportunities(Array(String(text).utf8), language: language)
    return signs >> UInt64(text.count - 1) & 1 != 0
  }
}

extension WordKind.Script {
  var pango: PangoScript { self == .latin ? PANGO_SCRIPT_LATIN : PANGO_SCRIPT_COMMON }
  var harfBuzz: hb_script_t { self == .latin ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON }
}

/// Finds out what Pango takes for an alphabet.
private struct Probe {
  let font: UnsafeMutablePointer<PangoFont>
  let language: OpaquePointer
  let isWide: Bool

  init?(_ key: WordKind, shaper: PangoShaper) {
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
