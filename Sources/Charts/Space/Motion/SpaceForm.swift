import ChartEngine

/// The place of one mark of a chart in space in its box, and the mark's form.
enum SpaceForm: Hashable {
  /// The middle of a symbol, and the part of its size that is seen.
  case symbol(SpaceVector, scale: Double)
  case box(low: SpaceVector, high: SpaceVector)
  case surface(SurfaceMesh)

  /// The form at a part of the way to another; the other at once where there is no way between both.
  func moving(to target: SpaceForm, by progress: Double) -> SpaceForm {
    switch (self, target) {
    case (.symbol(let start, let scale), .symbol(let end, let size)):
      return .symbol(start.moving(to: end, by: progress), scale: scale + (size - scale) * progress)
    case (.box(let low, let high), .box(let endLow, let endHigh)):
      // A rule that becomes an area has no way there.
      guard Self.isFlat(low, high) == Self.isFlat(endLow, endHigh) else { return target }
      return .box(low: low.moving(to: endLow, by: progress), high: high.moving(to: endHigh, by: progress))
    case (.surface(let start), .surface(let end)):
      return start.moving(to: end, by: progress).map { .surface($0) } ?? target
    default: return target
    }
  }

  /// From where the mark comes that was not there before: a symbol grows, a box from its foot, a surface from the floor.
  var beginning: SpaceForm {
    switch self {
    case .symbol(let middle, _): .symbol(middle, scale: 0)
    case .box(let low, let high):
      Self.isFlat(low, high)[1]
        ? self : .box(low: low, high: SpaceVector(high.x, low.y + (high.y - low.y) * 1e-6, high.z))
    case .surface(let mesh): .surface(mesh.flattened(at: -0.5))
    }
  }

  /// Along which axes a box has no extent.
  private static func isFlat(_ low: SpaceVector, _ high: SpaceVector) -> [Bool] {
    [high.x - low.x, high.y - low.y, high.z - low.z].map { $0 <= 1e-9 }
  }
}

/// The marks of a chart in space at a moment.
struct SpaceMoment {
  /// The keys by which the marks are found again after a change, in their order.
  let keys: [Numbered<MarkIdentity>]
  var forms: [SpaceForm?]

  /// The marks at a part of the way from those of another moment. Marks that only that moment has are left out.
  func moving(from origin: SpaceMoment, by progress: Double) -> SpaceMoment {
    var known: [Numbered<MarkIdentity>: SpaceForm] = [:]
    for (key, form) in zip(origin.keys, origin.forms) { known[key] = form }
    var result: SpaceMoment = self
    for (index, key) in keys.enumerated() {
      guard let form = forms[index] else { continue }
      let start: SpaceForm = known[key] ?? form.beginning
      result.forms[index] = start == form ? form : start.moving(to: form, by: progress)
    }
    return result
  }
}

typealias SpaceHistory = ChartHistory<SpaceModel, SpaceMoment>

extension SpaceModel {
  /// The marks where they stand by their values.
  func makeMoment() -> SpaceMoment {
    SpaceMoment(keys: marks.lazy.map(\.identity).numbered, forms: marks.indices.map(form))
  }

  private func form(of index: Int) -> SpaceForm? {
    switch marks[index].kind {
    case .surface:
      return surfaces[index].map { grid in
        .surface(
          SurfaceMesh(
            grid, x: { self.place(of: .number($0), on: .x) }, y: { self.place(of: .number($0), on: .y) },
            z: { self.place(of: .number($0), on: .z) }))
      }
    case .point: return middle(of: index).map { .symbol($0, scale: 1) }
    case .rule, .rectangle: return box(of: index).map { .box(low: $0.low, high: $0.high) }
    }
  }
}
