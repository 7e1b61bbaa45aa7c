import CoreGraphics
import Foundation
import FoundationGaps
import SwiftUIControls
import SwiftUICore
import SwiftUINavigation
import UIKit

/// Lets the person choose pictures and films: the desktop's dialog for files opens with the controller, in the folder of pictures.
///
/// ```swift
/// import PhotosUI
/// import UIKit
///
/// final class Album: UIViewController, PHPickerViewControllerDelegate {
///   func choose() {
///     var configuration = PHPickerConfiguration()
///     configuration.filter = .images
///     let picker = PHPickerViewController(configuration: configuration)
///     picker.delegate = self
///     present(picker, animated: true)
///   }
///
///   func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
///     picker.dismiss(animated: true)
///     for result in results {
///       result.itemProvider.loadObject(ofClass: UIImage.self) { image, _ in print(image ?? "no picture") }
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public final class PHPickerViewController: UIViewController {
  /// The kinds of files that the picker offers, and how many it takes.
  public let configuration: PHPickerConfiguration
  /// Told what was chosen.
  public weak var delegate: (any PHPickerViewControllerDelegate)?

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { fatalError("A picker is made with a configuration: init(configuration:).") }

  public override func loadView() {
    let content = UIView(frame: .zero)
    content.showContent { [unowned self] in PickerPage(controller: self) }
    view = content
    preferredContentSize = CGSize(width: 320, height: 160)
  }

  /// Tells the delegate. The controller stays until the delegate dismisses it.
  func finish(_ files: [URL]) {
    let limit: Int = configuration.selectionLimit > 0 ? configuration.selectionLimit : .max
    let results: [PHPickerResult] = files.prefix(limit).map {
      PHPickerResult(file: $0, hasIdentifier: configuration.hasIdentifiers)
    }
    delegate?.picker(self, didFinishPicking: results)
  }
}

/// Is told what a person chose.
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// The person is done: with pictures, or without any where the person gave up. The delegate dismisses the picker.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// The view behind the dialog, which stays when the dialog could not be shown.
private struct PickerPage: View {
  unowned let controller: PHPickerViewController
  @State private var isOpen: Bool = false
  @State private var problem: String?

  init(controller: PHPickerViewController) { self.controller = controller }

  var body: some View {
    let configuration: PHPickerConfiguration = controller.configuration
    let limit: Int? = configuration.selectionLimit > 0 ? configuration.selectionLimit : nil
    VStack(spacing: 16) {
      Text(problem ?? "Choose pictures")
      Button("Choose…") { isOpen = true }
      Button("Cancel", role: .cancel) { controller.finish([]) }.keyboardShortcut(.cancelAction)
    }
    .padding()
    .onAppear { isOpen = true }
    .fileDialog(
      isPresented: $isOpen, PhotosPickerSelection.request(configuration.filter, limit: limit),
      onCompletion: { result in
        switch result {
        case .success(let files): controller.finish(files)
        case .failure(let error): problem = error.localizedDescription
        }
      }, onCancellation: { controller.finish([]) })
  }
}
