import Foundation

extension AttributeScopes {
  /// The attributes of strings that texts understand.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let presentation: PresentationAttributes
    public let accessibility: AccessibilityAttributes
    public let foundation: FoundationAttributes
  }

  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// What parts of a string are, such as emphasized or a heading: what Markdown says of them.
  public struct PresentationAttributes: AttributeScope {
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    public let presentationIntent: PresentationIntentAttribute
  }

  /// How a string is spoken.
  public struct AccessibilityAttributes: AttributeScope {
    public let accessibilitySpeechSpellsOutCharacters: SpellsOutCharactersAttribute
    public let accessibilitySpeechIncludesPunctuation: IncludesPunctuationAttribute
    public let accessibilitySpeechAdjustedPitch: AdjustedPitchAttribute
    public let accessibilityHeadingLevel: HeadingLevelAttribute
  }

  public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }

  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.PresentationAttributes, T>
  ) -> T {
    self[T.self]
  }

  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension AttributeScopes.SwiftUIAttributes {
  public enum FontAttribute: AttributedStringKey {
    public typealias Value = Font
    public static let name = "SwiftUI.Font"
  }

  public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static let name = "SwiftUI.ForegroundColor"
  }

  public enum BackgroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static let name = "SwiftUI.BackgroundColor"
  }

  public enum StrikethroughStyleAttribute: AttributedStringKey {
    public typealias Value = Text.LineStyle
    public static let name = "SwiftUI.StrikethroughStyle"
  }

  public enum UnderlineStyleAttribute: AttributedStringKey {
    public typealias Value = Text.LineStyle
    public static let name = "SwiftUI.UnderlineStyle"
  }

  /// Space between characters, in points.
  public enum KerningAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "SwiftUI.Kern"
  }

  /// Space after each character, in points.
  public enum TrackingAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "SwiftUI.Tracking"
  }

  /// How far the characters are raised, in points.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "SwiftUI.BaselineOffset"
  }
}

extension AttributeScopes.PresentationAttributes {
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }

  public enum PresentationIntentAttribute: AttributedStringKey {
    public typealias Value = PresentationIntent
    public static let name = "NSPresentationIntent"
  }
}

extension AttributeScopes.AccessibilityAttributes {
  public enum SpellsOutCharactersAttribute: AttributedStringKey {
    public typealias Value = Bool
    public static let name = "accessibilitySpeechSpellsOutCharacters"
  }

  public enum IncludesPunctuationAttribute: AttributedStringKey {
    public typealias Value = Bool
    public static let name = "accessibilitySpeechIncludesPunctuation"
  }

  public enum AdjustedPitchAttribute: AttributedStringKey {
    public typealias Value = Double
    public static let name = "accessibilitySpeechAdjustedPitch"
  }

  public enum HeadingLevelAttribute: AttributedStringKey {
    public typealias Value = AccessibilityHeadingLevel
    public static let name = "accessibilityHeadingLevel"
  }
}
