import Foundation

/// The contents of an `.xcstrings` file.
struct StringCatalog: Equatable {
  var sourceLanguage: String
  /// By language, then by key.
  var languages: [String: [String: LocalizedValue]] = [:]

  /// - Throws: ``LocalizedFileError`` when the data is no catalog. An entry that makes no sense is left out.
  init(_ data: Data, file: String) throws {
    let object: Any
    do {
      object = try JSONSerialization.jsonObject(with: data)
    } catch {
      throw LocalizedFileError(file: file, reason: "it is no JSON")
    }
    guard let catalog = object as? [String: Any], let strings = catalog["strings"] as? [String: Any] else {
      throw LocalizedFileError(file: file, reason: "it has no object named strings")
    }
    sourceLanguage = catalog["sourceLanguage"] as? String ?? "en"
    for (key, entry) in strings {
      guard let entry = entry as? [String: Any], let localizations = entry["localizations"] as? [String: Any] else {
        continue
      }
      for (language, localization) in localizations {
        guard let localization = localization as? [String: Any], let value = Self.value(localization, depth: 0) else {
          continue
        }
        languages[language, default: [:]][key] = value
      }
    }
    // The language of the keys is one of the catalog's, whether keys have another wording in it or not.
    if languages[sourceLanguage] == nil { languages[sourceLanguage] = [:] }
  }

  private static let deepest: Int = 8

  private static func value(_ localization: [String: Any], depth: Int) -> LocalizedValue? {
    guard depth < deepest else { return nil }
    let value: LocalizedValue?
    if let variations = localization["variations"] as? [String: Any] {
      value = varied(variations, depth: depth)
    } else {
      value = unit(localization)
    }
    guard let value, let substitutions = localization["substitutions"] as? [String: Any] else { return value }
    var found: [String: LocalizedValue.Substitution] = [:]
    for (name, substitution) in substitutions {
      guard let substitution = substitution as? [String: Any],
        let inner = Self.value(substitution, depth: depth + 1)
      else { continue }
      found[name] = LocalizedValue.Substitution(argument: substitution["argNum"] as? Int, value: inner)
    }
    return .substituted(value, found)
  }

  private static func unit(_ localization: [String: Any]) -> LocalizedValue? {
    if let set = localization["stringSet"] as? [String: Any], let values = set["values"] as? [String] {
      return values.first.map(LocalizedValue.string)
    }
    guard let unit = localization["stringUnit"] as? [String: Any], let value = unit["value"] as? String else {
      return nil
    }
    // What nobody has translated yet is not shown.
    if unit["state"] as? String == "new", value.isEmpty { return nil }
    return .string(value)
  }

  private static func varied(_ variations: [String: Any], depth: Int) -> LocalizedValue? {
    func forms(_ kind: String) -> [String: LocalizedValue]? {
      guard let forms = variations[kind] as? [String: Any] else { return nil }
      let values: [String: LocalizedValue] = forms.compactMapValues { form in
        (form as? [String: Any]).flatMap { value($0, depth: depth + 1) }
      }
      return values.isEmpty ? nil : values
    }
    if let device = forms("device") { return .device(device) }
    if let plural = forms("plural") { return .plural(plural) }
    guard let widths = forms("width") else { return nil }
    let sized: [(Int, LocalizedValue)] = widths.compactMap { name, value in Int(name).map { ($0, value) } }
    return sized.isEmpty ? nil : .width(Dictionary(sized) { $1 })
  }
}
