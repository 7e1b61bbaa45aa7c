import CoreGraphics
import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

/// Positions, anchors, margins and behaviours of scroll views in all forms.
@MainActor
@Suite("Forms of scrolling", .serialized)
struct ScrollFormTests {
  private let middle = CGPoint(x: 50, y: 50)

  private struct Boxes: View {
    var count: Int = 20
    var extent: CGFloat = 50
    var axis: Axis = .vertical
    var body: some View {
      let layout: AnyLayout =
        axis == .vertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
      layout {
        ForEach(0..<count, id: \.self) { index in
          Color.blue.frame(width: axis == .vertical ? 100 : extent, height: axis == .vertical ? extent : 100)
            .accessibilityElement().accessibilityLabel("\(index)")
        }
      }
      .scrollTargetLayout()
    }
  }

  private struct Placed: View {
    @State var position: ScrollPosition
    var axes: Axis.Set = .vertical
    var remote: Remote<ScrollPosition> = Remote()
    var body: some View {
      ScrollView(axes) {
        if axes == [.horizontal, .vertical] {
          Color.red.frame(width: 500, height: 700).accessibilityElement().accessibilityLabel("0")
        } else {
          Boxes(axis: axes == .horizontal ? .horizontal : .vertical)
        }
      }
      .scrollPosition($position).handing($position, to: remote)
    }
  }

  private func origin(_ position: ScrollPosition, _ axes: Axis.Set = .vertical) throws -> CGPoint? {
    try window(width: 100, height: 100) { Placed(position: position, axes: axes) }.frame("0")?.origin
  }

  @Test("A scroll view opens where its position says: at a view, an edge, a point or a distance")
  func initial() throws {
    #expect(try origin(ScrollPosition(id: 4, anchor: .top)) == CGPoint(x: 0, y: -200))
    #expect(try origin(ScrollPosition(edge: .bottom)) == CGPoint(x: 0, y: -900))
    #expect(try origin(ScrollPosition(y: 120)) == CGPoint(x: 0, y: -120))
    #expect(try origin(ScrollPosition(x: 120), .horizontal) == CGPoint(x: -120, y: 0))
    #expect(try origin(ScrollPosition(edge: .trailing), .horizontal) == CGPoint(x: -900, y: 0))
    #expect(try origin(ScrollPosition(x: 30, y: 40), [.horizontal, .vertical]) == CGPoint(x: -30, y: -40))
    let point = ScrollPosition(point: CGPoint(x: 50, y: 60))
    #expect(point.point == CGPoint(x: 50, y: 60) && point.edge == nil)
    #expect(try origin(point, [.horizontal, .vertical]) == CGPoint(x: -50, y: -60))
  }

  @Test("A program goes to points and distances along each axis")
  func program() throws {
    let remote = Remote<ScrollPosition>()
    let host = try window(width: 100, height: 100) {
      Placed(position: ScrollPosition(), axes: [.horizontal, .vertical], remote: remote)
    }
    host.change { remote.value?.scrollTo(point: CGPoint(x: 10, y: 20)) }
    #expect(host.frame("0")?.origin == CGPoint(x: -10, y: -20))
    host.change { remote.value?.scrollTo(x: 30) }
    #expect(host.frame("0")?.origin == CGPoint(x: -30, y: -20))
    #expect(remote.value?.x == 30 && remote.value?.point == nil)
    host.change { remote.value?.scrollTo(x: 40, y: 50) }
    #expect(host.frame("0")?.origin == CGPoint(x: -40, y: -50))
  }

  @Test("Anchors say what is shown at first, what stays when sizes change, and where small content stands")
  func anchors() throws {
    struct Growing: View {
      let remote: Remote<Int>
      @State private var count = 10
      var body: some View {
        ScrollView { Boxes(count: count) }
          .defaultScrollAnchor(.bottom, for: .initialOffset).defaultScrollAnchor(.bottom, for: .sizeChanges)
          .defaultScrollAnchor(.bottom, for: .alignment)
          .handing($count, to: remote)
      }
    }
    let remote = Remote<Int>()
    let host = try window(width: 100, height: 100) { Growing(remote: remote) }
    #expect(host.frame("9")?.maxY == 100)
    host.send(.scroll(at: middle, by: CGSize(width: 0, height: -30)))
    host.send(.scroll(at: middle, by: CGSize(width: 0, height: 30)))
    host.change { remote.value = 14 }
    #expect(host.frame("13")?.maxY == 100)
    host.change { remote.value = 1 }
    #expect(host.frame("0")?.maxY == 100)
    #expect(ScrollAnchorRole.alignment != .initialOffset && ScrollAnchorRole.sizeChanges != .alignment)
  }

