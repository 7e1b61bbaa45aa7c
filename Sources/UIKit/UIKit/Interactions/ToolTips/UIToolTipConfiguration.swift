import CoreGraphics
import Foundation
import FoundationGaps

/// The words of a tip, and the part of a view that they are about.
@MainActor @preconcurrency
open class UIToolTipConfiguration: NSObject {
  /// A tip for the part of a view.
  ///
  /// - Parameters:
  ///   - toolTip: The words.
  ///   - rect: The part, in the space of the interaction's view. The words stay while the pointer is there.
  public init(toolTip: String, in rect: CGRect) {
    self.toolTip = toolTip
    sourceRect = rect
    super.init()
  }

  /// A tip for the whole view.
  public convenience init(toolTip: String) { self.init(toolTip: toolTip, in: .null) }

  /// The words.
  public let toolTip: String
  /// The part of the view that the words are about; null for the whole view.
  public let sourceRect: CGRect
}
