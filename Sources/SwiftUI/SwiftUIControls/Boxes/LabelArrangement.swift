import HostInterface
import LayoutEngine
import SwiftUICore

/// Where controls with a label put the label, as the container around says.
package enum LabelArrangement: Hashable, Sendable {
  /// As the control has it by itself.
  case automatic
  /// The label at the leading edge and the control at the trailing one, as in the rows of lists on cards.
  case spread
  /// The label in a column of labels and the control in a column of controls, as in forms of desktops.
  case columns
}

private struct LabelArrangementKey: EnvironmentKey {
  static var defaultValue: LabelArrangement { .automatic }
}

extension EnvironmentValues {
  package var labelArrangement: LabelArrangement {
    get { self[LabelArrangementKey.self] }
    set { self[LabelArrangementKey.self] = newValue }
  }

  /// Whether a control stands at the trailing edge of its row, with its label at the leading one: always on a phone, and in
  /// grouped forms of desktops.
  var spreadsRows: Bool { idiom == .phone || labelArrangement == .spread }
}

extension HorizontalAlignment {
  private enum FormControl: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  /// Where the control of a row begins in a form with columns.
  package static let formControl = HorizontalAlignment(FormControl.self)
}

/// The place of a control behind its label: in a form with columns it begins at the column of controls. In a grouped form of a
/// desktop the row is as tall as the label, and the control reaches beyond (recorded on macOS 26.2, iamcgn/swiftui-web,
/// Docs/elements/Form).
struct RowControl: ViewModifier {
  @Environment(\.labelArrangement) private var arrangement: LabelArrangement
  @Environment(\.idiom) private var idiom: Idiom
  @Environment(\.labelsVisibility) private var labels: Visibility
  @Environment(\.dynamicTypeSize) private var size: DynamicTypeSize

  nonisolated init() {}

  func body(content: Content) -> some View {
    switch arrangement {
    case .columns:
      content.alignmentGuide(.formControl) { $0[.leading] }
    case .spread where idiom == .desktop && labels != .hidden && !size.isAccessibilitySize:
      content.frame(height: 16)
    default:
      content
    }
  }
}
