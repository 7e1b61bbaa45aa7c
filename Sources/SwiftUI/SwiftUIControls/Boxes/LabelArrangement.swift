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
}

extension HorizontalAlignment {
  private enum FormControl: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  /// Where the control of a row begins in a form with columns.
  package static let formControl = HorizontalAlignment(FormControl.self)
}
