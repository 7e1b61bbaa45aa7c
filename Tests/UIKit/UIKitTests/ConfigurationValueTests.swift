import CoreGraphics
import Foundation
import HostHeadless
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Backgrounds of cells, and the states that configurations are made by.
@MainActor
@Suite("Configurations and their states", .serialized)
struct ConfigurationValueTests {
  private let key = UIConfigurationStateCustomKey("mark")

  /// A cell of 200 by 100 points alone in a window.
  private func show(_ configuration: UIBackgroundConfiguration?) throws -> (host: HeadlessHost, cell: UITableViewCell) {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.backgroundConfiguration = configuration
    return (try window(width: 200, height: 100) { Hosting(view: cell) }, cell)
  }

  private func plain(_ color: UIColor?) -> UIBackgroundConfiguration {
    var configuration: UIBackgroundConfiguration = .clear()
    configuration.backgroundColor = color
    return configuration
  }

  @Test("Backgrounds begin with the colour of their kind of row, and only those of a sidebar's cells are rounded")
  func kinds() {
    func color(_ configuration: UIBackgroundConfiguration) -> UIColor {
      configuration.resolvedBackgroundColor(for: .red)
    }
    let clear: [UIBackgroundConfiguration] = [
      .clear(), .listFooter(), .listGroupedHeaderFooter(), .listSidebarHeader(), .listSidebarCell(),
      .listAccompaniedSidebarCell(),
    ]
    #expect(clear.allSatisfy { color($0) == .clear })
    let plain: [UIBackgroundConfiguration] = [
      .listCell(), .listPlainCell(), .listHeader(), .listPlainHeaderFooter(),
    ]
    #expect(plain.allSatisfy { color($0) == .systemBackground })
    #expect(color(.listGroupedCell()) == .secondarySystemGroupedBackground)
    #expect(
      (clear + plain).map { $0.cornerRadius > 0 } == Array(repeating: false, count: 4) + [
        true, true, false, false, false, false,
      ])
    let first: UIBackgroundConfiguration = .listCell()
    #expect(first.strokeWidth == 0 && first.strokeOutset == 0 && first.strokeColor == nil && first.image == nil)
    #expect(first.backgroundInsets == .zero && first.customView == nil && first.visualEffect == nil)
    #expect(first.backgroundColorTransformer == nil && first.strokeColorTransformer == nil)
    #expect(first.imageContentMode == .scaleToFill)
  }

  @Test("A chosen row is grey and one under the keys tinted, unless a colour was given or nothing is behind the row")
  func states() {
    var cell = UICellConfigurationState(traitCollection: UITraitCollection())
    func color(_ configuration: UIBackgroundConfiguration, _ state: any UIConfigurationState) -> UIColor {
      configuration.updated(for: state).resolvedBackgroundColor(for: .red)
    }
    #expect(color(.listCell(), cell) == .systemBackground)
    cell.isSelected = true
    #expect(color(.listCell(), cell) == .systemGray4 && color(.listSidebarCell(), cell) == .systemGray4)
    #expect(color(.clear(), cell) == .clear && color(.listHeader(), cell) == .systemBackground)
    #expect(color(plain(.blue), cell) == .blue)
    var given: UIBackgroundConfiguration = .listCell()
    given.backgroundColor = .green
    #expect(color(given, cell) == .green)
    (cell.isSelected, cell.isHighlighted) = (false, true)
    #expect(color(.listGroupedCell(), cell) == .systemGray4)
    var view = UIViewConfigurationState(traitCollection: UITraitCollection())
    view.isFocused = true
    #expect(color(.listGroupedCell(), view) == UIColor.red.withAlphaComponent(0.25))
    view.isFocused = false
    #expect(color(.listGroupedCell(), view) == .secondarySystemGroupedBackground)
  }

  @Test("Without a colour the tint counts, and a transformer has the last word")
  func colors() {
    var configuration: UIBackgroundConfiguration = plain(nil)
    #expect(configuration.backgroundColor == nil && configuration.resolvedBackgroundColor(for: .red) == .red)
    #expect(configuration.resolvedStrokeColor(for: .green) == .green)
    configuration.strokeColor = .blue
    #expect(configuration.resolvedStrokeColor(for: .green) == .blue)
    let half = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
    #expect(half(.red) == UIColor.red.withAlphaComponent(0.5) && half.transform(.red) == half(.red))
    configuration.backgroundColorTransformer = half
    configuration.strokeColorTransformer = UIConfigurationColorTransformer { _ in .black }
    #expect(configuration.resolvedBackgroundColor(for: .red) == half(.red))
    #expect(configuration.resolvedStrokeColor(for: .green) == .black)
  }

  @Test("A cell's background keeps away from its edges, has round corners and a line around it")
  func shapes() throws {
    var configuration: UIBackgroundConfiguration = plain(.red)
    configuration.backgroundInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 40)
    let (host, cell) = try show(configuration)
    #expect(try host.color(x: 25, y: 50) == "#FF0000" && host.color(x: 155, y: 50) == "#FF0000")
    #expect(try host.color(x: 15, y: 50) == "#FFFFFF" && host.color(x: 165, y: 50) == "#FFFFFF")
    #expect(try host.color(x: 100, y: 5) == "#FFFFFF" && host.color(x: 22, y: 12) == "#FF0000")
    configuration.cornerRadius = 30
    host.change { cell.backgroundConfiguration = configuration }
    #expect(try host.color(x: 22, y: 12) == "#FFFFFF" && host.color(x: 100, y: 50) == "#FF0000")
    configuration.strokeWidth = 4
    configuration.strokeColor = .blue
    host.change { cell.backgroundConfiguration = configuration }
    // The line is inside, until it is moved out.
    #expect(try host.color(x: 22, y: 50) == "#0000FF" && host.color(x: 17, y: 50) == "#FFFFFF")
    configuration.strokeOutset = 6
    host.change { cell.backgroundConfiguration = configuration }
    #expect(try host.color(x: 22, y: 50) == "#FF0000" && host.color(x: 16, y: 50) == "#0000FF")
    configuration.backgroundInsets = NSDirectionalEdgeInsets(top: 200, leading: 0, bottom: 0, trailing: 0)
    host.change { cell.backgroundConfiguration = configuration }
    #expect(try host.color(x: 100, y: 50) == "#FFFFFF")
  }

  @Test("A picture and a view of the program's lie behind the content, in front of the colour")
  func contents() throws {
    var configuration: UIBackgroundConfiguration = plain(.red)
    let image = UIImage(cgImage: try TestPicture.plain(4, 4, TestPicture.green))
    configuration.image = image
    configuration.imageContentMode = .center
    let effect = UIBlurEffect(style: .regular)
    configuration.visualEffect = effect
    #expect(configuration.image === image && configuration.imageContentMode == .center)
    #expect(configuration.visualEffect === effect)
    let (host, cell) = try show(configuration)
    #expect(try host.color(x: 100, y: 50) == "#00FF00")
    let view = UIView()
    view.backgroundColor = .blue
    configuration.customView = view
    host.change { cell.backgroundConfiguration = configuration }
    #expect(try host.color(x: 100, y: 50) == "#0000FF" && view.superview === cell && view.frame == cell.bounds)
    configuration.customView = nil
    host.change { cell.backgroundConfiguration = configuration }
    #expect(try host.color(x: 100, y: 50) == "#00FF00" && view.superview == nil)
  }

  @Test("A header's background has its colour, and a view of the program's in front of it")
  func headers() throws {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.backgroundConfiguration = plain(.red)
    let host = try window(width: 200, height: 100) { Hosting(view: header) }
    #expect(try host.color(x: 100, y: 50) == "#FF0000")
    var configuration: UIBackgroundConfiguration = plain(.red)
    let view = UIView()
    view.backgroundColor = .blue
    configuration.customView = view
    host.change { header.backgroundConfiguration = configuration }
    #expect(try host.color(x: 100, y: 50) == "#0000FF" && view.frame == header.bounds)
    host.change { header.backgroundConfiguration = plain(.green) }
    #expect(try host.color(x: 100, y: 50) == "#00FF00" && view.superview == nil)
  }

  @Test("A cell says how it is: chosen, pressed, edited, without use")
  func cellStates() throws {
    let (host, cell) = try show(nil)
    var states: [UICellConfigurationState] = []
    host.change { cell.configurationUpdateHandler = { states.append($1) } }
    let first = try #require(states.last)
    #expect(!first.isSelected && !first.isHighlighted && !first.isEditing && !first.isDisabled && !first.isSwiped)
    #expect(!first.isFocused && !first.isReordering && first.traitCollection == cell.traitCollection)
    host.change { cell.isSelected = true }
    #expect(states.last?.isSelected == true)
    host.change { cell.isHighlighted = true }
    #expect(states.last?.isHighlighted == true)
    host.change { cell.isEditing = true }
    #expect(states.last?.isEditing == true)
    host.change {
      cell.isUserInteractionEnabled = false
      cell.setNeedsUpdateConfiguration()
    }
    #expect(states.last?.isDisabled == true)
  }

  @Test("States begin with nothing but traits, and keep what is set and what a program adds by a name")
  func values() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    func made<State: UIConfigurationState>(_ type: State.Type) -> State {
      var state: State = type.init(traitCollection: UITraitCollection())
      #expect(state.traitCollection == UITraitCollection() && state[key] == nil)
      state.traitCollection = dark
      state[key] = 7
      return state
    }
    var cell: UICellConfigurationState = made(UICellConfigurationState.self)
    #expect(cell.traitCollection == dark && cell[key] == AnyHashable(7))
    #expect(!cell.isPinned && !cell.isExpanded && cell.cellDragState == .none && cell.cellDropState == .none)
    (cell.isDisabled, cell.isHighlighted, cell.isSelected, cell.isFocused) = (true, false, true, false)
    #expect(cell.isDisabled && !cell.isHighlighted && cell.isSelected && !cell.isFocused)
    (cell.isPinned, cell.isEditing, cell.isExpanded, cell.isSwiped, cell.isReordering) = (
      true, false, true, false, true
    )
    #expect(cell.isPinned && !cell.isEditing && cell.isExpanded && !cell.isSwiped && cell.isReordering)
    (cell.isEditing, cell.isSwiped, cell.isPinned) = (true, true, false)
    #expect(cell.isEditing && cell.isSwiped && !cell.isPinned)
    (cell.cellDragState, cell.cellDropState) = (.lifting, .targeted)
    #expect(cell.cellDragState == .lifting && cell.cellDropState == .targeted)
    cell[UIConfigurationStateCustomKey(rawValue: "mark")] = nil
    #expect(cell[key] == nil)
    var view: UIViewConfigurationState = made(UIViewConfigurationState.self)
    #expect(view.traitCollection == dark && view[key] == AnyHashable(7))
    (view.isDisabled, view.isHighlighted, view.isSelected, view.isFocused) = (true, false, true, false)
    #expect(view.isDisabled && !view.isHighlighted && view.isSelected && !view.isFocused && !view.isPinned)
    (view.isHighlighted, view.isFocused, view.isPinned) = (true, true, true)
    #expect(view.isHighlighted && view.isFocused && view.isPinned)
    view[key] = nil
    #expect(view[key] == nil && UICellConfigurationState(traitCollection: dark).traitCollection == dark)
  }

  @Test("Steps of dragging and dropping are numbered from none")
  func dragging() {
    let drags: [UICellConfigurationState.DragState] = [.none, .lifting, .dragging]
    #expect(drags.map(\.rawValue) == [0, 1, 2])
    let drops: [UICellConfigurationState.DropState] = [.none, .notTargeted, .targeted]
    #expect(drops.map(\.rawValue) == [0, 1, 2])
  }
}
