import SwiftUI

/// A bar from the zero line of a scale from -1 to 1: to the right for what oppresses, to the left for what relieves.
struct ReportDivergingBar: View {
  static let height: CGFloat = 9

  var value: Double
  /// Whether the evidence allows a verdict; otherwise the bar is grey.
  var isJudged: Bool

  var body: some View {
    let bounded: Double = value.isFinite ? min(max(value, -1), 1) : 0
    GeometryReader { proxy in
      let half: CGFloat = proxy.size.width / 2
      let length: CGFloat = abs(bounded) * half
      let color: Color = isJudged ? ReportStyle.color(of: Interpretation(coi: bounded)) : ReportStyle.faint
      Rectangle().fill(color)
        .frame(width: length, height: Self.height)
        .offset(x: bounded < 0 ? half - length : half)
    }
    .frame(height: Self.height)
  }
}

/// The index and the sub-scores as bars over one scale with its zero line.
struct ReportScoreBars: View {
  private static let nameWidth: CGFloat = 46
  private static let valueWidth: CGFloat = 44
  private static let barsWidth: CGFloat = ReportStyle.width - nameWidth - valueWidth
  private static let rowHeight: CGFloat = 17
  private static let ticks: [Double] = [-1, -0.5, 0, 0.5, 1]

  var contents: ReportContents

  private struct Bar: Identifiable {
    var id: String
    var text: String
    var value: Double
  }

  private var bars: [Bar] {
    let parts: [Bar] = contents.scores.map { Bar(id: $0.score.abbreviation, text: $0.value, value: $0.number) }
    return [Bar(id: "COI", text: contents.coiText, value: contents.coi)] + parts
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(bars) { bar in
        HStack(spacing: 0) {
          Text(verbatim: bar.id).frame(width: Self.nameWidth, alignment: .leading)
          ReportDivergingBar(value: bar.value, isJudged: contents.verdict.isJudged).frame(width: Self.barsWidth)
          Text(verbatim: bar.text).monospacedDigit().frame(width: Self.valueWidth, alignment: .trailing)
        }
        .frame(height: Self.rowHeight)
      }
      axis
    }
    .font(ReportStyle.body)
    .background(alignment: .topLeading) { lines }
    .accessibilityElement()
    .accessibilityLabel("Scores as bars on a scale from -1 to 1; bars to the left of zero relieve")
    .accessibilityValue(bars.map { "\($0.id) \($0.text)" }.joined(separator: ", "))
    .accessibilityAddTraits(.isImage)
  }

  /// The numbers below the scale.
  private var axis: some View {
    ZStack(alignment: .topLeading) {
      ForEach(Self.ticks, id: \.self) { tick in
        Text(verbatim: contents.format.tick(tick)).font(ReportStyle.small).foregroundStyle(ReportStyle.faint)
          .frame(width: 40)
          .offset(x: Self.x(of: tick) - 20)
      }
    }
    .frame(width: ReportStyle.width, height: 12, alignment: .topLeading)
  }

  private var lines: some View {
    ZStack(alignment: .topLeading) {
      ForEach(Self.ticks, id: \.self) { tick in
        Rectangle().fill(tick == 0 ? ReportStyle.ink : ReportStyle.line)
          .frame(width: tick == 0 ? 1 : ReportStyle.hairline, height: Self.rowHeight * CGFloat(bars.count))
          .offset(x: Self.x(of: tick))
      }
    }
  }

  private static func x(of value: Double) -> CGFloat { nameWidth + CGFloat((value + 1) / 2) * barsWidth }
}

/// The four techniques of unequal treatment as a radar, and in words.
struct ReportRadar: View {
  var means: ArchitectureScores
  var locale: Locale

  var body: some View {
    let drawing = RadarDrawing(
      means: means, selected: .aar, differentiateWithoutColor: true,
      palette: Palette(colorScheme: .light, contrast: .standard))
    Canvas { context, size in drawing.draw(in: &context, size: size) }
      .frame(height: 190)
      .accessibilityElement()
      .accessibilityLabel("Radar of the four techniques of unequal treatment")
      .accessibilityValue(words)
      .accessibilityAddTraits(.isImage)
  }

  /// "AAR, Asymmetric Application of Rules: 42 %" and so on.
  var words: String {
    ArchitectureComponent.allCases
      .map { "\($0.abbreviation), \($0.displayName): \(ShareText.percent(means[$0], locale: locale))" }
      .joined(separator: "; ")
  }
}
