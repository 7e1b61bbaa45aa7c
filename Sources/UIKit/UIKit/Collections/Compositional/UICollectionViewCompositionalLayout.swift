import CoreGraphics
import Foundation
import UIFoundation

/// Sections that are composed of groups of items.
///
/// The work for a section depends on what is in sight, and not on its number of items, as long as all groups have the same number
/// of items.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// The settings for all sections.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  /// A layout in which all sections are alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  public init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  /// A layout that asks for each section.
  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(
      sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  var plans: [SectionPlan] = []
  /// The places at which the sections begin.
  var starts: [CGFloat] = []
  var edges = SectionEdges()
  private var contentLength: CGFloat = 0
  private var isComputed: Bool = false
  private var preparedSize: CGSize = .zero
  /// The sizes that were measured before the numbers of items changed, at the items' new places.
  private var carried: [(items: [Int: CGSize], edges: [Int: CGSize])]?

  var isVertical: Bool { configuration.scrollDirection == .vertical }

  // MARK: Preparing

  open override func prepare() {
    super.prepare()
    let size: CGSize = collectionView?.bounds.size ?? .zero
    if !isComputed || size != preparedSize { compute(size) }
    placeSections()
  }

  private func compute(_ size: CGSize) {
    guard let view = collectionView else { return plans = [] }
    let inset: UIEdgeInsets = view.adjustedContentInset
    let room = CGSize(
      width: max(0, size.width - (isVertical ? inset.left + inset.right : 0)),
      height: max(0, size.height - (isVertical ? 0 : inset.top + inset.bottom)))
    // Another length across the scrolling lets cells be of other sizes.
    let isSameWidth: Bool = isVertical ? size.width == preparedSize.width : size.height == preparedSize.height
    let kept = isSameWidth ? carried ?? [] : []
    preparedSize = size
    isComputed = true
    carried = nil
    let environment = LayoutEnvironment(room, traits: view.traitCollection)
    plans = (0..<view.numberOfSections).map { number in
      let section: NSCollectionLayoutSection = provider(number, environment) ?? .empty
      let known = kept.indices.contains(number) ? kept[number] : ([:], [:])
      return SectionPlan(
        section, number: number, count: view.numberOfItems(inSection: number), environment: environment,
        insets: insets(of: section, view), isVertical: isVertical, itemSizes: known.0, edgeSizes: known.1)
    }
    view.followSwipesIfNeeded(plans)
  }

  private func insets(of section: NSCollectionLayoutSection, _ view: UICollectionView) -> NSDirectionalEdgeInsets {
    var insets: NSDirectionalEdgeInsets = section.contentInsets
    let reference: UIContentInsetsReference =
      section.contentInsetsReference == .automatic
      ? configuration.contentInsetsReference : section.contentInsetsReference
    // The safe area counts already in the insets of the collection's content, where it scrolls along.
    guard reference == .layoutMargins || reference == .readableContent else { return insets }
    let margins: NSDirectionalEdgeInsets = view.directionalLayoutMargins
    if isVertical {
      insets.leading += margins.leading
      insets.trailing += margins.trailing
    } else {
      insets.top += margins.top
      insets.bottom += margins.bottom
    }
    return insets
  }

  private func placeSections() {
    starts = []
    starts.reserveCapacity(plans.count)
    var place: CGFloat = 0
    for (index, plan) in plans.enumerated() {
      if index > 0 { place += configuration.interSectionSpacing }
      starts.append(place)
      place += plan.length
    }
    let room: CGSize = plans.first?.environment.contentSize ?? .zero
    let content: CGSize =
      isVertical ? CGSize(width: room.width, height: place) : CGSize(width: place, height: room.height)
    edges = SectionEdges(
      configuration.boundarySupplementaryItems, around: content, room: room, insets: .zero, followsInsets: true,
      isVertical: isVertical, sizes: edgeSizes)
    contentLength = configuration.boundarySupplementaryItems.isEmpty ? place : edges.length
  }

  /// The sizes that views at the edges of the whole layout asked for.
  private var edgeSizes: [Int: CGSize] = [:]

  open override var collectionViewContentSize: CGSize {
    let room: CGSize = plans.first?.environment.contentSize ?? .zero
    return isVertical
      ? CGSize(width: room.width, height: contentLength) : CGSize(width: contentLength, height: room.height)
  }

  /// Compositional layouts are mirrored where people read from right to left.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: Answers

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    attributes(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, plans.indices.contains(indexPath.section) else { return nil }
    return itemAttributes(indexPath)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { supplementaryAttributes(elementKind, indexPath) }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard plans.indices.contains(indexPath.section) else { return nil }
    return decorationAttributes(indexPath.section).first { $0.representedElementKind == elementKind }
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything, !context.invalidateDataSourceCounts, carried == nil {
      // Sections are asked for again; what is known of sizes holds until cells say something else.
      carried = plans.map { ($0.itemSizes, $0.edgeSizes) }
      isComputed = false
    } else if context.invalidateDataSourceCounts {
      if carried == nil { carried = [] }
      isComputed = false
    }
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != preparedSize
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let size: CGSize = preferredAttributes.size
    let path: IndexPath = originalAttributes.indexPath
    guard !originalAttributes.estimatedAxes.isEmpty, size.width.isFinite, size.height.isFinite else { return false }
    if originalAttributes.representedElementCategory == .cell {
      guard plans.indices.contains(path.section) else { return false }
      return plans[path.section].setSize(size, ofItem: path.item) && size != originalAttributes.size
    }
    guard let kind = originalAttributes.representedElementKind else { return false }
    if path.count == 1 {
      guard let index = configuration.boundarySupplementaryItems.firstIndex(where: { $0.elementKind == kind }) else {
        return false
      }
      edgeSizes[index] = size
      return size != originalAttributes.size
    }
    guard plans.indices.contains(path.section),
      let index = plans[path.section].section.boundarySupplementaryItems.firstIndex(where: { $0.elementKind == kind })
    else { return false }
    return plans[path.section].setSize(size, ofEdge: index) && size != originalAttributes.size
  }

  override func scrolledSections(in rect: CGRect) -> [ScrolledSection] { sectionsThatScroll(in: rect) }

  override func scrolls(section: Int) -> Bool {
    plans.indices.contains(section) && plans[section].isOrthogonal && plans[section].count > 0
  }

  override func pinnedLength(inSection section: Int) -> CGFloat {
    guard isVertical, plans.indices.contains(section) else { return 0 }
    return plans[section].edges.edges.filter { $0.isBefore && $0.item.pinToVisibleBounds }
      .reduce(0) { $0 + $1.frame.height }
  }

  override func carry(_ change: RowChange) {
    var kept: [(items: [Int: CGSize], edges: [Int: CGSize])] = change.sections.map { section in
      guard let old = section.old, plans.indices.contains(old) else { return ([:], [:]) }
      return (section.rows == nil ? plans[old].itemSizes : [:], plans[old].edgeSizes)
    }
    let known: [IndexPath] = plans.flatMap { plan in
      plan.itemSizes.keys.map { IndexPath(item: $0, section: plan.number) }
    }
    for (old, new) in change.newPlaces(of: known) where change.sections[new.section].rows != nil {
      kept[new.section].items[new.item] = plans[old.section].itemSizes[old.item]
    }
    carried = kept
  }
}

/// The settings for all sections of a compositional layout.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical
  /// The distance of sections.
  open var interSectionSpacing: CGFloat = 0
  /// Views at the edges of the whole content: their index paths have one number.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var contentInsetsReference: UIContentInsetsReference = .safeArea
}

extension NSCollectionLayoutSection {
  /// A section that shows its items without a height, where a program gives none.
  fileprivate static var empty: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(0))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }
}
