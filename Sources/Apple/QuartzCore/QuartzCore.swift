@_exported import SpaceTransforms
