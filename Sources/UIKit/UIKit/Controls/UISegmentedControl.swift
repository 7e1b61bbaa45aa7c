import CoreGraphics
import SwiftUIControls
import SwiftUICore
import UIFoundation

/// A control that chooses one of a few segments.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  /// The number of no segment.
  public nonisolated static let noSegment: Int = -1

  private struct Segment {
    var title: String?
    var image: UIImage?
    var isEnabled: Bool = true
    var width: CGFloat = 0
  }

  private var segments: [Segment] = [] {
    didSet {
      changes.drawing.change()
      invalidateIntrinsicContentSize()
    }
  }

  /// - Parameter items: A string or an image for each segment.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
    prepare()
    sizeToFit()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  open var numberOfSegments: Int { segments.count }
  /// The segment that is chosen; `noSegment` for none.
  open var selectedSegmentIndex: Int = -1 {
    didSet { if selectedSegmentIndex != oldValue { changes.drawing.change() } }
  }
  /// Whether a segment does not stay chosen.
  open var isMomentary: Bool = false
  open var apportionsSegmentWidthsByContent: Bool = false
  /// The colour of the chosen segment: kept as it was set.
  open var selectedSegmentTintColor: UIColor?

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(Segment(title: title), at: min(max(segment, 0), segments.count))
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    segments.insert(Segment(image: image), at: min(max(segment, 0), segments.count))
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selectedSegmentIndex >= segments.count { selectedSegmentIndex = segments.count - 1 }
  }

  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
  }

  /// Gives a segment a title in the place of its image: a segment shows one of both.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = title
      if title != nil { $0.image = nil }
    }
  }
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }
  /// Gives a segment an image in the place of its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = image
      if image != nil { $0.title = nil }
    }
  }
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  private func change(_ segment: Int, _ change: (inout Segment) -> Void) {
    guard segments.indices.contains(segment) else { return }
    change(&segments[segment])
  }

  /// Letters of titles: the look of segments is the system's.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}

  private func prepare() {
    priorities.verticalHugging = .defaultHigh
    showContent { [unowned self] in
      Picker("", selection: Binding(get: { self.selectedSegmentIndex }, set: { self.choose($0) })) {
        ForEach(Array(segments.enumerated()), id: \.offset) { index, segment in
          Group {
            if let image = segment.image {
              Image(uiKit: image).accessibilityLabel(Text(verbatim: "\(index + 1)"))
            } else {
              Text(verbatim: segment.title ?? "\(index + 1)")
            }
          }
          .tag(index)
        }
      }
      .labelsHidden()
      .pickerStyle(.segmented)
      .disabled(!isEnabled)
    }
  }

  private func choose(_ index: Int) {
    guard isEnabledForSegment(at: index) else { return }
    selectedSegmentIndex = index
    sendActions(for: .valueChanged)
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  open override var intrinsicContentSize: CGSize {
    let widths: [CGFloat] = segments.map { segment in
      if segment.width > 0 { return segment.width }
      let title: CGFloat = segment.title?.size(withAttributes: [.font: UIFont.systemFont(ofSize: 13)]).width ?? 0
      return max(segment.image?.size.width ?? 0, title) + 24
    }
    return CGSize(width: (widths.max() ?? 0) * CGFloat(segments.count), height: 32)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
