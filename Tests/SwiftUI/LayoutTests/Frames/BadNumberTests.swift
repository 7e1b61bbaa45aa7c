import CoreGraphics
import HostHeadless
import LayoutEngine
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Numbers that are no lengths, at every door of layout: whatever they do to the view itself, what is placed is placed at
/// finite points, and the views beside it are still there.
@MainActor
@Suite("Numbers that are no lengths", .serialized)
struct BadNumberTests {
  enum Door: String, CaseIterable {
    case frame, maximum, padding, insets, offset, position, ratio, spacing, rowSpacing
    case gridSpacing, lazySpacing, fixedTrack, flexibleTrack, adaptiveTrack, lazyGridSpacing, scrollPosition
    case contentMargins, barSpacing, safeAreaPadding, relativeFrame, relativeSpans, fitting, layoutSize, layoutPlace
    case layoutGuide, guide, priority, spacer, scale, rotation, depth, listSpacing, shift, corner
    case blur, shadow, border, fontSize, lineSpacing, textScale, visualEffect, zero, preference, hitArea, clipShape
    case minimum, ideal, ratioSize, layoutProposal, anchor, offsets, limits
  }

  static let numbers: [CGFloat] = [.nan, .infinity, -.infinity, -5, 0, .greatestFiniteMagnitude]

