@_exported import QuartzCore
@_exported import Selectors
@_exported import UIFoundation
