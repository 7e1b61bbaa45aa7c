import TextEngine

extension Text {
  /// How a line under or through a text looks.
  public nonisolated struct LineStyle: Hashable, Sendable {
    /// The strokes of a line.
    public struct Pattern: Hashable, Sendable {
      /// Lengths of strokes and gaps in thicknesses of the line; empty for an unbroken one.
      let dashes: [CGFloat]

      public static let solid = Pattern(dashes: [])
      public static let dot = Pattern(dashes: DecorationStyle.dot)
      public static let dash = Pattern(dashes: DecorationStyle.dash)
      public static let dashDot = Pattern(dashes: DecorationStyle.dashDot)
      public static let dashDotDot = Pattern(dashes: DecorationStyle.dashDotDot)
    }

    package let style: DecorationStyle
    /// Nil for that of the text.
    let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.init(style: DecorationStyle(dashes: pattern.dashes), color: color)
    }

    package init(style: DecorationStyle, color: Color?) {
      self.style = style
      self.color = color
    }

    /// One unbroken line in the text's colour.
    public static let single = LineStyle()
  }
}

extension Text {
  /// Draws a line under this text.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line. The default is true.
  ///   - color: The colour of the line; nil, the default, is that of the text.
  public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  /// Draws a line of a pattern under the text.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    adding(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Draws a line through this text.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line. The default is true.
  ///   - color: The colour of the line; nil, the default, is that of the text.
  public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  /// Draws a line of a pattern through the text.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    adding(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }
}

extension View {
  /// Draws a line under the texts inside that have none of their own.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line. The default is true.
  ///   - pattern: How the line is drawn. The default is `.solid`.
  ///   - color: The colour of the line; nil, the default, is that of the text.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textDefault(.underline(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
  }

  /// Draws a line through the texts inside that have none of their own.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line. The default is true.
  ///   - pattern: How the line is drawn. The default is `.solid`.
  ///   - color: The colour of the line; nil, the default, is that of the text.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textDefault(.strikethrough(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
  }
}
