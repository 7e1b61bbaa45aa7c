import SwiftDataStore

/// What goes wrong in SwiftData. Two errors are equal when they are of one kind; the description tells the case.
public struct SwiftDataError: Error, Equatable, Hashable, CustomStringConvertible, LocalizedError {
  enum Code: String, Sendable {
    case backwardMigration
    case configurationFileNameContainsInvalidCharacters
    case configurationFileNameTooLong
    case configurationSchemaNotFoundInContainerSchema
    case duplicateConfiguration
    case historyTokenExpired
    case includePendingChangesWithBatchSize
    case invalidTransactionFetchRequest
    case loadIssueModelContainer
    case missingModelContext
    case modelValidationFailure
    case sortingPendingChangesWithIdentifiers
    case unknownDataStoreSchema
    case unknownSchema
    case unsupportedKeyPath
    case unsupportedPredicate
    case unsupportedSortDescriptor
  }

  let code: Code
  let details: String

  init(_ code: Code, _ details: String = "") {
    self.code = code
    self.details = details
  }

  public static func == (left: SwiftDataError, right: SwiftDataError) -> Bool { left.code == right.code }
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }

  /// Lets errors be caught by their kind: `catch SwiftDataError.historyTokenExpired`.
  public static func ~= (left: SwiftDataError, right: any Error) -> Bool { right as? SwiftDataError == left }

  public var description: String { details.isEmpty ? "SwiftDataError.\(code)" : "SwiftDataError.\(code): \(details)" }
  public var errorDescription: String? { description }

  /// The file has a later version of the schema than the one that was asked for, as the plan tells.
  public static let backwardMigration = SwiftDataError(.backwardMigration)
  public static let configurationFileNameContainsInvalidCharacters = SwiftDataError(
    .configurationFileNameContainsInvalidCharacters)
  public static let configurationFileNameTooLong = SwiftDataError(.configurationFileNameTooLong)
  public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError(
    .configurationSchemaNotFoundInContainerSchema)
  public static let duplicateConfiguration = SwiftDataError(.duplicateConfiguration)
  public static let historyTokenExpired = SwiftDataError(.historyTokenExpired)
  public static let includePendingChangesWithBatchSize = SwiftDataError(.includePendingChangesWithBatchSize)
  public static let invalidTransactionFetchRequest = SwiftDataError(.invalidTransactionFetchRequest)
  public static let loadIssueModelContainer = SwiftDataError(.loadIssueModelContainer)
  public static let missingModelContext = SwiftDataError(.missingModelContext)
  public static let modelValidationFailure = SwiftDataError(.modelValidationFailure)
  public static let sortingPendingChangesWithIdentifiers = SwiftDataError(.sortingPendingChangesWithIdentifiers)
  /// The file has a schema that neither the container nor its migration plan knows.
  public static let unknownDataStoreSchema = SwiftDataError(.unknownDataStoreSchema)
  public static let unknownSchema = SwiftDataError(.unknownSchema)
  public static let unsupportedKeyPath = SwiftDataError(.unsupportedKeyPath)
  public static let unsupportedPredicate = SwiftDataError(.unsupportedPredicate)
  public static let unsupportedSortDescriptor = SwiftDataError(.unsupportedSortDescriptor)

  // MARK: - From the store

  /// The error for what the store reported while something was read or written.
  static func of(_ error: any Error) -> any Error {
    switch error {
    case let error as UnsupportedPredicate: return SwiftDataError(.unsupportedPredicate, error.description)
    case let error as UnsupportedOrder: return SwiftDataError(.unsupportedSortDescriptor, error.description)
    case let failure as StoreFailure:
      return of(failure)
    default: return error
    }
  }

  private static func of(_ failure: StoreFailure) -> any Error {
    let code: CocoaError.Code
    switch failure.reason {
    case .constraint: return SwiftDataError(.modelValidationFailure, failure.message)
    case .newerFormat, .schema: return SwiftDataError(.unknownDataStoreSchema, failure.message)
    case .corrupt: code = .fileReadCorruptFile
    case .full: code = .fileWriteOutOfSpace
    case .readOnly: code = .fileWriteVolumeReadOnly
    case .cannotOpen: code = .fileReadNoSuchFile
    case .busy: code = .fileLocking
    case .other: code = .fileReadUnknown
    }
    return CocoaError(code, userInfo: [NSDebugDescriptionErrorKey: failure.message])
  }

  /// The error for a container that cannot be made.
  static func loading(_ url: URL?, _ error: any Error) -> SwiftDataError {
    if let error = error as? SwiftDataError { return error }
    let place: String = url?.path ?? "in memory"
    if let failure = error as? StoreFailure {
      switch failure.reason {
      case .newerFormat, .schema:
        return SwiftDataError(.unknownDataStoreSchema, "\(place): \(failure.message)")
      default: return SwiftDataError(.loadIssueModelContainer, "\(place): \(failure.message)")
      }
    }
    return SwiftDataError(.loadIssueModelContainer, "\(place): \(error)")
  }
}
