import SwiftUI
import ViewTestSupport

/// Shows a program. Each node is a view of its own, so that an edit runs only the bodies that read what it changes.
struct ProgramView: View {
  let node: ProgramNode

  var body: some View {
    node.modifiers.reduce(AnyView(ProgramContent(node: node))) { $1.apply(to: $0) }
  }
}

private struct ProgramContent: View {
  let node: ProgramNode
  @Environment(\.fuzzNumber) private var number: Int

  private var children: some View {
    ForEach(node.children) { ProgramView(node: $0) }
  }

  private func child(_ index: Int) -> ProgramView? {
    node.children.indices.contains(index) ? ProgramView(node: node.children[index]) : nil
  }

  private var spacing: CGFloat? { node.flag ? nil : node.number / 4 }

  var body: some View { content }

  private var content: AnyView {
    switch node.kind {
    case .text, .joined, .color, .shape, .image, .label, .progress, .spacer, .divider, .empty: leaf
    case .row, .column, .layers, .tuple, .scroll, .geometry: container
    case .attributed, .symbol, .picture, .canvas, .gradient, .dated: AnyView(PicturedProgram(node: node))
    case .phased, .keyframed, .matched, .paged, .transient: AnyView(MovingProgram(node: node))
    case .lazyRows, .lazyGrid: AnyView(LazyProgram(node: node))
    default: structure
    }
  }

  private var leaf: AnyView {
    switch node.kind {
    case .text: AnyView(Text(number == 0 ? node.text : "\(node.text) \(number)"))
    case .joined: AnyView(Text(node.text) + Text(verbatim: "!").bold(node.flag).foregroundColor(.red))
    case .color: AnyView(node.flag ? Color.red : Color.blue)
    case .shape: shape
    case .image: AnyView(Image(systemName: node.flag ? "star" : "checkmark.seal.fill"))
    case .label: label
    // Never unknown: the wheel shows the time, and a fresh window has a clock of its own.
    case .progress: AnyView(ProgressView(node.text, value: node.flag ? 0 : node.number, total: 60))
    case .spacer: AnyView(Spacer(minLength: node.flag ? nil : node.number))
    case .divider: AnyView(Divider())
    default: AnyView(EmptyView())
    }
  }

  private var shape: AnyView {
    let shape = RoundedRectangle(cornerRadius: node.number).fill(node.flag ? .green : .orange)
    return node.number > 30 ? AnyView(shape.strokeBorder(.red, lineWidth: node.number / 10)) : AnyView(shape)
  }

  private var label: AnyView {
    let label = Label(node.text, systemImage: node.flag ? "star" : "gear")
    switch node.number {
    case 20: return AnyView(label.labelStyle(.iconOnly))
    case 60: return AnyView(label.labelStyle(.titleOnly))
    default: return AnyView(label)
    }
  }

  private var button: AnyView {
    switch node.number {
    case 4: AnyView(Toggle(isOn: .constant(node.flag), label: { children }))
    case 8: AnyView(Toggle(isOn: .constant(node.flag), label: { children }).toggleStyle(.checkbox).labelsHidden())
    case 20: AnyView(Toggle(isOn: .constant(node.flag), label: { children }).toggleStyle(.button))
    default: AnyView(Button(action: {}, label: { children }))
    }
  }

  private var container: AnyView {
    switch node.kind {
    case .row: AnyView(HStack(alignment: node.flag ? .firstTextBaseline : .top, spacing: spacing) { children })
    case .column: AnyView(VStack(alignment: node.flag ? .leading : .center, spacing: spacing) { children })
    case .layers: AnyView(ZStack(alignment: node.flag ? .bottomTrailing : .center) { children })
    case .scroll:
      AnyView(
        ScrollView(node.flag ? .horizontal : .vertical) { children }.environment(\.isInScrollView, true))
    case .geometry:
      AnyView(
        GeometryReader { proxy in
          Color.purple.frame(width: proxy.size.width / 2, height: 3)
          children
        })
    default:
      AnyView(
        VStack(spacing: spacing) {
          Text(verbatim: node.text)
          if node.flag {
            child(0)
          } else {
            child(1)
            Divider()
          }
          Group {
            child(2)
            Spacer(minLength: 2)
          }
        })
    }
  }

  private var structure: AnyView {
    switch node.kind {
    case .group: AnyView(Group { children }.padding(node.number / 8))
    case .optional: AnyView(Group { if node.flag { children } })
    case .either: AnyView(Group { if node.flag { child(0) } else { HStack { children } } })
    case .list:
      AnyView(
        ForEach(node.children) { item in
          Text(verbatim: "\(item.id)")
          if node.flag { ProgramView(node: item) }
        })
    case .identified: AnyView(VStack { children }.id(node.number))
    case .erased: AnyView(node.flag ? AnyView(VStack { children }) : AnyView(children))
    case .mirrored: AnyView(Mirrored(text: node.text))
    case .grid, .fitting, .arranged: AnyView(Arranged(node: node))
    case .relayed: AnyView(Relayed(text: node.text, isLoud: node.flag))
    case .cards, .sections, .variadic: AnyView(ContainerProgram(node: node))
    case .button: button
    default: AnyView(EmptyView())
    }
  }
}

