import CPreviewTypes
import SwiftUI
import SwiftUICore

/// A preview of this program: what `#Preview` made, or one of the views of a `PreviewProvider`.
@MainActor
struct FoundPreview {
  /// The type's or the file's name, without what every one of its kind has.
  let owner: String
  /// The name of the provider's type; nil for what `#Preview` made.
  let provider: String?
  /// Where it stands, by `#fileID` and line; nil for views of a provider.
  let place: (file: String, line: Int)?
  /// The name in the source, if it has one.
  let name: String?
  var settings: PreviewSettings
  let platform: PreviewPlatform?
  let modifiers: [any PreviewModifier]
  private(set) var view: () -> AnyView
  /// The views of a preview that goes through several states; nil where there is one view alone.
  private var steps: (() async -> [AnyView])?

  /// All of them, by file and line, then by type.
  static func all() throws -> [FoundPreview] {
    PreviewTypes.conforming = types(conformingTo:)
    let registrations: [any _PreviewRegistration.Type] = types(conformingTo: "_PreviewRegistration")
      .compactMap { $0 as? any _PreviewRegistration.Type }
      .sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    let providers: [any PreviewProvider.Type] = types(conformingTo: "PreviewProvider")
      .compactMap { $0 as? any PreviewProvider.Type }
      .sorted { "\($0)" < "\($1)" }
    return registrations.map(FoundPreview.init) + (try providers.flatMap { try found(in: $0) })
  }

  private static func types(conformingTo name: String) -> [Any.Type] {
    let count: Int = rotor_types_conforming(name, nil, 0)
    guard count > 0 else { return [] }
    var types: [UnsafeRawPointer?] = Array(repeating: nil, count: count)
    let written: Int = min(count, rotor_types_conforming(name, &types, count))
    return types.prefix(written).compactMap { $0.map { unsafeBitCast($0, to: Any.Type.self) } }
  }

  private init(_ registration: any _PreviewRegistration.Type) {
    let preview: Preview = registration.makePreview()
    let file: Substring = registration.file.split(separator: "/").last ?? ""
    owner = file.hasSuffix(".swift") ? String(file.dropLast(6)) : String(file)
    provider = nil
    place = (registration.file, registration.line)
    name = preview.name
    platform = nil
    view = { AnyView(preview.body()) }
    steps = preview.steps.map { steps in { await steps().map { AnyView($0) } } }
    var settings = PreviewSettings()
    var modifiers: [any PreviewModifier] = []
    for trait in preview.traits {
      switch trait.kind {
      case .layout(let layout): settings.layout = layout
      case .orientation(let orientation): settings.orientation = orientation
      case .modifier(let modifier): modifiers.append(modifier)
      }
    }
    self.settings = settings
    self.modifiers = modifiers
  }

  private init(
    owner: String, provider: String, settings: PreviewSettings, platform: PreviewPlatform?,
    view: @escaping () -> AnyView
  ) {
    self.owner = owner
    self.provider = provider
    place = nil
    name = settings.displayName
    self.settings = settings
    self.platform = platform
    modifiers = []
    self.view = view
    steps = nil
  }

  /// A preview for each state that this one goes through; itself where there is one view alone.
  func inSteps() async -> [FoundPreview] {
    guard let steps else { return [self] }
    return await steps().map { view in
      var step: FoundPreview = self
      step.view = { view }
      step.steps = nil
      return step
    }
  }

  /// One for each of the provider's views, with what its modifiers say.
  private static func found<P: PreviewProvider>(in type: P.Type) throws -> [FoundPreview] {
    let collected: [PreviewSettings] = try PreviewCensus.settings(of: type.previews)
    let provider: String = "\(type)"
    var owner: String = provider
    for ending in ["_Previews", "_Preview", "Previews", "Preview"] where owner.hasSuffix(ending) {
      owner.removeLast(ending.count)
      break
    }
    return collected.enumerated().map { index, settings in
      FoundPreview(owner: owner, provider: provider, settings: settings, platform: type.platform) {
        AnyView(
          Group(subviews: type.previews) { views in
            if views.indices.contains(index) { views[index] }
          })
      }
    }
  }
}

extension AnyView {
  /// The view of whatever type.
  fileprivate init(_ view: any View) {
    func erased<V: View>(_ view: V) -> AnyView { AnyView(erasing: view) }
    self = erased(view)
  }
}
