/// Drawings for symbols that show two things, in a square of 16 by 16.
extension OwnIcons {
  private static let wavesBeside: String =
    "M2.9 3.2C1.9 4.9 1.9 7.1 2.9 8.8L2.1 9.3C.9 7.3.9 4.7 2.1 2.7z"
    + "M13.1 3.2C14.1 4.9 14.1 7.1 13.1 8.8L13.9 9.3C15.1 7.3 15.1 4.7 13.9 2.7z"

  private static let bell: String =
    "M8 1.5C5.6 1.5 4.6 3.4 4.6 5.6C4.6 8.6 4 9.8 3.2 11.2H12.8C12 9.8 11.4 8.6 11.4 5.6C11.4 3.4 10.4 1.5 8 1.5z"
    + "M6.4 12.2H9.6C9.6 13.3 8.9 14 8 14S6.4 13.3 6.4 12.2z"

  private static let watch: String =
    "M6.5 3.5H9.5C10.1 3.5 10.5 3.9 10.5 4.5V11.5C10.5 12.1 10.1 12.5 9.5 12.5H6.5C5.9 12.5 5.5 12.1 5.5 11.5V4.5"
    + "C5.5 3.9 5.9 3.5 6.5 3.5zM6.5 4.5V11.5H9.5V4.5zM6.5 2.9L6.9 1H9.1L9.5 2.9zM6.5 13.1L6.9 15H9.1L9.5 13.1z"

  private static let wavesAtWatch: String =
    "M3.9 4.4C3 6.6 3 9.4 3.9 11.6L3 12C2 9.5 2 6.5 3 4zM12.1 4.4C13 6.6 13 9.4 12.1 11.6L13 12C14 9.5 14 6.5 13 4z"

  private static let person: String =
    "M8 1A2.5 2.5 0 0 1 8 6A2.5 2.5 0 0 1 8 1zM3.2 10.5C3.2 8 5.2 6.8 8 6.8S12.8 8 12.8 10.5z"
  private static let insideOfPerson: String =
    "M8 2A1.5 1.5 0 0 1 8 5A1.5 1.5 0 0 1 8 2zM4.3 9.5C4.6 8.3 6 7.8 8 7.8S11.4 8.3 11.7 9.5z"
  private static let arrowsBelow: String =
    "M1 13L3.5 11V12.5H7.2V13.5H3.5V15zM15 13L12.5 11V12.5H8.8V13.5H12.5V15z"

  private static let hand: String =
    "M7.2 6C7.8 5.6 8.5 5.8 8.8 6.4L10.3 9L12.7 9.4C13.7 9.6 14.2 10.4 14 11.4L13.6 13.3C13.4 14.3 12.7 15 11.7 15H9.8"
    + "C9 15 8.4 14.7 8 14L6.4 11.6C6.1 11 6.9 10.3 7.5 10.7L8.5 11.3L6.8 7.7C6.5 7 6.7 6.3 7.2 6z"

  private static let pencil: String =
    "M11.2 1.2L14.3 4.3L6.3 12.3L2.5 13L3.2 9.2zM11.2 2.6L4.1 9.7L3.8 11.7L5.8 11.4L12.9 4.3z"
  private static let smallPencil: String =
    "M11.5.8L14.2 3.5L7.4 10.3L4.2 10.9L4.8 7.7zM11.5 2.2L5.7 8L5.4 9.6L7 9.3L12.8 3.5z"

  private static let clipboard: String =
    "M3 2.5H5V1.5H9V2.5H11C11.6 2.5 12 2.9 12 3.5V6H11V3.5H9V4.5H5V3.5H3V13.5H7V14.5H3C2.4 14.5 2 14.1 2 13.5V3.5"
    + "C2 2.9 2.4 2.5 3 2.5zM4 6.5H9V7.4H4zM4 9H7.5V9.9H4z"