extension Program.Modifier {
  private static let colors: [Color] = [.red, .green, .blue, .secondary]
  private static let fonts: [Font?] = [nil, .caption, .title, .body.bold()]
  private static let behaviors: [AccessibilityChildBehavior] = [.ignore, .combine, .contain]

  func apply(to view: AnyView) -> AnyView {
    layout(view) ?? arrange(view) ?? drawing(view) ?? environment(view) ?? accessibility(view) ?? view
  }

  private func layout(_ view: AnyView) -> AnyView? {
    switch self {
    case .padding(let length): AnyView(view.padding(length))
    case .edgePadding(let length): AnyView(view.padding([.leading, .top], length))
    case .frame(let length): AnyView(view.frame(width: length, height: length / 2, alignment: .topLeading))
    case .flexible(let length): AnyView(view.frame(minWidth: length / 2, maxWidth: .infinity, maxHeight: length))
    case .offset(let length): AnyView(view.offset(x: length, y: -length))
    case .fixedSize(let horizontal): AnyView(view.fixedSize(horizontal: horizontal, vertical: true))
    case .priority(let value): AnyView(view.layoutPriority(value))
    case .aspect(let ratio): AnyView(view.aspectRatio(ratio, contentMode: .fit))
    case .geometry(let step): step.apply(to: view)
    case .concat(let length): AnyView(view.modifier(Framed(length: length).concat(Tracked(index: 1))))
    default: nil
    }
  }

  private func drawing(_ view: AnyView) -> AnyView? {
    switch self {
    case .overlay(let text): AnyView(view.overlay(alignment: .bottomTrailing) { Text(text).font(.caption) })
    case .background(let index): AnyView(view.background(Self.colors[index]))
    case .border(let width): AnyView(view.border(Color.red, width: width))
    case .opacity(let value): AnyView(view.opacity(value))
    case .clip: AnyView(view.clipShape(Capsule()))
    case .rotation(let degrees): AnyView(view.rotationEffect(.degrees(degrees)))
    case .scale(let factor): AnyView(view.scaleEffect(factor))
    case .depth(let value): AnyView(view.zIndex(value))
    case .rank(let value): AnyView(view.containerValue(\.rank, value).tag(value))
    case .painted(let painting): painting.apply(to: view)
    case .captioned(let count): AnyView(view.modifier(Captioned(count: count)))
    case .animated(let value): AnyView(view.opacity(value / 60).animation(.easeOut(duration: 0.05), value: value))
    default: nil
    }
  }

  private func environment(_ view: AnyView) -> AnyView? {
    switch self {
    case .font(let index): AnyView(view.font(Self.fonts[index]))
    case .bold(let isBold): AnyView(view.bold(isBold))
    case .foreground(let index): AnyView(view.foregroundStyle(Self.colors[index]))
    case .lineLimit(let count): AnyView(view.lineLimit(count))
    case .disabled(let isDisabled): AnyView(view.disabled(isDisabled))
    case .direction(let isReversed):
      AnyView(view.environment(\.layoutDirection, isReversed ? .rightToLeft : .leftToRight))
    case .custom(let number): AnyView(view.environment(\.fuzzNumber, number))
    case .shout: AnyView(view.transformEnvironment(\.fuzzNumber) { $0 += 10 })
    case .tracked(let index): AnyView(view.modifier(Tracked(index: index)))
    case .stated(let modifier): modifier.apply(to: view)
    default: nil
    }
  }

  private func accessibility(_ view: AnyView) -> AnyView? {
    switch self {
    case .label(let text): AnyView(view.accessibilityLabel(text))
    case .value(let text): AnyView(view.accessibilityValue(text).accessibilityHint("hint \(text)"))
    case .hidden(let isHidden): AnyView(view.accessibilityHidden(isHidden))
    case .traits(let isAdded):
      AnyView(isAdded ? view.accessibilityAddTraits(.isHeader) : view.accessibilityRemoveTraits(.isHeader))
    case .element(let index): AnyView(view.accessibilityElement(children: Self.behaviors[index]))
    case .sortPriority(let value): AnyView(view.accessibilitySortPriority(value))
    case .action(let name): AnyView(view.accessibilityAction(named: name) {})
    case .spoken(let modifier): modifier.apply(to: view)
    default: nil
    }
  }
}

/// A modifier with a body that reads the environment.
private struct Tracked: ViewModifier {
  let index: Int
  @Environment(\.fuzzNumber) private var number: Int

  func body(content: Content) -> some View {
    HStack(spacing: 1) {
      content
      Text(verbatim: "\(index + number)").font(.caption)
    }
  }
}

/// A modifier with a body and a condition.
private struct Framed: ViewModifier {
  let length: Double

  func body(content: Content) -> some View {
    if length > 4 {
      content.border(Color.green, width: 2)
    } else {
      content
    }
  }
}

/// A view with state that follows its input by actions: one frame shows the outcome.
private struct Mirrored: View {
  let text: String
  @State private var copy = ""
  @State private var isShown = false

  var body: some View {
    VStack(spacing: 0) {
      Text(verbatim: copy)
      if isShown { Text(verbatim: "shown") }
    }
    .onChange(of: text, initial: true) {
      copy = text
      isShown = text.count > 1
      if isShown { copy += "+" }
    }
  }
}
