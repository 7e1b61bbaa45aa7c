import SwiftUI

/// A row of friends, each one element that reminds the friend where there is something to remind of.
struct Friends: View {
  let wallet: Wallet

  var body: some View {
    ScrollView(.horizontal) {
      // At one height, so that a reader takes them as one line.
      HStack(alignment: .top) {
        ForEach(wallet.friends) { friend in
          VStack(spacing: 0) {
            FriendCard(friend: friend)
            if friend.owes > 0 {
              Button {
                wallet.remind(friend)
              } label: {
                Text("Remind").frame(minWidth: 60, minHeight: 44)
              }
            }
          }
          .accessibilityElement(children: .combine)
          .accessibilityLabel("\(friend.name), \(friend.sentence)")
        }
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Friends")
  }
}

/// Notices, each one element, with a rotor through those that warn.
struct Notices: View {
  let notices: [Wallet.Notice]
  @Namespace private var names

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(notices) { notice in
        NoticeRow(notice: notice)
          .accessibilityElement(children: .ignore)
          .accessibilityLabel(notice.isWarning ? "Warning: \(notice.title)" : notice.title)
          .accessibilityValue(notice.detail)
          .accessibilityRotorEntry(id: notice.id, in: names)
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Alerts")
    .accessibilityRotor("Warnings") {
      ForEach(notices.filter(\.isWarning)) { notice in
        AccessibilityRotorEntry(Text(notice.title), id: notice.id, in: names)
      }
    }
  }
}
