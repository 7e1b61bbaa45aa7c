import CoreGraphics
import Foundation
import InputEngine
import SwiftUICore
import UIFoundation

/// Rows that can be pushed aside.
@MainActor
protocol SwipingRows: UIScrollView {
  var isEditing: Bool { get }
  /// The row at a point of the content; nil where there is none.
  func swipedRow(at point: CGPoint) -> (any SwipedRow)?
  /// The buttons beside a row at an edge.
  func swipeActions(isLeading: Bool, of row: any SwipedRow) -> UISwipeActionsConfiguration?
  func cancelPress()
  func swipeWillBegin(_ row: any SwipedRow)
  func swipeDidEnd(_ path: IndexPath?)
}

/// A row that can be pushed aside.
@MainActor
protocol SwipedRow: UIView {
  var swipedPath: IndexPath? { get }
  func setSwiped(_ isSwiped: Bool)
  func setNeedsUpdateConfiguration()
}

/// A finger that pushes a row of a table or a list aside, so that the buttons beside it come to light. One row at a time is open.
@MainActor
final class RowSwipes {
  private unowned let list: any SwipingRows
  private weak var cell: (any SwipedRow)?
  private var isLeading: Bool = false
  private var buttons: UIView?
  private var configuration: UISwipeActionsConfiguration?
  /// How far the row is pushed, towards its trailing edge.
  private var offset: CGFloat = 0
  private var start: CGFloat = 0
  /// The row's place while it is not pushed.
  private var home: CGRect = .zero

  private static let buttonWidth: CGFloat = 74
  /// A push beyond this part of the row's width performs the first action.
  private static let fullPart: CGFloat = 0.6

  private(set) lazy var recognizer: UIPanGestureRecognizer = RowSwipeRecognizer(self)

  init(_ list: any SwipingRows) { self.list = list }

  func isOpen(_ other: any SwipedRow) -> Bool { cell === other && offset != 0 }

  private var isMirrored: Bool { list.isRightToLeft }
  private func logical(_ way: CGFloat) -> CGFloat { isMirrored ? -way : way }
  private var width: CGFloat { CGFloat(configuration?.actions.count ?? 0) * Self.buttonWidth }

  // MARK: Pushing

  /// Whether a drag pushes the row under it: it is along the row, and buttons would come to light.
  func mayBegin(_ way: CGSize, at point: CGPoint) -> Bool {
    guard abs(way.width) > abs(way.height), !list.isEditing, let row = list.swipedRow(at: point) else { return false }
    if cell === row, offset != 0 { return true }
    return list.swipeActions(isLeading: logical(way.width) > 0, of: row)?.actions.isEmpty == false
  }

  func begin(_ way: CGFloat, at point: CGPoint) {
    guard let pushed = list.swipedRow(at: point) else { return }
    list.cancelPress()
    if cell === pushed, offset != 0 {
      start = offset
      return
    }
    close()
    prepare(pushed, isLeading: logical(way) > 0)
    start = 0
  }

  private func prepare(_ pushed: any SwipedRow, isLeading: Bool) {
    guard let configuration = list.swipeActions(isLeading: isLeading, of: pushed) else { return }
    cell = pushed
    home = pushed.frame
    self.isLeading = isLeading
    self.configuration = configuration
    list.swipeWillBegin(pushed)
    pushed.setSwiped(true)
    let holder = UIView(frame: home)
    holder.clipsToBounds = true
    for action in configuration.actions { holder.addSubview(makeButton(action)) }
    buttons = holder
    list.insertSubview(holder, belowSubview: pushed)
  }

  private func makeButton(_ action: UIContextualAction) -> UIButton {
    let button = UIButton(type: .custom)
    button.backgroundColor = action.backgroundColor
    button.setTitleColor(.white, for: .normal)
    if let image = action.image {
      button.setImage(image.withTintColor(.white, renderingMode: .alwaysOriginal), for: .normal)
      button.accessibilityLabel = action.title
    } else {
      button.setTitle(action.title, for: .normal)
    }
    button.addAction(UIAction { [weak self] _ in self?.perform(action) }, for: .primaryActionTriggered)
    return button
  }

  func push(_ way: CGFloat) {
    guard cell != nil else { return }
    let wanted: CGFloat = start + logical(way)
    let isMeant: Bool = isLeading ? wanted > 0 : wanted < 0
    offset = isMeant ? wanted : RubberBand.pull(wanted, length: home.width)
    show()
  }

