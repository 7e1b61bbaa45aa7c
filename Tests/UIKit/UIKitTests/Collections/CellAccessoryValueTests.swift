import CoreGraphics
import Foundation
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// What the options of accessories change in a row.
@MainActor
@Suite("Values of accessories", .serialized)
struct CellAccessoryValueTests {
  /// The room that a row leaves to its content beside accessories.
  private func room(_ accessories: [UICellAccessory]) -> CGFloat {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    cell.accessories = accessories
    cell.layoutIfNeeded()
    return cell.contentView.frame.width
  }

  private func views(_ accessories: [UICellAccessory]) -> [UIView] {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    cell.accessories = accessories
    cell.layoutIfNeeded()
    return cell.subviews.filter { $0 !== cell.contentView }
  }

  @Test("Each accessory says of which kind it is")
  func kinds() {
    func isKind(_ accessory: UICellAccessory, _ matches: (UICellAccessory.AccessoryType) -> Bool) -> Bool {
      matches(accessory.accessoryType)
    }
    #expect(isKind(.checkmark()) { if case .checkmark = $0 { true } else { false } })
    #expect(isKind(.delete()) { if case .delete = $0 { true } else { false } })
    #expect(isKind(.detail()) { if case .detail = $0 { true } else { false } })
    #expect(isKind(.disclosureIndicator()) { if case .disclosureIndicator = $0 { true } else { false } })
    #expect(isKind(.insert()) { if case .insert = $0 { true } else { false } })
    #expect(isKind(.label(text: "1")) { if case .label = $0 { true } else { false } })
    #expect(isKind(.multiselect()) { if case .multiselect = $0 { true } else { false } })
    #expect(isKind(.outlineDisclosure()) { if case .outlineDisclosure = $0 { true } else { false } })
    #expect(isKind(.reorder()) { if case .reorder = $0 { true } else { false } })
    let view = UIView(frame: .zero)
    let custom: UICellAccessory = .customView(configuration: .init(customView: view, placement: .leading()))
    #expect(isKind(custom) { if case .customView(let id) = $0 { id == ObjectIdentifier(view) } else { false } })
  }

  @Test("A hidden accessory takes no room, and a reserved width is taken whatever the view's own is")
  func widths() {
    #expect(room([]) == 300)
    var check = UICellAccessory.CheckmarkOptions()
    check.reservedLayoutWidth = .custom(100)
    #expect(room([.checkmark(options: check)]) == 184)
    check.isHidden = true
    #expect(room([.checkmark(options: check)]) == 300)
    var arrow = UICellAccessory.DisclosureIndicatorOptions()
    arrow.reservedLayoutWidth = .custom(50)
    #expect(room([.disclosureIndicator(options: arrow)]) == 234)
    arrow.isHidden = true
    #expect(room([.disclosureIndicator(options: arrow)]) == 300)
    var delete = UICellAccessory.DeleteOptions()
    delete.reservedLayoutWidth = .custom(60)
    #expect(room([.delete(displayed: .always, options: delete)]) == 224)
    delete.isHidden = true
    #expect(room([.delete(displayed: .always, options: delete)]) == 300)
    var label = UICellAccessory.LabelOptions()
    label.reservedLayoutWidth = .custom(70)
    #expect(room([.label(text: "1", options: label)]) == 214)
    label.isHidden = true
    #expect(room([.label(text: "1", options: label)]) == 300)
    var outline = UICellAccessory.OutlineDisclosureOptions()
    outline.reservedLayoutWidth = .custom(80)
    #expect(room([.outlineDisclosure(options: outline)]) == 204 && outline.style == .automatic)
    outline.isHidden = true
    outline.style = .cell
    #expect(room([.outlineDisclosure(options: outline)]) == 300 && outline.style.rawValue == 2)
    var reorder = UICellAccessory.ReorderOptions()
    reorder.reservedLayoutWidth = .custom(90)
    #expect(room([.reorder(displayed: .always, options: reorder)]) == 194)
    reorder.isHidden = true
    #expect(room([.reorder(displayed: .always, options: reorder)]) == 300)
  }

