@_exported import Foundation

/// Whether a program may use the photo library.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted
  case denied
  case authorized
  case limited
}

/// How a program uses the photo library.
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite
}

/// The library of the person's photos. There is none here: pictures are files, which a person chooses with a `PhotosPicker`.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let only = PHPhotoLibrary()

  private override init() { super.init() }

  open class func shared() -> PHPhotoLibrary { only }

  /// Always `restricted`: nobody can allow it.
  open class func authorizationStatus() -> PHAuthorizationStatus { .restricted }
  /// Always `restricted`: nobody can allow it.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .restricted }

  /// Answers at once that the library cannot be used.
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) { handler(.restricted) }

  /// Answers at once that the library cannot be used.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) { handler(.restricted) }

  /// Answers at once that the library cannot be used.
  @discardableResult
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .restricted }
}
