import CoreGraphics
import Foundation
import FoundationGaps
import HostInterface
import SwiftUIControls
import SwiftUICore
import UIFoundation

/// Lets people choose a colour: from a grid, from a spectrum, or by numbers.
///
/// Present it as a sheet or as a popover. The panel is the one that a `UIColorWell` opens.
///
/// ```swift
/// final class Paper: UIViewController, UIColorPickerViewControllerDelegate {
///   func chooseColor() {
///     let picker = UIColorPickerViewController()
///     picker.selectedColor = view.backgroundColor ?? .white
///     picker.delegate = self
///     present(picker, animated: true)
///   }
///
///   func colorPickerViewController(
///     _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
///   ) { view.backgroundColor = color }
/// }
/// ```
@MainActor @preconcurrency
open class UIColorPickerViewController: UIViewController, PersonallyEnded {
  public init() { super.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Told what the person chooses.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The colour: white at first. Setting it tells nobody.
  open var selectedColor: UIColor = .white {
    didSet { if selectedColor != oldValue { changes.change() } }
  }
  /// Whether the colour may let through what is behind it; true by default.
  open var supportsAlpha: Bool = true {
    didSet { if supportsAlpha != oldValue { changes.change() } }
  }
  /// Whether a colour can be taken from the screen: kept as it was set, no desktop lets a program look there.
  open var supportsEyedropper: Bool = true
  /// How much brighter than white a colour may be: kept as it was set, colours are at most white.
  open var maximumLinearExposure: CGFloat = 1

  final let changes = ChangeCount()
  /// Whether a pointer that chooses is down.
  private var isChoosing: Bool = false
  /// Whether the last choice was told as one that goes on.
  private var isUnfinished: Bool = false

  open override func loadView() {
    let content = UIView(frame: .zero)
    content.showContent { [unowned self] in ColorPickerContent(controller: self) }
    view = content
    if preferredContentSize == .zero { preferredContentSize = CGSize(width: 300, height: 370) }
  }

  // MARK: What a person does

  final func choose(_ color: UIColor) {
    guard color != selectedColor else { return }
    selectedColor = color
    isUnfinished = isChoosing
    tell(continuously: isChoosing)
  }

  final func choosing(_ isChoosing: Bool) {
    guard isChoosing != self.isChoosing else { return }
    self.isChoosing = isChoosing
    guard !isChoosing, isUnfinished else { return }
    isUnfinished = false
    tell(continuously: false)
  }

  private func tell(continuously: Bool) {
    delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: continuously)
    delegate?.colorPickerViewControllerDidSelectColor(self)
  }

  final func finish() {
    delegate?.colorPickerViewControllerDidFinish(self)
    if presentingViewController != nil { dismiss(animated: true) }
  }

  /// The person closed the sheet or the popover.
  final func personDidEnd() { delegate?.colorPickerViewControllerDidFinish(self) }
}

/// Is told of a choice of a colour.
@MainActor @preconcurrency
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// A person chose a colour.
  ///
  /// - Parameters:
  ///   - viewController: The controller.
  ///   - color: The colour.
  ///   - continuously: Whether the choice goes on, as while a slider is dragged. At its end the colour is told once more.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// The same without a word of whether it goes on.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// The person closes the controller, which then goes.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// A presented controller that hears when the person ends its presentation.
@MainActor
protocol PersonallyEnded {
  func personDidEnd()
}

/// The panel, and on a desktop a title above it and a button below.
private struct ColorPickerContent: View {
  unowned let controller: UIColorPickerViewController
  @State private var page = ColorPage.grid
  @GestureState private var isDown: Bool = false
  @Environment(\.idiom) private var idiom: Idiom

  init(controller: UIColorPickerViewController) { self.controller = controller }

  var body: some View {
    let controller: UIColorPickerViewController = controller
    let _ = controller.changes.read()
    VStack(spacing: 4) {
      if idiom != .phone {
        Text(verbatim: controller.title ?? "Colors").font(.headline).accessibilityAddTraits(.isHeader)
      }
      ColorPanel(
        selection: Binding {
          Color(uiKit: controller.selectedColor)
        } set: { color in
          if let chosen = color.cgColor { controller.choose(UIColor(cgColor: chosen)) }
        }, supportsOpacity: controller.supportsAlpha, page: $page, close: { controller.finish() }
      )
      .simultaneousGesture(
        DragGesture(minimumDistance: 0)
          .updating($isDown) { _, isDown, _ in isDown = true }
          .onChanged { _ in controller.choosing(true) }
      )
      if idiom != .phone {
        Button("Done") { controller.finish() }.keyboardShortcut(.defaultAction)
      }
      Spacer(minLength: 0)
    }
    .padding(.vertical, idiom == .phone ? 0 : 12)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .onChange(of: isDown) { _, isDown in if !isDown { controller.choosing(false) } }
  }
}
