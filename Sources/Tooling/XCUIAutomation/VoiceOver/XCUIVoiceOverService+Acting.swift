import AccessibilityTree

extension XCUIVoiceOverService {
  /// Activates the element under the cursor, as a double tap does. The output says what differs of it afterwards.
  @discardableResult
  public func activate() throws -> Output { try operate(.activate) }

  /// Raises the value of an adjustable element; only the new value is spoken.
  @discardableResult
  public func increment() throws -> Output { try operate(.increment) }

  /// Lowers the value of an adjustable element; only the new value is spoken.
  @discardableResult
  public func decrement() throws -> Output { try operate(.decrement) }

  /// Dismisses what the element is in, as the two-finger scrub does.
  @discardableResult
  public func escape() throws -> Output { try operate(.escape) }

  /// Does what the app holds most important there, as a two-finger double tap does.
  @discardableResult
  public func magicTap() throws -> Output { try operate(.magicTap) }

  /// Performs a custom action of the element under the cursor.
  ///
  /// - Parameter name: One of `customActions`. Under another name nothing is performed.
  @discardableResult
  public func performAction(named name: String) throws -> Output { try operate(.perform(name)) }

  /// The names of the custom actions of the element under the cursor, in order.
  public var customActions: [String] {
    current?.properties.customActions.compactMap(\.kind.customName) ?? []
  }

  /// What a reader offers as more content of the element under the cursor, as "label: value", in order. Content of high
  /// importance is spoken with the element and stands here too.
  public var customContent: [String] {
    (current?.properties.content ?? []).map { entry in
      [entry.label, entry.value ?? ""].filter { !$0.isEmpty }.joined(separator: ": ")
    }
  }

  private var current: AccessibilityNode? {
    guard let (session, window) = try? running() else { return nil }
    return session.upToDate(window).current
  }
}
