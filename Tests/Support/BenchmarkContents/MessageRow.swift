import SwiftUI

/// A row as in a list of messages: a picture, a title, a time, a message of two lines on a phone, and two buttons.
public struct MessageRow: View {
  let number: Int

  public init(number: Int) { self.number = number }

  /// The width that a phone of 393 points leaves for the message: without the padding, the picture and its distance.
  public static let textWidth: CGFloat = 393 - 2 * 8 - 40 - 12

  /// The texts of a row.
  public static func strings(_ number: Int) -> [String] {
    ["Sender \(number)", "10:\(number % 60)", message(number), "Reply", "Forward"]
  }

  public static func message(_ number: Int) -> String {
    "Message \(number) goes on for a while, so that the line has to wrap at least once on a phone."
  }

  public var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Circle().fill(.blue).frame(width: 40, height: 40)
      VStack(alignment: .leading, spacing: 4) {
        HStack {
          Text("Sender \(number)").font(.headline)
          Spacer()
          Text("10:\(number % 60)").font(.caption).foregroundStyle(.secondary)
        }
        Text("Message \(number) goes on for a while, so that the line has to wrap at least once on a phone.")
          .font(.subheadline)
        HStack {
          Button("Reply") {}
          Button("Forward") {}
        }
      }
    }
    .padding(8)
  }
}

/// Message rows that all are laid out at once, each as high as its message needs.
public struct MessageList: View {
  let count: Int

  public init(count: Int) { self.count = count }

  public var body: some View {
    ScrollView { VStack { ForEach(0..<count, id: \.self) { MessageRow(number: $0) } } }
  }
}

/// The same rows with the height of the window for all of them, so that each message is cut to one line.
public struct SqueezedMessages: View {
  let count: Int

  public init(count: Int) { self.count = count }

  public var body: some View { VStack { ForEach(0..<count, id: \.self) { MessageRow(number: $0) } } }
}
