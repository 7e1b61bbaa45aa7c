import SwiftUI

/// How views get their places and sizes, and tell others of them.
struct GeometryPage: View {
  private func box(_ color: Color) -> some View {
    RoundedRectangle(cornerRadius: 6).fill(color).accessibilityHidden(true)
  }

  var body: some View {
    Example("Sizes") {
      HStack {
        box(.red).aspectRatio(2, contentMode: .fit)
        box(.green).aspectRatio(1, contentMode: .fit)
      }
      .frame(height: 40)
      GeometryReader { proxy in box(.blue).frame(width: proxy.size.width / 3) }.frame(height: 24)
      HStack(spacing: 8) {
        Text("This gives way to the other").lineLimit(1)
        Text("which comes first").lineLimit(1).layoutPriority(1)
      }
      Text("As wide").fixedSize().border(.gray)
    }
    Example("Guides") {
      // In an overlay, since a guide of its own goes on to those around: the page would be set by it.
      Color.clear.frame(width: 120, height: 36).overlay(alignment: .topLeading) {
        VStack(alignment: .leading, spacing: 4) {
          box(.orange).frame(width: 80, height: 16)
          box(.purple).frame(width: 80, height: 16).alignmentGuide(.leading) { $0.width / -2 }
        }
      }
      HStack(alignment: .firstTextBaseline) {
        Text("Large").font(.title)
        Text("and small on one line").font(.caption)
      }
    }
    Example("Safe areas") {
      box(.teal).frame(height: 40)
        .safeAreaInset(edge: .bottom, spacing: 4) { Text("Below").font(.caption) }
        .frame(height: 80).border(.gray)
      box(.indigo).frame(height: 40)
        .safeAreaBar(edge: .top, spacing: 4) { Text("A bar above").font(.caption) }
        .frame(height: 80).border(.gray)
      box(.mint).safeAreaPadding(12).frame(height: 56).border(.gray)
    }
    Example("Told to those around") {
      TextRow {
        Text("One")
        Text("chosen").anchorPreference(key: Chosen.self, value: .bounds) { $0 }
        Text("of three")
      }
      .backgroundPreferenceValue(Chosen.self) { anchor in
        GeometryReader { proxy in
          // Anchors are counted from the left, offsets from where reading begins.
          if let anchor {
            Capsule().fill(.yellow.opacity(0.5)).frame(width: proxy[anchor].width + 12, height: proxy[anchor].height)
              .offset(x: proxy[anchor].minX - 6, y: proxy[anchor].minY)
          }
        }
        .environment(\.layoutDirection, .leftToRight)
      }
      TextRow {
        Text("Another")
        Text("one").anchorPreference(key: Chosen.self, value: .bounds) { $0 }
      }
      .overlayPreferenceValue(Chosen.self) { anchor in
        GeometryReader { proxy in
          if let anchor {
            Rectangle().stroke(.red).frame(width: proxy[anchor].width, height: proxy[anchor].height)
              .offset(x: proxy[anchor].minX, y: proxy[anchor].minY)
          }
        }
        .environment(\.layoutDirection, .leftToRight)
      }
    }
    Example("Shapes of what is around") {
      ContainerRelativeShape().fill(.indigo).padding(8).frame(width: 96, height: 64).background(.gray.opacity(0.3))
        .containerShape(.rect(cornerRadius: 24)).clipShape(.rect(cornerRadius: 24))
    }
    Example("A layout of its own") {
      Stairs {
        ForEach(0..<4, id: \.self) { _ in box(.pink).frame(width: 48, height: 20) }
      }
    }
  }
}

private struct Chosen: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

/// Each view begins where the one before ends, and below it.
private struct Stairs: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.reduce(into: .zero) { size, view in
      let own: CGSize = view.sizeThatFits(.unspecified)
      size.width += own.width
      size.height += own.height
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var corner: CGPoint = bounds.origin
    for view in subviews {
      let size: CGSize = view.sizeThatFits(.unspecified)
      view.place(at: corner, proposal: .unspecified)
      corner.x += size.width
      corner.y += size.height
    }
  }
}

#Preview("Geometry") { GeometryPage() }