  @Test("Margins are room around the content that can be scrolled through")
  func margins() throws {
    func first(_ view: some View) throws -> CGRect? {
      try window(width: 100, height: 100) { view }.frame("0")
    }
    #expect(try first(ScrollView { Boxes() }.contentMargins(20)) == CGRect(x: 0, y: 20, width: 100, height: 50))
    #expect(
      try first(
        ScrollView { Boxes() }
          .contentMargins(.top, EdgeInsets(top: 7, leading: 9, bottom: 9, trailing: 9), for: .scrollContent)
      ) == CGRect(x: 0, y: 7, width: 100, height: 50))
    let host = try window(width: 100, height: 100) { ScrollView { Boxes() }.contentMargins(20) }
    host.send(.scrollKey(at: middle, .end))
    #expect(host.frame("19")?.maxY == 80)
  }

  @Test("Content that fits is pulled beyond its edges only where bouncing does not depend on size")
  func bounce() throws {
    func pulled(_ behavior: ScrollBounceBehavior) throws -> Bool {
      let host = try window(width: 100, height: 100) {
        ScrollView { Boxes(count: 1) }.scrollBounceBehavior(behavior, axes: .vertical)
      }
      return host.send(.pan(at: middle, phase: .began, by: .zero))
    }
    #expect(try pulled(.always) && !pulled(.basedOnSize))
  }

  @Test("Geometry tells where the content stands: insets are the margins and what the safe area takes (588)")
  func geometry() throws {
    let plain = ScrollGeometry(
      contentOffset: CGPoint(x: 0, y: 30), contentSize: CGSize(width: 100, height: 500),
      contentInsets: EdgeInsets(top: 10, leading: 0, bottom: 20, trailing: 0),
      containerSize: CGSize(width: 100, height: 200))
    #expect(plain.visibleRect == CGRect(x: 0, y: 30, width: 100, height: 200))
    #expect(plain.bounds == CGRect(x: 0, y: 30, width: 100, height: 200))
    #expect(plain.contentSize.height == 500 && plain.contentInsets.bottom == 20 && plain.containerSize.width == 100)
    let events = EventRecorder()
    let host = try window(width: 100, height: 200, safeArea: .init(top: 20, bottom: 10)) {
      ScrollView { Boxes() }
        .contentMargins(.top, 5)
        .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { _, new in
          events.note("\(new.contentOffset.y) \(new.contentInsets.top) \(new.contentInsets.bottom)")
          events.note("\(new.containerSize.height) \(new.visibleRect.minY) \(new.bounds.height)")
        }
    }
    #expect(
      events.take() == ["0.0 0.0 0.0", "0.0 0.0 0.0", "-25.0 25.0 10.0", "165.0 -25.0 165.0"])
    #expect(host.frame("0")?.minY == 25)
    host.send(.scroll(at: middle, by: CGSize(width: 0, height: 40)))
    #expect(events.take() == ["15.0 25.0 10.0", "165.0 15.0 165.0"])
    host.send(.scrollKey(at: middle, .end))
    #expect(host.frame("19")?.maxY == 190, "content comes to rest above what the safe area takes")
  }

  @Test("With a margin, bounds and container leave it out, and the visible rectangle takes it in")
  func margin() throws {
    let events = EventRecorder()
    _ = try window(width: 100, height: 150) {
      ScrollView { Boxes() }
        .contentMargins(.top, 20)
        .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { old, new in
          func numbers(_ rect: CGRect) -> [Int] { [rect.minX, rect.minY, rect.width, rect.height].map { Int($0) } }
          events.note("\(old.containerSize.height) \(new.containerSize.height) \(new.contentOffset.y)")
          events.note("\(numbers(new.bounds)) \(numbers(new.visibleRect))")
        }
    }
    #expect(
      events.take() == [
        "0.0 0.0 0.0", "[0, 0, 0, 0] [0, 0, 0, 0]",
        "0.0 130.0 -20.0", "[0, -20, 100, 130] [0, -20, 100, 150]",
      ])
    var moved = ScrollGeometry(
      contentOffset: CGPoint(x: 1, y: 2), contentSize: .zero, contentInsets: EdgeInsets(),
      containerSize: CGSize(width: 10, height: 20))
    moved.contentOffset.y = 7
    moved.containerSize.width = 15
    #expect(moved.visibleRect == CGRect(x: 1, y: 7, width: 15, height: 20))
  }

  @Test("A phase change tells the geometry and how fast the content moves by itself")
  func phases() throws {
    let events = EventRecorder()
    let host = try window(width: 100, height: 100) {
      ScrollView { Boxes() }
        .onScrollPhaseChange { old, new, context in
          let speed: CGFloat = context.velocity?.dy ?? -1
          events.note("\(old.isScrolling) \(new.isScrolling) \(context.geometry.contentOffset.y > 0) \(speed > 0)")
        }
    }
    host.send(.pan(at: middle, phase: .began, by: .zero))
    host.send(.pan(at: middle, phase: .changed, by: CGSize(width: 0, height: 20)))
    host.send(.pan(at: middle, phase: .ended(velocity: CGSize(width: 0, height: 300)), by: .zero))
    host.finishAnimations()
    #expect(
      events.take() == [
        "false false false false",
        "false true false false", "true true true false", "true true true true", "true false true false",
      ])
  }

  /// Comes to rest at multiples of a length, and goes no further than a page at once.
  private struct Notches: ScrollTargetBehavior {
    let log: EventRecorder
    let length: CGFloat

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      let from: CGFloat = context.originalTarget.rect.minY
      MainActor.assumeIsolated {
        log.note(
          "\(Int(from)) to \(Int(target.rect.minY)) of \(Int(context.contentSize.height)) in "
            + "\(Int(context.containerSize.height)) \(context.axes == .vertical) \(context.velocity.dy > 0)")
      }
      target.rect.origin.y = (target.rect.minY / length).rounded() * length
      target.anchor = nil
    }

    func properties(context: PropertiesContext) -> Properties {
      var properties = ScrollTargetBehaviorProperties()
      properties.limitsScrolls = context.axes == .vertical && context.environment.isEnabled
      return properties
    }
  }

  @Test("A behaviour of one's own decides where scrolling rests, and whether it goes further than a page")
  func ownBehavior() throws {
    let log = EventRecorder()
    func rest(_ behavior: some ScrollTargetBehavior) throws -> CGFloat? {
      let host = try window(width: 100, height: 100) {
        ScrollView { Boxes() }.scrollTargetBehavior(behavior)
      }
      host.send(.scroll(at: middle, by: CGSize(width: 0, height: 400)))
      host.finishAnimations()
      return host.frame("0")?.minY
    }
    #expect(try rest(Notches(log: log, length: 30)) == -90)
    #expect(log.take() == ["0 to 100 of 1000 in 100 true false"])
    let any = AnyScrollTargetBehavior(Notches(log: log, length: 45))
    #expect(any.base is Notches)
    #expect(try rest(any) == -90)
    #expect(log.take().count == 1)
    // The framework's own do not hold a movement back.
    #expect(try rest(AnyScrollTargetBehavior(.viewAligned(limitBehavior: .never))) == -400)
    #expect(try rest(PagingScrollTargetBehavior()) == -100)
  }

  /// Asks the framework's behaviours, and notes where they want to rest and whether they hold movements back.
  private struct Asking: ScrollTargetBehavior {
    let log: EventRecorder

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      var pages: ScrollTarget = target
      PagingScrollTargetBehavior().updateTarget(&pages, context: context)
      var views: ScrollTarget = target
      ViewAlignedScrollTargetBehavior(limitBehavior: .never).updateTarget(&views, context: context)
      var any: ScrollTarget = target
      AnyScrollTargetBehavior(.paging).updateTarget(&any, context: context)
      let places: String = [pages, views, any].map { "\(Int($0.rect.minY))" }.joined(separator: " ")
      MainActor.assumeIsolated { log.note(places) }
      target = views
    }

    func properties(context: PropertiesContext) -> Properties {
      let plain: Properties = PagingScrollTargetBehavior().properties(context: context)
      let any: Properties = AnyScrollTargetBehavior(Notches(log: log, length: 1)).properties(context: context)
      MainActor.assumeIsolated { log.note("\(plain.limitsScrolls) \(any.limitsScrolls)") }
      return plain
    }
  }

  @Test("A behaviour may be made of others: pages, views and any type")
  func asking() throws {
    let log = EventRecorder()
    let host = try window(width: 100, height: 120) { ScrollView { Boxes() }.scrollTargetBehavior(Asking(log: log)) }
    host.send(.scroll(at: middle, by: CGSize(width: 0, height: 170)))
    host.finishAnimations()
    #expect(log.take() == ["false true", "120 150 120"])
    #expect(host.frame("0")?.minY == -150)
  }

  @Test("Views are aligned by an anchor and passed as the limit says")
  func aligned() throws {
    func rest(_ behavior: ViewAlignedScrollTargetBehavior, by distance: CGFloat) throws -> CGFloat? {
      let host = try window(width: 100, height: 120) {
        ScrollView { Boxes() }.scrollTargetBehavior(behavior)
      }
      host.send(.scroll(at: middle, by: CGSize(width: 0, height: distance)))
      host.finishAnimations()
      return host.frame("0").map { -$0.minY }
    }
    #expect(try rest(.viewAligned(limitBehavior: .alwaysByOne), by: 170) == 50)
    #expect(try rest(ViewAlignedScrollTargetBehavior(limitBehavior: .never), by: 170) == 150)
    // The bottom of the view that is nearest comes to the bottom.
    #expect(try rest(.viewAligned(anchor: .bottom), by: 20) == 30)
    #expect(try rest(ViewAlignedScrollTargetBehavior(anchor: .bottom), by: 20) == 30)
    // At first the bottom of the second view is 20 above that of the scroll view.
    #expect(try rest(.viewAligned(limitBehavior: .alwaysByOne, anchor: .bottom), by: 170) == 30)
    #expect(
      try rest(ViewAlignedScrollTargetBehavior(limitBehavior: .never, anchor: .bottom), by: 170) == 180)
  }

  @Test("A target is a rectangle and, where one is wanted, a point of it")
  func target() {
    var target = ScrollTarget(rect: CGRect(x: 0, y: 10, width: 5, height: 5))
    #expect(target.anchor == nil)
    target.anchor = .center
    #expect(target == ScrollTarget(rect: CGRect(x: 0, y: 10, width: 5, height: 5), anchor: .center))
  }

  @Test("Bars flash for a second when the scroll view comes up or a value changes, where they are not hidden")
  func flashes() throws {
    struct Root: View {
      let remote: Remote<Int>
      var isWantedFirst = false
      var visibility: ScrollIndicatorVisibility = .automatic
      @State private var number = 0
      var body: some View {
        ScrollView { Color.blue.frame(height: 500) }
          .scrollIndicators(visibility)
          .scrollIndicatorsFlash(onAppear: isWantedFirst)
          .scrollIndicatorsFlash(trigger: number)
          .handing($number, to: remote)
      }
    }
    func bars(_ host: HeadlessHost) -> Int { host.displayLines.filter { $0.contains("fill") }.count - 1 }
    let first = try window(width: 100, height: 100) { Root(remote: Remote(), isWantedFirst: true) }
    #expect(bars(first) == 1)
    first.advance(by: .milliseconds(900))
    #expect(bars(first) == 1)
    first.advance(by: .milliseconds(100))
    #expect(bars(first) == 0)

    let remote = Remote<Int>()
    let host = try window(width: 100, height: 100) { Root(remote: remote) }
    #expect(bars(host) == 0)
    host.change { remote.value = 1 }
    #expect(bars(host) == 1)
    host.advance(by: .milliseconds(600))
    host.change { remote.value = 2 }
    host.advance(by: .milliseconds(600))
    #expect(bars(host) == 1, "the second begins anew")
    host.advance(by: .milliseconds(400))
    #expect(bars(host) == 0)
    #expect(host.graph.differences().isEmpty)

    let hidden = try window(width: 100, height: 100) {
      Root(remote: Remote(), isWantedFirst: true, visibility: .hidden)
    }
    #expect(bars(hidden) == 0)
  }
}
