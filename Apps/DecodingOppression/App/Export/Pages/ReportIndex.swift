import SwiftUI

/// The index as a number, in words, and on its scale.
struct ReportIndex: View {
  var contents: ReportContents

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack(alignment: .lastTextBaseline, spacing: 12) {
        Text(verbatim: contents.coiText).font(ReportStyle.number).monospacedDigit()
        VStack(alignment: .leading, spacing: 2) {
          Text(verbatim: contents.verdict.text).font(.system(size: 15, weight: .semibold))
          Text(verbatim: "Composite Oppression Index (COI)").font(ReportStyle.body).foregroundStyle(ReportStyle.faint)
        }
      }
      ReportScale(value: contents.coi, isJudged: contents.verdict.isJudged)
        .accessibilityElement()
        .accessibilityLabel("The index on its scale, from liberatory over low and moderate to high")
        .accessibilityValue("\(contents.coiText), \(contents.verdict.text.lowercased())")
        .accessibilityAddTraits(.isImage)
      if !contents.evidence.isEmpty {
        Text(verbatim: contents.evidence).font(ReportStyle.body).fixedSize(horizontal: false, vertical: true)
      }
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 12)
    .frame(width: ReportStyle.width, alignment: .leading)
    .background(ReportStyle.shade, in: RoundedRectangle(cornerRadius: 8))
  }
}

/// The range of the index in four named parts, with a mark at the value.
struct ReportScale: View {
  /// The least possible index is -0.575.
  private static let lowest: Double = -0.6
  private static let highest: Double = 1
  private static let width: CGFloat = ReportStyle.width - 32

  private struct Part: Identifiable {
    var interpretation: Interpretation
    var name: String
    var from: Double
    var to: Double
    var id: Interpretation { interpretation }
  }

  private static let parts: [Part] = [
    Part(interpretation: .liberatory, name: "Liberatory", from: lowest, to: 0),
    Part(interpretation: .lowOppression, name: "Low", from: 0, to: 0.3),
    Part(interpretation: .moderatelyOppressive, name: "Moderate", from: 0.3, to: 0.6),
    Part(interpretation: .highlyOppressive, name: "High", from: 0.6, to: highest),
  ]

  var value: Double
  /// Whether the evidence allows a verdict; otherwise the scale is grey.
  var isJudged: Bool

  private static func position(_ value: Double) -> CGFloat {
    let bounded: Double = min(max(value, lowest), highest)
    return CGFloat((bounded - lowest) / (highest - lowest)) * width
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      ReportMark().fill(ReportStyle.ink).frame(width: 9, height: 7).offset(x: Self.position(value) - 4.5)
      HStack(spacing: 0) {
        ForEach(Self.parts) { part in
          Rectangle().fill(isJudged ? ReportStyle.color(of: part.interpretation) : ReportStyle.line)
            .frame(width: Self.position(part.to) - Self.position(part.from), height: 9)
        }
      }
      .clipShape(RoundedRectangle(cornerRadius: 3))
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        ForEach(Self.parts) { part in
          Text(verbatim: part.name).font(ReportStyle.small).foregroundStyle(ReportStyle.faint).lineLimit(1)
            .frame(width: Self.position(part.to) - Self.position(part.from))
        }
      }
    }
  }
}

/// A triangle that points down.
struct ReportMark: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}
