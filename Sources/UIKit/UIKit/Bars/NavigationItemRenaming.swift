import Foundation
import FoundationGaps
import SwiftUIControls
import SwiftUICore
import UIFoundation

/// Decides about the names that people give where a bar's title can be changed, and hears of them.
@MainActor @preconcurrency
public protocol UINavigationItemRenameDelegate: AnyObject {
  /// A person has written another name. The delegate changes what has the name, and the item's title.
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
  /// Whether people may change the name now. True by default.
  func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
  /// The name that people begin with, and what of it is selected: by default the title, all of it.
  func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)
  /// Whether a name can be taken. True by default; while it is false, people go on writing.
  func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
  public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
  public func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
  public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}

/// A name that a person is writing in a bar.
struct RenamedTitle {
  var text: String
  var selection: Range<String.Index>
}

extension UINavigationItem {
  /// Lets people change the title, by the menu of the title; nil, the default, for a title that they do not change.
  public var renameDelegate: (any UINavigationItemRenameDelegate)? {
    get { hasParts ? parts.renameDelegate : nil }
    set { part(\.renameDelegate, newValue) }
  }

  /// Makes the menu of the title of what the system suggests; nil, the default, for a title without a menu, unless there is
  /// something to suggest. The closure gets commands to duplicate, move, rename, export and print, as far as a responder performs
  /// them.
  public var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    get { hasParts ? parts.titleMenuProvider : nil }
    set { part(\.titleMenuProvider, newValue) }
  }

  /// What the title's menu tells of a document; nil, the default, for nothing.
  public var documentProperties: UIDocumentProperties? {
    get { hasParts ? parts.documentProperties : nil }
    set { part(\.documentProperties, newValue) }
  }

  /// The title as bars show it.
  var shownTitle: String? { attributedTitle.map { String($0.characters) } ?? title ?? controller?.title }

  // MARK: The menu of the title

  /// The menu of the title; nil where there is none.
  func titleMenu() -> UIMenu? {
    guard hasParts, titleMenuProvider != nil || documentProperties != nil || renameDelegate != nil else { return nil }
    let about: [UIMenuElement] = documentProperties?.menuElements(for: controller) ?? []
    let suggested: [UIMenuElement] = suggestedActions()
    let own: UIMenu? = titleMenuProvider.map { $0(suggested) } ?? UIMenu(children: suggested)
    let all: [UIMenuElement] = about + (own?.children ?? [])
    return all.isEmpty ? nil : UIMenu(children: all)
  }

  private func suggestedActions() -> [UIMenuElement] {
    var elements: [UIMenuElement] = FurtherEditAction.documentActions.flatMap { action -> [UIMenuElement] in
      action == .rename && renameDelegate != nil ? [] : FurtherEditAction.commands([action], performedFrom: controller)
    }
    if renameDelegate != nil {
      let rename = UIAction(title: "Rename…", image: UIImage(systemName: "pencil")) { [weak self] _ in
        self?.beginRenaming()
      }
      elements.insert(rename, at: 0)
    }
    return elements
  }

  // MARK: Renaming

  /// Puts a field in the place of the title, if the delegate agrees.
  func beginRenaming() {
    guard let delegate = renameDelegate, parts.renamed == nil, delegate.navigationItemShouldBeginRenaming(self) else {
      return
    }
    let title: String = shownTitle ?? ""
    let (text, selection) = delegate.navigationItem(
      self, willBeginRenamingWith: title, selectedRange: title.startIndex..<title.endIndex)
    part(\.renamed, RenamedTitle(text: text, selection: selection))
  }

  /// A person ends writing the name.
  ///
  /// - Parameter isKept: Whether the name is to be taken; not where they gave up.
  func endRenaming(with text: String, isKept: Bool) {
    guard let renamed = parts.renamed else { return }
    let isOther: Bool = isKept && text != shownTitle
    if isKept, renameDelegate?.navigationItem(self, shouldEndRenamingWith: text) == false {
      return part(\.renamed, RenamedTitle(text: text, selection: renamed.selection))
    }
    part(\.renamed, nil)
    if isOther { renameDelegate?.navigationItem(self, didEndRenamingWith: text) }
  }
}

/// The field in which a person writes another name.
struct RenameField: View {
  let item: UINavigationItem
  private let renamed: RenamedTitle
  @State private var text: String
  @State private var selection: TextSelection?
  @FocusState private var isFocused: Bool

  init(item: UINavigationItem, renamed: RenamedTitle) {
    self.item = item
    self.renamed = renamed
    _text = State(initialValue: renamed.text)
  }

  var body: some View {
    TextField("Title", text: $text, selection: $selection)
      .frame(width: 200)
      .focused($isFocused)
      .onAppear { isFocused = true }
      .onSubmit { item.endRenaming(with: text, isKept: true) }
      .onExitCommand { item.endRenaming(with: text, isKept: false) }
      .onChange(of: isFocused) { wasFocused, isFocused in
        if wasFocused, !isFocused { item.endRenaming(with: text, isKept: true) }
        // A field of a desktop selects all when it gets the focus.
        if isFocused { selection = TextSelection(range: renamed.selection) }
      }
  }
}
