import SwiftUI

/// Outlines around the lines of a clause, over a picture of the page.
struct ClauseOutline: Shape {
  /// As fractions of the page, from its upper left corner.
  let lines: [CGRect]

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for line in apart {
      let box = CGRect(
        x: rect.minX + line.minX * rect.width, y: rect.minY + line.minY * rect.height,
        width: line.width * rect.width, height: line.height * rect.height)
      path.addRoundedRect(in: box.insetBy(dx: -2, dy: 0), cornerSize: CGSize(width: 2, height: 2))
    }
    return path
  }

  /// Boxes of words reach into the lines above and below: where two overlap, they meet in the middle, so that no outline
  /// strikes through words.
  private var apart: [CGRect] {
    var result: [CGRect] = lines
    for index in result.indices.dropFirst() {
      let (upper, lower) = (result[index - 1], result[index])
      let isBelow: Bool = lower.midY > upper.midY && lower.minX < upper.maxX && upper.minX < lower.maxX
      guard isBelow, lower.minY < upper.maxY else { continue }
      let middle: CGFloat = (lower.minY + upper.maxY) / 2
      result[index - 1].size.height = middle - upper.minY
      result[index] = CGRect(x: lower.minX, y: middle, width: lower.width, height: lower.maxY - middle)
    }
    return result
  }
}

/// A page of the document with the clause outlined: one picture for assistive technologies, which says page and place.
struct PagePicture: View {
  let part: ClausePlace.Part
  /// Nil while it is drawn.
  let picture: UIImage?

  /// Pages are white in every appearance, so the mark has the colours that are legible on white.
  private static let mark = Color(red: 0, green: 0.25, blue: 0.62)

  var body: some View {
    page
      .aspectRatio(aspect, contentMode: .fit)
      .overlay {
        let outline = ClauseOutline(lines: part.lines)
        ZStack {
          outline.fill(Self.mark.opacity(0.08))
          outline.stroke(Self.mark, lineWidth: 1)
        }
      }
      .border(Color.gray.opacity(0.6), width: 1)
      .accessibilityElement()
      .accessibilityLabel(part.description)
      .accessibilityAddTraits(.isImage)
  }

  @ViewBuilder private var page: some View {
    if let picture {
      Image(uiImage: picture).resizable()
    } else {
      Color.white.overlay { ProgressView() }
    }
  }

  private var aspect: CGFloat {
    part.size.height > 0 ? part.size.width / part.size.height : 1
  }
}
