import SwiftUI

/// Wallet Pal for everyone: drawn as `NaiveWallet`, and told as well.
public struct WalletScreen: View {
  @State private var wallet = Wallet()
  @AccessibilityFocusState private var isBannerFocused: Bool
  @Environment(\.colorScheme) private var colorScheme

  public init() {}

  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        HStack {
          Text("Wallet Pal").font(.largeTitle.bold()).accessibilityAddTraits(.isHeader)
          Spacer()
          Button("Edit budgets") {}.buttonStyle(SymbolButtonStyle(symbol: "slider.vertical.3"))
        }
        ForEach($wallet.budgets) { BudgetSlider(budget: $0) }
        Text("History").font(.title2.bold()).accessibilityAddTraits(.isHeader)
        HistoryChart(months: wallet.history)
        Text("Friends").font(.title2.bold()).accessibilityAddTraits(.isHeader)
        Friends(wallet: wallet)
        Text("Alerts").font(.title2.bold()).accessibilityAddTraits(.isHeader)
        Notices(notices: wallet.notices)
      }
      .padding()
    }
    .overlay(alignment: .top) {
      if let banner = wallet.banner {
        Button {
          wallet.banner = nil
        } label: {
          BannerLook(text: banner)
        }
        .accessibilityHint("Closes the message")
        .accessibilityFocused($isBannerFocused)
        .accessibilitySortPriority(1)
      }
    }
    // The system's indigo is 4.1 to 1 on a card in dark appearance, too little for small words.
    .tint(colorScheme == .dark ? Color(red: 0.62, green: 0.62, blue: 1) : .indigo)
    .onChange(of: wallet.banner) { _, banner in isBannerFocused = banner != nil }
  }
}

/// The program with the mended screen.
public struct WalletPalApp: App {
  public init() {}

  public var body: some Scene {
    WindowGroup("Wallet Pal") { WalletScreen() }
      .defaultSize(width: 460, height: 820)
  }
}

#Preview("Naive") { NaiveWallet() }
#Preview("Mended") { WalletScreen() }
