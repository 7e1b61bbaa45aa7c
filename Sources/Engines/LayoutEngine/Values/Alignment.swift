/// An alignment in both axes.
public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let topLeading: Alignment = Alignment(horizontal: .leading, vertical: .top)
  public static let top: Alignment = Alignment(horizontal: .center, vertical: .top)
  public static let topTrailing: Alignment = Alignment(horizontal: .trailing, vertical: .top)
  public static let leading: Alignment = Alignment(horizontal: .leading, vertical: .center)
  public static let center: Alignment = Alignment(horizontal: .center, vertical: .center)
  public static let trailing: Alignment = Alignment(horizontal: .trailing, vertical: .center)
  public static let bottomLeading: Alignment = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottom: Alignment = Alignment(horizontal: .center, vertical: .bottom)
  public static let bottomTrailing: Alignment = Alignment(horizontal: .trailing, vertical: .bottom)

  public static var leadingFirstTextBaseline: Alignment {
    Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  }
  public static var centerFirstTextBaseline: Alignment {
    Alignment(horizontal: .center, vertical: .firstTextBaseline)
  }
  public static var trailingFirstTextBaseline: Alignment {
    Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  }
  public static var leadingLastTextBaseline: Alignment {
    Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  }
  public static var centerLastTextBaseline: Alignment {
    Alignment(horizontal: .center, vertical: .lastTextBaseline)
  }
  public static var trailingLastTextBaseline: Alignment {
    Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
  }
}
