import Diagnostics
import Foundation
import SwiftUIControls
import SwiftUICore
import SwiftUINavigation
import UIFoundation
import UniformTypeIdentifiers

/// Lets the person choose a picture or a film: the desktop's dialog for files opens with the controller.
///
/// On Apple's systems this is a navigation controller. Here it is none, as its delegate could not have the type that
/// programs give it.
@MainActor @preconcurrency
open class UIImagePickerController: UIViewController {
  /// The source of pictures.
  public enum SourceType: Int, Sendable {
    case photoLibrary = 0
    case camera = 1
    case savedPhotosAlbum = 2
  }

  /// The facts of a picture that the delegate gets.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The identifier of the type, as text.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture, a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// Never told: nothing is edited.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// Never told: nothing is edited.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The file of a picture.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The file of a film.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// Never told.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
  }

  /// True for pictures that are kept: no host has a camera for programs.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// The types of what a source has; nil for one that is not there.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? [UTType.image.identifier, UTType.movie.identifier] : nil
  }

  /// Told what was chosen.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// The source of the pictures. One that is not there is as that of kept pictures.
  open var sourceType: SourceType = .photoLibrary {
    didSet {
      if !Self.isSourceTypeAvailable(sourceType) {
        Diagnostics.warn("There is no camera: ask UIImagePickerController.isSourceTypeAvailable(_:) first.")
      }
    }
  }
  /// The types of files that are offered, by their identifiers. The default is pictures.
  open var mediaTypes: [String] = [UTType.image.identifier]
  /// What a program sets of a camera and of films.
  final var recording = RecordingSettings()
  /// Whether people cut a picture after choosing it: kept as it was set.
  open var allowsEditing: Bool = false

  open override func loadView() {
    let content = UIView(frame: .zero)
    content.showContent { [unowned self] in PickerContent(controller: self) }
    view = content
    preferredContentSize = CGSize(width: 320, height: 160)
  }

  var types: [UTType] {
    let types: [UTType] = mediaTypes.compactMap { UTType($0) }
    return types.isEmpty ? [.image] : types
  }

  /// The facts of a file that the delegate gets; nil for a file that is none of the types.
  package func info(of url: URL) -> [InfoKey: Any]? {
    if let image = UIImage(contentsOfFile: url.path) {
      return [.mediaType: UTType.image.identifier, .originalImage: image, .imageURL: url]
    }
    guard UTType(filenameExtension: url.pathExtension)?.conforms(to: .movie) == true else { return nil }
    return [.mediaType: UTType.movie.identifier, .mediaURL: url]
  }
}

/// Is told what was chosen. The controller stays until the delegate dismisses it.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// The person gave up. By default the controller goes away.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}

/// The view behind the dialog, which stays when the file was no picture.
private struct PickerContent: View {
  unowned let controller: UIImagePickerController
  @State private var isOpen: Bool = false
  @State private var hasFailed: Bool = false

  var body: some View {
    VStack(spacing: 16) {
      Text(hasFailed ? "The file could not be read." : "Choose a picture")
      Button("Choose…") { isOpen = true }
      Button("Cancel", role: .cancel) { cancel() }.keyboardShortcut(.cancelAction)
    }
    .padding()
    .onAppear { isOpen = true }
    .fileImporter(isPresented: $isOpen, allowedContentTypes: controller.types, allowsMultipleSelection: false) {
      take($0)
    } onCancellation: {
      cancel()
    }
  }

  private func cancel() {
    guard let delegate = controller.delegate else { return controller.dismiss(animated: true) }
    delegate.imagePickerControllerDidCancel(controller)
  }

  private func take(_ result: Result<[URL], any Error>) {
    guard let url = try? result.get().first, let info = controller.info(of: url) else {
      hasFailed = true
      return
    }
    controller.delegate?.imagePickerController(controller, didFinishPickingMediaWithInfo: info)
  }
}
