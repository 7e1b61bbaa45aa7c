import Diagnostics
import SwiftUI

/// Performs the intents of controls.
enum IntentPerformer {
  /// Performs an intent, and after it the one that its result names. Controls have no place for an error: it is logged.
  @discardableResult
  @MainActor static func start(_ intent: any AppIntent) -> Task<Void, Never> {
    Task { @MainActor in
      do {
        var next: (any AppIntent)? = intent
        while let intent = next { next = try await perform(intent) }
      } catch {
        Diagnostics.log("The intent \(type(of: intent)) failed: \(error.localizedDescription)")
      }
    }
  }

  private static func perform<Intent: AppIntent>(_ intent: Intent) async throws -> (any AppIntent)? {
    let result: Intent.PerformResult = try await intent.perform()
    return (result as? any PerformedResult)?.nextIntent
  }

  /// The intent with a toggle's new value, if it sets one.
  static func setting<Intent: AppIntent>(_ isOn: Bool, in intent: Intent) -> any AppIntent {
    guard let setter = intent as? any SetValueIntent else { return intent }
    return value(isOn, in: setter)
  }

  private static func value<Setter: SetValueIntent>(_ isOn: Bool, in setter: Setter) -> any AppIntent {
    guard let value = isOn as? Setter.ValueType else { return setter }
    var setter: Setter = setter
    setter.value = value
    return setter
  }
}
