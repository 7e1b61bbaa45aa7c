import CoreTransferable
import SwiftUICore

/// What stands for an item while it is shared.
public struct SharePreview<Image, Icon> where Image: Transferable, Icon: Transferable {
  let title: Text
  let image: Image?
  let icon: Icon?

  private init(title: Text, image: Image?, icon: Icon?) {
    self.title = title
    self.image = image
    self.icon = icon
  }

  /// - Parameters:
  ///   - titleKey: The key of the title in the tables of strings.
  ///   - image: A picture of the item.
  ///   - icon: A small picture of its kind.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(title: Text(titleKey), image: image, icon: icon)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(title: Text(title), image: image, icon: icon)
  }

  public init(_ title: Text, image: Image, icon: Icon) { self.init(title: title, image: image, icon: icon) }
}

extension SharePreview where Image == Never {
  /// - Parameters:
  ///   - titleKey: The key of the title in the tables of strings.
  ///   - icon: A small picture of the item's kind.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) {
    self.init(title: Text(titleKey), image: nil, icon: icon)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) {
    self.init(title: Text(title), image: nil, icon: icon)
  }

  public init(_ title: Text, icon: Icon) { self.init(title: title, image: nil, icon: icon) }
}

extension SharePreview where Icon == Never {
  /// - Parameters:
  ///   - titleKey: The key of the title in the tables of strings.
  ///   - image: A picture of the item.
  public init(_ titleKey: LocalizedStringKey, image: Image) {
    self.init(title: Text(titleKey), image: image, icon: nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) {
    self.init(title: Text(title), image: image, icon: nil)
  }

  public init(_ title: Text, image: Image) { self.init(title: title, image: image, icon: nil) }
}

extension SharePreview where Image == Never, Icon == Never {
  /// - Parameter titleKey: The key of the title in the tables of strings.
  public init(_ titleKey: LocalizedStringKey) { self.init(title: Text(titleKey), image: nil, icon: nil) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(title: Text(title), image: nil, icon: nil) }

  public init(_ title: Text) { self.init(title: title, image: nil, icon: nil) }
}
