import SwiftUI

struct LayoutPage: View {
  private func box(_ color: Color, _ width: CGFloat = 40, _ height: CGFloat = 32) -> some View {
    RoundedRectangle(cornerRadius: 6).fill(color).frame(width: width, height: height).accessibilityHidden(true)
  }

  @ViewBuilder private var words: some View {
    Text("One")
    Text("Two").containerValue(\.isMarked, true)
    Text("Three")
  }

  var body: some View {
    Example("Stacks") {
      HStack {
        box(.red)
        box(.orange, 40, 56)
        Spacer()
        box(.green)
      }
      HStack(alignment: .bottom) {
        box(.red)
        box(.orange, 40, 56)
        box(.green, 24, 24)
      }
      ZStack(alignment: .topTrailing) {
        box(.blue, 96, 64)
        box(.yellow, 24, 24)
      }
    }
    Example("Grid") {
      Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
        GridRow {
          Text("Name").bold()
          Text("Size").bold()
        }
        GridRow {
          Text("Photo")
          Text("4 MB")
        }
        GridRow {
          Text("Letter")
          Text("12 KB").gridColumnAlignment(.trailing)
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow {
          box(.gray, 12, 12).gridCellAnchor(.center)
          Text("Both")
        }
        Text("Over all columns").gridCellColumns(2)
      }
    }
    Example("Lists of pieces") {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 44))], spacing: 8) {
        ForEach(0..<12, id: \.self) { index in box(index.isMultiple(of: 3) ? .purple : .mint) }
      }
    }
    LazyHGrid(rows: [GridItem(.fixed(32)), GridItem(.fixed(32))], spacing: 8) {
      ForEach(0..<9, id: \.self) { index in box(index.isMultiple(of: 2) ? .indigo : .cyan) }
    }
    .fixedSize()
    Example("Pieces of what is inside") {
      TextRow {
        Group(subviews: words) { views in
          ForEach(views) { view in
            view.padding(6).background(view.containerValues.isMarked ? Color.yellow.opacity(0.4) : .clear).border(.gray)
          }
        }
      }
    }
    Example("What fits") {
      ViewThatFits {
        Text("This sentence is chosen where there is room for all of its words on one line, which is rarely so.")
          .fixedSize()
        Text("There is less room here.")
      }
    }
  }
}

extension ContainerValues {
  @Entry var isMarked: Bool = false
}

struct Layout_Previews: PreviewProvider {
  static var previews: some View {
    // One view each: every view of what is shown is a preview of its own.
    VStack { LayoutPage() }.previewDisplayName("Stacks")
    VStack { LayoutPage() }.previewDisplayName("Stacks, wide").previewLayout(.fixed(width: 600, height: 700))
  }
}
