import CoreGraphics
import UIFoundation

/// Between which sizes of text a view stays.
nonisolated struct TextSizeLimits: Equatable {
  var least: UIContentSizeCategory?
  var largest: UIContentSizeCategory?

  /// A size within the limits. Where the two contradict each other the largest one counts.
  func limited(_ size: UIContentSizeCategory) -> UIContentSizeCategory {
    guard size != .unspecified else { return size }
    var result: UIContentSizeCategory = size
    if let least, result < least { result = least }
    if let largest, result > largest { result = largest }
    return result
  }
}

extension UIView {
  /// Sets the least or the largest size of text.
  func limitTextSize(
    _ limit: ReferenceWritableKeyPath<RareViewParts, UIContentSizeCategory?>, _ size: UIContentSizeCategory?
  ) {
    guard size != rareParts?[keyPath: limit] else { return }
    ownRareParts[keyPath: limit] = size
    traitsDidChangeHere()
  }

  /// The limits of the view and of those around, a line for each.
  var textSizeLimitsInWords: String {
    var lines: [String] = []
    var view: UIView? = self
    while let current = view {
      if let limits = current.textSizeLimits {
        let least: String = limits.least?.rawValue ?? "none"
        let largest: String = limits.largest?.rawValue ?? "none"
        lines.append("\(type(of: current)): minimum \(least), maximum \(largest)")
      }
      view = current.superview
    }
    return lines.isEmpty ? "no limits" : lines.joined(separator: "\n")
  }

  /// The limits of the view itself; nil for none.
  var textSizeLimits: TextSizeLimits? {
    guard let rareParts, rareParts.leastTextSize != nil || rareParts.largestTextSize != nil else { return nil }
    return TextSizeLimits(least: rareParts.leastTextSize, largest: rareParts.largestTextSize)
  }

  /// Pixels per point of what the view draws by itself; that of the screen where none was set. Drawing is as fine as the
  /// screen in any case.
  public var contentScaleFactor: CGFloat {
    get {
      if let scale = rareParts?.contentScale { return scale }
      let scale: CGFloat = traitCollection.displayScale
      return scale > 0 ? scale : UIScreen.main.scale
    }
    set {
      ownRareParts.contentScale = newValue > 0 ? newValue : nil
      layer.contentsScale = newValue > 0 ? newValue : 1
      setNeedsDisplay()
    }
  }
}
