import CoreGraphics
import Foundation
import FoundationGaps
import HostHeadless
import HostInterface
import SwiftUI
import Testing
import UIKit
import ViewTestSupport

/// Interactions of views, previews of menus and the forms of custom actions.
@MainActor
@Suite("Interactions of views", .serialized)
struct InteractionValueTests {
  private final class Told: NSObject, UIInteraction {
    weak var view: UIView?
    var log: [String] = []
    func willMove(to view: UIView?) { log.append(view == nil ? "will leave" : "will come") }
    func didMove(to view: UIView?) {
      self.view = view
      log.append(view == nil ? "left" : "came")
    }
  }

  private final class Menus: UIContextMenuInteraction {
    var log: [String] = []
    override func willMove(to view: UIView?) {
      super.willMove(to: view)
      log.append("will")
    }
    override func didMove(to view: UIView?) {
      super.didMove(to: view)
      log.append("did")
    }
  }

  private final class Silent: NSObject, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
  }

  @Test("An interaction is told when it comes to a view, goes to another one and leaves")
  func moving() {
    let (first, second) = (UIView(), UIView())
    let told = Told()
    let interaction: any UIInteraction = told
    first.addInteraction(interaction)
    #expect(interaction.view === first && told.log == ["will come", "came"])
    second.addInteraction(interaction)
    #expect(interaction.view === second && first.interactions.isEmpty)
    second.removeInteraction(interaction)
    #expect(interaction.view == nil && told.log.suffix(2) == ["will leave", "left"])
    interaction.willMove(to: first)
    interaction.didMove(to: first)
    #expect(interaction.view === first)
    let menus = Menus(delegate: Silent())
    first.addInteraction(menus)
    #expect(menus.view === first && menus.log == ["will", "did"])
  }

  @Test("A delegate of menus that gives no previews has none, and may ignore when menus come and go")
  func silence() {
    let delegate: any UIContextMenuInteractionDelegate = Silent()
    let interaction = UIContextMenuInteraction(delegate: delegate)
    let configuration = UIContextMenuConfiguration()
    let name = "row" as NSString
    #expect(
      delegate.contextMenuInteraction(
        interaction, configuration: configuration, highlightPreviewForItemWithIdentifier: name) == nil)
    #expect(
      delegate.contextMenuInteraction(
        interaction, configuration: configuration, dismissalPreviewForItemWithIdentifier: name) == nil)
    #expect(
      delegate.contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration) == nil)
    #expect(
      delegate.contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration) == nil)
    delegate.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: nil)
    delegate.contextMenuInteraction(interaction, willEndFor: configuration, animator: nil)
    #expect(interaction.menuAppearance == .unknown)
  }

  @Test("A preview has a place, a turn and parameters of its own")
  func previews() {
    let (view, place) = (UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)), UIView())
    let turn = CGAffineTransform(rotationAngle: 1)
    let target = UIPreviewTarget(container: place, center: CGPoint(x: 5, y: 6), transform: turn)
    let parameters = UIPreviewParameters()
    #expect(parameters.visiblePath == nil && parameters.backgroundColor == .systemBackground)
    let preview = UITargetedPreview(view: view, parameters: parameters, target: target)
    #expect(preview.target.transform == turn && preview.target.center == CGPoint(x: 5, y: 6))
    #expect(preview.size == CGSize(width: 40, height: 20))
  }

  @Test("A button without a menu asks for none, one with a menu gives its own")
  func buttons() {
    let button = UIButton(type: .system)
    let interaction = UIContextMenuInteraction(delegate: Silent())
    #expect(button.contextMenuInteraction(interaction, configurationForMenuAtLocation: .zero) == nil)
    button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
    #expect(button.contextMenuInteraction(interaction, configurationForMenuAtLocation: .zero) != nil)
  }

  @Test("A controller of a collection has no menus of items unless it is overridden")
  func collections() {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    let collection: UICollectionView = controller.collectionView
    #expect(
      controller.collectionView(
        collection, contextMenuConfigurationForItemsAt: [IndexPath(item: 0, section: 0)], point: .zero) == nil)
  }

  @Test("A custom action is made of plain and attributed names, pictures, handlers and methods")
  func customActions() {
    final class Target: NSObject {
      @MainActor func act() -> Void {}
    }
    let name = NSAttributedString(string: "Share")
    let picture = UIImage(systemName: "star")
    var count = 0
    let handler: UIAccessibilityCustomAction.ActionHandler = { _ in
      count += 1
      return true
    }
    let plain = UIAccessibilityCustomAction(name: "Share", image: picture, actionHandler: handler)
    #expect(plain.name == "Share" && plain.image === picture)
    let attributed = UIAccessibilityCustomAction(attributedName: name, actionHandler: handler)
    #expect(attributed.name == "Share" && attributed.image == nil)
    let both = UIAccessibilityCustomAction(attributedName: name, image: picture, actionHandler: handler)
    #expect(both.attributedName == name && both.actionHandler?(both) == true && count == 1)
    let target = Target()
    let method = UIAccessibilityCustomAction(
      attributedName: name, target: target, selector: Selector("act", Target.act))
    #expect(method.target === target && method.selector == Selector("act"))
  }

  @Test("A text field posts when its text begins, changes and ends")
  func notifications() throws {
    struct Hosted: UIViewRepresentable {
      let field: UITextField
      func makeUIView(context: Context) -> UITextField { field }
      func updateUIView(_ view: UITextField, context: Context) {}
    }
    final class Log: @unchecked Sendable { var names: [String] = [] }
    let field = UITextField()
    let log = Log()
    let tokens: [any NSObjectProtocol] = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { note in
        log.names.append(note.name.rawValue)
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    let host = try window(width: 300, height: 100) { Hosted(field: field) }
    host.change { _ = field.becomeFirstResponder() }
    _ = host.send(.text([.commit("a")]))
    host.update()
    host.change { _ = field.resignFirstResponder() }
    #expect(
      log.names == [
        "UITextFieldTextDidBeginEditingNotification", "UITextFieldTextDidChangeNotification",
        "UITextFieldTextDidEndEditingNotification",
      ])
  }
}
