import Foundation
import UIFoundation

extension UICalendarView {
  /// What stands under the number of a day: a dot, a picture, or a view. The room is 14 points high.
  @MainActor @preconcurrency
  open class Decoration: NSObject {
    enum Kind {
      case dot(UIColor?, DecorationSize)
      case image(UIImage?, UIColor?, DecorationSize)
      case view(() -> UIView)
    }

    final let kind: Kind
    /// The view of a decoration that is one, once it was asked for.
    final private(set) lazy var customView: UIView? = makeView()

    /// A grey dot.
    public override convenience init() { self.init(.dot(nil, .medium)) }

    init(_ kind: Kind) {
      self.kind = kind
      super.init()
    }

    /// A dot.
    ///
    /// - Parameters:
    ///   - color: The colour; nil, the default, for grey.
    ///   - size: The size; `medium` by default.
    public class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> UICalendarView.Decoration {
      UICalendarView.Decoration(.dot(color, size))
    }

    /// A picture in one colour.
    ///
    /// - Parameters:
    ///   - image: The picture; nil for none.
    ///   - color: The colour; nil, the default, for grey.
    ///   - size: The size; `medium` by default.
    public class func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> UICalendarView.Decoration { UICalendarView.Decoration(.image(image, color, size)) }

    /// A view, which is made when the day is shown.
    public class func customView(_ customViewProvider: @escaping () -> UIView) -> UICalendarView.Decoration {
      UICalendarView.Decoration(.view(customViewProvider))
    }

    private func makeView() -> UIView? {
      guard case .view(let make) = kind else { return nil }
      return make()
    }
  }
}
