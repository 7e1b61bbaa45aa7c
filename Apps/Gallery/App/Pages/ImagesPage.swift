import SwiftUI

struct ImagesPage: View {
  private var sign: Image { Image(.sign) }

  private static let target = Image(size: CGSize(width: 30, height: 30)) { context in
    for (inset, color) in [(0, Color.red), (5, .white), (10, .red)] as [(CGFloat, Color)] {
      context.fill(Circle().inset(by: inset).path(in: CGRect(x: 0, y: 0, width: 30, height: 30)), with: .color(color))
    }
  }

  var body: some View {
    Example("A picture of a catalog") {
      Image(.sign).accessibilityLabel("A hill under the sun")
    }
    Example("Sizes") {
      Specimens {
        Specimen("Stretched") { sign.resizable().frame(width: 64, height: 64) }
        Specimen("Fitted") { sign.resizable().scaledToFit().frame(width: 64, height: 64).border(.gray) }
        Specimen("Filled") { sign.resizable().scaledToFill().frame(width: 64, height: 64).clipped() }
        Specimen("Tiled") { sign.resizable(resizingMode: .tile).frame(width: 64, height: 64) }
        Specimen("Round") { sign.resizable().scaledToFill().frame(width: 64, height: 64).clipShape(.circle) }
        Specimen("With corners") {
          sign.resizable(capInsets: EdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)).frame(
            width: 64, height: 64)
        }
        Specimen("In pixels") { sign.interpolation(.none).resizable().frame(width: 64, height: 40) }
        Specimen("Template") {
          Image(.key).renderingMode(.template).resizable().scaledToFit().frame(width: 64, height: 48)
            .foregroundStyle(.purple)
        }
      }
    }
    Example("Drawn") {
      Self.target
      Text("A target \(Self.target) in a line")
    }
    Example("From an address") {
      AsyncImage(url: nil).frame(width: 64, height: 40)
    }
  }
}

#Preview("Images", traits: .sizeThatFitsLayout) { ImagesPage() }
