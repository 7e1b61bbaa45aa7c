import Diagnostics
import Foundation

/// A file of Interface Builder's with controllers.
///
/// These files are compiled by Apple's tools alone and are not read here: a storyboard can be named, so that source with
/// another way to its controllers compiles, and asking it for a controller that has to be there ends the program with a message.
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
  private let name: String

  /// Names a storyboard.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without an extension.
  ///   - storyboardBundleOrNil: Where the file is; nil for the main bundle.
  @available(*, deprecated, message: "Interface Builder's files are not read: make the controllers in code.")
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  private var message: String {
    "The storyboard \"\(name)\" is not read, because Interface Builder's files are compiled by Apple's tools alone. "
      + "Make its controllers in code."
  }

  /// The controller with which the storyboard begins: nil, and a message to the developer, because storyboards are not read.
  open func instantiateInitialViewController() -> UIViewController? {
    Diagnostics.warnOnce(message)
    return nil
  }

  /// The same, for a controller that the program makes of the storyboard's values.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    Diagnostics.warnOnce(message)
    return nil
  }

  /// Ends the program: storyboards are not read. Apple's ends it where there is no such controller.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    preconditionFailure("There is no controller \"\(identifier)\". \(message)")
  }

  /// Ends the program: storyboards are not read.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    preconditionFailure("There is no controller \"\(identifier)\". \(message)")
  }
}
