/// Content whose marks are changed one by one.
nonisolated struct ModifiedChartContent<Content: ChartContent>: PrimitiveChartContent {
  let content: Content
  let change: (inout Mark) -> Void

  nonisolated init(_ content: Content, _ change: @escaping (inout Mark) -> Void) {
    self.content = content
    self.change = change
  }

  @MainActor func _addMarks(to marks: inout _ChartMarks) {
    let first: Int = marks.list.count
    content._addMarks(to: &marks)
    for index in first..<marks.list.count { change(&marks.list[index]) }
  }
}

/// Content whose marks something is done to together.
nonisolated struct LayeredChartContent<Content: ChartContent>: PrimitiveChartContent {
  let content: Content
  let change: @MainActor () -> MarkLayer.Change

  nonisolated init(_ content: Content, _ change: @escaping @MainActor () -> MarkLayer.Change) {
    self.content = content
    self.change = change
  }

  @MainActor func _addMarks(to marks: inout _ChartMarks) {
    let first: Int = marks.list.count
    content._addMarks(to: &marks)
    let layer = MarkLayer(change())
    for index in first..<marks.list.count { marks.list[index].style.rareValues.layers.insert(layer, at: 0) }
  }
}

extension ChartContent {
  nonisolated func changing(_ change: @escaping (inout Mark) -> Void) -> ModifiedChartContent<Self> {
    ModifiedChartContent(self, change)
  }

  nonisolated func layered(_ change: @escaping @MainActor () -> MarkLayer.Change) -> LayeredChartContent<Self> {
    LayeredChartContent(self, change)
  }
}