  @Test("The colours and the font of the options are those of the views")
  func looks() throws {
    var check = UICellAccessory.CheckmarkOptions()
    check.tintColor = .purple
    #expect(views([.checkmark(options: check)]).map(\.tintColor) == [.purple])
    var arrow = UICellAccessory.DisclosureIndicatorOptions()
    arrow.tintColor = .green
    #expect(views([.disclosureIndicator(options: arrow)]).map(\.tintColor) == [.green])
    var reorder = UICellAccessory.ReorderOptions()
    reorder.tintColor = .brown
    reorder.showsVerticalSeparator = false
    #expect(views([.reorder(displayed: .always, options: reorder)]).map(\.tintColor) == [.brown])
    #expect(reorder.showsVerticalSeparator == false)
    var label = UICellAccessory.LabelOptions()
    #expect(label.font == .preferredFont(forTextStyle: .body) && label.adjustsFontForContentSizeCategory)
    label.tintColor = .red
    label.font = .systemFont(ofSize: 31)
    label.adjustsFontForContentSizeCategory = false
    let text = try #require(views([.label(text: "12", options: label)]).first as? UILabel)
    #expect(text.textColor == .red && text.font == .systemFont(ofSize: 31) && text.text == "12")
    #expect(!text.adjustsFontForContentSizeCategory)
  }

  @Test("The symbols of buttons are drawn in their colours")
  func symbols() throws {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let host = try window(width: 300, height: 44) { Hosting(view: cell) }
    func drawing(_ accessory: UICellAccessory) -> [String] {
      host.change { cell.accessories = [] }
      host.change { cell.accessories = [accessory] }
      return host.displayLines
    }
    var delete = UICellAccessory.DeleteOptions()
    let plain: [String] = drawing(.delete(displayed: .always, options: delete))
    delete.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    let tinted: [String] = drawing(.delete(displayed: .always, options: delete))
    delete.tintColor = nil
    #expect(tinted != plain && drawing(.delete(displayed: .always, options: delete)) == plain)
    delete.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    let grounded: [String] = drawing(.delete(displayed: .always, options: delete))
    #expect(grounded != plain && grounded != tinted)
    var outline = UICellAccessory.OutlineDisclosureOptions()
    let chevron: [String] = drawing(.outlineDisclosure(options: outline))
    outline.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(drawing(.outlineDisclosure(options: outline)) != chevron)
  }

  @Test("A view of the program's stands at its edge with the size it keeps, and can be hidden")
  func custom() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 20))
    var custom = UICellAccessory.CustomViewConfiguration(customView: view, placement: .trailing())
    #expect(custom.customView === view && custom.isHidden == nil && !custom.maintainsFixedSize)
    if case .trailing(let displayed, _) = custom.placement { #expect(displayed == .always) } else { Issue.record() }
    custom.maintainsFixedSize = true
    custom.tintColor = .purple
    #expect(views([.customView(configuration: custom)]).first === view && custom.tintColor == .purple)
    #expect(view.frame == CGRect(x: 260, y: 12, width: 24, height: 20))
    custom.reservedLayoutWidth = .custom(40)
    #expect(room([.customView(configuration: custom)]) == 244)
    custom.isHidden = true
    #expect(room([.customView(configuration: custom)]) == 300)
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    _ = views([
      .disclosureIndicator(options: .init(reservedLayoutWidth: .custom(20))),
      .customView(configuration: .init(customView: other, placement: .trailing(at: { _ in 0 }))),
    ])
    // The first place is the outer one of the reading order: nearest to the content.
    #expect(other.frame.maxX == 256)
  }

  @Test("Separators of lists have automatic insets at first, and keep what they are given")
  func separators() throws {
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    var separators = UIListSeparatorConfiguration(listAppearance: .plain)
    let automatic: NSDirectionalEdgeInsets = UIListSeparatorConfiguration.automaticInsets
    #expect(separators.topSeparatorVisibility == UIListSeparatorConfiguration.Visibility.automatic)
    #expect(separators.topSeparatorInsets == automatic && separators.bottomSeparatorInsets == automatic)
    #expect(automatic.leading == .greatestFiniteMagnitude && list.separatorConfiguration.visualEffect == nil)
    separators.topSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 9, bottom: 0, trailing: 0)
    separators.multipleSelectionColor = .green
    separators.visualEffect = UIBlurEffect(style: .light)
    #expect(separators.topSeparatorInsets.leading == 9 && separators.multipleSelectionColor == .green)
    #expect(separators.visualEffect is UIBlurEffect)
  }
}
