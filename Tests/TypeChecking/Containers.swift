// scopes: 16000
import SwiftUI

struct Entry: Identifiable {
  var id: Int = 0
  var name: String = ""
}

/// A missing modifier within rows, beside views that are all right.
struct MissingInRows: View {
  @State var isOn: Bool = false
  var entries: [Entry] = []
  var width: CGFloat = 1

  var body: some View {
    VStack {
      ForEach(entries) { entry in
        Button {
          isOn = entry.id > 3
        } label: {
          Text(entry.name).padding(width * 2 + 3 - width / 3)
          Text(entry.name).missing()  // error: missing
        }
      }
    }
  }
}

/// A property that the elements of bound rows don't have.
struct MissingInBoundRows: View {
  @State var entries: [Entry] = []
  var width: CGFloat = 1

  var body: some View {
    ForEach($entries) { $entry in
      HStack {
        Text(entry.name).padding(width * 2 + 3 - width / 3)
        Text("\(entry.id + 1)").missing()  // error: missing
      }
    }
  }
}

/// A type that there is not, around and beside others.
struct MissingType: View {
  var entries: [Entry] = []
  var width: CGFloat = 1

  var body: some View {
    Missing {  // error: Missing
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: width * 2 + 1) {
          ForEach(entries) { entry in
            Group {
              Text(entry.name).padding(width * 2 + 1 - width / 3)
            }
          }
        }
      }
      .padding(width * 2 + 1 - width / 3)
    }
  }
}

/// Data that there are not.
struct MissingData: View {
  var width: CGFloat = 1

  var body: some View {
    VStack {
      ForEach(missing, id: \.self) { index in  // error: missing
        Text("\(width * 2 + 1)").padding(width * 2 + 1 - width / 3)
      }
    }
  }
}

/// Views that are all right before the one that is not.
struct LoopsBeforeError: View {
  var entries: [Entry] = []
  var width: CGFloat = 1

  var body: some View {
    ScrollView {
      ForEach(entries) { entry in
        Group {
          ForEach(0..<3) { index in
            Text(entry.name).padding(CGFloat(index) * width + 3)
          }
        }
      }
      ForEach(0..<3, id: \.self) { index in
        Text("\(index + 1)").scaleEffect(CGFloat(index) * width + 3)
      }
      Section {
        Text("A")
      } header: {
        Text("\(entries.count + 1)")
      }
      Text("A").missing()  // error: missing
    }
  }
}
