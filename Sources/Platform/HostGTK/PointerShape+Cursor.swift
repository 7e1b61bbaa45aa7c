import HostInterface

extension PointerShape {
  /// GTK's name, which is that of CSS.
  var cursorName: String {
    switch self {
    case .arrow: "default"
    case .hand: "pointer"
    case .text: "text"
    case .verticalText: "vertical-text"
    case .crosshair: "crosshair"
    case .openHand: "grab"
    case .closedHand: "grabbing"
    case .notAllowed: "not-allowed"
    case .help: "help"
    case .wait: "wait"
    case .progress: "progress"
    case .contextMenu: "context-menu"
    case .copy: "copy"
    case .alias: "alias"
    case .zoomIn: "zoom-in"
    case .zoomOut: "zoom-out"
    case .move: "move"
    case .none: "none"
    case .resizeLeft: "w-resize"
    case .resizeRight: "e-resize"
    case .resizeUp: "n-resize"
    case .resizeDown: "s-resize"
    case .resizeLeftRight: "ew-resize"
    case .resizeUpDown: "ns-resize"
    case .resizeTopLeading: "nw-resize"
    case .resizeTopTrailing: "ne-resize"
    case .resizeBottomLeading: "sw-resize"
    case .resizeBottomTrailing: "se-resize"
    }
  }
}
