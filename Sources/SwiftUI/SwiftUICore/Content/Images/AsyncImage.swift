import CoreGraphics
import DisplayList
import Foundation
import ImageEngine

/// A view that loads a picture from an address and shows it, or something else until it is there.
///
/// Loading begins when the view appears and ends when it goes, or when the address changes. What was loaded is kept in
/// memory for other views. Files and `data:` addresses are read too.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  nonisolated(unsafe) private let transaction: Transaction
  nonisolated(unsafe) private let content: (AsyncImagePhase) -> Content
  @State private var loaded: Loaded = Loaded(url: nil, phase: .empty)
  @Environment(\.imageLoading) private var loading: ImageLoading

  /// A phase, and the address that it is about: that of another address is not shown.
  private struct Loaded {
    var url: URL?
    var phase: AsyncImagePhase
  }

  /// Shows what a closure makes of the phase of loading.
  ///
  /// - Parameters:
  ///   - scale: the pixels of the picture in a point.
  ///   - transaction: the transaction in which phases follow each other.
  public nonisolated init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  /// Shows the picture at an address, and a gray area until it is there.
  ///
  /// - Parameters:
  ///   - url: The address; nil shows the gray area.
  ///   - scale: The number of pixels in a point. The default is 1.
  public nonisolated init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { phase in phase.image ?? .loading }
  }

  /// Shows what a closure makes of the picture, and a placeholder until it is there.
  public nonisolated init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image {
        content(image)
      } else {
        placeholder()
      }
    }
  }

  public var body: some View {
    content(loaded.url == url ? loaded.phase : .empty)
      .task(id: url) { await load() }
  }

  @MainActor private func load() async {
    guard let url else { return }
    // A view that appears again shows what it had.
    if loaded.url == url, loaded.phase.image != nil { return }
    let phase: AsyncImagePhase
    do {
      let image: DecodedImage = try await loading.image(at: url)
      phase = .success(Image(decoded: image, scale: scale))
    } catch {
      if Task.isCancelled { return }
      phase = .failure(error)
    }
    withTransaction(transaction) { loaded = Loaded(url: url, phase: phase) }
  }
}

/// How far the loading of a picture is.
public enum AsyncImagePhase: Sendable {
  /// Nothing is there yet.
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }

  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}

extension Image {
  /// What stands for a picture that is not there yet.
  fileprivate static let loading: Image = {
    let area = CGRect(x: 0, y: 0, width: 16, height: 16)
    let drawing = DrawnImage(size: area.size) { environment in
      let gray: RGBA = SystemColor.gray5.resolved(in: ColorContext(environment))
      return [.fill(CGPath(rect: area, transform: nil), .color(gray), evenOdd: false)]
    }
    var image: Image = Image(drawing: drawing, label: nil).resizable()
    image.label = .decorative
    return image
  }()
}
