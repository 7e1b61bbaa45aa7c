import CoreGraphics
import SwiftUIControls
import SwiftUICore
import UIFoundation

/// A control that chooses a number of a range.
///
/// ```swift
/// let volume = UISlider()
/// volume.minimumValueImage = UIImage(systemName: "speaker")
/// volume.maximumValueImage = UIImage(systemName: "speaker.wave.3")
/// volume.addAction(UIAction { _ in print(volume.value) }, for: .valueChanged)
/// ```
@MainActor @preconcurrency
open class UISlider: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  open var minimumValue: Float = 0 { didSet { limit() } }
  open var maximumValue: Float = 1 { didSet { limit() } }
  /// Whether people are told of the value while they drag, and not only at the end.
  /// As which machine's the slider is to behave: kept as it was set.
  open var preferredBehavioralStyle: UIBehavioralStyle = .automatic
  open var isContinuous: Bool = true
  /// The colour of the track before the thumb; nil for the tint. It takes the place of images of that part (behaviour 572).
  open var minimumTrackTintColor: UIColor? {
    didSet {
      if minimumTrackTintColor != nil { parts.minimumTracks.removeAll() }
      changes.drawing.change()
    }
  }
  /// The colour of the track behind the thumb; nil for that of such tracks. It takes the place of images of that part.
  open var maximumTrackTintColor: UIColor? {
    didSet {
      if maximumTrackTintColor != nil { parts.maximumTracks.removeAll() }
      changes.drawing.change()
    }
  }
  /// The colour of the thumb; nil for white. It takes the place of images of the thumb.
  open var thumbTintColor: UIColor? {
    didSet {
      if thumbTintColor != nil { parts.thumbs.removeAll() }
      changes.drawing.change()
    }
  }
  /// A picture before the track; nil, the default, for none. Templates and symbols have the tint.
  open var minimumValueImage: UIImage? { didSet { changes.drawing.change() } }
  /// A picture behind the track; nil, the default, for none.
  open var maximumValueImage: UIImage? { didSet { changes.drawing.change() } }
  /// Whether the thumb is seen.
  open var sliderStyle: Style = .default { didSet { changes.drawing.change() } }
  /// Marks of the track, and which values of it can be chosen; nil, the default, for none and for all.
  open var trackConfiguration: TrackConfiguration? { didSet { changes.drawing.change() } }
  final var parts = SliderParts() { didSet { changes.drawing.change() } }

  open var value: Float {
    get { valueNow }
    set { setValue(newValue, animated: false) }
  }
  private var valueNow: Float = 0

  /// Sets the value, kept in the range; nobody is told.
  open func setValue(_ value: Float, animated: Bool) {
    let kept: Float = min(max(value, minimumValue), max(minimumValue, maximumValue))
    guard kept != valueNow else { return }
    valueNow = kept
    changes.drawing.change()
  }

  private func limit() {
    valueNow = min(max(valueNow, minimumValue), max(minimumValue, maximumValue))
    changes.drawing.change()
  }

  private func prepare() {
    priorities.verticalHugging = .defaultHigh
    showContent { [unowned self] in SliderContent(slider: self) }
  }

  /// A person chose a value.
  final func choose(_ value: Float) {
    setValue(value, animated: false)
    if isContinuous { sendActions(for: .valueChanged) }
  }

  /// A person begins or ends to change the value.
  final func edit(_ isEditing: Bool) {
    if !isEditing, !isContinuous { sendActions(for: .valueChanged) }
    contentTracks(isEditing, highlights: true)
  }

  // MARK: Images by state

  /// Sets the picture of the thumb for a state; nil for that of the default state.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    parts.thumbs[state] = image
    if image != nil { thumbTintColor = nil }
  }
  /// Sets the picture of the track before the thumb, which is stretched, for a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    parts.minimumTracks[state] = image
    if image != nil { minimumTrackTintColor = nil }
  }
  /// Sets the picture of the track behind the thumb, which is stretched, for a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    parts.maximumTracks[state] = image
    if image != nil { maximumTrackTintColor = nil }
  }
  open func thumbImage(for state: UIControl.State) -> UIImage? { parts.thumbs[state] }
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { parts.minimumTracks[state] }
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { parts.maximumTracks[state] }
  /// The picture of the thumb as it is shown; nil for none.
  open var currentThumbImage: UIImage? { parts.thumbs.shown(in: state) }
  open var currentMinimumTrackImage: UIImage? { parts.minimumTracks.shown(in: state) }
  open var currentMaximumTrackImage: UIImage? { parts.maximumTracks.shown(in: state) }

  // MARK: Places

  /// Where the picture before the track stands; empty without one. Overrides move it.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    valueImageRect(minimumValueImage, in: bounds, isLeft: !isRightToLeft)
  }
  /// Where the picture behind the track stands; empty without one. Overrides move it.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    valueImageRect(maximumValueImage, in: bounds, isLeft: isRightToLeft)
  }
  /// Where the track lies. Overrides move it, and make it thicker.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { standardTrackRect(in: bounds) }
  /// Where the thumb stands for a value. Overrides move it.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the slider.
  ///   - rect: The track.
  ///   - value: From `minimumValue` to `maximumValue`.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    standardThumbRect(in: bounds, track: rect, value: value)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 34) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 34) }

  override func drawContent(_ rect: CGRect) { if hasOwnLook { drawParts() } }
}

extension UISlider {
  /// How a slider looks.
  public enum Style: Int, Sendable {
    case `default` = 0
    /// Without a thumb.
    case thumbless = 1
  }

  /// The values of a slider's track.
  public struct TrackConfiguration: Hashable, Sendable {
    /// A mark of the track.
    public struct Tick: Hashable, Sendable {
      /// From 0 at the least value to 1 at the greatest.
      public var position: Float
      /// What assistive technologies say for the value; nil for the number.
      public var title: String?

      public init(position: Float, title: String? = nil) {
        self.position = position
        self.title = title
      }
    }

    /// Whether only marked values can be chosen. True by default.
    public var allowsTickValuesOnly: Bool
    /// Where the filled part begins, from 0 to 1. 0 by default.
    public var neutralValue: Float
    /// The part of the track that can be chosen, from 0 to 1. All by default.
    public var enabledRange: ClosedRange<Float>
    public var ticks: [Tick]

    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
      ticks: [Tick]
    ) {
      self.allowsTickValuesOnly = allowsTickValuesOnly
      self.neutralValue = neutralValue
      self.enabledRange = enabledRange
      self.ticks = ticks
    }

    /// Marks at equal distances, two of them at the ends.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
      numberOfTicks: Int
    ) {
      let last = Float(max(1, numberOfTicks - 1))
      self.init(
        allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue, enabledRange: enabledRange,
        ticks: (0..<max(0, numberOfTicks)).map { Tick(position: Float($0) / last) })
    }
  }
}
