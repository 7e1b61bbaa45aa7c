import Selectors

extension UIResponder: NamedMethods {
  /// The edit actions are found by their names: code that compares and sends them writes `Selector("cut:")`.
  package nonisolated func selector(named name: String) -> Selector? {
    let named = Selector(name)
    return StandardEditAction(named)?.selector ?? FurtherEditAction(named)?.selector
  }
}
