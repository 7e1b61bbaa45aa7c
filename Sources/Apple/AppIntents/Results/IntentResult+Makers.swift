import SwiftUI

// Each function has the parts of its name; the result's type says which they are.
extension IntentResult {
  /// Done.
  public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
    Self(value: nil, opensIntent: nil, snippet: nil, dialog: nil)
  }

  /// Done, with something to say.
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    Self(value: nil, opensIntent: nil, snippet: nil, dialog: dialog)
  }

  /// Done, with a view.
  public static func result<V: View>(view: V) -> Self where Self == IntentResultContainer<Never, Never, V, Never> {
    Self(value: nil, opensIntent: nil, snippet: view, dialog: nil)
  }

  /// Done, with a view.
  @MainActor
  public static func result<V: View>(@ViewBuilder content: () -> V) -> Self
  where Self == IntentResultContainer<Never, Never, V, Never> {
    Self(value: nil, opensIntent: nil, snippet: content(), dialog: nil)
  }

  /// Done, with something to say and a view.
  public static func result<V: View>(dialog: IntentDialog, view: V) -> Self
  where Self == IntentResultContainer<Never, Never, V, IntentDialog> {
    Self(value: nil, opensIntent: nil, snippet: view, dialog: dialog)
  }

  /// Done, with something to say and a view.
  @MainActor
  public static func result<V: View>(dialog: IntentDialog, @ViewBuilder content: () -> V) -> Self
  where Self == IntentResultContainer<Never, Never, V, IntentDialog> {
    Self(value: nil, opensIntent: nil, snippet: content(), dialog: dialog)
  }

  /// Done; another intent is performed next.
  public static func result<I: AppIntent>(opensIntent: I) -> Self
  where Self == IntentResultContainer<Never, I, Never, Never> {
    Self(value: nil, opensIntent: opensIntent, snippet: nil, dialog: nil)
  }

  /// Done, with something to say; another intent is performed next.
  public static func result<I: AppIntent>(opensIntent: I, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, I, Never, IntentDialog> {
    Self(value: nil, opensIntent: opensIntent, snippet: nil, dialog: dialog)
  }
}

extension IntentResult {
  /// Done, with a value.
  public static func result<T: _IntentValue>(value: T) -> Self
  where Self == IntentResultContainer<T, Never, Never, Never> {
    Self(value: value, opensIntent: nil, snippet: nil, dialog: nil)
  }

  /// Done, with a value and something to say.
  public static func result<T: _IntentValue>(value: T, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<T, Never, Never, IntentDialog> {
    Self(value: value, opensIntent: nil, snippet: nil, dialog: dialog)
  }

  /// Done, with a value and a view.
  public static func result<T: _IntentValue, V: View>(value: T, view: V) -> Self
  where Self == IntentResultContainer<T, Never, V, Never> {
    Self(value: value, opensIntent: nil, snippet: view, dialog: nil)
  }

  /// Done, with a value, something to say and a view.
  public static func result<T: _IntentValue, V: View>(value: T, dialog: IntentDialog, view: V) -> Self
  where Self == IntentResultContainer<T, Never, V, IntentDialog> {
    Self(value: value, opensIntent: nil, snippet: view, dialog: dialog)
  }

  /// Done, with a value, something to say and a view.
  @MainActor
  public static func result<T: _IntentValue, V: View>(
    value: T, dialog: IntentDialog, @ViewBuilder content: () -> V
  ) -> Self where Self == IntentResultContainer<T, Never, V, IntentDialog> {
    Self(value: value, opensIntent: nil, snippet: content(), dialog: dialog)
  }

  /// Done, with a value; another intent is performed next.
  public static func result<T: _IntentValue, I: AppIntent>(value: T, opensIntent: I) -> Self
  where Self == IntentResultContainer<T, I, Never, Never> {
    Self(value: value, opensIntent: opensIntent, snippet: nil, dialog: nil)
  }
}
