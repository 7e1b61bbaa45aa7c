import CPango
import Foundation
import TextEngine

/// A font map of Pango on the font library, and the descriptions of the fonts in use.
///
/// Metrics and positions are unhinted, so that a layout is the same at every scale. Use it on one thread at a time; a
/// shaper and a painter may share it.
package final class PangoFonts {
  /// A font as Pango takes it.
  struct Style {
    let description: OpaquePointer
    /// The OpenType features and the language; nil for none.
    let attributes: OpaquePointer?
  }

  let library: FontLibrary
  private let map: UnsafeMutablePointer<PangoFontMap>
  private var styles: [FontDescriptor: Style] = [:]
  private var styledWithoutLigatures: [FontDescriptor: Style] = [:]

  /// A font in every size of an animation adds one style; beyond this many they are made anew.
  private static let mostStyles: Int = 512

  package convenience init() throws(TextFontError) {
    self.init(library: try FontLibrary.standard())
  }

  package init(library: FontLibrary) {
    TextLock.enter()
    defer { TextLock.leave() }
    self.library = library
    map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
    pango_fc_font_map_set_config(OpaquePointer(map), library.config)
  }

  deinit {
    TextLock.enter()
    defer { TextLock.leave() }
    removeStyles()
    g_object_unref(UnsafeMutableRawPointer(map))
  }

  /// A new context, which the caller releases: whoever shapes has one of its own, so that a change of direction in
  /// one place changes nothing elsewhere.
  func makeContext() -> OpaquePointer {
    let context: OpaquePointer = pango_font_map_create_context(map)
    let options: OpaquePointer = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, gboolean(0))
    // Without this the language comes from the locale and would decide between fallback fonts.
    pango_context_set_language(context, pango_language_from_string("en"))
    pango_context_set_base_dir(context, PANGO_DIRECTION_WEAK_LTR)
    return context
  }

  /// - Parameter isTracked: Letters that are spaced out are not joined to ligatures.
  func style(for font: FontDescriptor, isTracked: Bool) -> Style {
    TextLock.enter()
    defer { TextLock.leave() }
    if let style = isTracked ? styledWithoutLigatures[font] : styles[font] { return style }
    if styles.count + styledWithoutLigatures.count >= Self.mostStyles { removeStyles() }
    let style: Style = Style(
      description: description(of: font), attributes: attributes(of: font, isTracked: isTracked))
    if isTracked { styledWithoutLigatures[font] = style } else { styles[font] = style }
    return style
  }

  private func removeStyles() {
    for style in Array(styles.values) + Array(styledWithoutLigatures.values) {
      pango_font_description_free(style.description)
      if let attributes = style.attributes { pango_attr_list_unref(attributes) }
    }
    styles = [:]
    styledWithoutLigatures = [:]
  }
}

extension PangoFonts {
  private func description(of font: FontDescriptor) -> OpaquePointer {
    let description: OpaquePointer = pango_font_description_new()
    pango_font_description_set_family(description, families(of: font).joined(separator: ","))
    let fitted: CGFloat = FaceFit.size(of: font)
    let size: CGFloat = fitted.isFinite ? min(max(fitted, 0.01), 10_000) : 17
    pango_font_description_set_absolute_size(description, Double(size) * Double(PANGO_SCALE))
    pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(min(max(font.weight, 1), 1000))))
    pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    // Pango takes the face's own small capitals, or makes them from smaller capitals where it has none, as Inter.
    switch (font.hasSmallCapitals, font.hasSmallUppercase) {
    case (false, false): break
    case (true, false): pango_font_description_set_variant(description, PANGO_VARIANT_SMALL_CAPS)
    case (false, true): pango_font_description_set_variant(description, PANGO_VARIANT_UNICASE)
    case (true, true): pango_font_description_set_variant(description, PANGO_VARIANT_ALL_SMALL_CAPS)
    }
    return description
  }

  /// The families in the order in which characters look for a glyph.
  func families(of font: FontDescriptor) -> [String] {
    // From 20 points on the display cut is used, as Apple's system face does.
    let standard: [String] = font.size >= 20 ? ["Inter Display", "Inter"] : ["Inter"]
    let designed: [String] =
      switch font.design {
      case .standard, .rounded: []
      case .serif: ["DejaVu Serif", "Liberation Serif"].filter(library.families.contains)
      case .monospaced: hasMonospacedFace ? ["DejaVu Sans Mono"] : []
      }
    let face: String? = font.family.map { library.face(named: $0)?.family ?? $0 }
    let named: [String] = face.map { [$0.replacingOccurrences(of: ",", with: " ")] } ?? []
    return named + designed + standard + FontLibrary.fallbackFamilies
  }

  private var hasMonospacedFace: Bool { library.families.contains("DejaVu Sans Mono") }

  private func attributes(of font: FontDescriptor, isTracked: Bool) -> OpaquePointer? {
    var list: OpaquePointer?
    addAttributes(of: font, isTracked: isTracked) { attribute in
      let known: OpaquePointer = list ?? pango_attr_list_new()
      pango_attr_list_insert(known, attribute)
      list = known
    }
    return list
  }

  /// What a font asks for beside its description: OpenType features, and the language of which it takes the forms.
  func addAttributes(of font: FontDescriptor, isTracked: Bool, add: (UnsafeMutablePointer<PangoAttribute>) -> Void) {
    if let features = features(of: font, isTracked: isTracked) { add(pango_attr_font_features_new(features)) }
    if let language = font.language { add(pango_attr_language_new(pango_language_from_string(language))) }
  }

  func features(of font: FontDescriptor, isTracked: Bool) -> String? {
    var features: [String] = []
    if font.hasMonospacedDigits || (font.design == .monospaced && !hasMonospacedFace) { features.append("tnum=1") }
    if isTracked { features += ["liga=0", "clig=0"] }
    return features.isEmpty ? nil : features.joined(separator: ",")
  }
}
