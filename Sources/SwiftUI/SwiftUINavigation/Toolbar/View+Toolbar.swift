import SwiftUIControls
import SwiftUICore

extension View {
  /// Puts items into the bars of the screen that the view is in.
  ///
  /// ```swift
  /// struct NameForm: View {
  ///   @Binding var name: String
  ///   @State private var draft = ""
  ///   @Environment(\.dismiss) private var dismiss
  ///   var body: some View {
  ///     TextField("Name", text: $draft)
  ///       .toolbar {
  ///         ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
  ///         ToolbarItem(placement: .confirmationAction) { Button("Save") { name = draft } }
  ///       }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter content: Makes the items.
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: content()))
  }

  /// Puts views into the bar of the screen; each is an item with the placement `.automatic`.
  ///
  /// - Parameter content: Makes the views.
  @_disfavoredOverload
  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(items: ToolbarItemGroup(content: content)))
  }

  /// Puts items into the bars of the screen that people may customize where a host lets them.
  ///
  /// - Parameters:
  ///   - id: Tells the toolbar from others.
  ///   - content: Makes the items.
  public nonisolated func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: content()))
  }

  /// Shows or hides bars of the screen.
  ///
  /// - Parameters:
  ///   - visibility: Whether the bars are there.
  ///   - bars: The bars.
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(BarModifier { wishes in bars.change(&wishes.visibility, to: visibility) })
      .tabBarVisibility(visibility, in: bars)
  }

  /// Shows or hides bars of the screen.
  ///
  /// - Parameters:
  ///   - visibility: Whether the bars are there.
  ///   - bars: The bars.
  public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(BarModifier { wishes in bars.change(&wishes.visibility, to: visibility) })
      .tabBarVisibility(visibility, in: bars)
  }

  /// Takes away a part that the bar has of itself.
  ///
  /// - Parameter defaultItemKind: The part; nil for none.
  public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    modifier(BarModifier { wishes in if let kind = defaultItemKind?.kind { wishes.removed.insert(kind) } })
  }

  /// Sets what bars of the screen stand on.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - bars: The bars; all without any.
  public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    modifier(BarModifier { wishes in bars.change(&wishes.background, to: AnyShapeStyle(style)) })
  }

  /// Shows or hides what bars of the screen stand on; otherwise it is there once content lies below a bar.
  ///
  /// - Parameters:
  ///   - visibility: Whether it is there.
  ///   - bars: The bars; all without any.
  public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(BarModifier { wishes in bars.change(&wishes.backgroundVisibility, to: visibility) })
  }

  /// Shows or hides what bars of the screen stand on.
  ///
  /// - Parameters:
  ///   - visibility: Whether it is there.
  ///   - bars: The bars; all without any.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(BarModifier { wishes in bars.change(&wishes.backgroundVisibility, to: visibility) })
  }

  /// Sets the appearance of bars of the screen.
  ///
  /// - Parameters:
  ///   - colorScheme: Light or dark; nil for that of the place.
  ///   - bars: The bars; all without any.
  public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    modifier(BarModifier { wishes in if let colorScheme { bars.change(&wishes.colorScheme, to: colorScheme) } })
  }

  /// Says what the screen of the toolbar is for.
  ///
  /// - Parameter role: For browsers and editors the title stands at the start of the bar.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View {
    modifier(BarModifier { $0.role = role })
  }

  /// Sets how the title of the screen is shown.
  ///
  /// - Parameter mode: Large or small.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    modifier(BarModifier { $0.displayMode = mode.mode })
  }

  /// Gives the title of the screen a menu.
  ///
  /// - Parameter content: Makes the items.
  public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    modifier(ToolbarModifier(items: ToolbarTitleMenu(content: content)))
  }
}

extension [ToolbarPlacement] {
  /// Sets a value for the bars; for all bars of the screen where there are none.
  fileprivate func change<Value>(_ values: inout [ToolbarPlacement.Bar: Value], to value: Value) {
    let meant: [ToolbarPlacement] = isEmpty ? [.automatic] : self
    for bar in meant.flatMap(\.bars) { values[bar] = value }
  }
}

// MARK: - Older spellings

extension View {
  /// Puts a view at the start of the bar and one at its end; `toolbar(content:)` is the newer spelling.
  ///
  /// - Parameters:
  ///   - leading: The view at the start.
  ///   - trailing: The view at the end.
  public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Puts a view at the start of the bar; `toolbar(content:)` is the newer spelling.
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Puts a view at the end of the bar; `toolbar(content:)` is the newer spelling.
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}
