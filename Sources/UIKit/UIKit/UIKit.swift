// Foundation's networking and its reader of XML are modules of their own here.
@_exported import FoundationNetworking
@_exported import FoundationXML
@_exported import QuartzCore
@_exported import Selectors
@_exported import UIFoundation
