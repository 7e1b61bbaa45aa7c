import CoreGraphics
import SwiftUICore
import UIFoundation

extension UIView {
  /// The safe area as it follows from the view around, or from the place in the window, and from the controller.
  var currentSafeArea: UIEdgeInsets {
    var insets: UIEdgeInsets = .zero
    if let superview {
      let outer: UIEdgeInsets = superview.safeAreaInsets
      if outer != .zero {
        let area: CGRect = superview.bounds.inset(by: outer).applying(toSuperview.inverted())
        insets = UIEdgeInsets(
          top: max(0, area.minY - bounds.minY), left: max(0, area.minX - bounds.minX),
          bottom: max(0, bounds.maxY - area.maxY), right: max(0, bounds.maxX - area.maxX))
      }
    } else if let root {
      insets = root.safeArea
    }
    guard let extra = controller?.additionalSafeAreaInsets, extra != .zero else { return insets }
    return UIEdgeInsets(
      top: insets.top + extra.top, left: insets.left + extra.left, bottom: insets.bottom + extra.bottom,
      right: insets.right + extra.right)
  }

  /// Lets the next layout find out which views inside have another safe area.
  func safeAreaMayHaveChanged() {
    changes.safeArea.change()
    setNeedsLayout()
  }

  /// Tells the view, its controller and those inside of another safe area. Called before the view is laid out.
  func checkSafeArea() {
    let insets: UIEdgeInsets = safeAreaInsets
    guard insets != toldSafeArea else { return }
    beginChange(of: "safeAreaInsets", old: toldSafeArea)
    toldSafeArea = insets
    changes.safeArea.change()
    for view in subviews { view.setNeedsLayout() }
    // Margins and guides hold the safe area.
    if isConstrained { layoutSystem?.viewDidChange(self) }
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    endChange(of: "safeAreaInsets")
  }
}

/// Views of SwiftUI's inside of a view of UIKit's, whose safe area is theirs.
package struct ContentInSafeArea<Content: View>: View {
  private let view: UIView
  private let regions: SafeAreaRegions
  private let content: Content
  @Environment(\.layoutDirection) private var direction: LayoutDirection

  package init(of view: UIView, regions: SafeAreaRegions, content: Content) {
    self.view = view
    self.regions = regions
    self.content = content
  }

  package var body: some View {
    let _ = view.changes.safeArea.read()
    let insets: UIEdgeInsets = regions.contains(.container) ? view.safeAreaInsets : .zero
    let isMirrored: Bool = direction == .rightToLeft
    content.safeAreaPadding(
      EdgeInsets(
        top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
        trailing: isMirrored ? insets.left : insets.right))
  }
}
