import CoreGraphics
import UIFoundation

/// Where the picture and the texts of a row lie: rows with a configuration and those of a standard style share it.
@MainActor
struct ListContentLayout {
  var margins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  var imageToText: CGFloat = 16
  var horizontalPadding: CGFloat = 8
  var verticalPadding: CGFloat = 3
  var isSideBySide: Bool = false
  var maximumImageSize: CGSize = .zero
  var reservedImageSize: CGSize = .zero
  var isMirrored: Bool = false

  struct Frames {
    var height: CGFloat = 0
    var image: CGRect = .zero
    var text: CGRect = .zero
    var secondary: CGRect = .zero
  }

  /// - Parameters:
  ///   - image: The size of the picture; nil for none.
  ///   - height: How high the row is; nil for as high as the content is, which is in the middle of a higher one.
  func frames(image: CGSize?, text: UILabel?, secondary: UILabel?, width: CGFloat, height: CGFloat?) -> Frames {
    var result = Frames()
    let reserved: CGSize = image == nil ? .zero : reservedRoom
    var start: CGFloat = margins.leading
    let end: CGFloat = max(start, width - margins.trailing)
    var picture: CGSize = .zero
    if let image {
      picture = fitted(image)
      let room: CGFloat = max(reserved.width, picture.width)
      result.image = CGRect(x: start + (room - picture.width) / 2, y: 0, width: picture.width, height: picture.height)
      start = min(end, start + room + imageToText)
    }
    let room: CGFloat = max(0, end - start)
    let texts: CGFloat = arrange(Self.shown(text), Self.shown(secondary), from: start, room: room, into: &result)
    let inner: CGFloat = max(texts, max(picture.height, reserved.height))
    result.height = ceil(margins.top + inner + margins.bottom)
    let whole: CGFloat = height ?? result.height
    // What is higher than the row is cut off at both ends alike.
    let middle: CGFloat = margins.top + (whole - margins.top - margins.bottom) / 2
    result.image.origin.y = middle - picture.height / 2
    result.text.origin.y += middle - texts / 2
    result.secondary.origin.y += middle - texts / 2
    if isMirrored {
      result.image.origin.x = width - result.image.maxX
      result.text.origin.x = width - result.text.maxX
      result.secondary.origin.x = width - result.secondary.maxX
    }
    return result
  }

  private static func shown(_ label: UILabel?) -> UILabel? {
    guard let label, !label.isHidden, let text = label.text, !text.isEmpty else { return nil }
    return label
  }

  /// What rows keep for a picture where they ask for the standard. Apple gives no figure: symbols in the size of a row's text
  /// are at most so long.
  private static let standardRoom: CGFloat = 28

  private var reservedRoom: CGSize {
    func room(_ length: CGFloat) -> CGFloat {
      length == UIListContentConfiguration.ImageProperties.standardDimension ? Self.standardRoom : max(0, length)
    }
    return CGSize(width: room(reservedImageSize.width), height: room(reservedImageSize.height))
  }

  private func fitted(_ size: CGSize) -> CGSize {
    guard size.width > 0, size.height > 0 else { return .zero }
    var factor: CGFloat = 1
    if maximumImageSize.width > 0 { factor = min(factor, maximumImageSize.width / size.width) }
    if maximumImageSize.height > 0 { factor = min(factor, maximumImageSize.height / size.height) }
    return CGSize(width: size.width * factor, height: size.height * factor)
  }

  /// Places the texts from the top and returns their height.
  private func arrange(
    _ text: UILabel?, _ secondary: UILabel?, from start: CGFloat, room: CGFloat, into result: inout Frames
  ) -> CGFloat {
    func size(_ label: UILabel?) -> CGSize {
      label?.sizeThatFits(CGSize(width: max(1, room), height: 0)) ?? .zero
    }
    let first: CGSize = size(text)
    let second: CGSize = size(secondary)
    guard text != nil, secondary != nil else {
      result.text = CGRect(x: start, y: 0, width: text == nil ? 0 : room, height: first.height)
      result.secondary = CGRect(x: start, y: 0, width: secondary == nil ? 0 : room, height: second.height)
      return max(first.height, second.height)
    }
    if isSideBySide, first.width + horizontalPadding + second.width <= room {
      let height: CGFloat = max(first.height, second.height)
      result.text = CGRect(x: start, y: (height - first.height) / 2, width: first.width, height: first.height)
      result.secondary = CGRect(
        x: start + room - second.width, y: (height - second.height) / 2, width: second.width, height: second.height)
      return height
    }
    result.text = CGRect(x: start, y: 0, width: room, height: first.height)
    result.secondary = CGRect(x: start, y: first.height + verticalPadding, width: room, height: second.height)
    return result.secondary.maxY
  }
}
