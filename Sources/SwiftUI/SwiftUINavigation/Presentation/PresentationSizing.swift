import CoreGraphics
import LayoutEngine
import SwiftUICore

/// How large a sheet is on desktops.
public protocol PresentationSizing {
  /// The size that is proposed to the sheet's content.
  ///
  /// - Parameters:
  ///   - root: The content, which can be measured.
  ///   - context: Where the sheet is shown.
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// The content of a sheet, for a sizing to measure.
public struct PresentationSizingRoot {
  let measure: (ProposedViewSize) -> CGSize

  /// The size that the content takes for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// Where a sheet is shown.
public struct PresentationSizingContext {
  /// The room for the sheet.
  let available: CGSize
}

/// As large as suits the platform: the content's own size.
public struct AutomaticPresentationSizing: PresentationSizing {
  public init() {}

  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    FittedPresentationSizing().proposedSize(for: root, context: context)
  }
}

/// As large as the content wants to be.
public struct FittedPresentationSizing: PresentationSizing {
  public init() {}

  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    ProposedViewSize(root.sizeThatFits(.unspecified))
  }
}

/// As large as a form: 540 by 620 points at most.
public struct FormPresentationSizing: PresentationSizing {
  public init() {}

  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    ProposedViewSize(width: min(540, context.available.width), height: min(620, context.available.height))
  }
}

/// As large as a page: nearly all of the window.
public struct PagePresentationSizing: PresentationSizing {
  public init() {}

  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    ProposedViewSize(
      width: min(960, context.available.width * 0.9), height: min(1200, context.available.height * 0.95))
  }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing {
  /// The sizing in the given dimensions, where the content is larger or smaller than that, its own size.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    AdjustedSizing(base: self, isFittedAcross: horizontal, isFittedDown: vertical)
  }
}

private struct AdjustedSizing<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  let isFittedAcross: Bool
  let isFittedDown: Bool

  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    var size: ProposedViewSize = base.proposedSize(for: root, context: context)
    let own: CGSize = root.sizeThatFits(.unspecified)
    if isFittedAcross { size.width = own.width }
    if isFittedDown { size.height = own.height }
    return size
  }
}
