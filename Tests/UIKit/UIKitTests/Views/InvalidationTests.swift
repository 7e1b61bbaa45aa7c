import CoreGraphics
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// What is done anew in a view by the values of `UIView.Invalidations`.
@MainActor
@Suite("Invalidations of views", .serialized)
struct InvalidationTests {
  private final class Noting: UIView {
    var log: Set<String> = []
    override func setNeedsLayout() {
      log.insert("layout")
      super.setNeedsLayout()
    }
    override func setNeedsDisplay() {
      log.insert("display")
      super.setNeedsDisplay()
    }
    override func invalidateIntrinsicContentSize() {
      log.insert("size")
      super.invalidateIntrinsicContentSize()
    }
    func take() -> Set<String> {
      defer { log = [] }
      return log
    }
  }

  @Test("Each asks the view for its own work, and a pair for that of both")
  func views() {
    let view = Noting()
    _ = view.take()
    UIView.Invalidations.Layout().invalidate(view: view)
    #expect(view.take() == ["layout"])
    UIView.Invalidations.Display().invalidate(view: view)
    #expect(view.take() == ["display"])
    view.updateConstraintsIfNeeded()
    #expect(!view.needsUpdateConstraints())
    UIView.Invalidations.Constraints().invalidate(view: view)
    #expect(view.needsUpdateConstraints())
    UIView.Invalidations.IntrinsicContentSize().invalidate(view: view)
    #expect(view.take().contains("size"))
    let both = UIView.Invalidations.Tuple(UIView.Invalidations.Layout(), UIView.Invalidations.Display())
    both.invalidate(view: view)
    #expect(view.take() == ["layout", "display"])
  }

  @Test("The configuration is made anew of cells and headers")
  func configurations() throws {
    final class Cell: UITableViewCell {
      var count = 0
      override func updateConfiguration(using state: UICellConfigurationState) { count += 1 }
    }
    final class Item: UICollectionViewCell {
      var count = 0
      override func updateConfiguration(using state: UICellConfigurationState) { count += 1 }
    }
    final class Header: UITableViewHeaderFooterView {
      var count = 0
      override func updateConfiguration(using state: UIViewConfigurationState) { count += 1 }
    }
    let (cell, item) = (Cell(style: .default, reuseIdentifier: nil), Item(frame: .zero))
    let header = Header(reuseIdentifier: nil)
    let root = UIView()
    for view in [cell, item, header] as [UIView] { root.addSubview(view) }
    let host = try window { Hosting(view: root) }
    func counts() -> [Int] { [cell.count, item.count, header.count] }
    let before: [Int] = counts()
    let configuration = UIView.Invalidations.Configuration()
    host.change { for view in root.subviews { configuration.invalidate(view: view) } }
    #expect(zip(counts(), before).allSatisfy { $0 > $1 }, "\(before) \(counts())")
  }
}
