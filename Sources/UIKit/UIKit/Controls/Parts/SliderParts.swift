import CoreGraphics
import SwiftUIControls
import SwiftUICore
import UIFoundation

/// The pictures of a slider by its states.
struct SliderParts {
  var thumbs = StateValues<UIImage>()
  var minimumTracks = StateValues<UIImage>()
  var maximumTracks = StateValues<UIImage>()

  var isEmpty: Bool { thumbs.isEmpty && minimumTracks.isEmpty && maximumTracks.isEmpty }
}

extension UISlider {
  private var isPhone: Bool { traitCollection.userInterfaceIdiom == .phone }
  /// The thumb of sliders of the place.
  fileprivate var knobSize: CGSize { isPhone ? CGSize(width: 27, height: 27) : CGSize(width: 22, height: 16) }
  private var thickness: CGFloat { isPhone ? 4 : 5 }
  private static let gap: CGFloat = 8

  /// Whether the slider does not look as those of SwiftUI do.
  var hasOwnLook: Bool {
    guard parts.isEmpty, maximumTrackTintColor == nil, thumbTintColor == nil, minimumValueImage == nil,
      maximumValueImage == nil
    else { return true }
    guard type(of: self) != UISlider.self else { return false }
    let track: CGRect = trackRect(forBounds: bounds)
    return track != standardTrackRect(in: bounds)
      || thumbRect(forBounds: bounds, trackRect: track, value: value)
        != standardThumbRect(in: bounds, track: track, value: value)
  }

  func valueImageRect(_ image: UIImage?, in bounds: CGRect, isLeft: Bool) -> CGRect {
    guard let size = image?.size else { return .zero }
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The track between the pictures, as high as its own pictures are.
  func standardTrackRect(in bounds: CGRect) -> CGRect {
    let first: CGRect =
      isRightToLeft ? maximumValueImageRect(forBounds: bounds) : minimumValueImageRect(forBounds: bounds)
    let last: CGRect =
      isRightToLeft ? minimumValueImageRect(forBounds: bounds) : maximumValueImageRect(forBounds: bounds)
    let left: CGFloat = first.width > 0 ? first.maxX + Self.gap : bounds.minX
    let right: CGFloat = last.width > 0 ? last.minX - Self.gap : bounds.maxX
    let height: CGFloat = max(currentMinimumTrackImage?.size.height ?? 0, currentMaximumTrackImage?.size.height ?? 0)
    let shown: CGFloat = height > 0 ? height : thickness
    return CGRect(x: left, y: bounds.midY - shown / 2, width: max(0, right - left), height: shown)
  }

  func standardThumbRect(in bounds: CGRect, track: CGRect, value: Float) -> CGRect {
    let size: CGSize = currentThumbImage?.size ?? knobSize
    let range: Float = maximumValue - minimumValue
    let part: CGFloat = range > 0 ? CGFloat((min(max(value, minimumValue), maximumValue) - minimumValue) / range) : 0
    let way: CGFloat = max(0, track.width - size.width) * (isRightToLeft ? 1 - part : part)
    return CGRect(x: track.minX + way, y: track.midY - size.height / 2, width: size.width, height: size.height)
  }

  // MARK: Drawing

  func drawParts() {
    let track: CGRect = trackRect(forBounds: bounds)
    let thumb: CGRect = thumbRect(forBounds: bounds, trackRect: track, value: value)
    let alpha: CGFloat = isEnabled ? 1 : 0.5
    let tint: UIColor = tintColor
    minimumValueImage?.drawPart(in: minimumValueImageRect(forBounds: bounds), tint: tint, alpha: alpha)
    maximumValueImage?.drawPart(in: maximumValueImageRect(forBounds: bounds), tint: tint, alpha: alpha)
    var (before, behind): (CGRect, CGRect) = (track, track)
    let middle: CGFloat = min(max(thumb.midX, track.minX), track.maxX)
    if isRightToLeft {
      before.size.width = track.maxX - middle
      before.origin.x = middle
      behind.size.width = middle - track.minX
    } else {
      before.size.width = middle - track.minX
      behind.size.width = track.maxX - middle
      behind.origin.x = middle
    }
    draw(behind, in: track, currentMaximumTrackImage, maximumTrackTintColor ?? .systemFill, alpha)
    draw(before, in: track, currentMinimumTrackImage, minimumTrackTintColor ?? tint, alpha)
    guard sliderStyle != .thumbless else { return }
    if let image = currentThumbImage { return image.drawPart(in: thumb, tint: tint, alpha: alpha) }
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setShadow(
      offset: CGSize(width: 0, height: 1), blur: isHighlighted ? 6 : 3, color: CGColor(gray: 0, alpha: 0.3))
    (thumbTintColor ?? .white).setFill()
    UIBezierPath(roundedRect: thumb, cornerRadius: min(thumb.width, thumb.height) / 2).fill()
    context.restoreGState()
  }

  /// Draws a part of the track: its picture, or a bar with round ends.
  private func draw(_ part: CGRect, in track: CGRect, _ image: UIImage?, _ color: UIColor, _ alpha: CGFloat) {
    guard part.width > 0, let context = UIGraphicsGetCurrentContext() else { return }
    if let image {
      let height: CGFloat = image.size.height
      let place = CGRect(x: part.minX, y: track.midY - height / 2, width: part.width, height: height)
      return image.drawPart(in: place, tint: color, alpha: alpha)
    }
    context.saveGState()
    UIRectClip(part)
    context.setAlpha(alpha)
    color.setFill()
    UIBezierPath(roundedRect: track, cornerRadius: track.height / 2).fill()
    context.restoreGState()
  }
}

/// The slider as SwiftUI operates it.
struct SliderContent: View {
  unowned let slider: UISlider

