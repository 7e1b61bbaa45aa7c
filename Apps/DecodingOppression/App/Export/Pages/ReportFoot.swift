import SwiftUI

/// The policy's name and the number of the page.
struct ReportFoot: View {
  /// Room above the text, so that it never touches the table.
  nonisolated static let height: CGFloat = 24

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