  private static let bubbleBehind: String =
    "M2.2 1.5H8.8C9.7 1.5 10.3 2.1 10.3 3V4H9.3V3C9.3 2.7 9.1 2.5 8.8 2.5H2.2C1.9 2.5 1.7 2.7 1.7 3V7"
    + "C1.7 7.3 1.9 7.5 2.2 7.5H3V9L4.7 7.6V8.9L2 11V8.5C1.2 8.4.7 7.8.7 7V3C.7 2.1 1.3 1.5 2.2 1.5z"
  private static let filledBubbleBehind: String =
    "M2.2 1.5H8.8C9.7 1.5 10.3 2.1 10.3 3V4H7.2C5.7 4 4.7 5 4.7 6.5V8.7L2 11V8.5C1.2 8.4.7 7.8.7 7V3"
    + "C.7 2.1 1.3 1.5 2.2 1.5z"
  private static let bubbleInFront: String =
    "M7.2 5H13.8C14.7 5 15.3 5.6 15.3 6.5V10.5C15.3 11.3 14.8 11.9 14 12V14.5L11 12H7.2C6.3 12 5.7 11.4 5.7 10.5V6.5"
    + "C5.7 5.6 6.3 5 7.2 5z"
  private static let insideOfBubble: String =
    "M7.2 6C6.9 6 6.7 6.2 6.7 6.5V10.5C6.7 10.8 6.9 11 7.2 11H11.4L13 12.4V11H13.8C14.1 11 14.3 10.8 14.3 10.5V6.5"
    + "C14.3 6.2 14.1 6 13.8 6z"
  private static let linesInBubble: String = "M8 7.4H13V8.2H8zM8 9H12V9.8H8z"

  static let pairs: [String: String] = [
    "own-bell-waves-fill": bell + wavesBeside,
    "own-bell-waves": bell + wavesBeside
      + "M8 2.5C9.8 2.5 10.4 3.9 10.4 5.6C10.4 7.9 10.7 9.1 11.2 10.2H4.8C5.3 9.1 5.6 7.9 5.6 5.6C5.6 3.9 6.2 2.5 8 2.5z",
    "own-watch-waves": watch + wavesAtWatch,
    "own-person-arrows-fill": person + arrowsBelow,
    "own-person-arrows": person + insideOfPerson + arrowsBelow,
    "own-rectangle-hand": "M1 2.5H13V8H12V3.5H2V9.5H5V10.5H1z" + hand,
    "own-rectangle-hand-fill":
      "M1 2.5H13V8.2L10.9 7.9L9.7 5.8C8.9 4.7 7.5 4.5 6.5 5.1C5.6 5.7 5.5 6.8 5.9 7.9L6.8 9.9C6.3 9.9 5.8 10.1 5.5 10.5"
      + "H1z" + hand,
    "own-pencil-outline": pencil + "M.8 7.8L8 .6L8.7 1.3L1.5 8.5zM8.2 14L14.6 7.6L15.3 8.3L8.9 14.7z",
    "own-pencil-scribble": smallPencil
      + "M1 13.6C3 11.9 4.4 12.2 5.6 13.2S8.2 14.4 9.6 13.2S12.6 11.8 15 13L14.6 14C12.6 13 11.4 13.1 10.2 14.1"
      + "S6.6 15.2 5 14S3.2 13.2 1.6 14.4z",
    "own-clipboard-pencil": clipboard + "M13.6 6.6L15.4 8.4L10.4 13.4L8.2 13.8L8.6 11.6z",
    "own-menu-cursor": "M1 1.5H10V6.8H9V2.5H2V10.5H7V11.5H1zM3.2 4.2H7.8V5.1H3.2zM3.2 6.6H7.2V7.5H3.2z"
      + "M8.5 7.5L14.5 10L12 11L13.5 14L12.3 14.6L10.9 11.7L9.2 13.5z",
    "own-bubbles": bubbleBehind + bubbleInFront + insideOfBubble,
    "own-bubbles-fill": filledBubbleBehind + bubbleInFront,
    "own-bubbles-text": bubbleBehind + bubbleInFront + insideOfBubble + linesInBubble,
    "own-bubbles-text-fill": filledBubbleBehind + bubbleInFront + linesInBubble,
  ]
}
