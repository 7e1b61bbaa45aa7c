import Foundation
import UIFoundation

extension UIBarAppearance {
  /// A look with the default background for a kind of machine.
  ///
  /// - Parameter idiom: Kept as it is given: bars look alike on all.
  public convenience init(idiom: UIUserInterfaceIdiom) {
    self.init()
    self.idiom = idiom
  }
}

extension UINavigationBarAppearance {
  /// The look of buttons that stand out: that of buttons that are done with something.
  public var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }
}

extension UIToolbarAppearance {
  /// The look of buttons that stand out: that of buttons that are done with something.
  public var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { doneButtonAppearance }
    set { doneButtonAppearance = newValue }
  }
}

extension UIBarButtonItemAppearance {
  /// The default look of buttons of a style.
  public convenience init(style: UIBarButtonItem.Style) {
    self.init()
    configureWithDefault(for: style)
  }

  /// Takes back what was set: buttons of the style look as they do by themselves.
  public func configureWithDefault(for style: UIBarButtonItem.Style) {
    let plain = UIBarButtonItemStateAppearance()
    for state in [normal, highlighted, disabled, focused] { state.take(plain) }
  }
}

extension UITabBarItemAppearance {
  /// How image and title of a tab stand beside each other.
  public enum Style: Int, Sendable {
    /// The title below the image.
    case stacked = 0
    /// The title after the image.
    case inline = 1
    case compactInline = 2
  }

  /// The default look of tabs of a style.
  public convenience init(style: Style) {
    self.init()
    configureWithDefault(for: style)
  }

  /// Takes back what was set: tabs of the style look as they do by themselves.
  public func configureWithDefault(for style: Style) {
    let plain = UITabBarItemStateAppearance()
    for state in [normal, selected, disabled, focused] { state.take(plain) }
  }
}

extension UIBarButtonItemAppearance: NSCopying {
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UncheckedCopy(copied()) }.value
  }
}

extension UITabBarItemAppearance: NSCopying {
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UncheckedCopy(copied()) }.value
  }
}

/// An object on its way out of the main actor, where it stays.
private struct UncheckedCopy: @unchecked Sendable {
  let value: Any

  init(_ value: Any) { self.value = value }
}
