@_exported import Selectors
@_exported import UIFoundation
