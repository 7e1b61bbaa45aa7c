import CoreGraphics
import DisplayList
import HostInterface

/// How the pictures of several dragged items lie together.
public struct DragDropPreviewsFormation: Hashable, Sendable {
  let kind: Int8

  /// As the system thinks right: a pile.
  public static let `default` = DragDropPreviewsFormation(kind: 0)
  /// As the items lie in their container.
  public static let none = DragDropPreviewsFormation(kind: 1)
  /// One upon the other, each turned a little.
  public static let pile = DragDropPreviewsFormation(kind: 2)
  /// One upon the other, each a little below.
  public static let stack = DragDropPreviewsFormation(kind: 3)
  /// One below the other.
  public static let list = DragDropPreviewsFormation(kind: 4)
}

extension View {
  /// Says how the pictures of several items lie together that are dragged from the view.
  public nonisolated func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View {
    modifier(DragFormationModifier(formation: formation))
  }

  /// Says how the pictures of several items lie together that are dragged over the view.
  public nonisolated func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }
}

enum DragFormationKey: ViewInputKey {
  static func defaultValue(in window: ViewGraph) -> () -> DragDropPreviewsFormation { { .default } }
}

private nonisolated struct DragFormationModifier: InputsModifier {
  var formation: DragDropPreviewsFormation

  nonisolated static func change(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    inputs[DragFormationKey.self] = { [graph = inputs.graph] in graph.untracked { modifier.read() }.formation }
  }
}

/// A view that stands for an item of a drag container.
final class DragMember {
  private let id: () -> AnyHashable
  private let container: DragContainer
  private weak var target: DragSourceTarget?

  private init(_ id: @escaping () -> AnyHashable, _ container: DragContainer, _ target: DragSourceTarget) {
    self.id = id
    self.container = container
    self.target = target
  }

  /// Enters a view into the container around it; nil where there is none.
  static func join(
    id: AnyHashable, namespace: Namespace.ID?, _ target: DragSourceTarget, _ inputs: _ViewInputs,
    now: @escaping () -> AnyHashable
  ) -> DragMember? {
    guard let container = inputs.dragContainer(of: type(of: id.base), namespace) else { return nil }
    let member = DragMember(now, container, target)
    container.members.append(member)
    return member
  }

  func leave() { container.members.removeAll { $0 === self } }

  /// How many pictures are shown of a drag of many items.
  private static let limit = 8

  /// The picture of a drag: that of the view, upon those of the other items which have views.
  static func preview(
    of target: DragSourceTarget, ids: [AnyHashable], _ inputs: _ViewInputs, grip: CGPoint
  ) -> DragPreview {
    let own: DetachedDrawing = target.picture()
    // The pointer keeps its place in the view; a picture of another size is held in the same part of it.
    let size: CGSize = inputs.graph.untracked { target.slot.size }
    let hold = CGPoint(
      x: size.width > 0 ? grip.x / size.width * own.size.width : own.size.width / 2,
      y: size.height > 0 ? grip.y / size.height * own.size.height : own.size.height / 2)
    let members: [DragMember] = inputs[DragContainersKey.self].first?.members ?? []
    let others: [DragSourceTarget] = members.filter { $0.target !== target && ids.contains($0.id()) }
      .compactMap(\.target).prefix(limit - 1).map { $0 }
    guard ids.count > 1, !others.isEmpty else {
      return DragPreview(drawing: DisplayList(own.items), size: own.size, hotSpot: hold)
    }
    let origin: CGPoint = target.slot.windowFrame.origin
    let pictures: [(DetachedDrawing, CGPoint)] = others.map { other in
      let frame: CGRect = other.slot.windowFrame
      return (other.picture(), CGPoint(x: frame.minX - origin.x, y: frame.minY - origin.y))
    }
    return combined(own, pictures, inputs[DragFormationKey.self](), hold)
  }

  private static func combined(
    _ own: DetachedDrawing, _ others: [(DetachedDrawing, CGPoint)], _ formation: DragDropPreviewsFormation,
    _ hold: CGPoint
  ) -> DragPreview {
    var placed: [([DisplayItem], CGRect)] = []
    var below: CGFloat = own.size.height
    for (index, (picture, place)) in others.enumerated() {
      let step = CGFloat(index + 1)
      switch formation {
      case .none: placed.append((picture.items, CGRect(origin: place, size: picture.size)))
      case .list:
        placed.append((picture.items, CGRect(origin: CGPoint(x: 0, y: below), size: picture.size)))
        below += picture.size.height
      case .stack:
        placed.append((picture.items, CGRect(origin: CGPoint(x: 4 * step, y: 4 * step), size: picture.size)))
      default:
        // Turned about its middle, to one side and the other in turn.
        let angle: CGFloat = (index.isMultiple(of: 2) ? 1 : -1) * 3 * step * .pi / 180
        let middle = CGPoint(x: picture.size.width / 2, y: picture.size.height / 2)
        let turn = CGAffineTransform(translationX: middle.x, y: middle.y).rotated(by: angle)
          .translatedBy(x: -middle.x, y: -middle.y)
        let frame = CGRect(origin: .zero, size: picture.size)
        placed.append(([.group(.transform(turn), picture.items)], frame.union(frame.applying(turn))))
      }
    }
    placed = placed.reversed() + [(own.items, CGRect(origin: .zero, size: own.size))]
    let bounds: CGRect = placed.reduce(.null) { $0.union($1.1) }
    let shift = CGPoint(x: -bounds.minX, y: -bounds.minY)
    let isTurned: Bool = formation == .default || formation == .pile
    let items: [DisplayItem] = placed.enumerated().flatMap { index, entry in
      // A turned picture is drawn about the origin; the others begin at their frame.
      let origin: CGPoint = isTurned || index == placed.count - 1 ? .zero : entry.1.origin
      return entry.0.flatMap { $0.placed(at: CGPoint(x: origin.x + shift.x, y: origin.y + shift.y)) }
    }
    return DragPreview(
      drawing: DisplayList(items), size: bounds.size, hotSpot: CGPoint(x: hold.x + shift.x, y: hold.y + shift.y))
  }
}
