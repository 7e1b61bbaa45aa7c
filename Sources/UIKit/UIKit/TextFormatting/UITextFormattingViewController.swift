import CoreGraphics
import Foundation
import FoundationGaps
import SwiftUICore
import UIFoundation

/// A panel in which people change the looks of a text: its letters, paragraphs and colours.
///
/// The panel shows the looks that `formattingDescriptor` says, and tells its delegate of each change. The program makes the change
/// in its text, and sets a new descriptor.
///
/// ```swift
/// final class Letter: UIViewController, UITextFormattingViewController.Delegate {
///   let text = UITextView()
///
///   func format() {
///     let panel = UITextFormattingViewController()
///     panel.delegate = self
///     panel.formattingDescriptor = .init(string: text.attributedText, range: text.selectedRange)
///     present(panel, animated: true)
///   }
///
///   func textFormattingViewController(
///     _ viewController: UITextFormattingViewController, didChangeValue value: UITextFormattingViewController.ChangeValue
///   ) {
///     if case .textColor(let color) = value { text.textColor = color }
///   }
/// }
/// ```
///
/// A `UITextView` whose attributes people may change has the panel in its menu.
@MainActor @preconcurrency
open class UITextFormattingViewController: UIViewController, PersonallyEnded {
  /// - Parameter configuration: The parts of the panel; it is copied.
  public init(configuration: Configuration) {
    self.configuration = configuration.copied()
    super.init(nibName: nil, bundle: nil)
  }

  /// A panel with all parts.
  public convenience init() { self.init(configuration: Configuration()) }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  /// The parts of the panel: a copy of what the controller was made with.
  public let configuration: Configuration
  /// Makes the changes, and is told of the end.
  open weak var delegate: (any Delegate)?
  /// The looks that the panel shows; nil, the default, for none.
  open var formattingDescriptor: FormattingDescriptor? { didSet { changes.change() } }

  final let changes = ChangeCount()
  private final lazy var choices = FormattingChoices(self)

  open override func loadView() {
    let content = UIView(frame: .zero)
    content.showContent { [unowned self] in TextFormattingContent(controller: self) }
    view = content
    if preferredContentSize == .zero { preferredContentSize = CGSize(width: 360, height: 420) }
  }

  // MARK: What a person does

  final func change(_ value: ChangeValue) { delegate?.textFormattingViewController(self, didChangeValue: value) }

  final func chooseFont() {
    let picker = UIFontPickerViewController(
      configuration: configuration.fontPickerConfiguration ?? UIFontPickerViewController.Configuration())
    picker.selectedFontDescriptor = formattingDescriptor?.fonts.first?.fontDescriptor
    picker.delegate = choices
    guard delegate?.textFormattingViewController(self, shouldPresentFontPicker: picker) ?? true else { return }
    present(picker, animated: true)
  }

  final func chooseColor() {
    let picker = UIColorPickerViewController()
    picker.selectedColor = formattingDescriptor?.textColors.first ?? .label
    picker.delegate = choices
    guard delegate?.textFormattingViewController(self, shouldPresentColorPicker: picker) ?? true else { return }
    present(picker, animated: true)
  }

  final func finish() {
    delegate?.textFormattingDidFinish(self)
    if presentingViewController != nil { dismiss(animated: true) }
  }

  /// The person closed the sheet or the popover.
  final func personDidEnd() { delegate?.textFormattingDidFinish(self) }

  /// Makes the changes that people choose in a panel.
  @MainActor @preconcurrency
  public protocol Delegate: NSObjectProtocol {
    /// A person changed something: the program changes its text, and sets the panel's descriptor.
    func textFormattingViewController(
      _ viewController: UITextFormattingViewController, didChangeValue value: ChangeValue)
    /// Whether the panel shows a font picker. True by default; a program that says false shows the picker itself, or another one.
    func textFormattingViewController(
      _ viewController: UITextFormattingViewController, shouldPresentFontPicker fontPicker: UIFontPickerViewController
    ) -> Bool
    /// Whether the panel shows a colour picker. True by default.
    func textFormattingViewController(
      _ viewController: UITextFormattingViewController,
      shouldPresentColorPicker colorPicker: UIColorPickerViewController
    ) -> Bool
    /// The person closes the panel, which then goes.
    func textFormattingDidFinish(_ viewController: UITextFormattingViewController)
  }
}

extension UITextFormattingViewController.Delegate {
  public func textFormattingViewController(
    _ viewController: UITextFormattingViewController, shouldPresentFontPicker fontPicker: UIFontPickerViewController
  ) -> Bool { true }
  public func textFormattingViewController(
    _ viewController: UITextFormattingViewController, shouldPresentColorPicker colorPicker: UIColorPickerViewController
  ) -> Bool { true }
  public func textFormattingDidFinish(_ viewController: UITextFormattingViewController) {}
}

/// Hands the choices of the pickers of a panel on to it.
private final class FormattingChoices: NSObject, UIFontPickerViewControllerDelegate, UIColorPickerViewControllerDelegate
{
  private unowned let panel: UITextFormattingViewController

  init(_ panel: UITextFormattingViewController) {
    self.panel = panel
    super.init()
  }

  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
    guard let descriptor = viewController.selectedFontDescriptor else { return }
    let size: CGFloat = panel.formattingDescriptor?.fonts.first?.pointSize ?? 0
    panel.change(.font(UIFont(descriptor: descriptor, size: size)))
  }

  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    if !continuously { panel.change(.textColor(color)) }
  }
}
