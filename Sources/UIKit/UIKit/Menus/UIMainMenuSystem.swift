import Foundation
import FoundationGaps
import Selectors
import UIFoundation

/// The menu bar of the program.
///
/// ```swift
/// let configuration = UIMainMenuSystem.Configuration()
/// configuration.textFormattingPreference = .included
/// UIMainMenuSystem.shared.setBuildConfiguration(configuration)
/// ```
@MainActor @preconcurrency
open class UIMainMenuSystem: UIMenuSystem {
  private static let only = UIMainMenuSystem()

  open class var shared: UIMainMenuSystem { only }

  private var configuration: Configuration?
  private var handler: ((any UIMenuBuilder) -> Void)?

  /// Says which groups of commands the menus have, and builds them anew.
  ///
  /// - Parameters:
  ///   - configuration: The groups; a copy is kept.
  ///   - buildHandler: Changes the menus before the application and its delegate do.
  open func setBuildConfiguration(_ configuration: Configuration, buildHandler: ((any UIMenuBuilder) -> Void)? = nil) {
    self.configuration = configuration.copied()
    handler = buildHandler
    setNeedsRebuild()
  }

  override func prepare(_ builder: MenuTreeBuilder) {
    if let configuration { configuration.apply(to: builder) }
    handler?(builder)
  }

  /// Which groups of commands the menus have.
  @MainActor @preconcurrency
  open class Configuration: NSObject, NSCopying {
    @MainActor @preconcurrency public override init() { super.init() }

    /// New windows.
    open var newScenePreference: ElementGroupPreference = .automatic
    /// Commands to duplicate, move, rename and export a document.
    open var documentPreference: ElementGroupPreference = .automatic
    open var printingPreference: ElementGroupPreference = .automatic
    open var findingPreference: ElementGroupPreference = .automatic
    /// Which commands to find there are.
    open var findingConfiguration = FindElementGroupConfiguration()
    open var toolbarPreference: ElementGroupPreference = .automatic
    open var sidebarPreference: ElementGroupPreference = .automatic
    open var inspectorPreference: ElementGroupPreference = .automatic
    /// A menu with the looks of text.
    open var textFormattingPreference: ElementGroupPreference = .automatic

    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
      MainActor.assumeIsolated { HandedOver(value: copied()) }.value
    }

    final func copied() -> Configuration {
      let copy = Configuration()
      copy.newScenePreference = newScenePreference
      copy.documentPreference = documentPreference
      copy.printingPreference = printingPreference
      copy.findingPreference = findingPreference
      copy.findingConfiguration = findingConfiguration.copied()
      copy.toolbarPreference = toolbarPreference
      copy.sidebarPreference = sidebarPreference
      copy.inspectorPreference = inspectorPreference
      copy.textFormattingPreference = textFormattingPreference
      return copy
    }
  }

  /// Which commands to find there are.
  @MainActor @preconcurrency
  open class FindElementGroupConfiguration: NSObject, NSCopying {
    public enum Style: Int, Sendable {
      /// As for a text that people edit.
      case automatic = 0
      /// One command, which leads to a search.
      case search = 1
      /// Finding, without replacing.
      case nonEditableText = 2
      /// Finding and replacing.
      case editableText = 3
    }

    @MainActor @preconcurrency public override init() { super.init() }

    open var style: Style = .automatic

    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
      MainActor.assumeIsolated { HandedOver(value: copied()) }.value
    }

    final func copied() -> FindElementGroupConfiguration {
      let copy = FindElementGroupConfiguration()
      copy.style = style
      return copy
    }
  }
}

// MARK: - Building

extension UIMainMenuSystem.FindElementGroupConfiguration {
  fileprivate var actions: [FurtherEditAction] {
    switch style {
    case .search: [.find]
    case .nonEditableText: [.find, .findNext, .findPrevious, .useSelectionForFind]
    case .automatic, .editableText: [.find, .findAndReplace, .findNext, .findPrevious, .useSelectionForFind]
    }
  }
}

extension UIMainMenuSystem.Configuration {
  fileprivate func apply(to builder: MenuTreeBuilder) {
    group(.newScene, newScenePreference, [], builder)
    group(.document, documentPreference, [.duplicate, .rename, .move, .export], builder)
    group(.print, printingPreference, [.printContent], builder)
    group(.find, findingPreference, findingConfiguration.actions, builder)
    group(.toolbar, toolbarPreference, [], builder)
    group(.sidebar, sidebarPreference, [.toggleSidebar], builder)
    if inspectorPreference == .included {
      let commands: [UIMenuElement] = [FurtherEditAction.toggleInspector.command]
      builder.insertChild(
        UIMenu(identifier: .inspector, options: .displayInline, children: commands), atEndOfMenu: .view)
    }
    group(.textStyle, textFormattingPreference, [], builder)
    if textFormattingPreference == .included { builder.insertSibling(Self.format(), afterMenu: .edit) }
  }

  /// Takes a group away, or fills it.
  private func group(
    _ identifier: UIMenu.Identifier, _ preference: UIMenuSystem.ElementGroupPreference, _ actions: [FurtherEditAction],
    _ builder: MenuTreeBuilder
  ) {
    switch preference {
    case .automatic: break
    case .removed: builder.remove(menu: identifier)
    case .included:
      guard !actions.isEmpty else { break }
      // A group that has commands of the framework's keeps them.
      builder.replaceChildren(ofMenu: identifier) { $0.isEmpty ? actions.map(\.command) : $0 }
    }
  }

  /// The menu with the looks of text.
  private static func format() -> UIMenu {
    func group(_ identifier: UIMenu.Identifier, _ title: String, _ actions: [FurtherEditAction]) -> UIMenu {
      UIMenu(title: title, identifier: identifier, children: actions.map(\.command))
    }
    let font: UIMenu = group(
      .font, "Font", [.toggleBoldface, .toggleItalics, .toggleUnderline, .increaseSize, .decreaseSize])
    let alignment = UIMenu(
      identifier: .alignment, options: .displayInline,
      children: [FurtherEditAction.alignLeft, .alignCenter, .alignJustified, .alignRight].map(\.command))
    let direction: UIMenu = group(
      .writingDirection, "Writing Direction",
      [.makeTextWritingDirectionLeftToRight, .makeTextWritingDirectionRightToLeft])
    let text = UIMenu(title: "Text", identifier: .text, children: [alignment, direction])
    return UIMenu(title: "Format", identifier: .format, children: [font, text])
  }
}
