import CoreGraphics
import Foundation
import UIFoundation

extension UICollectionView {
  // MARK: Coming

  /// The view of an element that comes into sight; nil where the data source has none.
  func makeView(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let element: CollectionElement = attributes.element
    guard let view = askForView(element) else { return nil }
    show(view, attributes)
    return view
  }

  func askForView(_ element: CollectionElement) -> UICollectionReusableView? {
    let before: CollectionElement? = asked
    asked = element
    defer { asked = before }
    let path: IndexPath = element.indexPath
    switch element.category {
    case .cell: return dataSource?.collectionView(self, cellForItemAt: path)
    case .supplementaryView:
      return dataSource?.collectionView(self, viewForSupplementaryElementOfKind: element.kind ?? "", at: path)
    case .decorationView:
      let kind: String = element.kind ?? ""
      let name: String = "\u{0}decoration\u{0}\(kind)"
      if let view = pool.take(name) {
        view.prepareForReuse()
        return view
      }
      guard let type = layoutNow.decorationClasses[kind] else { return nil }
      let view: UICollectionReusableView = NSObject.make(type)
      view.poolName = name
      return view
    }
  }

  /// Brings the view of an element into sight.
  func show(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    let element: CollectionElement = attributes.element
    // A data source that gives one view for two elements moves it to the later one.
    for (other, known) in shown where known === view { shown[other] = nil }
    shown[element] = view
    view.collection = self
    view.element = element
    view.applied = nil
    if view.isHidden { view.isHidden = false }
    (view as? UICollectionViewCell)?.enter(self, at: element.indexPath)
    add(view, attributes)
    let path: IndexPath = element.indexPath
    switch element.category {
    case .cell:
      if let cell = view as? UICollectionViewCell {
        collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
      }
    case .supplementaryView:
      collectionDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: element.kind ?? "", at: path)
    case .decorationView: break
    }
    guard keepsFrames else { return }
    arriving.append(view)
    guard let initial = initialAttributes(element) else {
      view.isArriving = true
      view.alpha = 0
      return
    }
    view.take(initial, in: self)
    view.isArriving = true
  }

  /// Puts a view among the others: those of a higher index are in front.
  private func add(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    let container: UIView = container(of: attributes)
    // Among elements of one index decorations are behind, and supplementary views in front.
    let rank: Int =
      switch attributes.representedElementCategory {
      case .decorationView: 0
      case .cell: 1
      case .supplementaryView: 2
      }
    let order: Int = min(max(attributes.zIndex, -1_000_000), 1_000_000) * 3 + rank
    if view.superview === container, view.order == order { return }
    view.order = order
    let behind: Int = container.subviews.filter { other in
      if other === view { return false }
      if other === backgroundView || other === refreshControl { return true }
      // A section that scrolls by itself lies among the cells.
      return (other as? UICollectionReusableView)?.order ?? 1 < order
    }.count
    container.insertSubview(view, at: behind)
  }

  private func initialAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let path: IndexPath = element.indexPath
    switch element.category {
    case .cell: return layoutNow.initialLayoutAttributesForAppearingItem(at: path)
    case .supplementaryView:
      return layoutNow.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: element.kind ?? "", at: path)
    case .decorationView:
      return layoutNow.initialLayoutAttributesForAppearingDecorationElement(ofKind: element.kind ?? "", at: path)
    }
  }

  func finalAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let path: IndexPath = element.indexPath
    switch element.category {
    case .cell: return layoutNow.finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementaryView:
      return layoutNow.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: element.kind ?? "", at: path)
    case .decorationView:
      return layoutNow.finalLayoutAttributesForDisappearingDecorationElement(ofKind: element.kind ?? "", at: path)
    }
  }

  // MARK: Being placed

  /// Gives a view its place, unless an animation is about to do that.
  func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    guard movement.cell !== view else { return }
    if keepsFrames {
      // What has just come is measured for its place, and waits there to be seen.
      if view.isArriving, view.applied == nil {
        view.take(attributes, in: self)
        view.alpha = 0
      }
      return
    }
    if let applied = view.applied, applied.looksAs(attributes), !view.isArriving { return }
    view.isArriving = false
    add(view, attributes)
    view.take(attributes, in: self)
  }

  /// The view in which an element lies: the collection, or the scroll view of its section.
  private func container(of attributes: UICollectionViewLayoutAttributes) -> UIView {
    attributes.scrolledSection.flatMap { scrollers[$0] } ?? self
  }

  // MARK: Leaving

  /// Lets the view of an element rest.
  func letGo(_ view: UICollectionReusableView, _ element: CollectionElement) {
    if shown[element] === view { shown[element] = nil }
    leave(view, element)
    rest(view)
  }

  /// A view does not show its element any more.
  func leave(_ view: UICollectionReusableView, _ element: CollectionElement) {
    (view as? UICollectionViewCell)?.leave()
    view.element = nil
    view.isArriving = false
    let path: IndexPath = element.indexPath
    switch element.category {
    case .cell:
      if let cell = view as? UICollectionViewCell {
        collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
      }
    case .supplementaryView:
      collectionDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind ?? "", at: path)
    case .decorationView: break
    }
  }

  func rest(_ view: UICollectionReusableView) {
    view.collection = nil
    view.applied = nil
    pool.rest(view, view.poolName)
  }

  func dropElements() {
    for (element, view) in shown { letGo(view, element) }
    shown = [:]
  }
}
