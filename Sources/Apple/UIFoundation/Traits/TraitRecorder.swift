import Foundation

/// Notes which traits of a collection are read, for work that is to be done again when one of them changes.
package final class TraitRecorder: @unchecked Sendable {
  private let lock = NSLock()
  private var known: [ObjectIdentifier: UITrait] = [:]

  package init() {}

  /// The traits that were read so far.
  package var traits: [UITrait] { lock.withLock { Array(known.values) } }

  func note(_ trait: UITrait) { lock.withLock { known[ObjectIdentifier(trait)] = trait } }
}

extension UITraitCollection {
  /// The same traits; each that is read is noted.
  package func recorded(by recorder: TraitRecorder) -> UITraitCollection {
    UITraitCollection(values, recorder: recorder)
  }

  /// The fields of the system's traits, one of which is read.
  func noting(_ trait: UITrait) -> TraitValues.System {
    recorder?.note(trait)
    return values.system
  }
}
