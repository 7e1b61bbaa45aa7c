import Foundation

/// A person's choices in the settings, kept in the user defaults.
public enum AppSettings {
  /// The keys of the user defaults.
  public enum Key {
    /// Whether the local model of tier 2 reads clauses.
    public static let usesLocalModel = "usesLocalModel"
    /// The address of the local model, an empty text for the one that comes with the app.
    public static let modelSource = "modelSource"
    /// The SHA-256 of the file at that address, or an empty text.
    public static let modelChecksum = "modelChecksum"
    /// Whether the endpoint of tier 3 reads clauses.
    public static let usesEndpoint = "usesEndpoint"
    /// The address of the endpoint.
    public static let endpoint = "endpoint"
  }

  /// Whether the local model reads clauses where there is one; off at first, since the rules agree with readers more
  /// often than a model of a hundred sentences does (the Validation section says how often).
  public static var usesLocalModel: Bool { UserDefaults.standard.bool(forKey: Key.usesLocalModel) }

  /// Where the local model comes from; nil when the address that was entered is none.
  public static var modelSource: ModelSource? {
    let text: String = UserDefaults.standard.string(forKey: Key.modelSource) ?? ""
    guard !text.isEmpty else { return AppResources.clauseModel.map { ModelSource(url: $0) } }
    let checksum: String = UserDefaults.standard.string(forKey: Key.modelChecksum) ?? ""
    return address(text).map { ModelSource(url: $0, sha256: checksum.isEmpty ? nil : checksum) }
  }

  /// The endpoint of tier 3; nil when it is off, as at first, or its address is none.
  public static var endpoint: URL? {
    guard UserDefaults.standard.bool(forKey: Key.usesEndpoint) else { return nil }
    return address(UserDefaults.standard.string(forKey: Key.endpoint) ?? "")
  }

  /// The address in a text: of the web, or the path of a file; nil for other things.
  public static func address(_ text: String) -> URL? {
    let text: String = text.trimmingCharacters(in: .whitespaces)
    if text.hasPrefix("/") { return URL(fileURLWithPath: text) }
    guard let url = URL(string: text), let scheme = url.scheme?.lowercased() else { return nil }
    if scheme == "file" { return url }
    return ["http", "https"].contains(scheme) && url.host?.isEmpty == false ? url : nil
  }
}