  func letGo(_ velocity: CGFloat) {
    guard let cell else { return }
    let sign: CGFloat = isLeading ? 1 : -1
    if offset * sign > max(width, Self.fullPart * home.width), configuration?.performsFirstActionWithFullSwipe == true,
      let first = configuration?.actions.first
    {
      return perform(first)
    }
    let reached: CGFloat = (offset + logical(velocity) * 0.2) * sign
    guard reached > width / 2 else {
      close()
      return
    }
    UIView.animate(withDuration: 0.25) {
      self.offset = sign * self.width
      self.show()
    }
    cell.setNeedsUpdateConfiguration()
  }

  /// Shows the buttons at an edge of a row, as the mark does that begins to delete it.
  func open(_ other: any SwipedRow, isLeading: Bool) {
    close()
    prepare(other, isLeading: isLeading)
    guard cell != nil else { return }
    UIView.animate(withDuration: 0.25) {
      self.offset = (isLeading ? 1 : -1) * self.width
      self.show()
    }
  }

  private func show() {
    guard let cell, let buttons else { return }
    let way: CGFloat = logical(offset)
    cell.frame = home.offsetBy(dx: way, dy: 0)
    let room: CGFloat = abs(way)
    buttons.frame = CGRect(x: way < 0 ? home.maxX - room : home.minX, y: home.minY, width: room, height: home.height)
    let count: CGFloat = CGFloat(max(1, buttons.subviews.count))
    let part: CGFloat = room / count
    for (index, button) in buttons.subviews.enumerated() {
      let place: CGFloat = way < 0 ? room - CGFloat(index + 1) * part : CGFloat(index) * part
      button.frame = CGRect(x: place, y: 0, width: part, height: home.height)
    }
  }

  // MARK: Closing

  /// Brings the row back; false where none was open.
  @discardableResult
  func close() -> Bool {
    guard let cell else { return false }
    let holder: UIView? = buttons
    let path: IndexPath? = cell.swipedPath
    let wasOpen: Bool = offset != 0
    let home: CGRect = home
    forgetAll()
    cell.setSwiped(false)
    UIView.animate(withDuration: 0.25) {
      cell.frame = home
    } completion: { _ in
      holder?.removeFromSuperview()
    }
    list.swipeDidEnd(path)
    return wasOpen
  }

  /// A row that goes out of sight is not open any more.
  func forget(_ other: any SwipedRow) {
    guard cell === other else { return }
    other.setSwiped(false)
    buttons?.removeFromSuperview()
    forgetAll()
  }

  private func forgetAll() {
    cell = nil
    buttons = nil
    configuration = nil
    offset = 0
  }

  /// The row's place is another one.
  func place(_ other: any SwipedRow, in frame: CGRect) {
    guard other === cell, offset != 0 else {
      other.frame = frame
      return
    }
    home = frame
    show()
  }

  private func perform(_ action: UIContextualAction) {
    guard let cell else { return }
    action.handler(action, cell) { [weak self] _ in
      MainActor.assumeIsolated { _ = self?.close() }
    }
  }
}

/// Recognizes pushes of rows, by fingers.
private final class RowSwipeRecognizer: UIPanGestureRecognizer {
  private unowned let swipes: RowSwipes

  init(_ swipes: RowSwipes) {
    self.swipes = swipes
    super.init(target: nil, action: nil)
  }

  private var point: CGPoint {
    let drag: DragRecognizer? = engine as? DragRecognizer
    return view?.convert(drag?.startLocation ?? .zero, from: nil) ?? .zero
  }

  override func makeEngine() -> Recognizer {
    let drag = DragRecognizer()
    drag.accepts = { $0 == .touch }
    drag.mayBegin = { [weak self] way in
      MainActor.assumeIsolated {
        guard let self else { return false }
        return self.swipes.mayBegin(way, at: self.point)
      }
    }
    return drag
  }

  override func tell(_ new: State) {
    let drag: DragRecognizer? = engine as? DragRecognizer
    switch new {
    case .began:
      swipes.begin(drag?.translation.width ?? 0, at: point)
      swipes.push(drag?.translation.width ?? 0)
    case .changed: swipes.push(drag?.translation.width ?? 0)
    case .ended: swipes.letGo(drag?.velocity.width ?? 0)
    case .cancelled, .failed: swipes.letGo(0)
    case .possible: break
    }
    super.tell(new)
  }
}
