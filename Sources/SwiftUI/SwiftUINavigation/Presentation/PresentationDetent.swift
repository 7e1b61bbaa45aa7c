import CoreGraphics
import SwiftUICore

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(CustomDetent)
  }

  private let kind: Kind

  /// About half of the height that a sheet may have; nothing where the window is low.
  public static let medium = PresentationDetent(kind: .medium)
  /// All of the height that a sheet may have.
  public static let large = PresentationDetent(kind: .large)

  /// A part of the height that a sheet may have, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }

  /// A height that a type of yours computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(kind: .custom(CustomDetent(type)))
  }

  /// A height that a closure finds of the greatest one.
  ///
  /// - Parameter id: By which the height is told from others.
  package static func resolved(
    id: some Hashable & Sendable, height: @escaping @Sendable (_ greatest: CGFloat) -> CGFloat?
  ) -> PresentationDetent {
    PresentationDetent(kind: .custom(CustomDetent(id: id) { height($0.maxDetentValue) }))
  }

  /// The height in a context, not more than there is; nil where the sheet has no such height.
  func height(in context: Context) -> CGFloat? {
    let most: CGFloat = context.maxDetentValue
    let height: CGFloat? =
      switch kind {
      // A window as low as a phone on its side has no room for half a sheet.
      case .medium: most < 400 ? nil : most / 2
      case .large: most
      case .fraction(let part): most * part
      case .height(let height): height
      case .custom(let detent): detent.height(context)
      }
    return height.map { max(0, min($0, most)) }
  }

  /// What a custom detent may look at: the greatest height, and the environment of the presented view.
  @dynamicMemberLookup
  public struct Context {
    /// The greatest height that a sheet may have, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    /// A value of the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }
}

/// A height of a sheet that depends on the sheet's surroundings.
///
/// ```swift
/// struct Short: CustomPresentationDetent {
///   static func height(in context: Context) -> CGFloat? { max(150, context.maxDetentValue * 0.2) }
/// }
/// ```
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context

  /// The height in points; nil where the sheet cannot rest so.
  static func height(in context: Self.Context) -> CGFloat?
}

private struct CustomDetent: Hashable, Sendable {
  let id: AnyHashableSendable
  let height: @Sendable (PresentationDetent.Context) -> CGFloat?

  init(id: some Hashable & Sendable, height: @escaping @Sendable (PresentationDetent.Context) -> CGFloat?) {
    self.id = AnyHashableSendable(id)
    self.height = height
  }

  init<D: CustomPresentationDetent>(_ type: D.Type) {
    id = AnyHashableSendable(ObjectIdentifier(type))
    height = { D.height(in: $0) }
  }

  static func == (a: CustomDetent, b: CustomDetent) -> Bool { a.id == b.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A value of any type that can be sent, and be compared with others.
private struct AnyHashableSendable: Hashable, @unchecked Sendable {
  let value: AnyHashable

  init(_ value: some Hashable & Sendable) { self.value = AnyHashable(value) }
}
