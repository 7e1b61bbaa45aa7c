import AccessibilityTree

/// What an element is in a labelled pair.
@frozen
public enum AccessibilityLabeledPairRole: Sendable {
  /// The one that names the other.
  case label
  /// The one that is named.
  case content
}

extension View {
  /// Ties a visible label to what it names: both have the same id in the same namespace (behaviour 321).
  public nonisolated func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    accessibility { properties, _ in
      let key = AccessibilityKey(AnyHashable(id), namespace: UInt64(namespace.rawValue))
      properties.labeledPairs = [AccessibilityLabeledPair(role == .label ? .label : .content, key: key)]
    }
  }

  /// Links elements that belong together though they are far apart (behaviour 396).
  public nonisolated func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    accessibility { properties, _ in
      properties.linkedGroups = [AccessibilityKey(AnyHashable(id), namespace: UInt64(namespace.rawValue))]
    }
  }

  /// Names the element for rotor entries with the same id and namespace (behaviour 357).
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    accessibility { properties, _ in
      properties.keys = [AccessibilityKey(AnyHashable(id), namespace: UInt64(namespace.rawValue))]
    }
  }
}
