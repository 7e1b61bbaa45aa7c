import SwiftUI

/// What an intent says.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
  /// All of it, for those who only listen.
  package let full: LocalizedStringResource
  /// What is said beside a view that shows the rest.
  package let supporting: LocalizedStringResource?

  /// - Parameter dialog: All of it.
  public init(_ dialog: LocalizedStringResource) {
    full = dialog
    supporting = nil
  }

  /// - Parameters:
  ///   - full: All of it.
  ///   - supporting: What is said beside a view that shows the rest.
  ///   - systemImageName: A symbol. It is not shown.
  public init(
    full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String? = nil
  ) {
    self.full = full
    self.supporting = supporting
  }

  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
