import CoreGraphics
@_exported import Foundation

extension UIImage {
  /// By what one of an image's variants is chosen.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// The traits for which the image is meant; nil for those of where it is shown.
    public let traitCollection: UITraitCollection?
    /// What was chosen for symbols.
    package let choice: SymbolChoice

    package init(_ choice: SymbolChoice = SymbolChoice(), traits: UITraitCollection? = nil) {
      self.choice = choice
      traitCollection = traits
    }

    /// What the other one says, and what this one says where the other says nothing.
    open func applying(_ otherConfiguration: Configuration?) -> Configuration {
      guard let other = otherConfiguration else { return self }
      let traits: UITraitCollection? = other.traitCollection ?? traitCollection
      let choice: SymbolChoice = choice.applying(other.choice)
      return other is SymbolConfiguration
        ? SymbolConfiguration(choice, traits: traits) : Configuration(choice, traits: traits)
    }

    /// The same for other traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Configuration {
      Configuration(choice, traits: traitCollection)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration, type(of: self) == type(of: other) else { return false }
      return choice == other.choice && traitCollection == other.traitCollection
    }

    open override var hash: Int { choice.hashValue }
  }

  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }

  /// How heavy a symbol is.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight = 1
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black
  }

  /// What was chosen for the image.
  public var configuration: Configuration? { look.configuration }

  /// What was chosen for a symbol; nil for an image that is none.
  public var symbolConfiguration: SymbolConfiguration? {
    isSymbolImage ? look.configuration as? SymbolConfiguration : nil
  }

  /// The same image with what a configuration says, and what it has where that says nothing.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    with { $0.configuration = $0.configuration?.applying(configuration) ?? configuration }
  }

  /// The symbol with what a configuration says; nil for an image that is no symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }
}
