import SwiftUIControls
import SwiftUICore

/// The colour of a row's symbols.
public struct ListItemTint: Sendable {
  enum Kind: Sendable {
    case fixed(Color), preferred(Color), monochrome
  }

  let kind: Kind

  /// A colour that stays as it is.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(kind: .fixed(tint)) }

  /// A colour that the system may replace by one that a person chose; here it stays.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(kind: .preferred(tint)) }

  /// The colour of texts.
  public static let monochrome = ListItemTint(kind: .monochrome)

  /// The colour; that of texts where none is meant.
  fileprivate var color: Color {
    switch kind {
    case .fixed(let color), .preferred(let color): color
    case .monochrome: .primary
    }
  }
}

extension View {
  /// Sets the colour of the icons of labels in a row; their titles stay as they are.
  ///
  /// - Parameter tint: The colour, and how far the system may change it; nil for that of the views around.
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View {
    labelStyle(TintedIconLabelStyle(tint: tint))
  }

  /// Sets the colour of the icons of labels in a row; their titles stay as they are.
  ///
  /// - Parameter tint: The colour; nil for that of the views around.
  public nonisolated func listItemTint(_ tint: Color?) -> some View {
    listItemTint(tint.map { ListItemTint.fixed($0) })
  }
}

/// Adds a colour for the icon to the style around.
private struct TintedIconLabelStyle: LabelStyle {
  let tint: ListItemTint?

  func makeBody(configuration: Configuration) -> some View {
    Label {
      configuration.title
    } icon: {
      if let color = tint?.color { configuration.icon.foregroundStyle(color) } else { configuration.icon }
    }
  }
}
