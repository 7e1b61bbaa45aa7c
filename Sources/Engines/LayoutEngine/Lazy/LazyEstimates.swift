/// What a lazy container takes by its first lines, asked of whoever makes its views: they are made for the answer.
package final class LazyEstimates: Equatable {
  /// How long it is for a length across the axis, in points.
  let length: (_ minor: CGFloat) -> CGFloat
  /// The size where nothing is offered across the axis.
  let idealSize: () -> CGSize

  package init(length: @escaping (_ minor: CGFloat) -> CGFloat, idealSize: @escaping () -> CGSize) {
    self.length = length
    self.idealSize = idealSize
  }

  package static func == (left: LazyEstimates, right: LazyEstimates) -> Bool { left === right }
}
