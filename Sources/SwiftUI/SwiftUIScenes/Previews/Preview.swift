import CoreGraphics
import SwiftUICore

/// A view for its developer, with the surroundings in which it is shown.
@MainActor
public struct Preview {
  /// What traits of previews are about.
  public enum ViewTraits {}

  /// Nil for one that is known by its file alone.
  package let name: String?
  package let traits: [PreviewTrait<ViewTraits>]
  package let body: @MainActor () -> any View
  /// The views of a preview that goes through several states, one after the other; nil where there is `body` alone.
  package let steps: (@MainActor () async -> [any View])?

  public init(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) {
    self.name = name
    traits = []
    self.body = body
    steps = nil
  }

  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>, _ additionalTraits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = [traits] + additionalTraits
    self.body = body
    steps = nil
  }

  /// A preview that goes through several states.
  ///
  /// - Parameters:
  ///   - name: The name; nil for one that is known by its file alone.
  ///   - traits: The traits of each state.
  ///   - steps: Makes the view of each state.
  package init(
    _ name: String?, traits: [PreviewTrait<ViewTraits>], steps: @escaping @MainActor () async -> [any View]
  ) {
    self.name = name
    self.traits = traits
    body = { EmptyView() }
    self.steps = steps
  }
}

/// What `#Preview` makes; tools find the types that conform.
public protocol _PreviewRegistration {
  @MainActor static func makePreview() -> Preview
  /// The module and file, as in `#fileID`.
  static var file: String { get }
  static var line: Int { get }
}

/// The room that a preview has.
public enum PreviewLayout: Hashable, Sendable {
  /// The screen of a device.
  case device
  /// As large as the view, where it is offered nothing.
  case sizeThatFits
  /// In points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// How a device is held.
public struct InterfaceOrientation: CaseIterable, Hashable, Identifiable, Sendable, CustomStringConvertible {
  public let id: String

  public static let portrait = InterfaceOrientation(id: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  public static var allCases: [InterfaceOrientation] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  }

  public var description: String { id }

  package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// One thing that a preview says about its surroundings.
public struct PreviewTrait<T>: @unchecked Sendable {
  package enum Kind {
    case layout(PreviewLayout)
    case orientation(InterfaceOrientation)
    case modifier(any PreviewModifier)
  }

  package let kind: Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The screen of a device.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait(kind: .layout(.device)) }
  /// As large as the view by itself.
  public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(kind: .layout(.sizeThatFits)) }
  /// A room of a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait(kind: .layout(.fixed(width: width, height: height)))
  }
  public static var portrait: PreviewTrait<T> { PreviewTrait(kind: .orientation(.portrait)) }
  public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait(kind: .orientation(.portraitUpsideDown)) }
  public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(kind: .orientation(.landscapeLeft)) }
  public static var landscapeRight: PreviewTrait<T> { PreviewTrait(kind: .orientation(.landscapeRight)) }
  /// Surroundings that a modifier makes.
  public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait<T> {
    PreviewTrait(kind: .modifier(modifier))
  }
}

/// Makes surroundings for previews: a context made once for all, and a view around each.
@MainActor
public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = PreviewModifierContent

  /// Called once for all previews that a modifier of this type is used in.
  static func makeSharedContext() async throws -> Context
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// The view of a preview, for modifiers.
public struct PreviewModifierContent: View {
  let content: AnyView

  public var body: some View { content }
}

extension PreviewModifier {
  /// The view in the modifier's surroundings.
  package func apply(to view: AnyView, known: inout [ObjectIdentifier: Any]) async throws -> AnyView {
    let id = ObjectIdentifier(Self.self)
    let context: Context
    if let made = known[id] as? Context {
      context = made
    } else {
      context = try await Self.makeSharedContext()
      known[id] = context
    }
    return AnyView(body(content: PreviewModifierContent(content: view), context: context))
  }
}
