import CoreGraphics
import Foundation

/// Decides whether people may write by hand into a view that takes text.
///
/// No host reads handwriting: the delegate is never asked.
@MainActor @preconcurrency
open class UIScribbleInteraction: NSObject, UIInteraction {
  /// - Parameter delegate: Asked and told; held weakly.
  public init(delegate: any UIScribbleInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
  /// Whether the person writes by hand now: false.
  open var isHandlingWriting: Bool { false }
  /// Whether the person is expected to use a pen: false.
  open class var isPencilInputExpected: Bool { false }

  open private(set) weak var view: UIView?
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// Is asked and told of writing by hand in a view.
@MainActor @preconcurrency
public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
  /// Whether writing may begin at a place of the view. True by default.
  func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool
  /// Whether the view gets the keyboard after a while only, as it moves then. False by default.
  func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
  func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
  func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
  public func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool {
    true
  }
  public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool { false }
  public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
  public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}
