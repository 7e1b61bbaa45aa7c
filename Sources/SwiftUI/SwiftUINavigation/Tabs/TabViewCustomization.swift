import Foundation
import SwiftUICore

/// What a person changed about the tabs of a tab view: their order and which are there (behaviour 116).
///
/// Keep it in `AppStorage` to have it in the next run:
///
/// ```swift
/// struct Main: View {
///   @AppStorage("tabs") private var customization: TabViewCustomization
///   var body: some View {
///     TabView {
///       Tab("Home", systemImage: "house") { Text("Home") }.customizationID("home")
///     }
///     .tabViewStyle(.sidebarAdaptable)
///     .tabViewCustomization($customization)
///   }
/// }
/// ```
public struct TabViewCustomization: Hashable, Codable, Sendable {
  /// What was changed about one tab.
  public struct TabCustomization: Hashable, Codable, Sendable {
    /// Whether the tab is in the tab bar; tab bars here always show their tabs.
    public internal(set) var tabBarVisibility: Visibility = .automatic
    /// Whether the tab is in the sidebar.
    public var sidebarVisibility: Visibility = .automatic

    private enum CodingKeys: String, CodingKey { case tabBar, sidebar }

    init() {}

    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      tabBarVisibility = Visibility(stored: try values.decodeIfPresent(String.self, forKey: .tabBar))
      sidebarVisibility = Visibility(stored: try values.decodeIfPresent(String.self, forKey: .sidebar))
    }

    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(tabBarVisibility.stored, forKey: .tabBar)
      try values.encode(sidebarVisibility.stored, forKey: .sidebar)
    }
  }

  /// What was changed about one section.
  public struct SectionCustomization: Hashable, Codable, Sendable {
    /// The names of the section's tabs in the person's order; nil for the order of the source.
    public internal(set) var tabOrder: [String]?

    init() {}

    /// Takes the order of the source.
    public mutating func resetTabOrder() { tabOrder = nil }
  }

  var tabs: [String: TabCustomization] = [:]
  var sections: [String: SectionCustomization] = [:]
  /// The names of the tabs outside of sections, and of sections, in the person's order.
  package var order: [String]?

  public init() {}

  /// What was changed about the tab of a name.
  public subscript(tab id: String) -> TabCustomization {
    get { tabs[id] ?? TabCustomization() }
    set { tabs[id] = newValue == TabCustomization() ? nil : newValue }
  }

  /// What was changed about the section of a name.
  public subscript(section id: String) -> SectionCustomization {
    get { sections[id] ?? SectionCustomization() }
    set { sections[id] = newValue == SectionCustomization() ? nil : newValue }
  }

  /// Whether the tab of a name is in the sidebar.
  public subscript(sidebarVisibility id: String) -> Visibility {
    get { self[tab: id].sidebarVisibility }
    set { self[tab: id].sidebarVisibility = newValue }
  }

  /// The names of the tabs of a section in the person's order.
  public subscript(sectionID id: String) -> [String]? { sections[id]?.tabOrder }

  /// Shows all tabs as the source has them.
  public mutating func resetVisibility() { tabs = [:] }

  /// Takes the source's order of sections, and of tabs outside of sections.
  public mutating func resetSectionOrder() { order = nil }

  /// Takes the source's order of the tabs in a section.
  public mutating func resetSectionOrder(for sectionID: String) { self[section: sectionID].resetTabOrder() }
}

extension Visibility {
  fileprivate var stored: String {
    switch self {
    case .automatic: "automatic"
    case .visible: "visible"
    case .hidden: "hidden"
    }
  }

  fileprivate init(stored: String?) {
    switch stored {
    case "visible": self = .visible
    case "hidden": self = .hidden
    default: self = .automatic
    }
  }
}

private struct TabCustomizationKey: EnvironmentKey {
  static var defaultValue: Binding<TabViewCustomization>? { nil }
}

extension EnvironmentValues {
  var tabCustomization: Binding<TabViewCustomization>? {
    get { self[TabCustomizationKey.self] }
    set { self[TabCustomizationKey.self] = newValue }
  }
}

extension View {
  /// Lets a person move and hide the tabs in the sidebar of the tab view inside; each tab needs a `customizationID`.
  ///
  /// - Parameter customization: What the person changed.
  public nonisolated func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    environment(\.tabCustomization, customization)
  }
}
