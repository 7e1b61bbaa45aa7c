import SwiftUI

/// A screen that explains a part of the results: a title, then sections one below the other.
struct ResultPage<Content: View>: View {
  let title: String
  let navigationTitle: String
  /// The sort priority of the whole page. A priority of its chart alone would have screen readers read the chart before the title.
  let sortPriority: Double
  @ViewBuilder let content: Content
  @Environment(\.screenMetrics) private var metrics: ScreenMetrics

  init(
    title: String, navigationTitle: String, sortPriority: Double = 0, @ViewBuilder content: () -> Content
  ) {
    self.title = title
    self.navigationTitle = navigationTitle
    self.sortPriority = sortPriority
    self.content = content()
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: metrics.sectionSpacing) {
        Text(verbatim: title)
          .font(.title2.bold())
          .screenTitle()
        content
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, metrics.margin)
      .padding(.vertical, metrics.isWide ? metrics.margin : 8)
      .accessibilityElement(children: .contain)
      .accessibilitySortPriority(sortPriority)
    }
    .navigationTitle(navigationTitle)
  }
}

/// A titled surface with rows.
struct PageSection<Content: View>: View {
  let title: LocalizedStringKey
  @ViewBuilder let content: Content
  @Environment(\.screenMetrics) private var metrics: ScreenMetrics

  init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(spacing: 8) {
      SectionTitle(title)
      VStack(alignment: .leading, spacing: 8) { content }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(metrics.cardPadding)
        .card()
    }
  }
}

/// A name with a value, one element for assistive technologies.
struct ValueRow: View {
  let name: String
  let value: String
  let spoken: String
  @Environment(\.screenMetrics) private var metrics: ScreenMetrics

  /// - Parameter spoken: The words that a screen reader says instead of the value; nil says the value.
  init(name: String, value: String, spoken: String? = nil) {
    self.name = name
    self.value = value
    self.spoken = spoken ?? value
  }

  var body: some View {
    row
      .font(.subheadline)
      .accessibilityElement()
      .accessibilityLabel(name)
      .accessibilityValue(spoken)
      .accessibilityAddTraits(.isStaticText)
  }

  @ViewBuilder private var row: some View {
    if metrics.isStacked {
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: name)
        number
      }
    } else {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Text(verbatim: name)
        Spacer(minLength: 8)
        number.multilineTextAlignment(.trailing)
      }
    }
  }

  private var number: some View { Text(verbatim: value).fontWeight(.semibold).monospacedDigit() }
}
