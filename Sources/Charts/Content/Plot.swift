/// Several contents as one, for a modifier that is about all of them.
///
/// ```swift
/// let limits = Plot {
///   RuleMark(y: .value("Lowest", 10))
///   RuleMark(y: .value("Highest", 90))
/// }
/// .foregroundStyle(.red)
/// ```
nonisolated public struct Plot<Content: ChartContent>: ChartContent {
  let content: Content

  /// - Parameter content: The content.
  public nonisolated init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: Never { fatalError("Plot adds marks itself; it has no body to ask for.") }

  @MainActor public func _addMarks(to marks: inout _ChartMarks) { content._addMarks(to: &marks) }
}
