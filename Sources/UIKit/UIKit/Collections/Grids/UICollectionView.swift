import CoreGraphics

/// A grid of cells; made for its appearance, and draws none.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
  open var backgroundView: UIView?
  open var allowsSelection: Bool = true
  open var allowsMultipleSelection: Bool = false
}
