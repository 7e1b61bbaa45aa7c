import CoreGraphics
import Foundation
import FoundationGaps
import UIFoundation

/// The views that a first responder shows in place of a keyboard and above it, at the lower edge of the view around.
///
/// A desktop has its keyboard on the table, so that nothing comes up for a responder without views of its own.
@MainActor
final class InputPanel: UIView {
  private static var shown: [InputPanel] = []

  private weak var responder: UIResponder?
  private let input: UIView?
  private let accessory: UIView?
  /// The bar with the buttons of the responder.
  private let assistant: UIView?

  /// A responder has lost the keyboard.
  static func end(of responder: UIResponder) {
    for panel in shown where panel.responder === responder { panel.leave() }
    shown.removeAll { $0.superview == nil }
  }

  /// A responder has the keyboard.
  static func follow(_ responder: UIResponder) {
    end(of: responder)
    let input: UIView? = responder.inputViewController?.view ?? responder.inputView
    let accessory: UIView? = responder.inputAccessoryViewController?.view ?? responder.inputAccessoryView
    let assistant: UIView? = responder.transfers?.assistant?.bar
    guard input != nil || accessory != nil || assistant != nil, let place = place(of: responder) else { return }
    let panel = InputPanel(responder, input, accessory, assistant)
    shown.append(panel)
    panel.come(in: place)
  }

  /// A responder has other views.
  static func reload(_ responder: UIResponder) {
    if responder.isFirstResponder { follow(responder) }
  }

  /// The outermost view around a responder.
  private static func place(of responder: UIResponder) -> UIView? {
    var view: UIView? = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    while let outer = view?.superview { view = outer }
    return view === responder ? nil : view
  }

  private init(_ responder: UIResponder, _ input: UIView?, _ accessory: UIView?, _ assistant: UIView?) {
    self.responder = responder
    self.input = input
    self.accessory = accessory
    self.assistant = assistant
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    for view in [accessory, assistant, input].compactMap({ $0 }) { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// A view is as high as its frame, or as it asks to be.
  private func height(of view: UIView?, usual: CGFloat) -> CGFloat {
    guard let view else { return 0 }
    if let own = view as? UIInputView, own.allowsSelfSizing {
      return own.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
    }
    if view.frame.height > 0 { return view.frame.height }
    let asked: CGFloat = view.intrinsicContentSize.height
    return asked > 0 ? asked : usual
  }

  private lazy var heights: (accessory: CGFloat, assistant: CGFloat, input: CGFloat) =
    (height(of: accessory, usual: 44), height(of: assistant, usual: 44), height(of: input, usual: 216))

  override func layoutSubviews() {
    super.layoutSubviews()
    accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: heights.accessory)
    assistant?.frame = CGRect(x: 0, y: heights.accessory, width: bounds.width, height: heights.assistant)
    input?.frame = CGRect(
      x: 0, y: heights.accessory + heights.assistant, width: bounds.width, height: heights.input)
  }

  // MARK: Coming and going

  private func come(in place: UIView) {
    let height: CGFloat = heights.accessory + heights.assistant + heights.input
    let shown = CGRect(x: 0, y: place.bounds.maxY - height, width: place.bounds.width, height: height)
    let hidden: CGRect = shown.offsetBy(dx: 0, dy: height)
    tell(UIResponder.keyboardWillChangeFrameNotification, from: hidden, to: shown, in: place)
    tell(UIResponder.keyboardWillShowNotification, from: hidden, to: shown, in: place)
    frame = shown
    place.addSubview(self)
    tell(UIResponder.keyboardDidShowNotification, from: hidden, to: shown, in: place)
    tell(UIResponder.keyboardDidChangeFrameNotification, from: hidden, to: shown, in: place)
  }

  private func leave() {
    guard let place = superview else { return }
    let (shown, hidden): (CGRect, CGRect) = (frame, frame.offsetBy(dx: 0, dy: frame.height))
    tell(UIResponder.keyboardWillChangeFrameNotification, from: shown, to: hidden, in: place)
    tell(UIResponder.keyboardWillHideNotification, from: shown, to: hidden, in: place)
    for view in [accessory, assistant, input].compactMap({ $0 }) where view.superview === self {
      view.removeFromSuperview()
    }
    removeFromSuperview()
    tell(UIResponder.keyboardDidHideNotification, from: shown, to: hidden, in: place)
    tell(UIResponder.keyboardDidChangeFrameNotification, from: shown, to: hidden, in: place)
  }

  /// The frames are told in the space of the window.
  private func tell(_ name: Notification.Name, from old: CGRect, to new: CGRect, in place: UIView) {
    NotificationCenter.default.post(
      name: name, object: nil,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: place.convert(old, to: nil)),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: place.convert(new, to: nil)),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.0),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ])
  }
}