  init(slider: UISlider) { self.slider = slider }

  var body: some View {
    // The slider is an object: the content follows its changes.
    slider.changes.follow()
    return Group {
      if slider.hasOwnLook {
        let place: CGRect = touchPlace
        control.unseen().frame(width: place.width, height: place.height)
          .position(x: place.midX, y: place.midY)
      } else {
        control
      }
    }
    .tint((slider.minimumTrackTintColor ?? slider.tintColor).map { Color(uiKit: $0) })
    .sliderThumbVisibility(slider.sliderStyle == .thumbless ? .hidden : .automatic)
    .disabled(!slider.isEnabled)
  }

  /// Where SwiftUI's slider lies so that the middle of its knob is that of the thumb.
  private var touchPlace: CGRect {
    let (bounds, value): (CGRect, Float) = (slider.bounds, slider.value)
    let track: CGRect = slider.trackRect(forBounds: bounds)
    let first: CGRect = slider.thumbRect(forBounds: bounds, trackRect: track, value: slider.minimumValue)
    let last: CGRect = slider.thumbRect(forBounds: bounds, trackRect: track, value: slider.maximumValue)
    let now: CGRect = slider.thumbRect(forBounds: bounds, trackRect: track, value: value)
    let knob: CGFloat = slider.knobSize.width
    let left: CGFloat = min(first.midX, last.midX) - knob / 2
    let height: CGFloat = max(bounds.height, now.height)
    return CGRect(
      x: left, y: now.midY - height / 2, width: max(knob, abs(last.midX - first.midX) + knob), height: height)
  }

  private var binding: Binding<Double> {
    Binding(get: { Double(slider.value) }, set: { slider.choose(Float($0)) })
  }

  @ViewBuilder private var control: some View {
    let lower = Double(slider.minimumValue)
    let upper = Double(max(slider.maximumValue, slider.minimumValue.nextUp))
    if let marks = slider.trackConfiguration {
      let length: Double = upper - lower
      let value: (Float) -> Double = { lower + Double(min(max($0, 0), 1)) * length }
      let values: [Double] = marks.ticks.map { value($0.position) }
      let titles: [Double: String?] = Dictionary(zip(values, marks.ticks.map(\.title))) { first, _ in first }
      Slider(
        value: marks.allowsTickValuesOnly && !values.isEmpty ? snapped(to: values) : binding,
        in: lower...upper, neutralValue: value(marks.neutralValue),
        enabledBounds: value(marks.enabledRange.lowerBound)...value(marks.enabledRange.upperBound),
        label: { EmptyView() },
        ticks: {
          SliderTickContentForEach(values, id: \.self) { Self.tick($0, titles[$0] ?? nil) }
        },
        onEditingChanged: { slider.edit($0) })
    } else {
      Slider(value: binding, in: lower...upper, onEditingChanged: { slider.edit($0) })
    }
  }

  private static func tick(_ value: Double, _ title: String?) -> SliderTick<Double> {
    title.map { SliderTick($0, value) } ?? SliderTick(value)
  }

  /// The value, which only goes to some values.
  private func snapped(to values: [Double]) -> Binding<Double> {
    Binding(
      get: { Double(slider.value) },
      set: { wanted in
        let nearest: Double = values.min { abs($0 - wanted) < abs($1 - wanted) } ?? wanted
        if Float(nearest) != slider.value { slider.choose(Float(nearest)) }
      })
  }
}
