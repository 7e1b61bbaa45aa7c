import AccessibilityAudit
import CoreGraphics
import SwiftUI
import UITestSupport

/// A picture of a window with a numbered outline around each element, and beside it what a screen reader says.
///
/// Elements with findings are dashed and red and have a mark behind the number, so that colour is not the only sign.
struct AnnotatedScreen: View {
  let picture: UIImage
  let size: CGSize
  let legend: AccessibilityLegend

  private static let columnWidth: CGFloat = 360

  var body: some View {
    HStack(alignment: .top, spacing: 24) {
      ZStack(alignment: .topLeading) {
        Image(uiImage: picture).resizable().frame(width: size.width, height: size.height)
        ForEach(legend.entries.filter { !$0.isScrolledOut }, id: \.number) { Outline(entry: $0) }
      }
      .frame(width: size.width, height: size.height, alignment: .topLeading)
      .clipped()
      .border(Color(white: 0.7))
      ForEach(columns, id: \.first?.number) { entries in
        VStack(alignment: .leading, spacing: 10) {
          ForEach(entries, id: \.number) { EntryText(entry: $0) }
          if entries.last?.number == legend.entries.last?.number {
            ForEach(legend.windowFindings, id: \.self) { Text("! \($0)").foregroundStyle(Color.fault) }
          }
        }
        .frame(width: Self.columnWidth, alignment: .leading)
      }
    }
    .font(.system(size: 12))
    .foregroundStyle(.black)
    .padding(24)
    .background(.white)
  }

  /// The entries in columns about as high as the window; one that is empty where there are none.
  private var columns: [[AccessibilityLegend.Entry]] {
    var columns: [[AccessibilityLegend.Entry]] = [[]]
    var height: CGFloat = 0
    for entry in legend.entries {
      // Two lines for the words and the traits, two for each finding.
      let own: CGFloat = 44 + CGFloat(entry.findings.count) * 30 + CGFloat(entry.containers.count) * 15
      if height + own > max(size.height, 200), height > 0 {
        columns.append([])
        height = 0
      }
      columns[columns.count - 1].append(entry)
      height += own
    }
    return columns
  }
}

extension Color {
  fileprivate static let fault = Color(red: 0.75, green: 0, blue: 0.1)
  fileprivate static let order = Color(red: 0, green: 0.3, blue: 0.75)
}

extension AccessibilityLegend.Entry {
  fileprivate var color: Color { findings.isEmpty ? .order : .fault }
}

private struct Badge: View {
  let entry: AccessibilityLegend.Entry

  var body: some View {
    Text(entry.findings.isEmpty ? "\(entry.number)" : "\(entry.number)!")
      .font(.system(size: 10, weight: .bold))
      .foregroundStyle(.white)
      .padding(.horizontal, 4)
      .frame(minWidth: 16, minHeight: 14)
      .background(entry.color, in: RoundedRectangle(cornerRadius: 4))
      .fixedSize()
  }
}

private struct Outline: View {
  let entry: AccessibilityLegend.Entry

  var body: some View {
    Rectangle()
      .strokeBorder(
        entry.color, style: StrokeStyle(lineWidth: 1.5, dash: entry.findings.isEmpty ? [] : [5, 3])
      )
      .frame(width: max(2, entry.frame.width), height: max(2, entry.frame.height))
      .overlay(alignment: .topLeading) {
        // Before the outline, where it hides nothing of a column, as far as the window reaches.
        Badge(entry: entry).alignmentGuide(.leading) { min($0.width, max(entry.frame.minX, 0)) }
      }
      .offset(x: entry.frame.minX, y: entry.frame.minY)
  }
}

private struct EntryText: View {
  let entry: AccessibilityLegend.Entry

  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      Badge(entry: entry).frame(width: 28, alignment: .trailing)
      VStack(alignment: .leading, spacing: 1) {
        ForEach(entry.containers, id: \.self) { name in
          Text("in \(name)").foregroundStyle(Color(white: 0.35))
        }
        Text(entry.words).bold()
        Text(entry.traits + (entry.isScrolledOut ? ", scrolled out" : "")).foregroundStyle(Color(white: 0.35))
        ForEach(entry.findings, id: \.self) { finding in
          Text("! \(finding)").foregroundStyle(Color.fault)
        }
      }
      .fixedSize(horizontal: false, vertical: true)
    }
  }
}
