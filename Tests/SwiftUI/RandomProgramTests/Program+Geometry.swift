import SeededNumbers
import SwiftUI
import ViewTestSupport

extension Program {
  /// A modifier that concerns preferences, coordinate spaces or safe areas.
  enum GeometryStep: Equatable {
    case named(String)
    case collected(Bool)
    case transformed(String)
    case anchored
    case marked
    case space(Int)
    case frame(Int)
    case measured
    case ignoring(Bool)
    case bar(Double)
    case safePadding(Double)
    case relative(Double)
    case skewed(Double)
    case seen(Double)
    case scrolled(Bool)

    static func random(_ random: inout SeededGenerator, number: Double, flag: Bool, word: String) -> GeometryStep {
      let all: [GeometryStep] = [
        .named(word), .collected(flag), .transformed(word), .anchored, .marked, .space(random.below(2)),
        .frame(random.below(3)), .measured, .ignoring(flag), .bar(number), .safePadding(number / 2),
        .relative(number / 20), .skewed(number / 40), .seen(number), .scrolled(flag),
      ]
      return all[random.below(all.count)]
    }
  }
}

extension Program.GeometryStep {
  func apply(to view: AnyView) -> AnyView {
    switch self {
    case .named(let name): AnyView(view.preference(key: NamesKey.self, value: [name]))
    case .collected(let isBehind): isBehind ? behind(view) : inFront(view)
    case .transformed(let name): AnyView(view.transformPreference(NamesKey.self) { $0.append(name) })
    case .anchored:
      AnyView(view.transformAnchorPreference(key: PlacesKey.self, value: .bounds) { $0.append($1) })
    case .marked: AnyView(view.modifier(Marked()))
    case .space(let index): AnyView(view.coordinateSpace(.named(index)))
    case .frame(let index): AnyView(view.overlay { FrameText(index: index) })
    case .measured: AnyView(view.modifier(Measured()))
    case .ignoring(let isAll): AnyView(view.ignoresSafeArea(edges: isAll ? .all : .bottom))
    case .bar(let height):
      AnyView(
        view.safeAreaInset(edge: height > 8 ? .top : .bottom, spacing: height / 4) { Color.gray.frame(height: height) })
    case .safePadding(let length): AnyView(view.safeAreaPadding(.horizontal, length))
    case .relative(let factor): AnyView(view.modifier(Relative(factor: factor)))
    case .skewed(let amount): AnyView(view.modifier(Skewed(amount: amount)))
    case .seen(let distance):
      AnyView(
        view.visualEffect { content, proxy in content.offset(x: distance / 2, y: proxy.size.height / 8).opacity(0.9) })
    case .scrolled(let isGrouped):
      AnyView(
        view.scrollTransition { content, phase in content.scaleEffect(phase.isIdentity ? 1 : 0.5) }
          .modifier(Grouped(isGrouped: isGrouped)))
    }
  }

  private func inFront(_ view: AnyView) -> AnyView {
    AnyView(view.overlayPreferenceValue(NamesKey.self, alignment: .topLeading) { Text($0.joined(separator: "+")) })
  }

  private func behind(_ view: AnyView) -> AnyView {
    AnyView(view.backgroundPreferenceValue(NamesKey.self) { Text($0.joined(separator: "-")).font(.caption) })
  }
}

/// Rectangles around the places that the views inside tell.
private struct Marked: ViewModifier {
  func body(content: Content) -> some View {
    content.overlayPreferenceValue(PlacesKey.self) { places in
      GeometryReader { proxy in
        ForEach(places.indices, id: \.self) { index in
          let place: CGRect = proxy[places[index]]
          Rectangle().stroke(.red).frame(width: place.width, height: place.height).offset(x: place.minX, y: place.minY)
        }
      }
    }
  }
}

/// What a reader sees of its place and of the safe area.
private struct FrameText: View {
  let index: Int

  var body: some View {
    GeometryReader { proxy in
      let frame: CGRect = index == 2 ? proxy.frame(in: .global) : proxy.frame(in: .named(index))
      let insets: EdgeInsets = proxy.safeAreaInsets
      let scroll: CGRect? = proxy.bounds(of: .scrollView)
      Text("\(frame.minX) \(frame.maxY) \(insets.top) \(insets.leading) \(scroll?.minY ?? 0)")
    }
  }
}

/// A share of the window's width. Across a scroll view's axis its content decides how large it is: content that is as large
/// as the scroll view may have any size, and keeps the one that it had.
private struct Relative: ViewModifier {
  let factor: Double
  @Environment(\.isInScrollView) private var isInScrollView: Bool

  func body(content: Content) -> some View {
    content.containerRelativeFrame(.horizontal) { length, _ in isInScrollView ? 30 * factor : length * factor }
  }
}

/// What is told of a view's size and names, in front of it.
///
/// Several views that tell one state would leave there what was told last, which follows from the order of the changes:
/// the state is of one view, and one that is shown twice tells nothing. Nor does one that may be passed over: what it told
/// while it was shown would stay.
private struct Measured: ViewModifier {
  @State private var size: CGSize = .zero
  @State private var names: [String] = []
  @Environment(\.tellsSizes) private var tellsSizes: Bool

  func body(content: Content) -> some View {
    VStack { content }
      .onGeometryChange(for: CGSize.self, of: \.size) { size = tellsSizes ? $0 : .zero }
      .onPreferenceChange(NamesKey.self) { names = tellsSizes ? $0 : [] }
      .overlay { Text("\(size.width) \(size.height) \(names.joined())").font(.caption) }
  }
}

extension EnvironmentValues {
  /// Whether a view stands in one place as long as it is there, and may keep what it is told of it.
  @Entry var tellsSizes: Bool = true
  @Entry var isInScrollView: Bool = false
}

private struct Skewed: GeometryEffect {
  var amount: Double

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: amount, d: 1, tx: 0, ty: size.height / 10))
  }
}

private struct Grouped: ViewModifier {
  var isGrouped: Bool

  @ViewBuilder func body(content: Content) -> some View {
    if isGrouped { content.geometryGroup() } else { content }
  }
}
