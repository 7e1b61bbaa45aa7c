@_exported import Foundation

/// Describes a chart to people who do not see it: what it is about, its axes, and its data.
///
/// Assistive technologies read the description, play the data as sound, and step through them.
open class AXChartDescriptor: NSObject, NSCopying {
  /// The direction in which a chart is read.
  public enum ContentDirection: Int, Hashable, Sendable {
    case leftToRight
    case rightToLeft
    case topToBottom
    case bottomToTop
    case radialClockwise
    case radialCounterClockwise
  }

  /// What the chart is about.
  open var title: String? {
    get { attributedTitle?.string }
    set { attributedTitle = newValue.map { NSAttributedString(string: $0) } }
  }

  /// What the chart is about, with attributes.
  open var attributedTitle: NSAttributedString?
  /// What the data say, in a sentence or two.
  open var summary: String?
  /// The direction in which the chart is read.
  open var contentDirection: ContentDirection = .leftToRight
  /// Where the data are, in the space of the view.
  open var contentFrame: CGRect = .zero
  /// The data.
  open var series: [AXDataSeriesDescriptor]
  /// The axis of the data points' first values.
  open var xAxis: any AXDataAxisDescriptor
  /// The axis of the data points' second values.
  open var yAxis: AXNumericDataAxisDescriptor?
  /// The axes of the data points' further values.
  open var additionalAxes: [any AXDataAxisDescriptor]

  private init(
    _ title: NSAttributedString?, _ summary: String?, _ xAxis: any AXDataAxisDescriptor,
    _ yAxis: AXNumericDataAxisDescriptor?, _ additionalAxes: [any AXDataAxisDescriptor],
    _ series: [AXDataSeriesDescriptor]
  ) {
    attributedTitle = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }

  /// - Parameters:
  ///   - title: What the chart is about.
  ///   - summary: What the data say.
  ///   - xAxis: The axis of the data points' first values.
  ///   - yAxis: The axis of the data points' second values.
  ///   - additionalAxes: The axes of the data points' further values.
  ///   - series: The data.
  public convenience init(
    title: String? = nil, summary: String? = nil, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor? = nil, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.init(title.map { NSAttributedString(string: $0) }, summary, xAxis, yAxis, additionalAxes, series)
  }

  /// The same with a title that has attributes.
  @_disfavoredOverload
  public convenience init(
    attributedTitle: NSAttributedString? = nil, summary: String? = nil, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor? = nil, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.init(attributedTitle, summary, xAxis, yAxis, additionalAxes, series)
  }

  open override func copy() -> Any { copy(with: nil) }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXChartDescriptor(attributedTitle, summary, xAxis, yAxis, additionalAxes, series)
    copy.contentDirection = contentDirection
    copy.contentFrame = contentFrame
    return copy
  }
}

/// A view or object that describes the chart which it shows.
public protocol AXChart: NSObjectProtocol {
  /// The description; nil for none.
  var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}
