import CoreGraphics
import Foundation
import UIFoundation

extension UICollectionViewFlowLayout {
  var isVertical: Bool { scrollDirection == .vertical }

  /// The length across the scrolling.
  var room: CGFloat {
    guard let collectionView else { return 0 }
    let inset: UIEdgeInsets = collectionView.adjustedContentInset
    let bounds: CGSize = collectionView.bounds.size
    return isVertical ? bounds.width - inset.left - inset.right : bounds.height - inset.top - inset.bottom
  }

  private var delegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.collectionDelegate as? any UICollectionViewDelegateFlowLayout
  }

  // MARK: Computing

  func compute() {
    guard let collectionView else {
      sections = []
      starts = [0]
      return
    }
    let delegate: (any UICollectionViewDelegateFlowLayout)? = delegate
    sections = (0..<collectionView.numberOfSections).map { number in
      makeSection(number, collectionView, delegate)
    }
    starts = [0]
    starts.reserveCapacity(sections.count + 1)
    for section in sections { starts.append((starts.last ?? 0) + section.length) }
  }

  private func makeSection(
    _ number: Int, _ view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowSection {
    let count: Int = view.numberOfItems(inSection: number)
    let inset: UIEdgeInsets = self.inset(of: number)
    let header: CGSize =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: number) ?? headerReferenceSize
    let footer: CGSize =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: number) ?? footerReferenceSize
    let lineSpacing: CGFloat =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: number) ?? minimumLineSpacing
    let itemSpacing: CGFloat =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: number)
      ?? minimumInteritemSpacing
    let sides: CGFloat = isVertical ? inset.left + inset.right : inset.top + inset.bottom
    let measures = FlowSection.Measures(
      room: max(0, room - sides), lineSpacing: Self.length(lineSpacing), itemSpacing: Self.length(itemSpacing),
      start: isVertical ? inset.top : inset.left, end: isVertical ? inset.bottom : inset.right,
      crossStart: isVertical ? inset.left : inset.top,
      header: Self.length(isVertical ? header.height : header.width),
      footer: Self.length(isVertical ? footer.height : footer.width))
    if let sizes = givenSizes(number, count, view, delegate) {
      let isUniform: Bool = sizes.allSatisfy { $0 == sizes[0] }
      return isUniform ? FlowSection(count: count, size: sizes[0], measures) : FlowSection(sizes: sizes, measures)
    }
    let size: CGSize = usesEstimates ? estimate(room: measures.room) : itemSize
    guard usesEstimates, measured.keys.contains(where: { $0.section == number }) else {
      return FlowSection(count: count, size: flowSize(size), measures)
    }
    let sizes: [FlowSection.Size] = (0..<count).map { item in
      flowSize(measured[IndexPath(item: item, section: number)] ?? size)
    }
    return FlowSection(sizes: sizes, measures)
  }

  /// The sizes that the delegate gives; nil where it gives none.
  private func givenSizes(
    _ section: Int, _ count: Int, _ view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> [FlowSection.Size]? {
    guard !usesEstimates, let delegate, count > 0 else { return nil }
    func size(_ item: Int) -> CGSize {
      delegate.collectionView(view, layout: self, sizeForItemAt: IndexPath(item: item, section: section))
    }
    // A delegate that has no such method answers with the layout's size for all items, and need not be asked for each.
    FlowDefaults.answered = false
    let first: CGSize = size(0)
    if FlowDefaults.answered { return nil }
    return [flowSize(first)] + (1..<max(1, count)).map { flowSize(size($0)) }
  }

  /// Whether cells say how large they are.
  var usesEstimates: Bool { estimatedItemSize.width > 0 && estimatedItemSize.height > 0 }

  /// How large an item counts before it is measured.
  private func estimate(room: CGFloat) -> CGSize {
    guard estimatedItemSize == Self.automaticSize else { return estimatedItemSize }
    return itemSize
  }

  /// Lengths that are none count as 0.
  static func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, value) : 0 }

  private func flowSize(_ size: CGSize) -> FlowSection.Size {
    let width: CGFloat = Self.length(size.width)
    let height: CGFloat = Self.length(size.height)
    return FlowSection.Size(main: isVertical ? height : width, cross: isVertical ? width : height)
  }

  private func inset(of section: Int) -> UIEdgeInsets {
    guard let view = collectionView else { return sectionInset }
    var inset: UIEdgeInsets = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let more: UIEdgeInsets =
      switch sectionInsetReference {
      case .fromContentInset: .zero
      case .fromSafeArea: view.safeAreaInsets
      case .fromLayoutMargins: view.layoutMargins
      }
    if isVertical {
      inset.left += more.left
      inset.right += more.right
    } else {
      inset.top += more.top
      inset.bottom += more.bottom
    }
    return inset
  }

  // MARK: Attributes

  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let from: CGFloat = isVertical ? rect.minY : rect.minX
    let to: CGFloat = isVertical ? rect.maxY : rect.maxX
    guard from.isFinite || from == -.infinity, to >= from, !sections.isEmpty else { return [] }
    var result: [UICollectionViewLayoutAttributes] = []
    var number: Int = section(at: max(0, from))
    while number < sections.count, starts[number] <= to {
      let start: CGFloat = starts[number]
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        if let edge = edgeAttributes(kind, number), edge.frame.overlaps(rect) { result.append(edge) }
      }
      for item in sections[number].items(from: from - start, to: to - start) {
        result.append(itemAttributes(IndexPath(item: item, section: number)))
      }
      number += 1
    }
    return result
  }

  private func section(at place: CGFloat) -> Int {
    var low: Int = 0
    var high: Int = sections.count - 1
    while low < high {
      let middle: Int = (low + high) / 2
      if starts[middle + 1] < place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func itemAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let (main, cross, size) = sections[path.section].frame(of: path.item)
    let place: CGFloat = starts[path.section] + main
    let frame: CGRect =
      isVertical
      ? CGRect(x: cross, y: place, width: size.cross, height: size.main)
      : CGRect(x: place, y: cross, width: size.main, height: size.cross)
    let result: UICollectionViewLayoutAttributes = makeAttributes(.cell, nil, path, mirrored(frame))
    if usesEstimates { result.estimatedAxes = .both }
    return result
  }

  /// The header or the footer of a section; nil where it has none.
  func edgeAttributes(_ kind: String, _ number: Int) -> UICollectionViewLayoutAttributes? {
    let section: FlowSection = sections[number]
    let isHeader: Bool = kind == UICollectionView.elementKindSectionHeader
    guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
    let length: CGFloat = isHeader ? section.measures.header : section.measures.footer
    guard length > 0 else { return nil }
    var place: CGFloat = starts[number] + (isHeader ? 0 : section.footerStart)
    let isPinned: Bool = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    if isPinned, let view = collectionView {
      let inset: UIEdgeInsets = view.adjustedContentInset
      let first: CGFloat = isVertical ? view.bounds.minY + inset.top : view.bounds.minX + inset.left
      let last: CGFloat = isVertical ? view.bounds.maxY - inset.bottom : view.bounds.maxX - inset.right
      let start: CGFloat = starts[number]
      let end: CGFloat = starts[number + 1]
      place =
        isHeader
        ? min(max(place, first), max(start, end - section.measures.footer - length))
        : max(min(place, last - length), min(place, start + section.measures.header))
    }
    let across: CGFloat = max(0, room)
    let frame: CGRect =
      isVertical
      ? CGRect(x: 0, y: place, width: across, height: length) : CGRect(x: place, y: 0, width: length, height: across)
    let path = IndexPath(item: 0, section: number)
    let result: UICollectionViewLayoutAttributes = makeAttributes(.supplementaryView, kind, path, mirrored(frame))
    result.zIndex = isPinned ? 10 : 0
    return result
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    guard flipsHorizontallyInOppositeLayoutDirection, collectionView?.isRightToLeft == true else { return frame }
    let width: CGFloat = isVertical ? max(0, room) : starts.last ?? 0
    return CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }
}

/// Notes that a delegate's answer was the framework's own.
@MainActor
enum FlowDefaults {
  static var answered: Bool = false
}

/// Gives a flow layout its measures, in place of those of the layout itself.
@MainActor @preconcurrency
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    FlowDefaults.answered = true
    return (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 10 }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 10 }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero }
}
