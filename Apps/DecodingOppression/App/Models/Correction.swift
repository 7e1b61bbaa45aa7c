import Foundation
import SwiftData

/// A person's reading of a clause that a tier read otherwise; the Training section makes models with it.
@Model
public final class Correction {
  /// The clause's text; one correction at most has it.
  public var text: String
  /// The name of the right label, such as "outgroup.burden".
  public var labelName: String
  public var dateCorrected: Date

  public init(text: String, label: ClauseLabel, dateCorrected: Date) {
    self.text = text
    self.labelName = label.name
    self.dateCorrected = dateCorrected
  }

  /// The right label; neutral when the store holds a name that is none.
  public var label: ClauseLabel {
    get { ClauseLabel.all.first { $0.name == labelName } ?? .neutral }
    set { labelName = newValue.name }
  }

  /// Keeps a reading of a text in the place of an earlier one; nil takes it back.
  @MainActor
  public static func keep(_ label: ClauseLabel?, of text: String, at date: Date, in context: ModelContext) throws {
    let wanted = FetchDescriptor<Correction>(predicate: #Predicate { $0.text == text })
    let known: Correction? = try context.fetch(wanted).first
    switch (label, known) {
    case (let label?, let known?):
      known.label = label
      known.dateCorrected = date
    case (let label?, nil): context.insert(Correction(text: text, label: label, dateCorrected: date))
    case (nil, let known?): context.delete(known)
    case (nil, nil): return
    }
    try context.save()
  }
}
