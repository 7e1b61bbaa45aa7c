import CoreGraphics
import Foundation
import FoundationGaps
import SwiftUIControls
import SwiftUICore
import UIFoundation

/// Notes that a delegate's answer about menus was the framework's own: whether a type has a method cannot be asked.
@MainActor
enum MenuDefaults {
  static var answered: Bool = false

  /// Whether somebody else answers.
  static func isAnsweredByProgram(_ ask: () -> Void) -> Bool {
    answered = false
    ask()
    return !answered
  }
}

/// The menus of the rows of a table or the items of a collection: which there are, and how keys and assistive technologies
/// open them.
@MainActor
class RowMenus<List: UIScrollView>: NSObject, MenuSource {
  unowned let list: List
  /// Whether the delegate has menus, and which delegate was asked.
  private var known: (delegate: ObjectIdentifier, hasMenus: Bool)?
  /// The row for which a menu is opened without a point.
  private(set) var wanted: IndexPath?

  init(_ list: List) { self.list = list }

  // The state of cells that tables and collections give their rows.
  var rowOfKeys: IndexPath? { nil }
  func frame(of path: IndexPath) -> CGRect { .zero }
  func row(at point: CGPoint) -> IndexPath? { nil }
  var firstRow: IndexPath? { nil }
  func ask(_ path: IndexPath, _ point: CGPoint) -> UIContextMenuConfiguration? { nil }

  var hasMenus: Bool {
    guard let delegate = list.delegate else { return false }
    if let known, known.delegate == ObjectIdentifier(delegate) { return known.hasMenus }
    guard let path = firstRow else { return false }
    let isGiven: Bool = MenuDefaults.isAnsweredByProgram { _ = ask(path, .zero) }
    known = (ObjectIdentifier(delegate), isGiven)
    return isGiven
  }

  /// Whether there is a menu for a row.
  func areGiven(_ path: IndexPath) -> Bool {
    guard hasMenus else { return false }
    let frame: CGRect = frame(of: path)
    return ask(path, CGPoint(x: frame.midX, y: frame.midY)) != nil
  }

  /// Opens the menu of a row.
  func open(_ path: IndexPath) {
    let frame: CGRect = frame(of: path)
    wanted = path
    list.contextMenu?.open(at: list.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil))
    wanted = nil
  }

  /// The menu at a point of the content.
  func configuration(at location: CGPoint) -> UIContextMenuConfiguration? {
    (wanted ?? row(at: location)).flatMap { ask($0, location) }
  }

  /// The menu key opens the menu of the row that keys have come to.
  func handle(_ key: KeyPress) -> Bool {
    guard key.phase == .down, key.opensContextMenu, hasMenus, let path = rowOfKeys else { return false }
    open(path)
    return true
  }
}
