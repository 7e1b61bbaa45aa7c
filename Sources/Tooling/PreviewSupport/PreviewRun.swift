import CoreGraphics
import Foundation
import HostHeadless
import SwiftUI
import SwiftUICore
import UITestSupport

/// Draws the previews of the program that it is linked into.
@MainActor
public struct PreviewRun {
  /// Which are drawn, and how.
  public struct Options: Sendable {
    /// Names of files, types or previews; all previews where it is empty.
    public var filters: [String] = []
    public var output: URL = URL(fileURLWithPath: "previews")
    public var idiom: HeadlessApp.Idiom?
    public var isDark: Bool = false
    public var isRightToLeft: Bool = false
    public var dynamicTypeSize: DynamicTypeSize = .large
    public var scale: CGFloat = 2
    /// Whether names are printed, and nothing is drawn.
    public var listsOnly: Bool = false
    /// Whether the elements are numbered and outlined in each picture, with what a screen reader says beside it; the same is
    /// left as text beside the picture.
    public var showsAccessibility: Bool = false
    /// Where the findings of accessibility audits go, in place of pictures; nil for pictures.
    public var audit: URL?
    /// The names of the audits' rules, with commas between; nil for all.
    public var rules: String?

    public init() {}
  }

  let options: Options

  public init(_ options: Options) { self.options = options }

  /// Draws what the options choose and returns the files' names, which tell file or type, name and number.
  ///
  /// - Throws: an error of drawing or writing, or `NothingFound`.
  @discardableResult
  public func run() async throws -> [String] {
    var names: [String] = []
    var contexts: [ObjectIdentifier: Any] = [:]
    for preview in try await chosen() {
      let name: String = fileName(preview.title, known: names)
      names.append(name)
      guard !options.listsOnly else { continue }
      let app: HeadlessApp = try await window(of: preview, &contexts)
      let file: URL = options.output.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: options.output, withIntermediateDirectories: true)
      if options.showsAccessibility {
        let (png, text) = try accessibility(of: app, fitsContent: preview.isPartOfScreen)
        try png.write(to: file, options: .atomic)
        let legend: URL = file.deletingPathExtension().appendingPathExtension("txt")
        try Data(text.utf8).write(to: legend, options: .atomic)
      } else {
        try app.pngData().write(to: file, options: .atomic)
      }
    }
    return names
  }

  /// The previews that the options choose, each of their states by itself.
  func chosen() async throws -> [FoundPreview] {
    let all: [FoundPreview] = try FoundPreview.all()
    let providers: Set<String> = options.filters.reduce(into: []) { $0.formUnion(PreviewProviders.names(inFileAt: $1)) }
    let chosen: [FoundPreview] = all.filter { isWanted($0, providers: providers) }
    guard !chosen.isEmpty else { throw NothingFound(filters: options.filters, known: all.map(\.title)) }
    return await Self.inSteps(chosen)
  }

  /// Each of the previews' states by itself.
  static func inSteps(_ previews: [FoundPreview]) async -> [FoundPreview] {
    var all: [FoundPreview] = []
    for preview in previews { all += await preview.inSteps() }
    return all
  }

  /// Why there is nothing to draw.
  public struct NothingFound: Error, CustomStringConvertible {
    let filters: [String]
    let known: [String]

    public var description: String {
      if known.isEmpty { return "There is no #Preview and no PreviewProvider in the package's libraries." }
      return "No preview is called \(filters.joined(separator: " or ")); there are: \(known.joined(separator: ", "))."
    }
  }

  /// A filter is the name of a preview, of its type, or of its file with or without the folders.
  private func isWanted(_ preview: FoundPreview, providers: Set<String>) -> Bool {
    guard !options.filters.isEmpty else { return true }
    if let provider = preview.provider, providers.contains(provider) { return true }
    return options.filters.contains { filter in
      let last: String = URL(fileURLWithPath: filter).lastPathComponent
      let stem: String = last.hasSuffix(".swift") ? String(last.dropLast(6)) : filter
      return [preview.owner, preview.name ?? preview.owner, preview.title].contains(stem)
    }
  }

  private func fileName(_ title: String, known: [String]) -> String {
    let safe: String = String(title.map { $0.isLetter || $0.isNumber || " -_.".contains($0) ? $0 : "-" })
    var name: String = safe + ".png"
    var number: Int = 2
    while known.contains(name) {
      name = "\(safe) \(number).png"
      number += 1
    }
    return name
  }

  // MARK: - Windows

  /// A window with a preview, as it is when tasks and animations have ended.
  ///
  /// - Parameter contexts: What modifiers of previews share.
  func window(of preview: FoundPreview, _ contexts: inout [ObjectIdentifier: Any]) async throws -> HeadlessApp {
    var view: AnyView = preview.view()
    for modifier in preview.modifiers.reversed() { view = try await modifier.apply(to: view, known: &contexts) }
    let idiom: HeadlessApp.Idiom = idiom(of: preview)
    let app = try HeadlessApp(
      idiom: idiom, size: size(of: preview, view, idiom), settings: settings, clock: Self.presentClock()
    ) { view }
    // Tasks of the view that need nothing from elsewhere are done before it is drawn.
    await app.settle()
    app.finishAnimations()
    return app
  }

  /// A clock that stands at the present, as previews ask `Date()` too: at the date of `SOURCE_DATE_EPOCH`, in seconds since
  /// 1970, where that is set, for the same pictures each time.
  private static func presentClock() -> VirtualClock {
    let epoch: Int? = ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"].flatMap { Int($0) }
    let present: Date = epoch.map { Date(timeIntervalSince1970: Double($0)) } ?? Date()
    let clock = VirtualClock()
    clock.advance(by: .seconds(min(max(0, present.timeIntervalSinceReferenceDate), 1e11)))
    return clock
  }

  private var settings: HeadlessApp.Settings {
    var settings = HeadlessApp.Settings()
    settings.colorScheme = options.isDark ? .dark : .light
    settings.isRightToLeft = options.isRightToLeft
    settings.dynamicTypeSize = options.dynamicTypeSize
    settings.displayScale = options.scale
    return settings
  }

  private func idiom(of preview: FoundPreview) -> HeadlessApp.Idiom {
    if let idiom = options.idiom { return idiom }
    let isMac: Bool = preview.platform == .macOS || preview.settings.device?.rawValue.contains("Mac") == true
    return isMac ? .desktop : .phone
  }

  /// Nil for the window of the idiom.
  private func size(of preview: FoundPreview, _ view: AnyView, _ idiom: HeadlessApp.Idiom) -> CGSize? {
    switch preview.settings.layout ?? .device {
    case .device:
      guard idiom == .phone, preview.settings.orientation?.isLandscape == true else { return nil }
      return CGSize(width: 852, height: 393)
    case .fixed(let width, let height): return CGSize(width: max(1, width), height: max(1, height))
    case .sizeThatFits: return Self.size(of: view.environment(\.dynamicTypeSize, options.dynamicTypeSize))
    }
  }
}

extension FoundPreview {
  var title: String { name.map { $0 == owner ? owner : "\(owner) - \($0)" } ?? owner }
}
