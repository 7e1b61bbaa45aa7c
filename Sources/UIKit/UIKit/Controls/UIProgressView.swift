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

  /// The colour of what is done; nil for the tint. It takes the place of `progressImage`.
  open var progressTintColor: UIColor? {
    didSet {
      if progressTintColor != nil { progressImage = nil }
      changes.drawing.change()
    }
  }
  /// The colour of the rest; nil for that of such bars. It takes the place of `trackImage`.
  open var trackTintColor: UIColor? {
    didSet {
      if trackTintColor != nil { trackImage = nil }
      changes.drawing.change()
    }
  }
  /// A picture of what is done, which is stretched; nil, the default, for none. It takes the place of `progressTintColor`.
  open var progressImage: UIImage? {
    didSet {
      if progressImage != nil { progressTintColor = nil }
      imagesDidChange()
    }
  }
  /// A picture of the rest, which is stretched; nil, the default, for none. It takes the place of `trackTintColor`.
  open var trackImage: UIImage? {
    didSet {
      if trackImage != nil { trackTintColor = nil }
      imagesDidChange()
    }
  }

  /// A task whose progress the bar shows ten times a second, as long as it is under way; nil, the default, for the number that is
  /// set.
  open var observedProgress: Progress? {
    didSet {
      followProgress()
      changes.drawing.change()
    }
  }

  /// Takes over how much of the observed task is done.
  private func followProgress() {
    if let observedProgress { setProgress(Float(observedProgress.fractionCompleted), animated: false) }
  }

  /// Whether the observed task may still get on.
  private var isFollowing: Bool {
    observedProgress.map { !$0.isFinished && !$0.isCancelled } ?? false
  }

  private func imagesDidChange() {
    changes.drawing.change()
    invalidateIntrinsicContentSize()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    changes.drawing.change()
  }

  private func prepare() {
    priorities.verticalHugging = .defaultHigh
    showContent { [unowned self] in
      let bar = ProgressView(value: Double(progress))
        .progressViewStyle(.linear)
        .tint((progressTintColor ?? tintColor).map { Color(uiKit: $0) })
        .background { if let trackTintColor { Capsule().fill(Color(uiKit: trackTintColor)).frame(height: 4) } }
      Group { if progressImage == nil, trackImage == nil { bar } else { bar.unseen() } }
        .background {
          if isFollowing {
            TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 0.1)) { context in
              Color.clear.onChange(of: context.date) { self.followProgress() }
            }
          }
        }
    }
  }

  override func drawContent(_ rect: CGRect) {
    guard progressImage != nil || trackImage != nil else { return }
    let height: CGFloat = imageHeight > 0 ? imageHeight : 4
    let track = CGRect(x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
    var done: CGRect = track
    done.size.width *= CGFloat(progress)
    if isRightToLeft { done.origin.x = track.maxX - done.width }
    draw(trackImage, trackTintColor ?? .systemFill, in: track)
    draw(progressImage, progressTintColor ?? tintColor, in: done)
  }

  private func draw(_ image: UIImage?, _ color: UIColor, in rect: CGRect) {
    if let image { return image.drawPart(in: rect, tint: color) }
    guard rect.width > 0 else { return }
    color.setFill()
    UIBezierPath(roundedRect: rect, cornerRadius: rect.height / 2).fill()
  }

  private var imageHeight: CGFloat { max(progressImage?.size.height ?? 0, trackImage?.size.height ?? 0) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: imageHeight > 0 ? imageHeight : 4)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
}
