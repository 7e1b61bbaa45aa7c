import CoreGraphics
import Diagnostics
import SwiftUICore
import UIKit

/// Views of SwiftUI's as the content of a cell.
///
/// ```swift
/// let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
/// cell.contentConfiguration = UIHostingConfiguration {
///   HStack {
///     Text("Pear")
///     Spacer()
///     Image(systemName: "star")
///   }
/// }
/// ```
@MainActor @preconcurrency
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  private var content: Content
  private var background: Background
  private var insets = HostedInsets()
  private var minimum = CGSize(width: 0, height: 0)

  private init(content: Content, background: Background) {
    self.content = content
    self.background = background
  }

  /// - Parameter content: Makes the views. They are as wide as the cell, and decide how high it is.
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.init(content: content(), background: EmptyView())
  }

  /// Puts views behind the content, from edge to edge of the cell.
  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
    var result = UIHostingConfiguration<Content, B>(content: self.content, background: content())
    result.insets = insets
    result.minimum = minimum
    return result
  }

  /// Puts a style behind the content, from edge to edge of the cell.
  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, _UIHostingBackground<S>> {
    background { _UIHostingBackground(style: style) }
  }

  /// Sets the room around the content; nil for that of a list's row.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> UIHostingConfiguration {
    var result: UIHostingConfiguration = self
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { result.insets[edge] = length }
    return result
  }

  /// Sets the room around the content.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration {
    var result: UIHostingConfiguration = self
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { result.insets[edge] = insets[edge] }
    return result
  }

  /// Sets the least size of the cell; nil for a height of 44 points and any width.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration {
    var result: UIHostingConfiguration = self
    result.minimum = CGSize(width: width ?? 0, height: height ?? 44)
    return result
  }

  public func makeContentView() -> any UIView & UIContentView { HostingContentView(configuration: self, body: hosted) }

  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }

  fileprivate var hosted: HostedCellContent {
    HostedCellContent(
      content: AnyView(content.padding(insets.all).frame(minWidth: minimum.width, minHeight: minimum.height)),
      background: AnyView(background))
  }
}

/// Fills the background of a cell.
public struct _UIHostingBackground<Style: ShapeStyle>: View {
  let style: Style

  public var body: some View { Rectangle().fill(style) }
}

/// The room around the content of a cell; nil for that of a list's row.
private struct HostedInsets {
  private var lengths: [Edge: CGFloat?] = [:]

  subscript(edge: Edge) -> CGFloat? {
    get { lengths[edge] ?? nil }
    set { lengths[edge] = newValue }
  }

  var all: EdgeInsets {
    EdgeInsets(
      top: self[.top] ?? 11, leading: self[.leading] ?? 16, bottom: self[.bottom] ?? 11, trailing: self[.trailing] ?? 16
    )
  }
}

/// What a cell shows.
private struct HostedCellContent: View {
  var content: AnyView
  var background: AnyView

  var body: some View {
    content.frame(maxWidth: .infinity, alignment: .leading).background { background }
  }
}

/// The view of a hosting configuration.
private final class HostingContentView: _UIHostingView<HostedCellContent>, UIContentView {
  private var shown: any UIContentConfiguration

  init<Content: View, Background: View>(
    configuration: UIHostingConfiguration<Content, Background>, body: HostedCellContent
  ) {
    shown = configuration
    super.init(rootView: body)
    take = { [weak self] new in
      guard let configuration = new as? UIHostingConfiguration<Content, Background> else { return }
      self?.rootView = configuration.hosted
    }
  }

  required init?(coder: NSCoder) { nil }

  private var take: (any UIContentConfiguration) -> Void = { _ in }

  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      shown = newValue
      take(newValue)
      invalidateIntrinsicContentSize()
      superview?.invalidateIntrinsicContentSize()
    }
  }
}
