/// The characters of which words may be shaped apart from their neighbours: those of which each stands for itself, in
/// scripts that are written from left to right with spaces between the words.
package enum WordAlphabet {
  enum Kind {
    case letter
    case digit
    /// A sign, by which lines may or must not be broken.
    case sign
  }

  /// Nil for a character that is not in the alphabet; a space is not.
  @inline(__always)
  static func kind(of scalar: UInt32) -> Kind? {
    switch scalar {
    case 0x61...0x7A, 0x41...0x5A: .letter
    case 0x30...0x39: .digit
    case 0x21...0x7E: .sign
    // Latin letters with marks, of the first two blocks after ASCII, without the two signs and the one letter among them
    // that hardly any font has.
    case 0xC0...0x17F: scalar == 0xD7 || scalar == 0xF7 || scalar == 0x149 ? nil : .letter
    // Dashes, quotation marks, bullet, ellipsis.
    case 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026: .sign
    default: nil
    }
  }

  /// All characters that a paragraph of a script may have.
  package static func sample(of script: WordKind.Script, isWide: Bool) -> String {
    var sample: String.UnicodeScalarView = String.UnicodeScalarView()
    for value: UInt32 in isWide ? 0x20...0x2026 : 0x20...0x7E {
      guard let scalar = Unicode.Scalar(value), let kind = kind(of: value) ?? (value == 0x20 ? .sign : nil) else {
        continue
      }
      if kind != .letter || script == .latin { sample.append(scalar) }
    }
    return String(sample)
  }
}
