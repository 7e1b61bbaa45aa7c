import Foundation

/// Describes an axis of a chart.
public protocol AXDataAxisDescriptor: NSCopying {
  /// What the values of the axis are.
  var title: String { get set }
  /// What the values of the axis are, with attributes.
  var attributedTitle: NSAttributedString { get set }
}

/// An axis of numbers.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// How numbers lie along an axis.
  public enum ScaleType: Int, Hashable, Sendable {
    case linear
    case log10
    case ln
  }

  open var title: String {
    get { attributedTitle.string }
    set { attributedTitle = NSAttributedString(string: newValue) }
  }

  open var attributedTitle: NSAttributedString
  /// How the numbers lie along the axis.
  open var scaleType: ScaleType = .linear
  /// The lowest and the highest number.
  open var range: ClosedRange<Double>
  /// The numbers at which lines stand.
  open var gridlinePositions: [Double]
  /// A number in words.
  open var valueDescriptionProvider: (Double) -> String

  private init(
    _ title: NSAttributedString, _ range: ClosedRange<Double>, _ gridlinePositions: [Double],
    _ valueDescriptionProvider: @escaping (Double) -> String
  ) {
    attributedTitle = title
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }

  /// - Parameters:
  ///   - title: What the numbers are.
  ///   - range: The lowest and the highest number.
  ///   - gridlinePositions: The numbers at which lines stand.
  ///   - valueDescriptionProvider: Says a number in words.
  public convenience init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.init(NSAttributedString(string: title), range, gridlinePositions, valueDescriptionProvider)
  }

  /// The same with a title that has attributes.
  public convenience init(
    attributedTitle: NSAttributedString, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.init(attributedTitle, range, gridlinePositions, valueDescriptionProvider)
  }

  open override func copy() -> Any { copy(with: nil) }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXNumericDataAxisDescriptor(attributedTitle, range, gridlinePositions, valueDescriptionProvider)
    copy.scaleType = scaleType
    return copy
  }
}

/// An axis of categories.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  open var title: String {
    get { attributedTitle.string }
    set { attributedTitle = NSAttributedString(string: newValue) }
  }

  open var attributedTitle: NSAttributedString
  /// The categories in their order.
  open var categoryOrder: [String]

  /// - Parameters:
  ///   - title: What the categories are.
  ///   - categoryOrder: The categories in their order.
  public convenience init(title: String, categoryOrder: [String]) {
    self.init(attributedTitle: NSAttributedString(string: title), categoryOrder: categoryOrder)
  }

  /// The same with a title that has attributes.
  public init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
    self.attributedTitle = attributedTitle
    self.categoryOrder = categoryOrder
  }

  open override func copy() -> Any { copy(with: nil) }

  open func copy(with zone: NSZone? = nil) -> Any {
    AXCategoricalDataAxisDescriptor(attributedTitle: attributedTitle, categoryOrder: categoryOrder)
  }
}
