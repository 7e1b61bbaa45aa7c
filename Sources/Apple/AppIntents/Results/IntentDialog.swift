import SwiftUI

/// The words that a result says to the person after an intent was performed.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
  /// All of it, for those who only listen.
  package let full: LocalizedStringResource
  /// The words for a result that also shows a view: shorter, as the view shows the rest.
  package let supporting: LocalizedStringResource?

  /// - Parameter dialog: All of it.
  public init(_ dialog: LocalizedStringResource) {
    full = dialog
    supporting = nil
  }

  /// - Parameters:
  ///   - full: All of it.
  ///   - supporting: The words for a result that also shows a view.
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
