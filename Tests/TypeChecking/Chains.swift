// scopes: 20000
import SwiftUI

/// A long chain of the modifiers that are used most, with a modifier at its end that there is not.
struct LongChain: View {
  @State var isOn: Bool = false
  var count: Int = 3

  var body: some View {
    Text("A")
      .font(.title)
      .fontWeight(.bold)
      .foregroundColor(.red)
      .lineLimit(2)
      .multilineTextAlignment(.leading)
      .padding()
      .background(Color.red)
      .cornerRadius(8)
      .shadow(radius: 3)
      .padding(.horizontal, 8)
      .frame(maxWidth: .infinity, alignment: .leading)
      .transition(.opacity)
      .onChange(of: count) { isOn.toggle() }
      .disabled(isOn)
      .tag(count)
      .missing()  // error: missing
  }
}

/// Modifiers whose arguments are worked out, with a modifier at the end that there is not.
struct ChainOfExpressions: View {
  @State var isOn: Bool = false
  var width: CGFloat = 1

  var body: some View {
    Text("A")
      .font(.system(size: width * 2 + 1, weight: .bold))
      .foregroundColor(isOn ? .red : .blue)
      .padding(.horizontal, width * 2 + 1)
      .frame(maxWidth: .infinity, minHeight: width * 2, alignment: .leading)
      .clipShape(RoundedRectangle(cornerRadius: width * 2 + 1))
      .overlay(RoundedRectangle(cornerRadius: width).stroke(.red, lineWidth: width / 2))
      .shadow(color: .black.opacity(0.1), radius: width * 2, x: 0, y: width)
      .opacity(isOn ? 1 : 0.5)
      .scaleEffect(isOn ? 1 : 0.9)
      .rotationEffect(.degrees(isOn ? 180 : 0))
      .offset(x: width * 2, y: isOn ? 0 : -width)
      .animation(.easeInOut(duration: 0.3), value: isOn)
      .onAppear { isOn = true }
      .missing()  // error: missing
  }
}

/// The same modifiers with a missing name as an argument in the middle.
struct MissingArgument: View {
  @State var isOn: Bool = false
  var width: CGFloat = 1

  var body: some View {
    Text("A")
      .font(.title)
      .foregroundColor(isOn ? .red : .blue)
      .padding(.horizontal, width * 2 + 1)
      .background(missing)  // error: missing
      .clipShape(RoundedRectangle(cornerRadius: width * 2 + 1))
      .overlay(RoundedRectangle(cornerRadius: width).stroke(.red, lineWidth: width / 2))
      .opacity(isOn ? 1 : 0.5)
      .onAppear { isOn = true }
  }
}

/// Names after a dot that there are not.
struct MissingMembers: View {
  var width: CGFloat = 1

  var body: some View {
    VStack {
      Text("A").font(.missing).padding(width * 2 + 1)  // error: missing
    }
  }
}

struct MissingColor: View {
  var width: CGFloat = 1

  var body: some View {
    RoundedRectangle(cornerRadius: width * 2 + 1).fill(Color.missing).padding(width * 2 + 1)  // error: missing
  }
}

struct MissingStyle: View {
  var width: CGFloat = 1

  var body: some View {
    Circle().scale(width * 2 + 1).foregroundStyle(.missing).padding(width * 2 + 1)  // error: missing
  }
}
