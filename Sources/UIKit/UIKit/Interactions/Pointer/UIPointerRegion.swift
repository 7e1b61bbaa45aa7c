import CoreGraphics
import Foundation
import FoundationGaps

/// A part of a view in which the pointer has one look.
@MainActor @preconcurrency
open class UIPointerRegion: NSObject {
  /// - Parameters:
  ///   - rect: Where, in the space of the interaction's view.
  ///   - identifier: Tells regions of the same place apart; nil for none.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }

  public nonisolated let rect: CGRect
  nonisolated(unsafe) public let identifier: AnyHashable?
  /// The axes along which the region keeps the pointer while a button is held: kept as they were set, a pressed pointer stays
  /// with the view that it went down on in any direction.
  open var latchingAxes: UIAxis = []

  /// Regions are equal that have the same place and the same identifier.
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIPointerRegion else { return false }
    return other.rect == rect && other.identifier == identifier
  }

  open override nonisolated var hash: Int {
    var hasher = Hasher()
    hasher.combine(rect.minX)
    hasher.combine(rect.minY)
    hasher.combine(identifier)
    return hasher.finalize()
  }
}

/// Where the pointer is for which a region is asked.
@MainActor @preconcurrency
open class UIPointerRegionRequest: NSObject {
  /// In the space of the interaction's view.
  public let location: CGPoint
  /// The keys that are held.
  public let modifiers: UIKeyModifierFlags

  init(_ location: CGPoint, _ modifiers: UIKeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
    super.init()
  }
}
