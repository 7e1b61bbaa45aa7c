import CoreGraphics
import SwiftUICore
import UIFoundation

extension UIBarButtonItem {
  /// Sets the image that is drawn behind the button, stretched to it.
  ///
  /// - Parameters:
  ///   - backgroundImage: The image; nil for none.
  ///   - state: The state for which it is meant; states without one show that of `normal`.
  ///   - barMetrics: The height of the bar: bars have the default one.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { set(backgroundImage, \.images, state, nil, barMetrics) }

  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    image(\.images, state, nil, barMetrics)
  }

  /// Sets the image behind buttons of one style; it comes before one for all styles.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) { set(backgroundImage, \.images, state, style, barMetrics) }

  public func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? {
    image(\.images, state, style, barMetrics)
  }

  /// Sets the image behind the button that goes back to the item's screen.
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { set(backgroundImage, \.backImages, state, nil, barMetrics) }

  public func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    image(\.backImages, state, nil, barMetrics)
  }

  // MARK: Moving

  /// Moves the image behind the button down, in points; negative numbers move it up.
  public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    part(\.groundOffsets[barMetrics], adjustment)
  }

  public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    hasParts ? parts.groundOffsets[barMetrics] ?? 0 : 0
  }

  /// Moves the title, in points.
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    part(\.titleOffsets[barMetrics], adjustment)
  }

  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    hasParts ? parts.titleOffsets[barMetrics] ?? .zero : .zero
  }

  /// Moves the title of the button that goes back to the item's screen, in points.
  public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    part(\.backTitleOffsets[barMetrics], adjustment)
  }

  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    hasParts ? parts.backTitleOffsets[barMetrics] ?? .zero : .zero
  }

  /// Moves the image behind the button that goes back to the item's screen down, in points.
  public func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    part(\.backGroundOffsets[barMetrics], adjustment)
  }

  public func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    hasParts ? parts.backGroundOffsets[barMetrics] ?? 0 : 0
  }

  // MARK: As bars show it

  private func set(
    _ image: UIImage?, _ path: ReferenceWritableKeyPath<BarButtonParts, [BarButtonParts.Place: UIImage]>,
    _ state: UIControl.State, _ style: Style?, _ metrics: UIBarMetrics
  ) {
    let place = BarButtonParts.Place(state: state.rawValue, metrics: metrics, style: style)
    part(path.appending(path: \.[place]), image)
  }

  private func image(
    _ path: KeyPath<BarButtonParts, [BarButtonParts.Place: UIImage]>, _ state: UIControl.State, _ style: Style?,
    _ metrics: UIBarMetrics
  ) -> UIImage? {
    guard hasParts else { return nil }
    return parts[keyPath: path][BarButtonParts.Place(state: state.rawValue, metrics: metrics, style: style)]
  }

  /// The image behind the button now: the item's own, or that of all items.
  var currentBackgroundImage: UIImage? {
    let state: UIControl.State = isEnabled ? .normal : .disabled
    return allParts.lazy.compactMap { $0.images.image(for: state, style: self.style) }.first
  }

  /// How far the image behind the button is moved down.
  var shownGroundOffset: CGFloat { allParts.lazy.compactMap { $0.groundOffsets[.default] }.first ?? 0 }

  /// How far the title is moved; nil where nothing says so.
  var shownTitleOffset: CGSize? { allParts.lazy.compactMap { $0.titleOffsets[.default] }.first?.size }

  /// How far the title of the back button is moved; nil where nothing says so.
  var shownBackTitleOffset: CGSize? { allParts.lazy.compactMap { $0.backTitleOffsets[.default] }.first?.size }

  /// What lies behind the back button.
  var shownBackGround: AnyView? {
    let all: [BarButtonParts] = allParts
    guard let image = all.lazy.compactMap({ $0.backImages.image(for: .normal, style: nil) }).first else { return nil }
    let offset: CGFloat = all.lazy.compactMap { $0.backGroundOffsets[.default] }.first ?? 0
    return AnyView(Image(uiKit: image).resizable().offset(y: offset).accessibilityHidden(true))
  }
}
