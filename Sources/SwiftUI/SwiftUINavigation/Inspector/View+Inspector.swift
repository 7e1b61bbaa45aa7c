import CoreGraphics
import SwiftUICore

extension View {
  /// Shows details of the view in a column at its trailing edge, or in a sheet where the place is compact.
  ///
  /// ```swift
  /// struct Board: View {
  ///   @State private var showsDetails = false
  ///   @State private var name = "Board"
  ///   var body: some View {
  ///     Button(name) { showsDetails.toggle() }
  ///       .inspector(isPresented: $showsDetails) {
  ///         Form { TextField("Name", text: $name) }
  ///           .inspectorColumnWidth(min: 200, ideal: 260, max: 400)
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - isPresented: Whether the details are shown; false when the person has ended the sheet.
  ///   - content: Makes the details.
  public nonisolated func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, details: content()))
  }

  /// Fixes the width of the inspector that the view is in.
  ///
  /// - Parameter width: The width, in points. The person cannot change it.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidthKey.self, value: ColumnWidth(min: width, ideal: width, max: width))
  }

  /// Sets how wide the inspector is that the view is in, and how far a person can change that.
  ///
  /// - Parameters:
  ///   - min: The least width, in points; nil, the default, for what suits an inspector.
  ///   - ideal: The width until the person drags the column's edge, in points.
  ///   - max: The greatest width, in points; nil, the default, for what suits an inspector.
  public nonisolated func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(key: InspectorWidthKey.self, value: ColumnWidth(min: min, ideal: ideal, max: max))
  }
}

/// The width that views of an inspector ask for; the first one counts.
enum InspectorWidthKey: PreferenceKey {
  static var defaultValue: ColumnWidth? { nil }

  static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) { value = value ?? nextValue() }
}
