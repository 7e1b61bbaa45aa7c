import CoreGraphics
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import SwiftUINavigation
import Testing
import ViewTestSupport

/// Sizes, grounds, corners and places of presented views.
@MainActor @Suite("Settings of presentations", .serialized) struct PresentationSettingTests {
  /// A sheet in a window, after it has come.
  private func sheet(
    width: CGFloat = 1200, height: CGFloat = 1000, idiom: Idiom = .desktop, _ content: some View
  ) throws -> HeadlessHost {
    let host = try window(width: width, height: height, settings: HostSettings(idiom: idiom)) {
      Text("Behind").sheet(isPresented: .constant(true)) { content }
    }
    host.finishAnimations()
    return host
  }

  /// How large a sheet's content may be that takes all that it is offered.
  private func size(_ sizing: some PresentationSizing) throws -> CGSize {
    let host = try sheet(
      Color.red.frame(minWidth: 100, idealWidth: 200, minHeight: 50, idealHeight: 150)
        .accessibilityElement().accessibilityLabel("Content").presentationSizing(sizing))
    return try #require(host.frame("Content")).size
  }

  @Test("A sheet is as large as its content, as a form or as a page, by name and as a value")
  func sizes() throws {
    let (fitted, form, page): (CGSize, CGSize, CGSize) = (
      try size(.fitted), try size(.form), try size(.page)
    )
    #expect(fitted == CGSize(width: 200, height: 150))
    #expect(form.width > fitted.width && form.width < page.width && form.height > fitted.height, "\(form) \(page)")
    #expect(try size(FittedPresentationSizing()) == fitted && size(.automatic) == fitted)
    #expect(try size(AutomaticPresentationSizing()) == fitted)
    #expect(try size(FormPresentationSizing()) == form && size(PagePresentationSizing()) == page)
    #expect(form == CGSize(width: 540, height: 620) && page.width == 960, "\(form) \(page)")
  }

  @Test("A sizing is fitted along one axis or both")
  func fitting() throws {
    #expect(try size(.form.fitted(horizontal: true, vertical: false)) == CGSize(width: 200, height: 620))
    #expect(try size(.form.fitted(horizontal: false, vertical: true)) == CGSize(width: 540, height: 150))
    #expect(try size(.form.fitted(horizontal: true, vertical: true)) == size(.fitted))
    #expect(try size(.form.fitted(horizontal: false, vertical: false)) == size(.form))
  }

