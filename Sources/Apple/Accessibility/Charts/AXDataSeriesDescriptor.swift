import Foundation

/// Describes data of a chart that belong together.
open class AXDataSeriesDescriptor: NSObject, NSCopying {
  /// What the data are.
  open var name: String? {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue ?? "") }
  }

  /// What the data are, with attributes.
  open var attributedName: NSAttributedString
  /// Whether there are values between the points, as on a line: they are played as one tone that glides.
  open var isContinuous: Bool
  /// The data.
  open var dataPoints: [AXDataPoint]

  /// - Parameters:
  ///   - name: What the data are.
  ///   - isContinuous: Whether there are values between the points.
  ///   - dataPoints: The data.
  public convenience init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.init(attributedName: NSAttributedString(string: name), isContinuous: isContinuous, dataPoints: dataPoints)
  }

  /// The same with a name that has attributes.
  public init(attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.attributedName = attributedName
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }

  open override func copy() -> Any { copy(with: nil) }

  open func copy(with zone: NSZone? = nil) -> Any {
    AXDataSeriesDescriptor(attributedName: attributedName, isContinuous: isContinuous, dataPoints: dataPoints)
  }
}

/// A number or a category of a data point.
open class AXDataPointValue: NSObject, NSCopying {
  /// The number, on an axis of numbers.
  open var number: Double
  /// The category, on an axis of categories.
  open var category: String

  fileprivate init(number: Double, category: String) {
    self.number = number
    self.category = category
  }

  /// Whether the value is a category.
  package var isCategory: Bool { !category.isEmpty || number.isNaN }

  open override func copy() -> Any { copy(with: nil) }

  open func copy(with zone: NSZone? = nil) -> Any { AXDataPointValue(number: number, category: category) }
}

/// A value of each axis of a chart.
open class AXDataPoint: NSObject, NSCopying {
  /// A number or a category.
  public enum Value: Hashable, Sendable {
    case number(Double)
    case category(String)

    fileprivate var object: AXDataPointValue {
      switch self {
      case .number(let number): AXDataPointValue(number: number, category: "")
      case .category(let name): AXDataPointValue(number: .nan, category: name)
      }
    }
  }

  /// The value of the first axis.
  open var xValue: AXDataPointValue
  /// The value of the second axis; nil for none.
  open var yValue: AXDataPointValue?
  /// The values of the further axes.
  open var additionalValues: [Value]
  /// The name of the point; nil for none.
  open var attributedLabel: NSAttributedString?

  /// The name of the point; nil for none.
  open var label: String? {
    get { attributedLabel?.string }
    set { attributedLabel = newValue.map { NSAttributedString(string: $0) } }
  }

  private init(_ x: AXDataPointValue, _ y: AXDataPointValue?, _ additionalValues: [Value], _ label: String?) {
    xValue = x
    yValue = y
    self.additionalValues = additionalValues
    attributedLabel = label.map { NSAttributedString(string: $0) }
  }

  /// A point at a category.
  ///
  /// - Parameters:
  ///   - x: The category.
  ///   - y: The number; nil for none.
  ///   - additionalValues: The values of the further axes.
  ///   - label: The name of the point.
  public convenience init(
    x: String, y: Double? = nil, additionalValues: [AXDataPoint.Value] = [], label: String? = nil
  ) {
    self.init(Value.category(x).object, y.map { Value.number($0).object }, additionalValues, label)
  }

  /// A point at a number.
  ///
  /// - Parameters:
  ///   - x: The number.
  ///   - y: The second number; nil for none.
  ///   - additionalValues: The values of the further axes.
  ///   - label: The name of the point.
  public convenience init(
    x: Double, y: Double? = nil, additionalValues: [AXDataPoint.Value] = [], label: String? = nil
  ) {
    self.init(Value.number(x).object, y.map { Value.number($0).object }, additionalValues, label)
  }

  open override func copy() -> Any { copy(with: nil) }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXDataPoint(xValue, yValue, additionalValues, nil)
    copy.attributedLabel = attributedLabel
    return copy
  }
}