  /// A layout that answers and places by a number that is none.
  private struct Wrong: Layout {
    enum Part { case size, place, guide, proposal, anchor }
    let part: Part
    let number: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let size: CGSize = subviews[0].sizeThatFits(proposal)
      return part == .size ? CGSize(width: number, height: number) : size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      let point: CGPoint = part == .place ? CGPoint(x: number, y: number) : bounds.origin
      let proposal: ProposedViewSize = part == .proposal ? ProposedViewSize(width: number, height: number) : proposal
      let anchor: UnitPoint = part == .anchor ? UnitPoint(x: number, y: number) : .topLeading
      for subview in subviews { subview.place(at: point, anchor: anchor, proposal: proposal) }
    }

    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGFloat? {
      part == .guide ? number : nil
    }
  }

  private struct DoorView: View {
    let door: Door
    let x: CGFloat
    @State private var position = ScrollPosition()

    private var box: some View {
      Color.red.frame(minWidth: 4, minHeight: 4).accessibilityElement().accessibilityLabel("box")
    }

    private var text: some View { Text(verbatim: "word").accessibilityLabel("box") }

    private var content: AnyView {
      switch door {
      case .frame: AnyView(box.frame(width: x, height: x))
      case .maximum: AnyView(box.frame(maxWidth: x, maxHeight: x))
      case .padding: AnyView(box.padding(x))
      case .insets: AnyView(box.padding(EdgeInsets(top: x, leading: x, bottom: 0, trailing: 0)))
      case .offset: AnyView(box.offset(x: x, y: x))
      case .position: AnyView(box.position(x: x, y: x))
      case .ratio: AnyView(box.aspectRatio(x, contentMode: .fit))
      case .spacing:
        AnyView(
          VStack(spacing: x) {
            box; box
          })
      case .rowSpacing:
        AnyView(
          HStack(spacing: x) {
            box; box
          })
      case .gridSpacing:
        AnyView(
          Grid(horizontalSpacing: x, verticalSpacing: x) {
            GridRow {
              box; box
            }; GridRow { box }
          })
      case .lazySpacing:
        AnyView(
          ScrollView {
            LazyVStack(spacing: x) {
              box; box
            }
          })
      case .fixedTrack:
        AnyView(
          LazyVGrid(columns: [GridItem(.fixed(x))]) {
            box; box
          })
      case .flexibleTrack:
        AnyView(
          LazyVGrid(columns: [GridItem(.flexible(minimum: x, maximum: x))]) {
            box; box
          })
      case .adaptiveTrack:
        AnyView(
          ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: x))]) {
              box; box
            }
          })
      case .lazyGridSpacing:
        AnyView(
          ScrollView {
            LazyVGrid(columns: [GridItem(.fixed(9), spacing: x), GridItem()], spacing: x) {
              box; box
            }
          })
      case .scrollPosition:
        AnyView(
          ScrollView { box.frame(height: 300) }.scrollPosition($position)
            .onAppear { position.scrollTo(point: CGPoint(x: x, y: x)) })
      case .contentMargins: AnyView(ScrollView { box }.contentMargins(x))
      case .barSpacing: AnyView(box.safeAreaInset(edge: .top, spacing: x) { text })
      case .safeAreaPadding: AnyView(box.safeAreaPadding(x))
      case .relativeFrame: AnyView(box.containerRelativeFrame([.horizontal, .vertical]) { _, _ in x })
      case .relativeSpans: AnyView(box.containerRelativeFrame(.vertical, count: 2, span: 1, spacing: x))
      case .fitting:
        AnyView(
          ViewThatFits {
            box.frame(width: x); box
          })
      case .layoutSize: AnyView(Wrong(part: .size, number: x) { box })
      case .layoutPlace: AnyView(Wrong(part: .place, number: x) { box })
      case .layoutGuide:
        AnyView(
          HStack {
            Wrong(part: .guide, number: x) { box }; box
          })
      case .guide:
        AnyView(
          HStack {
            box.alignmentGuide(VerticalAlignment.center) { _ in x }; box
          })
      case .priority:
        AnyView(
          HStack {
            box.layoutPriority(x); box
          })
      case .spacer:
        AnyView(
          HStack {
            box; Spacer(minLength: x)
          })
      case .scale: AnyView(box.scaleEffect(x))
      case .rotation: AnyView(box.rotationEffect(.degrees(x)))
      case .depth:
        AnyView(
          ZStack {
            box.zIndex(x); box
          })
      case .listSpacing:
        AnyView(
          ScrollView(.horizontal) {
            LazyHStack(spacing: x) {
              box; box
            }
          })
      case .shift: AnyView(box.transformEffect(CGAffineTransform(translationX: x, y: x)))
      case .corner: AnyView(box.clipShape(RoundedRectangle(cornerRadius: x)))
      case .blur: AnyView(box.blur(radius: x))
      case .shadow: AnyView(box.shadow(radius: x, x: x, y: x))
      case .border: AnyView(box.border(Color.blue, width: x))
      case .fontSize: AnyView(text.font(.system(size: x)))
      case .lineSpacing: AnyView(text.lineSpacing(x))
      case .textScale: AnyView(text.minimumScaleFactor(x))
      case .visualEffect: AnyView(box.visualEffect { content, _ in content.offset(x: x, y: x) })
      case .zero: AnyView(GeometryReader { _ in box.frame(width: x, height: 0) })
      case .preference: AnyView(box.overlay(alignment: .bottomTrailing) { box.frame(width: x, height: x) })
      case .hitArea: AnyView(box.contentShape(Circle().inset(by: x)))
      case .clipShape: AnyView(box.clipShape(Rectangle().offset(x: x, y: x)))
      case .minimum: AnyView(box.frame(minWidth: x, minHeight: x))
      case .ideal: AnyView(box.frame(idealWidth: x, idealHeight: x).fixedSize())
      case .ratioSize: AnyView(box.aspectRatio(CGSize(width: x, height: 3), contentMode: .fill))
      case .layoutProposal: AnyView(Wrong(part: .proposal, number: x) { box })
      case .anchor: AnyView(Wrong(part: .anchor, number: x) { box })
      case .offsets: AnyView(box.offset(x: x, y: x).offset(x: x, y: x))
      case .limits: AnyView(box.frame(minWidth: x, idealWidth: x, maxWidth: x, minHeight: 0, maxHeight: x))
      }
    }

    var body: some View {
      VStack(spacing: 0) {
        content
        Text(verbatim: "beside").fixedSize()
      }
    }
  }

  @Test("Views with bad numbers get finite places, their neighbours are still there", arguments: Door.allCases)
  func doors(door: Door) throws {
    for number in Self.numbers {
      _ = try warnings {
        let host = try window { DoorView(door: door, x: number) }
        let name: String = "\(door) of \(number)"
        let beside: CGRect? = host.frame("beside")
        #expect(
          beside.map { $0.minX.isFinite && $0.minY.isFinite && $0.width > 0 } == true, "\(name): \(beside as Any)")
        for element in host.elements {
          let frame: CGRect? = host.accessibilityTree.frame(of: element.id)
          let isFinite: Bool =
            frame.map { [$0.minX, $0.minY, $0.width, $0.height].allSatisfy(\.isFinite) && $0.width >= 0 } ?? true
          #expect(isFinite, "\(name): \(element.label) at \(frame as Any)")
        }
        let list: String = "\(host.displayList)".lowercased()
        #expect(!list.contains("nan") && !list.contains("inf"), "\(name): \(list)")
        let frames: String = host.graph.layoutText.lowercased()
        #expect(!frames.contains("nan") && !frames.contains("inf"), "\(name): \(frames)")
        #expect(host.graph.differences().isEmpty, "\(name)")
      }
    }
  }

  @Test(
    "A view without end is offered its parent's size instead, and it is told with names and numbers",
    arguments: [Door.minimum, .ideal, .layoutProposal])
  func messages(door: Door) throws {
    let saved = LayoutDiagnostics.handler
    var told: [String] = []
    LayoutDiagnostics.handler = { told.append($0) }
    defer { LayoutDiagnostics.handler = saved }
    let host = try window { DoorView(door: door, x: .infinity) }
    let frame: CGRect? = host.frame("box")
    #expect(frame.map { $0.width <= 1000 && $0.height <= 1000 } == true, "\(frame as Any)")
    #expect(told.contains { $0.contains(" placed ") && $0.contains("of inf") }, "\(told)")
  }
}
