import CGtk
import HostInterface
import SwiftUICore
import SwiftUIScenes

/// The settings of a program that another one drives in its own process, such as an app under test.
package struct DrivenProgram {
  /// The settings in the place of those that the person at the desktop has chosen.
  package var settings: HostSettings
  /// The space of a window whose scene asks for no size.
  package var window: HostWindow
  /// The environment in which the views of all windows begin.
  package var environment: EnvironmentValues

  package init(settings: HostSettings, window: HostWindow, environment: EnvironmentValues) {
    self.settings = settings
    self.window = window
    self.environment = environment
  }
}

/// Calls by which a driver runs the program instead of `run`.
extension GTKApplication {
  /// The window that a person uses: the active one, or the one that was opened last.
  package var frontWindow: ScreenWindow? {
    guard let window = windows.last(where: { $0.scene.phase == .active }) ?? windows.last else { return nil }
    let driving: ScreenWindow = window.driving ?? ScreenWindow(window)
    window.driving = driving
    return driving
  }

  /// Lets GTK's loop go on for a time, in seconds; 0 does what is there to do now.
  package func iterate(for seconds: Double) {
    let end: gint64 = g_get_monotonic_time() + gint64(max(0, seconds) * 1e6)
    // Sources that are always ready must not keep the driver here.
    var turns: Int = 100
    repeat {
      timers?.advance(to: time)
      if g_main_context_iteration(nil, 0) != 0 {
        turns -= 1
      } else if g_get_monotonic_time() < end {
        g_usleep(1000)
      } else {
        return
      }
    } while turns > 0 || g_get_monotonic_time() < end
  }
}
