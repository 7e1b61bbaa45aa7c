import CoreGraphics
import Foundation
import FoundationGaps
import SwiftUICore
import UIFoundation

/// Lets people choose a font by its family, or by one of its faces.
///
/// Present it as a sheet. A choice is told to the delegate, and ends the presentation.
///
/// ```swift
/// final class Letter: UIViewController, UIFontPickerViewControllerDelegate {
///   let text = UITextView()
///
///   func chooseFont() {
///     let configuration = UIFontPickerViewController.Configuration()
///     configuration.includeFaces = true
///     let picker = UIFontPickerViewController(configuration: configuration)
///     picker.delegate = self
///     present(picker, animated: true)
///   }
///
///   func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
///     guard let descriptor = viewController.selectedFontDescriptor else { return }
///     text.font = UIFont(descriptor: descriptor, size: 17)
///   }
/// }
/// ```
@MainActor @preconcurrency
open class UIFontPickerViewController: UIViewController, PersonallyEnded {
  /// - Parameter configuration: Which fonts are offered, and how; it is copied.
  public init(configuration: Configuration) {
    self.configuration = configuration.copied()
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller that offers all families.
  public convenience init() { self.init(configuration: Configuration()) }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  /// Which fonts are offered, and how: a copy of what the controller was made with.
  public let configuration: Configuration
  /// Told of a choice, and of its being given up.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The font that is marked, and the one that was chosen; nil, as at first, for none. Setting it tells nobody.
  open var selectedFontDescriptor: UIFontDescriptor? {
    didSet { if selectedFontDescriptor != oldValue { changes.change() } }
  }

  final let changes = ChangeCount()

  open override func loadView() {
    let content = UIView(frame: .zero)
    content.showContent { [unowned self] in FontPickerContent(controller: self) }
    view = content
    if preferredContentSize == .zero { preferredContentSize = CGSize(width: 340, height: 480) }
  }

  // MARK: Fonts

  /// The families that are offered and have a word in their names, with the faces that are offered.
  final func families(matching query: String) -> [InstalledFamily] {
    let words: String = query.trimmingCharacters(in: .whitespaces)
    return InstalledFonts.families.compactMap { family in
      var offered: InstalledFamily = family
      offered.faces = family.faces.filter(offers)
      let isNamed: Bool = words.isEmpty || family.name.localizedCaseInsensitiveContains(words)
      return isNamed && !offered.faces.isEmpty ? offered : nil
    }
  }

  private func offers(_ face: InstalledFace) -> Bool {
    face.traits.isSuperset(of: configuration.filteredTraits)
      && configuration.filteredLanguagesPredicate?.evaluate(with: face.languages) ?? true
  }

  /// Whether a family, or a face, is the one that is marked.
  final func marks(_ names: [String]) -> Bool {
    guard let name = selectedFontDescriptor.map({ UIFont(descriptor: $0, size: 0) }) else { return false }
    return names.contains(name.fontName)
  }

  // MARK: Choices

  /// A person chose a family or a face by its name.
  final func choose(_ name: String) {
    let size: CGFloat = selectedFontDescriptor?.pointSize ?? UIFont.systemFontSize
    guard let font = UIFont(name: name, size: size) else { return }
    selectedFontDescriptor = font.fontDescriptor
    delegate?.fontPickerViewControllerDidPickFont(self)
    if presentingViewController != nil { dismiss(animated: true) }
  }

  /// A person wants no other font.
  final func cancel() {
    delegate?.fontPickerViewControllerDidCancel(self)
    if presentingViewController != nil { dismiss(animated: true) }
  }

  /// The person closed the sheet.
  final func personDidEnd() { delegate?.fontPickerViewControllerDidCancel(self) }
}

/// Is told of a choice of a font.
@MainActor @preconcurrency
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// The person closes the controller without a choice.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  /// The person chose the font that `selectedFontDescriptor` has. The controller goes by itself where it is presented.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}
