import AccessibilityTree
import Foundation
import InputEngine
import Observation
import SwiftUIControls
import SwiftUICore

/// The bar of a find interaction: what people type in it goes to the session.
@Observable
@MainActor
final class FindNavigatorModel: FindBarModel {
  @ObservationIgnored private weak var interaction: UIFindInteraction?
  var pattern: String = "" {
    didSet { if pattern != oldValue { search() } }
  }
  var replacement: String = ""
  var isReplacing: Bool = false
  var ignoresCase: Bool = true {
    didSet { search() }
  }
  var wholeWords: Bool = false {
    didSet { search() }
  }
  private(set) var status: String = ""
  private(set) var hasMatches: Bool = false
  private(set) var canReplaceMatch: Bool = false
  private(set) var focusRequests: Int = 0

  init(_ interaction: UIFindInteraction) { self.interaction = interaction }

  private var session: UIFindSession? { interaction?.activeFindSession }
  var canReplace: Bool { session?.supportsReplacement ?? false }

  private var options: UITextSearchOptions {
    UITextSearchOptions(wholeWords ? .fullWord : .contains, ignoresCase ? .caseInsensitive : [])
  }

  func search() {
    guard let session else { return }
    if pattern.isEmpty { session.invalidateFoundResults() }
    session.performSearch(query: pattern, options: options)
    refresh()
  }

  func step(backward: Bool) {
    session?.highlightNextResult(in: backward ? .backward : .forward)
    refresh()
    AccessibilityNotification.Announcement(status).post()
  }

  func replace() {
    session?.performSingleReplacement(query: pattern, replacementString: replacement, options: options)
    refresh()
  }

  func replaceAll() {
    let count: Int = session?.resultCount ?? 0
    session?.replaceAll(searchQuery: pattern, replacementString: replacement, options: options)
    refresh()
    AccessibilityNotification.Announcement("\(count) replaced").post()
  }

  func askForKeyboard() { focusRequests += 1 }

  /// Takes over what the session knows.
  func refresh() {
    let count: Int = session?.resultCount ?? 0
    let index: Int = session?.highlightedResultIndex ?? NSNotFound
    let place: Int? = (0..<count).contains(index) ? index + 1 : nil
    hasMatches = count > 0
    canReplaceMatch = session?.allowsReplacementForCurrentlyHighlightedResult ?? false
    status =
      switch session?.searchResultDisplayStyle ?? .none {
      case .currentAndTotal: status(count: count, place: place)
      case .total: status(count: count, place: nil)
      case .none: ""
      }
  }

  func close() { interaction?.dismissFindNavigator() }
  func begin() { refresh() }
  func end() { interaction?.barDidGo() }
}

/// The bar over a view; nothing while nobody finds.
struct FindPlaceView: View {
  let interaction: UIFindInteraction
  /// Whether the bar lies over what the view holds, or above it.
  var isOverContent: Bool = true

  var body: some View {
    let _ = interaction.changes.read()
    if interaction.isFindNavigatorVisible {
      FindBar(session: interaction.navigator).frame(maxHeight: isOverContent ? .infinity : nil, alignment: .top)
    }
  }
}

extension UIView {
  /// The interaction with which people find in the view; of several the last one.
  var findNavigation: UIFindInteraction? {
    guard !ownInteractions.isEmpty else { return nil }
    return ownInteractions.lazy.reversed().compactMap { $0 as? UIFindInteraction }.first
  }
}

/// The keys with which people find in views: those of SwiftUI's editors.
@MainActor
enum FindKeys {
  /// Opens the bar of the nearest responder that has one, or goes on in it; false for other keys.
  static func perform(_ event: KeyEvent, _ chain: [UIResponder]) -> Bool {
    var modifiers: InputModifiers = event.modifiers.subtracting([.capsLock, .numericPad])
    if modifiers.remove(.control) != nil { modifiers.insert(.command) }
    let action: (UIFindInteraction) -> Void
    switch (event.symbol, modifiers) {
    case (.character("f"), .command): action = { $0.presentFindNavigator(showingReplace: false) }
    case (.character("f"), [.command, .option]), (.character("h"), .command):
      action = { $0.presentFindNavigator(showingReplace: true) }
    case (.function(3), []), (.character("g"), .command): action = { $0.findNext() }
    case (.function(3), .shift), (.character("g"), [.command, .shift]): action = { $0.findPrevious() }
    default: return false
    }
    let views: [UIView] = chain.compactMap { $0 as? UIView ?? ($0 as? UIViewController)?.viewIfLoaded }
    guard let found = views.lazy.compactMap(\.findNavigation).first else { return false }
    action(found)
    return true
  }
}
