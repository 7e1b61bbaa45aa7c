import Diagnostics
import Foundation

/// The state of a window's controllers and views, by the paths of their identifiers.
///
/// Whoever has no identifier is left out with everything inside, and is as the program makes it.
struct RestorableState: Codable {
  /// What each controller and view wrote, by its path.
  var states: [String: Data] = [:]
  /// The identifiers and classes of the controllers of a navigation controller, from below, by its path.
  var stacks: [String: [Member]] = [:]
  /// What the application's delegate wrote.
  var application: Data?
  /// What registered objects wrote; nil in a state of an earlier version.
  var objects: [StoredObject]?

  struct Member: Codable {
    var identifier: String
    /// The name of the class that makes the controller again; nil for the application's delegate.
    var maker: String?
  }

  static func path(_ identifiers: [String]) -> String {
    identifiers.map { $0.replacingOccurrences(of: "/", with: "%2F") }.joined(separator: "/")
  }

  // MARK: Writing

  /// - Parameter root: The controller of the window.
  @MainActor
  init(of root: UIViewController) {
    note(root, [])
    objects = Self.registeredObjects
  }

  @MainActor
  private mutating func note(_ controller: UIViewController, _ around: [String]) {
    guard let identifier = controller.restorationIdentifier else { return }
    let path: [String] = around + [identifier]
    let name: String = Self.path(path)
    // Of several with one path the first counts.
    guard states[name] == nil else { return }
    states[name] = Self.encoded { controller.encodeRestorableState(with: $0) }
    if let stack = controller as? UINavigationController {
      // A stack is made again as far as its controllers have identifiers.
      stacks[name] = stack.viewControllers.prefix { $0.restorationIdentifier != nil }.map { member in
        Member(
          identifier: member.restorationIdentifier ?? "",
          maker: member.restorationClass.flatMap { _mangledTypeName($0) })
      }
    }
    if let view = controller.viewIfLoaded { note(view, path) }
    for child in controller.children { note(child, path) }
    if let presented = controller.presentedViewController, presented.presentingViewController === controller {
      note(presented, path)
    }
  }

  @MainActor
  private mutating func note(_ view: UIView, _ path: [String]) {
    if let identifier = view.restorationIdentifier {
      let name: String = Self.path(path + [identifier])
      if states[name] == nil { states[name] = Self.encoded { view.encodeRestorableState(with: $0) } }
    }
    // Views of controllers inside belong to these.
    for subview in view.subviews where subview.controller == nil { note(subview, path) }
  }

  static func encoded(_ write: (NSCoder) -> Void) -> Data {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    write(archiver)
    archiver.finishEncoding()
    return archiver.encodedData
  }

  static func decoder(_ data: Data) -> NSKeyedUnarchiver? {
    do {
      let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
      unarchiver.requiresSecureCoding = false
      // What cannot be read is as if it had not been written.
      unarchiver.decodingFailurePolicy = .setErrorAndReturn
      return unarchiver
    } catch {
      Diagnostics.warn("A restorable state cannot be read: \(error)")
      return nil
    }
  }

  // MARK: Reading

  /// Gives the state back to the controllers and views that are there, and to controllers of stacks that are made again.
  @MainActor
  func restore(to root: UIViewController) {
    var told: [any UIStateRestoring] = []
    restoreObjects(&told)
    restore(root, [], &told)
    for restored in told { restored.applicationFinishedRestoringState() }
  }

  @MainActor
  private func restore(_ controller: UIViewController, _ around: [String], _ told: inout [any UIStateRestoring]) {
    guard let identifier = controller.restorationIdentifier else { return }
    let path: [String] = around + [identifier]
    let name: String = Self.path(path)
    guard let data = states[name], let decoder = Self.decoder(data) else { return }
    controller.loadViewIfNeeded()
    if let stack = controller as? UINavigationController { rebuild(stack, path, stacks[name] ?? []) }
    controller.decodeRestorableState(with: decoder)
    told.append(controller)
    if let view = controller.viewIfLoaded { restore(view, path, &told) }
    for child in controller.children { restore(child, path, &told) }
    if let presented = controller.presentedViewController, presented.presentingViewController === controller {
      restore(presented, path, &told)
    }
  }

  @MainActor
  private func restore(_ view: UIView, _ path: [String], _ told: inout [any UIStateRestoring]) {
    if let identifier = view.restorationIdentifier, let data = states[Self.path(path + [identifier])],
      let decoder = Self.decoder(data)
    {
      view.decodeRestorableState(with: decoder)
      told.append(view)
    }
    for subview in view.subviews where subview.controller == nil { restore(subview, path, &told) }
  }

  /// Makes the controllers of a stack again that are not in it, until one does not come back.
  @MainActor
  private func rebuild(_ stack: UINavigationController, _ path: [String], _ members: [Member]) {
    var controllers: [UIViewController] = []
    for (index, member) in members.enumerated() {
      let present: UIViewController? =
        stack.viewControllers.indices.contains(index) ? stack.viewControllers[index] : nil
      if let present, present.restorationIdentifier == member.identifier {
        controllers.append(present)
        continue
      }
      guard let made = make(member, path + [member.identifier]) else { break }
      if made.restorationIdentifier == nil { made.restorationIdentifier = member.identifier }
      controllers.append(made)
    }
    let isSame: Bool = controllers.elementsEqual(stack.viewControllers, by: ===)
    if !controllers.isEmpty, !isSame { stack.setViewControllers(controllers, animated: false) }
  }

  @MainActor
  private func make(_ member: Member, _ path: [String]) -> UIViewController? {
    guard let data = states[Self.path(path)], let decoder = Self.decoder(data) else { return nil }
    if let maker = member.maker.flatMap({ _typeByName($0) }) as? any UIViewControllerRestoration.Type {
      return maker.viewController(withRestorationIdentifierPath: path, coder: decoder)
    }
    let application: UIApplication = .shared
    return application.delegate?.application(
      application, viewControllerWithRestorationIdentifierPath: path, coder: decoder)
  }
}
