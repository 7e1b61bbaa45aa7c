import AccessibilityTree

extension View {
  /// Makes the view an accessibility element or container; what is inside is ignored by default (behaviour 303).
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    attaching(AccessibilityAttachmentModifier(behavior: children.behavior))
  }

  /// Adds information that is read on demand, or at once when it is important (behaviour 391); a nil value removes it.
  public nonisolated func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { $0.addContent(label, value, importance, in: $1) }
  }

  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelKey), value, importance: importance)
  }

  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }

  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
  }

  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility { properties, environment in
      properties.content.append(
        AccessibilityContent(
          key.label.string(in: environment), value: value?.string(in: environment), importance: importance.level,
          key: key.id))
    }
  }

  /// Links elements that belong together though they are far apart (behaviour 396).
  public nonisolated func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    accessibility { properties, _ in
      properties.linkedGroups.append(AccessibilityKey(id, namespace: UInt64(namespace.rawValue)))
    }
  }

  /// Shows the view large while it is pressed, for people who keep text small (behaviour 90).
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View {
    accessibility { properties, _ in properties.showsLargeContent = true }
  }
}

extension AccessibilityProperties {
  fileprivate mutating func addContent(
    _ label: Text, _ value: Text, _ importance: AXCustomContent.Importance, in environment: EnvironmentValues
  ) {
    content.append(
      AccessibilityContent(
        label.string(in: environment), value: value.string(in: environment), importance: importance.level))
  }
}

/// A key by which custom content is set and replaced.
public struct AccessibilityCustomContentKey: Hashable {
  let id: String
  let label: Text

  public init(_ label: Text, id: String) {
    self.id = id
    self.label = label
  }

  public init(_ labelKey: LocalizedStringKey, id: String) {
    self.init(Text(labelKey), id: id)
  }

  public static func == (left: Self, right: Self) -> Bool { left.id == right.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// The name under which Apple's accessibility framework keeps the importance of custom content.
public enum AXCustomContent {
  public enum Importance: UInt, Sendable {
    case `default`
    case high

    var level: AccessibilityContent.Importance { self == .high ? .high : .standard }
  }
}
