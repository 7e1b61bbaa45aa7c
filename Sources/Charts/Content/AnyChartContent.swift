/// Chart content of any type.
@frozen nonisolated public struct AnyChartContent: ChartContent {
  @usableFromInline let content: any ChartContent

  /// - Parameter content: The content whose type is hidden.
  public nonisolated init(_ content: any ChartContent) { self.content = content }

  /// - Parameter content: The content whose type is hidden.
  public nonisolated init(erasing content: some ChartContent) { self.content = content }

  @MainActor public var body: Never { fatalError("AnyChartContent adds marks itself; it has no body to ask for.") }

  @MainActor public func _addMarks(to marks: inout _ChartMarks) {
    func add(_ content: some ChartContent) { marks.add(content, at: ObjectIdentifier(type(of: content)).hashValue) }
    add(content)
  }
}
