import SeededNumbers
import SwiftUI

extension Program {
  /// Modifiers about how a view is drawn, beyond the plain ones.
  enum Painting: Equatable {
    case masked(Double)
    case blended(Int)
    case grouped(Bool)
    case blurred(Double)
    case shadowed(Double)
    case tinted(Int)
    case turned(Double)
    case projected(Double)
    case material(Int)
    case styled(Int)
    case clippedTo(Int)
    case written(Int)
    case variant(Int)
    case acting(Double)
    case contained(Double)
    case reduced(Bool)

    static func random(_ random: inout SeededGenerator) -> Painting {
      let number: Double = [0, 1, 4, 8, 20][random.below(5)]
      let flag: Bool = random.below(2) == 0
      let all: [Painting] = [
        .masked(number), .blended(random.below(5)), .grouped(flag), .blurred(number / 4), .shadowed(number / 4),
        .tinted(random.below(8)), .turned(number * 4), .projected(number), .material(random.below(4)),
        .styled(random.below(6)), .clippedTo(random.below(4)), .written(random.below(10)), .variant(random.below(5)),
        .acting(number), .contained(number), .reduced(flag),
      ]
      return all[random.below(all.count)]
    }

    func apply(to view: AnyView) -> AnyView { effect(view) ?? look(view) }

    private func effect(_ view: AnyView) -> AnyView? {
      switch self {
      case .masked(let length):
        AnyView(view.mask { RoundedRectangle(cornerRadius: length).fill(.black.opacity(0.7)).padding(length / 8) })
      case .blended(let index):
        AnyView(view.blendMode([.normal, .multiply, .screen, .difference, .plusLighter][index]))
      case .grouped(let draws): draws ? AnyView(view.drawingGroup()) : AnyView(view.compositingGroup())
      case .blurred(let radius): AnyView(view.blur(radius: radius))
      case .shadowed(let radius): AnyView(view.shadow(color: .black.opacity(0.3), radius: radius, x: 1, y: radius))
      case .tinted(let index): tinted(view, index)
      case .turned(let angle): AnyView(view.rotation3DEffect(.degrees(angle), axis: (x: 1, y: 0.5, z: 0)))
      case .projected(let amount):
        AnyView(view.projectionEffect(ProjectionTransform(CGAffineTransform(translationX: amount, y: 2))))
      case .clippedTo(let index):
        [
          AnyView(view.clipped()), AnyView(view.clipShape(.circle)), AnyView(view.clipShape(.rect(cornerRadius: 4))),
          AnyView(view.clipShape(Ellipse().offset(x: 2))),
        ][index]
      default: nil
      }
    }

    private func tinted(_ view: AnyView, _ index: Int) -> AnyView {
      switch index {
      case 0: AnyView(view.saturation(0.4))
      case 1: AnyView(view.hueRotation(.degrees(90)))
      case 2: AnyView(view.brightness(0.2).contrast(0.8))
      case 3: AnyView(view.colorInvert())
      case 4: AnyView(view.colorMultiply(.yellow))
      case 5: AnyView(view.grayscale(0.7))
      case 6: AnyView(view.luminanceToAlpha())
      default: AnyView(view.tint(.purple))
      }
    }

    private func look(_ view: AnyView) -> AnyView {
      switch self {
      case .material(let index):
        AnyView(view.background([.ultraThinMaterial, .regularMaterial, .thickMaterial, .bar][index]))
      case .styled(let index): styled(view, index)
      case .written(let index): written(view, index)
      case .variant(let index):
        AnyView(view.symbolVariant([.none, .fill, .circle, .square.fill, .slash][index]))
      case .acting(let value):
        AnyView(
          view.symbolEffect(.wiggle, value: value).symbolEffect(.disappear, isActive: value == 4))
      case .contained(let radius):
        AnyView(
          view.padding(4).background(ContainerRelativeShape().fill(.mint)).containerShape(.rect(cornerRadius: radius)))
      case .reduced(let isSmall): AnyView(view.dynamicTypeSize(isSmall ? .xSmall : .accessibility2))
      default: view
      }
    }

    private func styled(_ view: AnyView, _ index: Int) -> AnyView {
      switch index {
      case 0: AnyView(view.foregroundStyle(.tertiary))
      case 1: AnyView(view.foregroundStyle(.red.gradient))
      case 2: AnyView(view.foregroundStyle(.blue.shadow(.drop(radius: 2, y: 1))))
      case 3: AnyView(view.backgroundStyle(.yellow).background())
      case 4: AnyView(view.background(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)))
      default: AnyView(view.background(in: .capsule).overlay(.orange.opacity(0.2)))
      }
    }

    private func written(_ view: AnyView, _ index: Int) -> AnyView {
      switch index {
      case 0: AnyView(view.kerning(2).italic())
      case 1: AnyView(view.lineSpacing(6).multilineTextAlignment(.trailing))
      case 2: AnyView(view.truncationMode(.middle).lineLimit(1).allowsTightening(true))
      case 3: AnyView(view.minimumScaleFactor(0.5).lineLimit(1))
      case 4: AnyView(view.textCase(.uppercase).underline())
      case 5: AnyView(view.lineLimit(2, reservesSpace: true))
      case 6: AnyView(view.fontDesign(.serif).fontWeight(.light).monospacedDigit())
      case 7: AnyView(view.textSelection(.enabled).fontWidth(.condensed))
      case 8: AnyView(view.baselineOffset(4).strikethrough(color: .red))
      default: AnyView(view.environment(\.locale, Locale(identifier: "de_DE")))
      }
    }
  }
}
