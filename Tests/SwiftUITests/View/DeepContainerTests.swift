import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing

/// Containers inside containers, thousands of levels deep, end in a picture and in words.
@MainActor
@Suite("Deep containers", .serialized)
struct DeepContainerTests {
  /// A kind of nesting, and how deep it is nested.
  enum Kind: String, CaseIterable {
    case lazyStack, lazyRow, lazyGrid, scrolledLazyStack, scrollView, crossedScrollViews, grid, geometry, customLayout
    case erasedLayout, loop, elseBranch, optional, anchor, preferenceReader, geometryChange, inset, fitting
    case label, matched, named, focus, observed, timeline, pinned, visualEffect, rotor, relativeFrame
  }

  @Observable
  final class Model {
    var name: String = "Bottom"
  }

  private struct AnchorsKey: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value = nextValue()
    }
  }

  private struct CountKey: PreferenceKey {
    static let defaultValue: Int = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private struct First: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
  }

  private struct Nested: View {
    let kind: Kind
    let depth: Int
    let model: Model
    @Namespace private var space

    private var inner: Nested { Nested(kind: kind, depth: depth - 1, model: model) }

    var body: some View { depth > 0 ? AnyView(level) : AnyView(Text(verbatim: model.name)) }

    private var level: AnyView {
      switch kind {
      case .lazyStack: AnyView(LazyVStack { inner })
      case .lazyRow: AnyView(LazyHStack { inner })
      case .lazyGrid: AnyView(LazyVGrid(columns: [GridItem()]) { inner })
      case .scrolledLazyStack: AnyView(ScrollView { LazyVStack { inner } })
      case .scrollView: AnyView(ScrollView { inner })
      case .crossedScrollViews: AnyView(ScrollView(depth.isMultiple(of: 2) ? .horizontal : .vertical) { inner })
      case .grid: AnyView(Grid { GridRow { inner } })
      case .geometry: AnyView(GeometryReader { _ in inner })
      case .customLayout: AnyView(First { inner })
      case .erasedLayout: AnyView(AnyLayout(HStackLayout()) { inner })
      case .loop: AnyView(ForEach(0..<1) { _ in inner })
      case .elseBranch: AnyView(Group { if depth < 0 { Text(verbatim: "no") } else { inner } })
      case .optional: AnyView(Group { if depth > 0 { inner } })
      case .anchor:
        AnyView(inner.anchorPreference(key: AnchorsKey.self, value: .bounds) { [$0] })
      case .preferenceReader:
        AnyView(
          inner.overlayPreferenceValue(CountKey.self) { _ in EmptyView() }.preference(key: CountKey.self, value: 1))
      case .geometryChange: AnyView(inner.onGeometryChange(for: CGSize.self, of: \.size) { _ in })
      case .inset: AnyView(inner.safeAreaInset(edge: .top, spacing: 0) { Color.red.frame(height: 0) })
      case .fitting: AnyView(ViewThatFits { inner })
      case .label:
        AnyView(
          Label {
            inner
          } icon: {
            EmptyView()
          })
      case .matched: AnyView(inner.matchedGeometryEffect(id: depth, in: space))
      case .named: AnyView(inner.coordinateSpace(.named(depth)))
      case .focus: AnyView(inner.focusable().focusScope(space))
      case .observed: AnyView(inner.environment(model))
      case .timeline: AnyView(TimelineView(.everyMinute) { _ in inner })
      case .pinned:
        AnyView(
          LazyVStack(pinnedViews: .sectionHeaders) {
            Section {
              inner
            } header: {
              EmptyView()
            }
          })
      case .visualEffect: AnyView(inner.visualEffect { content, _ in content.opacity(0.999) })
      case .rotor: AnyView(inner.accessibilityRotor("r") { AccessibilityRotorEntry("x", id: 1) })
      case .relativeFrame: AnyView(inner.containerRelativeFrame(.horizontal))
      }
    }
  }

  /// The depth that a kind is tried with: what takes time with the square of its depth is tried with less of it.
  private static func depth(of kind: Kind) -> Int {
    switch kind {
    case .elseBranch, .optional, .anchor, .geometryChange, .named, .observed: 10_000
    case .customLayout, .erasedLayout, .rotor, .relativeFrame, .loop, .label, .visualEffect, .timeline: 1_000
    default: 300
    }
  }

  @Test("Nested containers are laid out, drawn, read, changed, resized and let go", arguments: Kind.allCases)
  func nested(kind: Kind) throws {
    let model = Model()
    let host = try HeadlessHost(
      root: Nested(kind: kind, depth: Self.depth(of: kind), model: model), settings: HostSettings(idiom: .phone))
    #expect(host.accessibilityTree.elements().last?.label.hasPrefix("Bottom") == true)
    #expect("\(host.displayList)".contains("Bottom"))
    model.name = "Changed"
    host.update()
    #expect(host.accessibilityTree.elements().last?.label.hasPrefix("Changed") == true)
    host.graph.resize(to: HostWindow(size: CGSize(width: 200, height: 200)))
    host.update()
    host.graph.end()
  }
}
