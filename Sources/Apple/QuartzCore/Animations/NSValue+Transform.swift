import Foundation
import FoundationGaps

extension NSValue {
  /// A value that holds a transform in space, for the `values` of an animation.
  public convenience init(caTransform3D t: CATransform3D) {
    var numbers: [Double] = t.numbers
    self.init(bytes: &numbers, objCType: Self.transformType)
  }

  /// The transform; zeros for a value of another kind.
  public var caTransform3DValue: CATransform3D {
    guard holdsTransform else { return CATransform3D(numbers: Array(repeating: 0, count: 16)) }
    var numbers: [Double] = Array(repeating: 0, count: 16)
    getValue(&numbers)
    return CATransform3D(numbers: numbers)
  }

  /// Whether the value holds a transform in space.
  var holdsTransform: Bool { String(cString: objCType) == Self.transformType }

  /// Sixteen numbers, in the writing of Objective-C. Values of Foundation for Linux hold no structures of others.
  private static let transformType: String = "[16d]"
}
