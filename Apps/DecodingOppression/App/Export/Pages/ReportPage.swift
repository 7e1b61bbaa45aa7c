import SwiftUI

/// One page: margins, the content at the top, and the foot.
struct ReportPage<Content: View>: View {
  var policyName: String
  var number: Int
  var count: Int
  @ViewBuilder var content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      content
      Spacer(minLength: 0)
      ReportFoot(policyName: policyName, number: number, count: count)
    }
    .frame(width: ReportStyle.width, alignment: .leading)
    .padding(ReportStyle.margin)
    .frame(width: ReportStyle.pageSize.width, height: ReportStyle.pageSize.height)
    .foregroundStyle(ReportStyle.ink)
  }
}

/// The policy's name and the number of the page.
struct ReportFoot: View {
  /// Room above the text, so that it never touches the table.
  static let height: CGFloat = 24

  var policyName: String
  var number: Int
  var count: Int

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 16) {
      Text(verbatim: policyName).lineLimit(1)
      Spacer(minLength: 0)
      Text(verbatim: "Page \(number) of \(count)").monospacedDigit().lineLimit(1).layoutPriority(1)
    }
    .font(ReportStyle.small)
    .foregroundStyle(ReportStyle.faint)
    .frame(height: Self.height, alignment: .bottom)
  }
}
