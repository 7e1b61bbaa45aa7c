import TextEngine

extension FontLibrary {
  /// The design of a family's letters, by which an installed family takes its place.
  private enum Kind {
    case plain, serif, monospaced
  }

  /// Families that are on every phone and not on Linux, as they are written in PostScript names, in small letters.
  private static let appleFamilies: [String: Kind] = [
    "helvetica": .plain, "helveticaneue": .plain, "avenir": .plain, "avenirnext": .plain, "avenirnextcondensed": .plain,
    "arial": .plain, "arialmt": .plain, "arialroundedmtbold": .plain, "futura": .plain, "gillsans": .plain,
    "optima": .plain, "trebuchetms": .plain, "verdana": .plain, "dinalternate": .plain, "dincondensed": .plain,
    "georgia": .serif, "palatino": .serif, "baskerville": .serif, "didot": .serif, "charter": .serif,
    "hoeflertext": .serif, "cochin": .serif, "rockwell": .serif, "timesnewroman": .serif,
    "timesnewromanps": .serif, "timesnewromanpsmt": .serif, "americantypewriter": .serif, "menlo": .monospaced,
    "courier": .monospaced, "couriernew": .monospaced, "couriernewps": .monospaced, "couriernewpsmt": .monospaced,
  ]

  /// Words for weights in names of faces; a word that has another one in it comes first.
  private static let weights: [(word: String, weight: Int)] = [
    ("ultralight", 200), ("extralight", 200), ("thin", 100), ("light", 300), ("medium", 500), ("semibold", 600),
    ("demibold", 600), ("extrabold", 800), ("heavy", 800), ("black", 900), ("bold", 700),
  ]

  /// A face in the place of one that programs for phones take for granted and that is not installed.
  ///
  /// Programs for phones unwrap these fonts without a check. The face that is given instead has the weight and the slant that the
  /// name says, and belongs to an installed family of the same design.
  ///
  /// - Parameter name: The name of a face, "HelveticaNeue-LightItalic", or of a family, "Helvetica Neue".
  func standIn(for name: String) -> NamedFace? {
    let parts: [Substring] = name.lowercased().split(separator: "-", maxSplits: 1)
    guard let first = parts.first, let kind = Self.appleFamilies[String(first.filter { $0 != " " })] else { return nil }
    let families: [String] =
      switch kind {
      case .plain: ["Inter"]
      case .serif: ["DejaVu Serif", "Liberation Serif", "Inter"]
      case .monospaced: ["DejaVu Sans Mono", "Inter"]
      }
    guard let family = families.first(where: self.families.contains), var face = installedFace(named: family) else {
      return nil
    }
    let style: Substring = parts.count > 1 ? parts[1] : first
    face.weight = Self.weights.first { style.contains($0.word) }?.weight ?? 400
    face.isItalic = style.contains("italic") || style.contains("oblique")
    return face
  }
}
