import CoreGraphics

extension Font {
  /// The font in another weight.
  ///
  /// - Parameter weight: The weight.
  public func weight(_ weight: Font.Weight) -> Font { adding(.weight(weight)) }

  /// The font in another width: its letters are drawn narrower or wider, also where the typeface has such a face.
  public func width(_ width: Font.Width) -> Font { adding(.width(width)) }

  /// The font in its emphasized weight: for a text style the one that the style defines.
  public func bold() -> Font { adding(.bold(true)) }

  /// The font in its emphasized weight, or without it.
  public func bold(_ isActive: Bool) -> Font { adding(.bold(isActive)) }

  public func italic() -> Font { adding(.italic(true)) }

  public func italic(_ isActive: Bool) -> Font { adding(.italic(isActive)) }

  /// The font in its monospaced design.
  public func monospaced() -> Font { adding(.monospaced(true)) }

  /// The font in its monospaced design, or in the one it had.
  public func monospaced(_ isActive: Bool) -> Font { adding(.monospaced(isActive)) }

  /// The font with digits of one width.
  public func monospacedDigit() -> Font { adding(.monospacedDigit) }

  /// The font with all letters as small capitals.
  public func smallCaps() -> Font { smallCaps(true) }

  /// The font with all letters as small capitals, or without.
  public func smallCaps(_ isActive: Bool) -> Font {
    adding(.lowercaseSmallCaps(isActive)).adding(.uppercaseSmallCaps(isActive))
  }

  /// The font with small letters as small capitals.
  public func lowercaseSmallCaps() -> Font { adding(.lowercaseSmallCaps(true)) }

  /// The font with small letters as small capitals, or without.
  public func lowercaseSmallCaps(_ isActive: Bool) -> Font { adding(.lowercaseSmallCaps(isActive)) }

  /// The font with capitals as small capitals.
  public func uppercaseSmallCaps() -> Font { adding(.uppercaseSmallCaps(true)) }

  /// The font with capitals as small capitals, or without.
  public func uppercaseSmallCaps(_ isActive: Bool) -> Font { adding(.uppercaseSmallCaps(isActive)) }

  /// The font with its lines closer together or further apart, by two points.
  public func leading(_ leading: Font.Leading) -> Font { adding(.leading(leading)) }

  /// The font in another size in points.
  public func pointSize(_ size: CGFloat) -> Font { adding(.pointSize(size)) }

  /// The font with its size multiplied.
  public func scaled(by factor: CGFloat) -> Font { adding(.scaled(factor)) }

  /// The font in a design of the system typeface, as the view modifier `fontDesign` asks for it.
  package func design(_ design: Font.Design) -> Font { adding(.design(design)) }
}
