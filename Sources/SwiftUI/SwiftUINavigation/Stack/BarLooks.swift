import CoreGraphics
import SwiftUICore

/// What controllers and appearances of UIKit say of bars, beyond what SwiftUI has modifiers for.
package struct BarLooks {
  /// A line above the title.
  package var prompt: Text?
  /// What the back button of the screen above says; nil for the screen's title.
  package var backTitle: Text?
  /// Whether the back button of the screen above is its arrow alone.
  package var hidesBackTitle: Bool?
  /// How far the title of the back button of the screen above is moved, in points.
  package var backTitleOffset: CGSize?
  /// The image behind the back button of the screen above.
  package var backGround: AnyView?
  /// The large title; nil for the title.
  package var largeTitleText: Text?
  /// The text below the large title; nil for the subtitle.
  package var largeSubtitle: Text?
  /// What the screen's own back button does; nil for going back.
  package var backAction: (() -> Void)?
  /// Whether a person may drag the screen away at the moment; nil for yes.
  package var allowsSwipeBack: (() -> Bool)?
  /// How far the title is moved, in points.
  package var titleOffset: CGSize?
  package var title: BarTextStyle?
  package var largeTitle: BarTextStyle?
  package var tint: [ToolbarPlacement.Bar: Color] = [:]
  package var surfaces: [ToolbarPlacement.Bar: BarSurfaces] = [:]

  package init() {}

  mutating func add(_ other: BarLooks) {
    prompt = prompt ?? other.prompt
    backTitle = backTitle ?? other.backTitle
    hidesBackTitle = hidesBackTitle ?? other.hidesBackTitle
    backTitleOffset = backTitleOffset ?? other.backTitleOffset
    backGround = backGround ?? other.backGround
    largeTitleText = largeTitleText ?? other.largeTitleText
    largeSubtitle = largeSubtitle ?? other.largeSubtitle
    backAction = backAction ?? other.backAction
    allowsSwipeBack = allowsSwipeBack ?? other.allowsSwipeBack
    titleOffset = titleOffset ?? other.titleOffset
    title = title ?? other.title
    largeTitle = largeTitle ?? other.largeTitle
    tint.merge(other.tint) { first, _ in first }
    surfaces.merge(other.surfaces) { first, _ in first }
  }
}

/// The letters of a title in a bar.
package struct BarTextStyle {
  package var font: Font?
  package var color: Color?

  package init(font: Font?, color: Color?) {
    self.font = font
    self.color = color
  }

  func apply(to text: Text) -> Text {
    var text: Text = text
    if let font { text = text.font(font) }
    if let color { text = text.foregroundStyle(color) }
    return text
  }
}

/// What lies behind a bar.
package struct BarSurface {
  /// Nil for nothing.
  package var style: AnyShapeStyle?
  /// A picture in front of the style, as large as the bar; nil for none.
  package var picture: AnyView?
  /// The colour of the line at the bar's edge; nil for none.
  package var separator: AnyShapeStyle?

  package init(style: AnyShapeStyle?, picture: AnyView? = nil, separator: AnyShapeStyle?) {
    self.style = style
    self.picture = picture
    self.separator = separator
  }

  /// As bars are by themselves.
  package static var standard: BarSurface {
    BarSurface(style: AnyShapeStyle(.bar), separator: AnyShapeStyle(.separator))
  }
}

/// What lies behind a bar below which content has been scrolled, and otherwise.
package struct BarSurfaces {
  package var standard: BarSurface
  /// Nil for nothing.
  package var edge: BarSurface?

  package init(standard: BarSurface, edge: BarSurface?) {
    self.standard = standard
    self.edge = edge
  }
}

/// What holds for all bars of a program, such as what it sets on appearances of UIKit.
@MainActor
package enum BarDefaults {
  /// Says what no view says; nil as long as nothing is set.
  package static var complete: ((inout BarWishes) -> Void)?
}

/// What lies behind a bar as a view, with the line at one of its edges.
struct BarSurfaceView: View {
  let surface: BarSurface
  let edge: Alignment

  var body: some View {
    ZStack {
      if let style = surface.style { Rectangle().fill(style) } else { Color.clear }
    }
    .overlay { if let picture = surface.picture { picture } }
    .overlay(alignment: edge) {
      if let separator = surface.separator { Rectangle().fill(separator).frame(height: 0.5) }
    }
  }
}
