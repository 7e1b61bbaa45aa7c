import UIKit

/// The sighting that the form passes on, as an object: Objective-C knows no structures of Swift's.
final class SightingResult: NSObject {
  let sighting: Sighting

  init(_ sighting: Sighting) {
    self.sighting = sighting
    super.init()
  }
}

@MainActor
@objc protocol SightingFormDelegate {
  func form(_ form: SightingFormController, didFinishWith result: SightingResult)
  /// Whether a form may be left without saving; true where nobody says so.
  @objc optional func formShouldCancel(_ form: SightingFormController) -> Bool
  @objc optional func formDidCancel(_ form: SightingFormController)
}
