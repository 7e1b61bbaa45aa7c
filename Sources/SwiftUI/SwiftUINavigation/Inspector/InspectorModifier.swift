import AccessibilityTree
import CoreGraphics
import SwiftUICore

/// Shows details beside a view, or in a sheet.
nonisolated struct InspectorModifier<Details: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let details: Details

  @MainActor func body(content: Content) -> some View {
    InspectedView(isPresented: isPresented, content: content, details: details)
  }
}

private struct InspectedView<Content: View, Details: View>: View {
  private let isPresented: Binding<Bool>
  private let content: Content
  private let details: Details
  @Environment(\.horizontalSizeClass) private var sizeClass: UserInterfaceSizeClass?
  @State private var wish: ColumnWidth?
  /// The width that the person chose.
  @State private var chosen: CGFloat?
  @State private var owner = InspectorOwner()

  init(isPresented: Binding<Bool>, content: Content, details: Details) {
    self.isPresented = isPresented
    self.content = content
    self.details = details
  }

  var body: some View {
    let isPresented: Binding<Bool> = isPresented
    GeometryReader { proxy in
      // No width is known before the first layout: a place is not narrow for that.
      let isNarrow: Bool = proxy.size.width > 0 && proxy.size.width < SplitSpace.narrowest
      let isCompact: Bool = sizeClass == .compact || isNarrow
      let space = InspectorSpace(
        width: proxy.size.width, wish: wish, chosen: chosen, isShown: isPresented.wrappedValue && !isCompact)
      ColumnsLayout(spans: space.spans) {
        content
        if space.isShown {
          InspectorColumn(details: details)
            .onPreferenceChange(InspectorWidthKey.self) { wish = $0 }
            .transition(.move(edge: .trailing))
          SplitDivider(
            axis: .horizontal, index: 0, share: space.share, lengths: lengths(space), memory: space.memory
          )
          .zIndex(1)
        }
      }
      .clipped()
      // It moves when the program or the person asks for it, not when the window is opened or made larger.
      .animation(.easeInOut(duration: 0.25), value: isPresented.wrappedValue)
      .sheet(
        isPresented: Binding(
          get: { isCompact && isPresented.wrappedValue }, set: { isPresented.wrappedValue = $0 })
      ) {
        details
      }
    }
    .focusedSceneValue(\.inspectorSwitch, columnSwitch)
  }

  /// The switch by which the menu bar shows and hides the inspector.
  private var columnSwitch: ColumnSwitch {
    owner.isPresented = isPresented
    return ColumnSwitch(isShown: isPresented.wrappedValue, owner: owner) { [owner] in
      owner.isPresented?.wrappedValue.toggle()
    }
  }

  /// The lengths that the line moves: of the two the inspector's is the one that stays.
  private func lengths(_ space: InspectorSpace) -> Binding<SplitLengths> {
    Binding(
      get: { SplitLengths() },
      set: { lengths in if let first = lengths.chosen[0] { chosen = space.room - first } })
  }
}

/// Stands for an inspector, with the binding of now for a switch that was made earlier.
private final class InspectorOwner {
  var isPresented: Binding<Bool>?
}

/// How a view and its inspector share the width: arithmetic, without views.
nonisolated struct InspectorSpace: Equatable {
  let isShown: Bool
  /// The room for both, in points.
  let room: CGFloat
  let spans: [SplitSituation.Span]
  private let limits: SplitLengths.Limits

  /// The least that is left for the view beside the inspector.
  private static let rest: CGFloat = 200
  private static let standard = ColumnWidth(min: 200, ideal: 270, max: 400)

  init(width: CGFloat, wish: ColumnWidth?, chosen: CGFloat?, isShown: Bool) {
    self.isShown = isShown
    room = max(0, width - SplitSituation.line)
    let wanted: (limits: SplitLengths.Limits, ideal: CGFloat) = (wish ?? Self.standard).resolved(over: Self.standard)
    limits = wanted.limits
    guard isShown else {
      spans = [SplitSituation.Span(start: 0, length: width)]
      return
    }
    let length: CGFloat = max(
      limits.minimum, min(limits.clamped(chosen ?? wanted.ideal), room - Self.rest))
    let first: CGFloat = max(0, room - length)
    spans = [
      SplitSituation.Span(start: 0, length: first),
      SplitSituation.Span(start: first + SplitSituation.line, length: room - first),
      SplitSituation.Span(start: first, length: SplitSituation.line),
    ]
  }

  /// How much of the room the view has.
  var share: Double { room > 0 ? Double(spans[0].length / room) : 0 }

  /// The widths of the view and its inspector with their limits, for the divider that a person drags between them.
  var memory: SplitMemory {
    let memory = SplitMemory()
    memory.limits = [SplitLengths.Limits(minimum: Self.rest, maximum: .infinity), limits]
    memory.lengths = [spans[0].length, room - spans[0].length]
    return memory
  }
}

/// The details on the ground of a column.
private struct InspectorColumn<Details: View>: View {
  let details: Details

  var body: some View {
    details
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { Rectangle().fill(.background).overlay(.bar).ignoresSafeArea().accessibilityHidden(true) }
      .focusSection()
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Inspector")
      .attaching(AccessibilityAttachmentModifier { properties, _ in properties.role = .landmark })
  }
}
