/// How the ends of open subpaths are drawn.
public enum CGLineCap: Int32, Hashable, Sendable {
  case butt = 0
  case round = 1
  case square = 2
}

/// How the corners of a stroke are drawn.
public enum CGLineJoin: Int32, Hashable, Sendable {
  case miter = 0
  case round = 1
  case bevel = 2
}

/// Which regions count as inside where a path crosses itself.
public enum CGPathFillRule: Int, Hashable, Sendable {
  case winding = 0
  case evenOdd = 1
}

/// What `CGContext.drawPath(using:)` does with the current path.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  case fill = 0
  case eoFill = 1
  case stroke = 2
  case fillStroke = 3
  case eoFillStroke = 4
}
