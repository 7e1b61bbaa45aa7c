import CoreGraphics
import SwiftUIControls
import SwiftUICore
import UIFoundation

/// Shows how much of a task is done.
@MainActor @preconcurrency
open class UIProgressView: UIView {
  /// The place for which the look is.
  public enum Style: Int, Sendable {
    case `default` = 0
    case bar = 1
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// - Parameter style: The place for which the look is; both look the same here.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
    progressViewStyle = style
  }

  open var progressViewStyle: Style = .default

  /// How much is done, from 0 to 1.
  open var progress: Float {
    get { progressNow }
    set { setProgress(newValue, animated: false) }
  }
  private var progressNow: Float = 0

  /// Sets how much is done; a number outside of 0 to 1 is limited, and one that is none counts as 0.
  open func setProgress(_ progress: Float, animated: Bool) {
    let kept: Float = progress.isNaN ? 0 : min(max(progress, 0), 1)
    guard kept != progressNow else { return }
    progressNow = kept
    if animated {
      withAnimation(.easeInOut(duration: 0.25)) { changes.drawing.change() }
    } else {
      changes.drawing.change()
    }
  }

  /// The colour of what is done; nil for the tint.
  open var progressTintColor: UIColor? { didSet { changes.drawing.change() } }
  /// The colour of the rest; nil for that of such bars.
  open var trackTintColor: UIColor? { didSet { changes.drawing.change() } }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    changes.drawing.change()
  }

  private func prepare() {
    priorities.verticalHugging = .defaultHigh
    showContent { [unowned self] in
      ProgressView(value: Double(progress))
        .progressViewStyle(.linear)
        .tint((progressTintColor ?? tintColor).map { Color(uiKit: $0) })
        .background { if let trackTintColor { Capsule().fill(Color(uiKit: trackTintColor)).frame(height: 4) } }
    }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 4) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }
}
