import FoundationGaps
import UIFoundation

/// Something that people can do with a view, beyond touches and gestures.
@MainActor @preconcurrency
public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction is on.
  var view: UIView? { get }
  /// The interaction is about to get to a view, or to leave the one that it is on for nil.
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

extension UIView {
  /// The work of `addInteraction(_:)`.
  func begin(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    ownInteractions.append(interaction)
    interaction.didMove(to: self)
    interactionsDidChange()
  }

  /// The work of `removeInteraction(_:)`.
  func end(_ interaction: any UIInteraction) {
    guard ownInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    ownInteractions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
    interactionsDidChange()
  }

  private func interactionsDidChange() {
    changes.hierarchy.change()
    changes.accessibility.change()
  }

  /// The interaction that shows a menu for the view; of several the last one.
  var contextMenu: UIContextMenuInteraction? {
    ownInteractions.isEmpty ? nil : ownInteractions.lazy.reversed().compactMap { $0 as? UIContextMenuInteraction }.first
  }
}

extension UIView {
  /// What people can do with the view beyond touches. Setting it takes those away that are not among the new ones.
  public var interactions: [any UIInteraction] {
    get { ownInteractions }
    set {
      for old in ownInteractions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
      for new in newValue where !ownInteractions.contains(where: { $0 === new }) { addInteraction(new) }
    }
  }
}
