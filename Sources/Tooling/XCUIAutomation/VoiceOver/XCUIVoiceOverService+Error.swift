import Foundation

extension XCUIVoiceOverService {
  /// Why the service could not do something.
  public struct Error: Swift.Error, Hashable, Sendable {
    /// The reasons. The numbers are Rotor's own; Apple documents the names alone.
    public enum Code: Int, Hashable, Sendable {
      /// There is no window to read: the app was not launched.
      case failedToStart = 1
      /// Never thrown here: the reader runs in the process of the test and ends at once.
      case failedToStop
      /// A method was called before `enable()`.
      case notRunning
      /// There is no element under the cursor.
      case noSpeech
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { "XCUIVoiceOverServiceErrorDomain" }
    public static var failedToStart: Code { .failedToStart }
    public static var failedToStop: Code { .failedToStop }
    public static var notRunning: Code { .notRunning }
    public static var noSpeech: Code { .noSpeech }
  }
}

extension XCUIVoiceOverService.Error: LocalizedError, CustomNSError {
  public var errorCode: Int { code.rawValue }

  public var errorDescription: String? {
    switch code {
    case .failedToStart: "There is no window to read: call launch() of the app first."
    case .failedToStop: "The reader did not end."
    case .notRunning: "The reader does not run: call enable() first."
    case .noSpeech: "There is no element to speak of."
    }
  }
}