  @Test("A sizing of a program's own measures the content, and changes what others say")
  func ownSizing() throws {
    struct Wider: PresentationSizing {
      func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
      ) -> ProposedViewSize {
        let ideal: CGSize = root.sizeThatFits(.unspecified)
        let form: ProposedViewSize = FormPresentationSizing().proposedSize(for: root, context: context)
        let page: ProposedViewSize = PagePresentationSizing().proposedSize(for: root, context: context)
        let fitted: ProposedViewSize = FittedPresentationSizing().proposedSize(for: root, context: context)
        let usual: ProposedViewSize = AutomaticPresentationSizing().proposedSize(for: root, context: context)
        guard fitted == ProposedViewSize(ideal), usual == fitted, page.width ?? 0 > form.width ?? 0 else {
          return .zero
        }
        return ProposedViewSize(width: ideal.width + 40, height: form.height)
      }
    }
    #expect(try size(Wider()) == CGSize(width: 240, height: 620))
  }

  private var content: some View { Text("Sheet").frame(width: 100, height: 80) }

  @Test("A sheet lies on the ground that it is given, and has the corners that it is given")
  func grounds() throws {
    let plain: [String] = try sheet(content).displayLines
    let red: [String] = try sheet(content.presentationBackground(.red)).displayLines
    #expect(try red != plain && red != sheet(content.presentationBackground(.blue)).displayLines)
    #expect(try sheet(content.presentationBackground { Text("Ground") }).labels.contains("Sheet"))
    func ground(_ alignment: Alignment) throws -> CGRect? {
      try sheet(content.presentationBackground(alignment: alignment) { Text("Ground") }).frame("Ground")
    }
    let (corner, middle): (CGRect?, CGRect?) = (try ground(.bottomTrailing), try ground(.center))
    #expect(try #require(corner).midX > #require(middle).midX && #require(corner).midY > #require(middle).midY)
    let round: [String] = try sheet(content.presentationCornerRadius(30)).displayLines
    #expect(try round != plain && round != sheet(content.presentationCornerRadius(20)).displayLines)
    #expect(try sheet(content.presentationCornerRadius(nil)).displayLines == plain)
  }

  private func phone(_ content: some View) throws -> HeadlessHost {
    try sheet(width: 393, height: 700, idiom: .phone, content)
  }

  @Test("A sheet with several heights has a mark for dragging, unless it is hidden; others have it where it is wanted")
  func dragIndicators() throws {
    let grabber = "Sheet Grabber"
    let halved = content.presentationDetents([.medium, .large])
    #expect(try phone(halved).labels.contains(grabber))
    #expect(try !phone(halved.presentationDragIndicator(.hidden)).labels.contains(grabber))
    #expect(try phone(halved.presentationDragIndicator(.automatic)).labels.contains(grabber))
    let low = content.presentationDetents([.medium])
    #expect(try !phone(low).labels.contains(grabber))
    #expect(try phone(low.presentationDragIndicator(.visible)).labels.contains(grabber))
  }

  @Test("What is behind a sheet can be used where the sheet lets it, up to a height")
  func interactions() throws {
    func used(_ interaction: PresentationBackgroundInteraction, _ detent: PresentationDetent) throws -> Bool {
      var count = 0
      let host = try window(width: 393, height: 700, settings: HostSettings(idiom: .phone)) {
        VStack {
          Button("Behind") { count += 1 }
          Spacer()
        }
        .sheet(isPresented: .constant(true)) {
          content.presentationDetents([.medium, .large], selection: .constant(detent))
            .presentationBackgroundInteraction(interaction)
        }
      }
      host.finishAnimations()
      _ = host.tap(at: CGPoint(x: 196, y: 12))
      host.update()
      return count == 1
    }
    #expect(try used(.enabled, .medium))
    #expect(try !used(.automatic, .medium) && !used(.disabled, .medium))
    #expect(try used(.enabled(upThrough: .medium), .medium))
    #expect(try !used(.enabled(upThrough: .medium), .large))
  }

  @Test("A popover in a narrow window is a sheet, a cover or stays one, as it is told")
  func adaptations() throws {
    func popover(_ idiom: Idiom, _ change: (Text) -> some View) throws -> CGRect {
      let shown = change(Text("Popover"))
      let host = try window(width: 393, height: 700, settings: HostSettings(idiom: idiom)) {
        Text("Anchor").popover(isPresented: .constant(true), arrowEdge: .top) { shown }
      }
      host.finishAnimations()
      return try #require(host.frame("Popover"), "\(host.labels)")
    }
    let sheet: CGRect = try popover(.phone) { $0 }
    let popup: CGRect = try popover(.phone) { $0.presentationCompactAdaptation(.popover) }
    let cover: CGRect = try popover(.phone) { $0.presentationCompactAdaptation(.fullScreenCover) }
    #expect(sheet != popup && popup != cover && abs(cover.midY - 350) < 1, "\(sheet) \(popup) \(cover)")
    #expect(try popover(.phone) { $0.presentationCompactAdaptation(.automatic) } == sheet)
    #expect(try popover(.phone) { $0.presentationCompactAdaptation(.sheet) } == sheet)
    #expect(try popover(.phone) { $0.presentationCompactAdaptation(.none) } == popup)
    #expect(
      try popover(.phone) { $0.presentationCompactAdaptation(horizontal: .none, vertical: .sheet) } == popup)
    // A desktop's window is not narrow.
    let wide: CGRect = try popover(.desktop) { $0 }
    #expect(try popover(.desktop) { $0.presentationCompactAdaptation(.fullScreenCover) } == wide)
  }

  /// Half of the height, or a quarter where lines are read from the right.
  private struct Halved: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? {
      context.maxDetentValue / (context.layoutDirection == .rightToLeft ? 4 : 2)
    }
  }

  @Test("A height of a program's own is told of the environment of its place")
  func detents() throws {
    func top(_ direction: LayoutDirection) throws -> CGFloat {
      let host = try window(width: 393, height: 700, settings: HostSettings(idiom: .phone)) {
        Text("Behind").sheet(isPresented: .constant(true)) {
          Text("Sheet").presentationDetents([.custom(Halved.self)])
        }
        .environment(\.layoutDirection, direction)
      }
      host.finishAnimations()
      return try #require(host.frame("Sheet")).midY
    }
    #expect(try top(.rightToLeft) > top(.leftToRight) + 50)
  }
}
