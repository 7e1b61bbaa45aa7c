import AccessibilityTree
import CoreGraphics
import HostHeadless
import Testing
import ViewTestSupport

extension HeadlessHost {
  /// The middle of the element with a label.
  func center(of label: String) throws -> CGPoint {
    let frame: CGRect = try #require(self.frame(label), "\(labels)")
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Clicks on the element with a label.
  func tap(_ label: String) throws { send(.tap(try center(of: label))) }
}
