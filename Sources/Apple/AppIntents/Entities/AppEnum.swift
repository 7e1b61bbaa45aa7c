import SwiftUI

/// Choices that parameters have, each with a name for people.
public protocol AppEnum: AppValue, CaseIterable, Hashable, RawRepresentable, CustomLocalizedStringResourceConvertible
where RawValue: LosslessStringConvertible {
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  /// How the choice is shown: by its raw value where no name is given.
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: rawValue.description)
  }

  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}
