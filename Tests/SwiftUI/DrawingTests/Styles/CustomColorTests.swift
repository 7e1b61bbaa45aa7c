import HostHeadless
import HostInterface
import SwiftUI
import SwiftUICore
import Testing
import ViewTestSupport

private struct Accented: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  fileprivate var isAccented: Bool {
    get { self[Accented.self] }
    set { self[Accented.self] = newValue }
  }
}

/// Red or blue, by the appearance and by a value of the app's own.
private struct Brand: ShapeStyle, Hashable {
  var opacity: Float = 1

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    let isRed: Bool = environment.isAccented || environment.colorScheme == .dark
    return Color.Resolved(red: isRed ? 1 : 0, green: 0, blue: isRed ? 0 : 1, opacity: opacity)
  }
}

@MainActor
@Suite("Colours of styles of an app's own")
struct CustomColorTests {
  @Test("A colour stands for itself, and a style for what it resolves to in an environment")
  func resolving() {
    let red: Color = Color.red
    #expect(Color(red) == .red)
    #expect(Color(Brand()) == Color(Brand()) && Color(Brand()) != Color(Brand(opacity: 0.5)))
    var environment = EnvironmentValues()
    #expect(Color(Brand()).resolve(in: environment).description == "#0000FFFF")
    environment.isAccented = true
    #expect(Color(Brand()).resolve(in: environment).description == "#FF0000FF")
    #expect(Color(Brand()).opacity(0.5).resolve(in: environment).opacity == 0.5)
    #expect(Color(Brand()).cgColor == nil)
  }

  @Test("Drawn, it resolves in the environment of its place, and changes with that")
  func drawing() throws {
    struct Root: View {
      let remote: Remote<Bool>
      @State private var isAccented = false

      var body: some View {
        VStack {
          Color(Brand()).frame(width: 10, height: 10)
          Text("a").foregroundStyle(Color(Brand()))
        }
        .environment(\.isAccented, isAccented).handing($isAccented, to: remote)
      }
    }
    func colors(_ host: HeadlessHost) -> [Bool] {
      host.displayLines.map { $0.lowercased() }.filter { $0.contains("0000ff") || $0.contains("ff0000") }
        .map { $0.contains("ff0000") }
    }
    let remote = Remote<Bool>()
    let host = try window { Root(remote: remote) }
    #expect(colors(host) == [false, false])
    host.change { remote.value = true }
    #expect(colors(host) == [true, true])
    #expect(try colors(window(settings: dark) { Color(Brand()) }) == [true])
  }

  private var dark: HostSettings {
    var settings = HostSettings()
    settings.isDark = true
    return settings
  }
}
