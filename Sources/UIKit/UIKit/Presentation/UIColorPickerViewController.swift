import CoreGraphics
import Foundation
import FoundationGaps
import SwiftUIControls
import SwiftUICore
import UIFoundation

/// A panel in which people choose a colour: a grid, a spectrum and sliders.
///
/// ```swift
/// let picker = UIColorPickerViewController()
/// picker.selectedColor = .systemTeal
/// picker.supportsAlpha = false
/// ```
@MainActor @preconcurrency
open class UIColorPickerViewController: UIViewController {
  @MainActor @preconcurrency public init() { super.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Told of each colour that is chosen.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The colour; black by default.
  open var selectedColor: UIColor = .black { didSet { changes.change() } }
  /// Whether the colour may let through what is behind it. True by default.
  open var supportsAlpha: Bool = true { didSet { changes.change() } }
  /// Whether a colour can be taken from the screen: no host gives a picture of it. True by default.
  open var supportsEyedropper: Bool = true
  /// How many times brighter than white colours may be: those that are chosen here are no brighter. 1 by default.
  open var maximumLinearExposure: CGFloat = 1

  fileprivate final let changes = ChangeCount()

  open override func loadView() {
    let content = UIView(frame: .zero)
    content.showContent { [unowned self] in ColorPanelContent(controller: self) }
    view = content
    if preferredContentSize == .zero { preferredContentSize = CGSize(width: 260, height: supportsAlpha ? 290 : 240) }
  }

  /// A person chose a colour.
  fileprivate func choose(_ color: UIColor) {
    guard color != selectedColor else { return }
    selectedColor = color
    delegate?.colorPickerViewController(self, didSelect: color, continuously: false)
  }

  /// A person ended the presentation.
  final func personDidEnd() { delegate?.colorPickerViewControllerDidFinish(self) }
}

/// Is told what people choose in a panel of colours.
@MainActor @preconcurrency
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// A person chose a colour.
  ///
  /// - Parameter continuously: Whether the choice goes on: each choice is told as a whole here.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// A person has ended the presentation of the panel; not told for `dismiss(animated:)`.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// The panel of a colour picker in a controller.
private struct ColorPanelContent: View {
  let controller: UIColorPickerViewController
  @State private var page = ColorPage.grid

  init(controller: UIColorPickerViewController) { self.controller = controller }

  var body: some View {
    let _ = controller.changes.read()
    let controller: UIColorPickerViewController = controller
    ColorPanel(
      selection: Binding<Color>(
        get: { Color(uiKit: controller.selectedColor) },
        set: { color in if let chosen = color.cgColor { controller.choose(UIColor(cgColor: chosen)) } }),
      supportsOpacity: controller.supportsAlpha, page: $page)
  }
}
