import SwiftUI

struct ScrollingPage: View {
  @State private var position = ScrollPosition(idType: Int.self)

  var body: some View {
    Example("Sideways") {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 12) {
          ForEach(1...20, id: \.self) { number in
            card(number).containerRelativeFrame(.horizontal, count: 3, spacing: 12)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition($position)
      .scrollIndicators(.hidden)
      .scrollBounceBehavior(.basedOnSize)
      .frame(height: 80)
    }
    Example("Pinned headers") {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 8, pinnedViews: .sectionHeaders) {
          ForEach(["Spring", "Summer", "Autumn"], id: \.self) { season in
            Section {
              ForEach(1...5, id: \.self) { week in Text("Week \(week) of \(season.lowercased())") }
            } header: {
              Text(season).font(.headline).frame(maxWidth: .infinity, alignment: .leading).background(.background)
            }
          }
        }
      }
      .defaultScrollAnchor(.top)
      .frame(height: 160)
    }
    Example("From the end") {
      ScrollViewReader { _ in
        ScrollView {
          VStack(alignment: .leading) { ForEach(1...6, id: \.self) { Text("Line \($0)") } }
        }
        .defaultScrollAnchor(.bottom)
        .contentMargins(.horizontal, 24)
        .scrollIndicatorsFlash(onAppear: true)
      }
      .frame(height: 64)
      .border(.gray)
    }
    Example("Beyond the frame") {
      ScrollView(.horizontal) { HStack { ForEach(1...8, id: \.self) { card($0).frame(width: 64) } } }
        .scrollClipDisabled().scrollDisabled(true).frame(height: 72)
    }
    Example("Fading at the edges") {
      ScrollView(.horizontal) {
        HStack(spacing: 12) {
          ForEach(1...8, id: \.self) { number in
            card(number).frame(width: 96).scrollTransition { view, phase in
              view.opacity(phase.isIdentity ? 1 : 0.3).scaleEffect(phase.isIdentity ? 1 : 0.8)
            }
          }
        }
      }
      .frame(height: 80)
    }
  }

  private func card(_ number: Int) -> some View {
    Text(number, format: .number).font(.title2).foregroundStyle(.white).frame(maxWidth: .infinity, minHeight: 64)
      .background(.indigo.gradient, in: .rect(cornerRadius: 12))
  }
}

#Preview("Scrolling") { ScrollingPage() }
