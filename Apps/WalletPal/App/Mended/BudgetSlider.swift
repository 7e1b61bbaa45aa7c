import SwiftUI

/// A slider of shapes that is told as a slider, and that the keyboard moves.
struct BudgetSlider: View {
  @Binding var budget: Wallet.Budget
  @State private var width: CGFloat = 0

  private var words: String { "\(Int(budget.amount)) dollars" }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("\(budget.name): $\(Int(budget.amount))").font(.subheadline).accessibilityHidden(true)
      SliderTrack(share: budget.amount / budget.limit)
        .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
        .dragging($budget.amount, upTo: budget.limit, width: width)
        .focusable()
        .onMoveCommand { direction in
          let step: Double = direction == .right || direction == .up ? 10 : -10
          budget.amount = min(max(budget.amount + step, 0), budget.limit)
        }
    }
    .accessibilityRepresentation {
      Slider(value: $budget.amount, in: 0...budget.limit, step: 10) { Text(budget.name) }
        .accessibilityValue(words)
    }
  }
}

/// A button that shows a symbol and is told by its label.
struct SymbolButtonStyle: ButtonStyle {
  let symbol: String

  func makeBody(configuration: Configuration) -> some View {
    Image(systemName: symbol).imageScale(.large).frame(width: 48, height: 48).contentShape(Rectangle())
      .accessibilityRepresentation { configuration.label }
  }
}
