import Foundation

/// Where the local model of tier 2 comes from.
public struct ModelSource: Hashable, Sendable {
  /// An address of the schemes http and https, or a file.
  public var url: URL
  /// The SHA-256 of the whole file in hexadecimal digits; nil checks nothing but the format.
  public var sha256: String?

  public init(url: URL, sha256: String? = nil) {
    self.url = url
    self.sha256 = sha256
  }
}

/// Why the model could not be fetched; the sentence says what to do.
public enum ModelDownloadError: Error, Equatable, LocalizedError, Sendable {
  case noSource
  case notFound(String)
  case refused(String, status: Int)
  case wrongChecksum
  case notAModel(String)
  case diskFull
  case failed(String)

  public var errorDescription: String? {
    switch self {
    case .noSource:
      "There is no source for the model; name one in the settings."
    case .notFound(let place):
      "There is no model at “\(place)”; check the address in the settings."
    case .refused(let place, let status):
      "“\(place)” answered with status \(status); try again later, or choose another source in the settings."
    case .wrongChecksum:
      "The model is not the expected one (its checksum differs); try again, or choose another source in the settings."
    case .notAModel(let reason):
      "The file is not a model of this app (\(reason)); choose another source in the settings."
    case .diskFull:
      "The disk is full; free some space and try again."
    case .failed(let reason):
      "The model could not be fetched (\(reason)); check the connection and try again."
    }
  }
}
