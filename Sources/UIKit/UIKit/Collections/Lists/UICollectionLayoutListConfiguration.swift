import CoreGraphics
import Foundation
import SwiftUICollections
import UIFoundation

/// How a section, or all of them, shows its items as the rows of a list.
@MainActor @preconcurrency
public struct UICollectionLayoutListConfiguration {
  /// The form of a list.
  public enum Appearance: Int, Sendable {
    case plain = 0
    /// Sections apart from each other, from edge to edge.
    case grouped = 1
    /// Sections on cards.
    case insetGrouped = 2
    case sidebar = 3
    case sidebarPlain = 4
  }

  public enum HeaderMode: Int, Sendable {
    case none = 0
    /// The header is a supplementary view of the kind `elementKindSectionHeader`.
    case supplementary = 1
    /// The first item heads its section.
    case firstItemInSection = 2
  }

  public enum FooterMode: Int, Sendable {
    case none = 0
    case supplementary = 1
  }

  /// Gives the buttons beside the row of an item.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
  /// Changes the lines around the row of an item.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  public let appearance: Appearance
  public var headerMode: HeaderMode = .none
  public var footerMode: FooterMode = .none
  /// Whether there are lines between rows: all forms have them but for those of sidebars.
  public var showsSeparators: Bool
  public var separatorConfiguration: UIListSeparatorConfiguration
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The colour behind the list; nil for that of its form.
  public var backgroundColor: UIColor?
  /// The room above each header of a plain list; nil for none.
  public var headerTopPadding: CGFloat?
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// The published measures of Apple's phones, as tables have them.
  var metrics: ListMetrics {
    switch appearance {
    case .plain, .sidebarPlain: ListMetrics(PlainListStyle()._kind, idiom: .phone)
    case .grouped: ListMetrics(GroupedListStyle()._kind, idiom: .phone)
    case .insetGrouped: ListMetrics(InsetGroupedListStyle()._kind, idiom: .phone)
    case .sidebar: ListMetrics(SidebarListStyle()._kind, idiom: .phone)
    }
  }

  /// The colour behind the list.
  var shownBackground: UIColor {
    backgroundColor
      ?? (appearance == .grouped || appearance == .insetGrouped ? .systemGroupedBackground : .systemBackground)
  }
}

/// The lines above and below a row.
@MainActor @preconcurrency
public struct UIListSeparatorConfiguration {
  public enum Visibility: Int, Sendable {
    case automatic = 0
    case visible = 1
    case hidden = 2
  }

  /// Insets that stand for those of the row's text.
  public nonisolated static let automaticInsets = NSDirectionalEdgeInsets(
    top: 1.7976931348623157e308, leading: 1.7976931348623157e308, bottom: 1.7976931348623157e308,
    trailing: 1.7976931348623157e308)

  public var topSeparatorVisibility: Visibility = .automatic
  public var bottomSeparatorVisibility: Visibility = .automatic
  public var topSeparatorInsets: NSDirectionalEdgeInsets = automaticInsets
  public var bottomSeparatorInsets: NSDirectionalEdgeInsets = automaticInsets
  public var color: UIColor = .separator
  public var multipleSelectionColor: UIColor = .separator
  public var visualEffect: UIVisualEffect?

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

extension NSCollectionLayoutSection {
  /// A section of rows, each as high as its cell says.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let metrics: ListMetrics = configuration.metrics
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(metrics.minRowHeight))
    let group: NSCollectionLayoutGroup = .vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.list = configuration
    let margin: CGFloat = configuration.appearance == .insetGrouped ? metrics.groundMargin : 0
    section.contentInsets.leading = margin
    section.contentInsets.trailing = margin
    let isApart: Bool = configuration.appearance == .grouped || configuration.appearance == .insetGrouped
    func edge(_ kind: String, _ height: CGFloat, _ alignment: NSRectAlignment) {
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
      let item = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: kind, alignment: alignment)
      item.pinToVisibleBounds = configuration.appearance == .plain && alignment == .top
      section.boundarySupplementaryItems.append(item)
    }
    if configuration.headerMode == .supplementary {
      edge(UICollectionView.elementKindSectionHeader, metrics.minHeaderHeight, .top)
    } else if isApart {
      section.contentInsets.top = metrics.sectionSpacing
    }
    if let padding = configuration.headerTopPadding, padding.isFinite { section.contentInsets.top += max(0, padding) }
    if configuration.footerMode == .supplementary {
      edge(UICollectionView.elementKindSectionFooter, metrics.minFooterHeight, .bottom)
    } else if isApart {
      section.contentInsets.bottom = metrics.sectionSpacing
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout whose sections are lists.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}

