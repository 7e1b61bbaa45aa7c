import SwiftUI

/// The sums that the person spent each month, drawn as bars.
struct HistoryBars: View {
  let months: [Wallet.Month]

  var body: some View {
    Canvas { context, size in
      let most: Double = months.map(\.spent).max() ?? 1
      let width: CGFloat = size.width / CGFloat(max(months.count, 1))
      for (index, month) in months.enumerated() {
        let height: CGFloat = size.height * month.spent / most
        let bar = CGRect(
          x: CGFloat(index) * width + 8, y: size.height - height, width: width - 16, height: height)
        context.fill(Path(roundedRect: bar, cornerRadius: 6), with: .color(.indigo))
      }
    }
    .frame(height: 120)
  }
}
