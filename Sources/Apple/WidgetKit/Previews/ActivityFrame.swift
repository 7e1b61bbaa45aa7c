import SwiftUI

extension ActivityDescription {
  /// The activity in a place; nil for the context of other attributes.
  ///
  /// - Parameters:
  ///   - kind: The place.
  ///   - context: An `ActivityViewContext` of the activity's attributes.
  @MainActor
  package func view(of kind: ActivityPreviewViewKind, _ context: Any) -> AnyView? {
    switch kind {
    case .content: content(context).map { AnyView(LockScreenActivity(content: $0)) }
    case .dynamicIsland(let state):
      island(context).map { island in
        switch state {
        case .compact: AnyView(CompactIsland(island: island))
        case .minimal: AnyView(MinimalIsland(island: island))
        case .expanded: AnyView(ExpandedIsland(island: island))
        }
      }
    }
  }
}

/// An activity as the lock screen of a phone shows it: 361 points wide, at most 160 high.
package struct LockScreenActivity: View {
  private let content: AnyView
  private let shape = RoundedRectangle(cornerRadius: 24, style: .continuous)

  package init(content: AnyView) { self.content = content }

  package var body: some View {
    content
      .frame(width: 361)
      .frame(maxHeight: 160)
      .fixedSize(horizontal: false, vertical: true)
      .backgroundPreferenceValue(ActivityTintKey.self) { tint in
        if let tint { shape.fill(tint) } else { shape.fill(.regularMaterial) }
      }
      .clipShape(shape)
      .padding(16)
  }
}

/// An island's ground: black, with the line that the activity asks for.
private struct IslandGround<S: InsettableShape>: ViewModifier {
  let shape: S
  let tint: Color?

  func body(content: Content) -> some View {
    content
      .background(shape.fill(.black))
      .clipShape(shape)
      .overlay { if let tint { shape.strokeBorder(tint.opacity(0.6), lineWidth: 1) } }
      .environment(\.colorScheme, .dark)
      .padding(16)
  }
}

/// The parts of the island before and behind the camera, which is 125 points wide.
struct CompactIsland: View {
  let island: DynamicIsland

  private func part(_ content: AnyView, _ mode: DynamicIslandMode, outer: Edge.Set) -> some View {
    var usual = EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4)
    usual.set(outer, to: 10)
    return content.padding(island.margins(in: mode, usual: usual)).frame(minWidth: 44, maxHeight: 37)
  }

  var body: some View {
    HStack(spacing: 0) {
      part(island.compactLeading(), .compactLeading, outer: .leading)
      Color.clear.frame(width: 125, height: 37)
      part(island.compactTrailing(), .compactTrailing, outer: .trailing)
    }
    .frame(height: 37)
    .fixedSize(horizontal: true, vertical: false)
    .modifier(IslandGround(shape: Capsule(), tint: island.tint))
  }
}

/// The island where several activities go on: a circle, which wider content makes longer.
struct MinimalIsland: View {
  let island: DynamicIsland

  var body: some View {
    island.minimal()
      .padding(island.margins(in: .minimal, usual: EdgeInsets(top: 4, leading: 6, bottom: 4, trailing: 6)))
      .frame(minWidth: 37, maxWidth: 45, minHeight: 37, maxHeight: 37)
      .fixedSize()
      .modifier(IslandGround(shape: Capsule(), tint: island.tint))
  }
}

/// The island while it is held down: 371 points wide, at most 160 high.
struct ExpandedIsland: View {
  let island: DynamicIsland

  private let camera = CGSize(width: 125, height: 37)

  private func part(_ position: DynamicIslandExpandedRegionPosition, _ regions: [_IslandRegion]) -> some View {
    ForEach(regions.indices.filter { regions[$0].position == position }, id: \.self) { index in
      regions[index].content.padding(regions[index].margins).layoutPriority(regions[index].priority)
    }
  }

  var body: some View {
    let regions: [_IslandRegion] = island.expanded()
    VStack(spacing: 4) {
      HStack(alignment: .top, spacing: 0) {
        VStack(alignment: .leading) { part(.leading, regions) }.frame(maxWidth: .infinity, alignment: .leading)
        VStack(spacing: 0) {
          Color.clear.frame(width: camera.width, height: camera.height - 12)
          part(.center, regions)
        }
        .layoutPriority(-1)
        VStack(alignment: .trailing) { part(.trailing, regions) }.frame(maxWidth: .infinity, alignment: .trailing)
      }
      VStack { part(.bottom, regions) }
    }
    .padding(island.margins(in: .expanded, usual: EdgeInsets(top: 12, leading: 20, bottom: 16, trailing: 20)))
    .frame(width: 371)
    .frame(maxHeight: 160)
    .fixedSize(horizontal: false, vertical: true)
    .modifier(IslandGround(shape: RoundedRectangle(cornerRadius: 44, style: .continuous), tint: island.tint))
  }
}
