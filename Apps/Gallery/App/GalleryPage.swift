import SwiftUI

/// One page of the gallery: views of a kind, each with a word of what it is.
@MainActor
public struct GalleryPage: Identifiable {
  /// The file's name of the page's pictures.
  public let id: String
  public let title: String
  private let content: () -> AnyView

  init<Content: View>(_ title: String, @ViewBuilder content: @escaping () -> Content) {
    self.title = title
    id = title.lowercased().split(separator: " ").joined(separator: "-")
    self.content = { AnyView(content()) }
  }

  /// The page with its title, as long as it is.
  public var view: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text(title).font(.largeTitle.bold()).accessibilityAddTraits(.isHeader)
      content()
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
    // As in a scroll view: a page that is offered its own height exactly would share it out otherwise.
    .fixedSize(horizontal: false, vertical: true)
  }

  /// All pages, in the order in which they are shown.
  public static var all: [GalleryPage] {
    [
      GalleryPage("Text") { TextPage() },
      GalleryPage("Type") { TypePage() },
      GalleryPage("Shapes") { ShapesPage() },
      GalleryPage("Colors and Gradients") { ColorsPage() },
      GalleryPage("Effects") { EffectsPage() },
      GalleryPage("Transforms") { TransformsPage() },
      GalleryPage("Canvas") { CanvasPage() },
      GalleryPage("Animation") { AnimationPage() },
      GalleryPage("Symbols") { SymbolsPage() },
      GalleryPage("Moving Symbols") { MovingSymbols() },
      GalleryPage("Images") { ImagesPage() },
      GalleryPage("Printing") { PrintingPage() },
      GalleryPage("Drawn with UIKit") { UIKitPage() },
      GalleryPage("Controllers of UIKit") { UIKitControllersPage() },
      GalleryPage("Containers of UIKit") { UIKitContainersPage() },
      GalleryPage("Transitions of UIKit") { UIKitTransitionsPage() },
      GalleryPage("Drags and Keys of UIKit") { UIKitDragsPage() },
      GalleryPage("Controls") { ControlsPage() },
      GalleryPage("Values") { ValuesPage() },
      GalleryPage("Menus") { MenusPage() },
      GalleryPage("Sheets and Alerts") { SheetsPage() },
      GalleryPage("Tabs") { TabsPage() },
      GalleryPage("Navigation") { NavigationPage() },
      GalleryPage("Split Views") { SplitViewsPage() },
      GalleryPage("Choices") { ChoicesPage() },
      GalleryPage("Text Input") { TextInputPage() },
      GalleryPage("Dates") { DatesPage() },
      GalleryPage("Rows") { RowsPage() },
      GalleryPage("Styles") { StylesPage() },
      GalleryPage("Stacks and Grids") { LayoutPage() },
      GalleryPage("Geometry") { GeometryPage() },
      GalleryPage("Scrolling") { ScrollingPage() },
      GalleryPage("Lists") { ListsPage() },
      GalleryPage("Tables and Forms") { TablesPage() },
      GalleryPage("Tables of UIKit") { UIKitTablesPage() },
      GalleryPage("Collections of UIKit") { UIKitCollectionsPage() },
      GalleryPage("Pickers of UIKit") { UIKitPickersPage() },
      GalleryPage("Looks of UIKit") { UIKitLooksPage() },
      GalleryPage("Layers of UIKit") { LayersPage() },
      GalleryPage("Gestures") { GesturesPage() },
      GalleryPage("Marks of Charts") { ChartMarksPage() },
      GalleryPage("Axes of Charts") { ChartAxesPage() },
      GalleryPage("Selecting in Charts") { ChartInteractionPage() },
      GalleryPage("Charts in Space") { ChartSpacePage() },
      GalleryPage("Moving Things") { MovingPage() },
      GalleryPage("Documents and Pointers of UIKit") { UIKitDocumentsPage() },
    ]
  }
}

/// A part of a page under a heading.
struct Example<Content: View>: View {
  let title: String
  @ViewBuilder let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.headline).accessibilityAddTraits(.isHeader)
      content
    }
  }
}

/// Views beside each other, and below each other where the text is too large for that.
struct ExampleRow<Content: View>: View {
  @ViewBuilder let content: Content
  @Environment(\.dynamicTypeSize) private var textSize: DynamicTypeSize

  var body: some View {
    let layout: AnyLayout =
      textSize.isAccessibilitySize ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
    layout { content }
  }
}

/// A small thing with its name below it, which a reader takes together.
struct Specimen<Content: View>: View {
  let name: String
  @ViewBuilder let content: Content

  init(_ name: String, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  var body: some View {
    VStack(spacing: 4) {
      content.accessibilityHidden(true)
      // Names of symbols have no spaces: they may go on in another line after each dot.
      Text(name.split(separator: ".").joined(separator: ".\u{200B}")).font(.caption).foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
        .accessibilityLabel(name)
    }
    .accessibilityElement(children: .combine)
  }
}

/// Texts beside each other, or below each other where they are so large that they would be broken in the middle of words.
struct TextRow<Content: View>: View {
  @ViewBuilder let content: Content
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    let layout =
      size.isAccessibilitySize ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
    layout { content }
  }
}

/// Specimens in as many columns as there is room for.
struct Specimens<Content: View>: View {
  @ViewBuilder let content: Content
  @ScaledMetric(relativeTo: .caption) private var scale: CGFloat = 1
  private let width: CGFloat

  /// - Parameter width: what a column needs at least at the default size of text, in points. No column asks for more
  ///   than what a phone has room for.
  init(width: CGFloat = 76, @ViewBuilder content: () -> Content) {
    self.width = width
    self.content = content()
  }

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: min(width * scale, 272)), alignment: .top)], spacing: 12) {
      content
    }
  }
}
