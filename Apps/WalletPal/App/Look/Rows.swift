import SwiftUI

/// A friend's picture, name and debt.
struct FriendCard: View {
  let friend: Wallet.Friend

  var body: some View {
    VStack(spacing: 6) {
      Text(friend.initial).font(.title2).foregroundStyle(.white).padding().background(.indigo, in: Capsule())
      Text(friend.name).font(.headline)
      Text(friend.sentence).font(.footnote)
    }
    .padding()
    .background(Color.primary.opacity(0.05), in: RoundedRectangle(cornerRadius: 16))
  }
}

/// A notice with its symbol.
struct NoticeRow: View {
  let notice: Wallet.Notice

  var body: some View {
    HStack(alignment: .top) {
      Image(systemName: notice.isWarning ? "exclamationmark.triangle.fill" : "bell")
      VStack(alignment: .leading) {
        Text(notice.title).font(.headline)
        Text(notice.detail).font(.subheadline)
      }
      Spacer()
    }
    .padding(.vertical, 4)
  }
}

/// The banner over the top of the screen that tells of an event, such as a payment, when it happens.
struct BannerLook: View {
  let text: String

  var body: some View {
    Text(text).foregroundStyle(.white).padding().background(Color(white: 0.15), in: RoundedRectangle(cornerRadius: 14))
      .padding(.top, 8)
  }
}
