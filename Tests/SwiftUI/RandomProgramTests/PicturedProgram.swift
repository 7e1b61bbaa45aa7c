import SwiftUI

/// The texts with attributes, pictures and drawings of a random program.
struct PicturedProgram: View {
  let node: ProgramNode

  var body: some View { content }

  private var content: AnyView {
    switch node.kind {
    case .attributed: attributed
    case .symbol: symbol
    case .picture: picture
    case .canvas: AnyView(Drawn(node: node))
    case .gradient: gradient
    default: dated
    }
  }

  private var attributed: AnyView {
    switch Int(node.number) % 5 {
    case 0:
      AnyView(
        Text("**\(node.text)** and [a link](https://example.org) \(Image(systemName: "star")) ~~\(node.number)~~"))
    case 1:
      AnyView(
        Text(node.text).kerning(node.number / 20).underline(node.flag, pattern: .dash, color: .red)
          + Text(node.number, format: .number.precision(.fractionLength(1))).italic().baselineOffset(3))
    case 2: AnyView(Text(node.number / 60, format: .percent).monospacedDigit().contentTransition(.numericText()))
    default: AnyView(Text(words).lineSpacing(node.number / 20))
    }
  }

  private var words: AttributedString {
    var all = AttributedString(node.text)
    var part = AttributedString(" \(Int(node.number)) of it")
    part.foregroundColor = node.flag ? .red : .blue
    part.font = .caption.bold()
    part.underlineStyle = node.flag ? .single : nil
    if node.number > 8 { part.link = URL(string: "https://example.org/\(Int(node.number))") }
    all.backgroundColor = node.flag ? .yellow : nil
    all.kern = node.number / 30
    return all + part
  }

  private var symbol: AnyView {
    let names: [String] = [
      "star", "wifi", "folder.badge.plus", "exclamationmark.triangle.fill", "no.such.symbol", "bolt",
    ]
    let image = Image(systemName: names[node.text.count % 6], variableValue: node.flag ? node.number / 60 : nil)
    switch Int(node.number) % 5 {
    case 0: return AnyView(image.symbolRenderingMode(node.flag ? .hierarchical : .multicolor))
    case 1:
      return AnyView(image.symbolRenderingMode(.palette).foregroundStyle(.red, node.flag ? .blue : .green))
    case 2: return AnyView(image.resizable().scaledToFit().symbolVariant(node.flag ? .slash : .circle.fill))
    case 3: return AnyView(image.imageScale(node.flag ? .large : .small).symbolEffect(.scale.up, isActive: node.flag))
    default: return AnyView(image.symbolEffect(.bounce, value: node.number).contentTransition(.opacity))
    }
  }

  private var picture: AnyView {
    let image: Image = node.flag ? Picture.tall : Picture.wide
    switch Int(node.number) % 5 {
    case 0: return AnyView(image)
    case 1: return AnyView(image.resizable(capInsets: EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)))
    case 2: return AnyView(image.resizable(resizingMode: .tile).frame(height: node.number))
    case 3: return AnyView(image.renderingMode(.template).resizable().scaledToFit())
    default:
      return AnyView(image.resizable().interpolation(.none).scaledToFill().frame(width: 30, height: 20).clipped())
    }
  }

  private var gradient: AnyView {
    let colors: [Color] = [.red, node.flag ? .blue : .green, .primary.opacity(0.5)]
    let style: AnyShapeStyle =
      switch Int(node.number) % 6 {
      case 0: AnyShapeStyle(.linearGradient(colors: colors, startPoint: .leading, endPoint: .bottom))
      case 1: AnyShapeStyle(.radialGradient(colors: colors, center: .center, startRadius: 1, endRadius: node.number))
      case 2: AnyShapeStyle(.conicGradient(colors: colors, center: .center, angle: .degrees(node.number)))
      case 3: AnyShapeStyle(.ellipticalGradient(colors: colors))
      case 4: AnyShapeStyle(Color.orange.gradient)
      default:
        AnyShapeStyle(
          MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, node.flag ? 0.5 : 1], [1, 1]],
            colors: colors + [.blue]))
      }
    switch node.text.count % 3 {
    case 0: return AnyView(Rectangle().fill(style))
    case 1: return AnyView(Text(node.text).foregroundStyle(style))
    default: return AnyView(Circle().stroke(style, style: StrokeStyle(lineWidth: 3, dash: [4, 2])))
    }
  }

  /// Texts and views that follow the clock.
  private var dated: AnyView {
    let start = Date(timeIntervalSince1970: node.number * 10)
    switch Int(node.number) % 4 {
    case 0:
      return AnyView(
        TimelineView(.periodic(from: start, by: 7)) { context in
          Text(verbatim: "\(Int(context.date.timeIntervalSince(start))) \(node.text)")
        })
    case 1: return AnyView(Text(start, style: node.flag ? .timer : .date))
    case 2: return AnyView(Text(timerInterval: start...start.addingTimeInterval(9e9), countsDown: node.flag))
    default:
      return AnyView(
        TimelineView(.explicit([start, start.addingTimeInterval(1e9)])) { Text($0.date, format: .dateTime.year()) })
    }
  }
}

/// Pictures made once, so that equal programs show the same.
private enum Picture {
  static let wide: Image = make(12, 6)
  static let tall: Image = make(5, 9)

  private static func make(_ width: Int, _ height: Int) -> Image {
    let bytes: [UInt8] = (0..<width * height).flatMap { [UInt8($0 % 256), 80, 200, 255] }
    guard let pixels = CGImage(width: width, height: height, premultipliedRGBA: bytes) else {
      return Image(systemName: "xmark")
    }
    return Image(uiImage: UIImage(cgImage: pixels))
  }
}

/// A canvas with every kind of thing in it.
private struct Drawn: View {
  let node: ProgramNode
  @Environment(\.fuzzNumber) private var number: Int

  var body: some View {
    let (text, length, flag): (String, CGFloat, Bool) = (node.text, node.number, node.flag)
    Canvas { context, size in
      context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(flag ? .red : .blue))
      context.drawLayer { layer in
        layer.addFilter(.blur(radius: flag ? 2 : 0))
        layer.opacity = 0.5
        layer.clip(to: Path(CGRect(x: 0, y: 0, width: length, height: 20)))
        layer.stroke(
          Path { $0.addLines([.zero, CGPoint(x: size.width, y: size.height)]) },
          with: .linearGradient(
            Gradient(colors: [.green, .yellow]), startPoint: .zero, endPoint: CGPoint(x: length, y: 0)),
          lineWidth: 3)
      }
      context.rotate(by: .degrees(length))
      context.draw(Text(verbatim: "\(text) \(number)").bold(), at: CGPoint(x: size.width / 2, y: 4), anchor: .top)
      context.draw(Image(systemName: "star"), in: CGRect(x: 0, y: 0, width: 10, height: 10))
      if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: CGPoint(x: length, y: 10)) }
    } symbols: {
      // Of a size that is given: a scroll view as large as lazy content, which is as long as what is seen of it, may have
      // several.
      ForEach(node.children) { ProgramView(node: $0).frame(width: 40, height: 30).tag($0.id) }
      Text(verbatim: text).padding(1).tag(1)
    }
    .frame(minHeight: 12)
  }
}
