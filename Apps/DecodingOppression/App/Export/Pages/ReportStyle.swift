import SwiftUI

/// The measures and type of the printed report, in points.
enum ReportStyle {
  /// US letter.
  static let pageSize = CGSize(width: 612, height: 792)
  static let margin: CGFloat = 54
  static let width: CGFloat = pageSize.width - 2 * margin
  /// The room for content on a page, above its foot.
  static let contentHeight: CGFloat = pageSize.height - 2 * margin - ReportFoot.height
  static let hairline: CGFloat = 0.5
  static let sectionGap: CGFloat = 18

  static let title: Font = .system(size: 22, weight: .semibold)
  static let heading: Font = .system(size: 12, weight: .semibold)
  static let number: Font = .system(size: 40, weight: .semibold)
  static let body: Font = .system(size: 9.5)
  static let cell: Font = .system(size: 9)
  static let cellHeader: Font = .system(size: 8, weight: .semibold)
  static let small: Font = .system(size: 8)

  static let ink: Color = .black
  /// Grey that keeps 4.5 to 1 on white.
  static let faint = Color(white: 0.38)
  static let line = Color(white: 0.78)
  static let shade = Color(white: 0.95)
  static let accent = Color(red: 0.16, green: 0.27, blue: 0.5)

  /// The colour of an interpretation on the scale; it always stands beside words.
  static func color(of interpretation: Interpretation) -> Color {
    switch interpretation {
    case .highlyOppressive: Color(red: 0.8, green: 0.2, blue: 0.17)
    case .moderatelyOppressive: Color(red: 0.93, green: 0.58, blue: 0.15)
    case .lowOppression: Color(red: 0.72, green: 0.84, blue: 0.62)
    case .liberatory: Color(red: 0.27, green: 0.6, blue: 0.36)
    }
  }
}

/// A thin line across the page.
struct ReportRule: View {
  var body: some View {
    Rectangle().fill(ReportStyle.line).frame(height: ReportStyle.hairline)
  }
}
