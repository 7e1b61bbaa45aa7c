import SwiftUI

/// Wallet Pal as it was drawn first: it looks as it should, and can only be used by those who see and touch it. It stays
/// beside `WalletScreen` so that audits and transcripts show what each of the changes there is for.
public struct NaiveWallet: View {
  @State private var wallet = Wallet()

  public init() {}

  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        HStack {
          Text("Wallet Pal").font(.largeTitle.bold())
          Spacer()
          Button("Edit budgets") {}.buttonStyle(NaiveSymbolStyle(symbol: "slider.vertical.3"))
        }
        ForEach($wallet.budgets) { NaiveBudget(budget: $0) }
        Text("History").font(.title2.bold())
        HistoryBars(months: wallet.history)
        Text("Friends").font(.title2.bold())
        ScrollView(.horizontal) {
          HStack { ForEach(wallet.friends) { NaiveFriend(friend: $0, wallet: wallet) } }
        }
        Text("Alerts").font(.title2.bold())
        ForEach(wallet.notices) { NoticeRow(notice: $0) }
      }
      .padding()
    }
    .overlay(alignment: .top) {
      if let banner = wallet.banner {
        BannerLook(text: banner).onTapGesture { wallet.banner = nil }.accessibilityHidden(true)
      }
    }
  }
}

/// The program with the first screen.
public struct NaiveWalletApp: App {
  public init() {}

  public var body: some Scene {
    WindowGroup("Wallet Pal, first version") { NaiveWallet() }
      .defaultSize(width: 460, height: 820)
  }
}

/// The name of a budget above a slider of shapes.
private struct NaiveBudget: View {
  @Binding var budget: Wallet.Budget
  @State private var width: CGFloat = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("$\(Int(budget.amount))").font(.system(size: 15)).foregroundStyle(Color(white: 0.65))
      SliderTrack(share: budget.amount / budget.limit)
        .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
        .dragging($budget.amount, upTo: budget.limit, width: width)
    }
  }
}

/// A button that shows a symbol and forgets its label.
private struct NaiveSymbolStyle: ButtonStyle {
  let symbol: String

  func makeBody(configuration: Configuration) -> some View {
    Image(systemName: symbol).imageScale(.large).accessibilityLabel(symbol)
  }
}

private struct NaiveFriend: View {
  let friend: Wallet.Friend
  let wallet: Wallet

  var body: some View {
    FriendCard(friend: friend).overlay(alignment: .topTrailing) {
      Image(systemName: "bell").font(.system(size: 14)).padding(4).onTapGesture { wallet.remind(friend) }
        .accessibilityLabel("bell").accessibilityAddTraits(.isButton)
    }
  }
}
