import LayoutEngine
import ReactiveGraph
import SwiftUICore

/// Where a scroll view stands, or is to go: at a view, an edge, a point, or where a person brought it.
public struct ScrollPosition {
  enum Place: Equatable {
    case nowhere
    case view(AnyHashable, anchor: UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  var place: Place = .nowhere
  /// The view at the anchor, where a person scrolled.
  var seen: AnyHashable?
  let isID: (AnyHashable) -> Bool
  /// Told apart from the same place asked for before.
  var request: Int = 0
  /// Whether a person scrolled last.
  public var isPositionedByUser: Bool = false

  private init<ID: Hashable & Sendable>(_ type: ID.Type, _ place: Place) {
    self.place = place
    isID = { $0.base is ID }
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self) { self.init(idType, .nowhere) }

  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(ID.self, .view(AnyHashable(id), anchor: anchor))
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { self.init(idType, .edge(edge)) }

  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.init(idType, .point(x: point.x, y: point.y))
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(idType, .point(x: x, y: y))
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    self.init(idType, .point(x: x, y: nil))
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    self.init(idType, .point(x: nil, y: y))
  }
}

extension ScrollPosition {
  private mutating func go(to place: Place) {
    self.place = place
    seen = nil
    request += 1
    isPositionedByUser = false
  }

  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    go(to: .view(AnyHashable(id), anchor: anchor))
  }

  public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }
  public mutating func scrollTo(point: CGPoint) { go(to: .point(x: point.x, y: point.y)) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .point(x: x, y: y)) }
  public mutating func scrollTo(x: CGFloat) { go(to: .point(x: x, y: nil)) }
  public mutating func scrollTo(y: CGFloat) { go(to: .point(x: nil, y: y)) }

  /// The edge that a program went to; nil once a person has scrolled.
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }

  public var point: CGPoint? {
    if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
  }

  public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }
  public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }

  /// The id of the view that a program went to, or that stands at the anchor after a person scrolled.
  public var viewID: (any Hashable & Sendable)? { id.flatMap { Self.sendable($0.base) } }

  /// The same as a value of a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { id?.base as? T }

  private var id: AnyHashable? {
    if case .view(let id, _) = place { return id }
    return seen
  }

  /// Ids come in as sendable values, so what is inside is one.
  private static func sendable(_ value: Any) -> (any Hashable & Sendable)? {
    guard let value = value as? any Hashable else { return nil }
    func cast<Value: Hashable>(_ value: Value) -> (any Hashable & Sendable)? {
      unsafeBitCast(value as any Hashable, to: (any Hashable & Sendable).self)
    }
    return cast(value)
  }
}

extension ScrollPosition: Equatable {
  public static func == (left: ScrollPosition, right: ScrollPosition) -> Bool {
    left.place == right.place && left.seen == right.seen && left.request == right.request
      && left.isPositionedByUser == right.isPositionedByUser
  }
}
