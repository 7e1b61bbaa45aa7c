import SwiftUICore

/// A tick of a slider: a value that is marked, and what it is called.
///
/// ```swift
/// struct Speed: View {
///   @State private var speed = 0.5
///   var body: some View {
///     Slider(value: $speed) {
///       Text("Speed")
///     } ticks: {
///       SliderTick("Slow", 0.0)
///       SliderTick("Fast", 1.0)
///     }
///   }
/// }
/// ```
///
/// Ticks are drawn as dots. The name of a tick is the slider's value for assistive technologies while the slider is there.
public struct SliderTick<V: BinaryFloatingPoint>: Identifiable {
  /// The identity of a tick: its value.
  public struct ID: Hashable {
    let value: V
  }

  let value: V
  /// The name, where it is a text.
  let name: Text?

  public var id: ID { ID(value: value) }

  /// A tick without a name.
  public init(_ value: V) {
    self.value = value
    name = nil
  }

  public init(_ titleKey: LocalizedStringKey, _ value: V) {
    self.value = value
    name = Text(titleKey)
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, _ value: V) {
    self.value = value
    name = Text(title)
  }

  /// A tick with a name.
  ///
  /// - Parameters:
  ///   - value: The value that is marked.
  ///   - label: Makes the name. A text is spoken; other views are not shown.
  public init(_ value: V, @ViewBuilder label: () -> some View) {
    self.value = value
    name = label() as? Text
  }
}

/// What the closure of a slider's ticks is made of.
public protocol SliderTickContent<Value> {
  associatedtype Value: BinaryFloatingPoint
  associatedtype Body: RandomAccessCollection where Body.Element == SliderTick<Value>

  /// The ticks.
  var body: Body { get }
}

extension SliderTick: SliderTickContent {
  public typealias Value = V

  public var body: CollectionOfOne<SliderTick<V>> { CollectionOfOne(self) }
}

/// Several ticks.
public struct TupleSliderTickContent<V: BinaryFloatingPoint, T>: SliderTickContent {
  public typealias Value = V
  public typealias TicksCollection = [SliderTick<V>]

  public var value: T
  private let ticks: TicksCollection

  init(_ value: T, ticks: TicksCollection) {
    self.value = value
    self.ticks = ticks
  }

  public var body: TicksCollection { ticks }
}

/// Ticks for the elements of a collection of values.
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent> {
  private let data: Data
  private let content: (Data.Element) -> Content

  /// Makes ticks for values.
  ///
  /// - Parameters:
  ///   - data: The values.
  ///   - id: What tells them apart.
  ///   - content: Makes the ticks of one value.
  public nonisolated init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Data.Element, Data.Element == Content.Value {
    self.data = data
    self.content = content
  }

  public nonisolated init<V>(_ data: Data, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content)
  where ID == V.ID, V: Identifiable, V == Data.Element, Data.Element == Content.Value {
    self.data = data
    self.content = content
  }
}

extension SliderTickContentForEach: SliderTickContent {
  public typealias Value = Content.Value

  public var body: [SliderTick<Content.Value>] { data.flatMap { Array(content($0).body) } }
}

/// Makes the ticks of a slider of a closure.
@resultBuilder
public struct SliderTickBuilder<V: BinaryFloatingPoint> {
  public static func buildExpression<Content: SliderTickContent<V>>(_ content: Content) -> Content { content }

  public static func buildPartialBlock<Content: SliderTickContent<V>>(first content: Content) -> Content { content }

  public static func buildPartialBlock<Before: SliderTickContent<V>, Next: SliderTickContent<V>>(
    accumulated: Before, next: Next
  ) -> TupleSliderTickContent<V, (Before, Next)> {
    TupleSliderTickContent((accumulated, next), ticks: Array(accumulated.body) + Array(next.body))
  }

  public static func buildIf<Content: SliderTickContent<V>>(
    _ content: Content?
  ) -> TupleSliderTickContent<V, Content?> {
    TupleSliderTickContent(content, ticks: content.map { Array($0.body) } ?? [])
  }

  public static func buildEither<First: SliderTickContent<V>>(first: First) -> TupleSliderTickContent<V, Void> {
    TupleSliderTickContent((), ticks: Array(first.body))
  }

  public static func buildEither<Second: SliderTickContent<V>>(second: Second) -> TupleSliderTickContent<V, Void> {
    TupleSliderTickContent((), ticks: Array(second.body))
  }
}