/// The list of a row, as the row sees it.
struct CollectionListPlace: Equatable {
  enum Role { case row, header, footer }

  let appearance: UICollectionLayoutListConfiguration.Appearance
  var role: Role = .row
  var isFirst: Bool = false
  var isLast: Bool = false
  /// The line below the row: nil for none; its insets are nil for those of the text.
  var line: Line?

  struct Line: Equatable {
    var color: UIColor
    var insets: NSDirectionalEdgeInsets?
    /// Whether there is a line above the row as well.
    var isAbove: Bool = false
    var isBelow: Bool = true
  }

  @MainActor init(_ list: UICollectionLayoutListConfiguration, headerIs isHeader: Bool) {
    appearance = list.appearance
    role = isHeader ? .header : .footer
  }

  @MainActor init(_ list: UICollectionLayoutListConfiguration, _ path: IndexPath, count: Int) {
    appearance = list.appearance
    let firstIsHeader: Bool = list.headerMode == .firstItemInSection
    if firstIsHeader, path.item == 0 { role = .header }
    // On a card the rows after the header begin.
    let isCard: Bool = list.appearance == .insetGrouped || list.appearance == .grouped
    isFirst = path.item == (firstIsHeader && isCard ? 1 : 0)
    isLast = path.item == count - 1
    guard list.showsSeparators else { return }
    let given: UIListSeparatorConfiguration =
      list.itemSeparatorHandler?(path, list.separatorConfiguration) ?? list.separatorConfiguration
    let isAutomatic: Bool = given.bottomSeparatorInsets == UIListSeparatorConfiguration.automaticInsets
    var line = Line(color: given.color, insets: isAutomatic ? nil : given.bottomSeparatorInsets)
    line.isAbove = given.topSeparatorVisibility == .visible
    line.isBelow =
      switch given.bottomSeparatorVisibility {
      case .visible: true
      case .hidden: false
      case .automatic: !(isLast && list.appearance == .insetGrouped) && !(role == .header && isCard)
      }
    if line.isAbove || line.isBelow { self.line = line }
  }
}

extension UICollectionView {
  /// Takes the background of a list, and follows pushes of its rows.
  func followSwipesIfNeeded(_ plans: [SectionPlan]) {
    guard let list = plans.lazy.compactMap(\.section.list).first else { return }
    if backgroundColor == .systemBackground, list.shownBackground != .systemBackground {
      backgroundColor = list.shownBackground
    }
    followSwipes()
  }

  /// The list in which an item is a row.
  func list(at path: IndexPath) -> UICollectionLayoutListConfiguration? {
    guard let layout = layoutNow as? UICollectionViewCompositionalLayout, layout.plans.indices.contains(path.section)
    else { return nil }
    return layout.plans[path.section].section.list
  }
}

extension UICollectionView: SwipingRows {
  func swipedRow(at point: CGPoint) -> (any SwipedRow)? {
    indexPathForItem(at: point).flatMap { cell($0) as? UICollectionViewListCell }
  }

  func swipeActions(isLeading: Bool, of row: any SwipedRow) -> UISwipeActionsConfiguration? {
    guard let path = row.swipedPath, let list = list(at: path) else { return nil }
    return isLeading
      ? list.leadingSwipeActionsConfigurationProvider?(path) : list.trailingSwipeActionsConfigurationProvider?(path)
  }

  func swipeWillBegin(_ row: any SwipedRow) {}
  func swipeDidEnd(_ path: IndexPath?) {}
}
