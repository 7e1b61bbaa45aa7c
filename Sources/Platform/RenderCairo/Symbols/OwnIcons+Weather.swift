/// Weather.
extension OwnIcons {
  static let weather: [String: String] = [
    "snowing": "u snow 4.4 .2 7.4; u snow .2 8 7.4; u snow 8.4 8.2 7.4",
    "cloud-sun-rain":
      "v1 sun 6.6 -.2 9.4; x cloud-fill -.4 2.2 13.4; v cloud -.4 2.2 13.4; s2 M4 13.4L3.4 15.2M7"
      + " 13.4L6.4 15.2M10 13.4L9.4 15.2",
    "cloud-moon-rain":
      "v1 moon 8.4 .2 7.2; x cloud-fill -.4 2.2 13.4; v cloud -.4 2.2 13.4; s2 M4 13.4L3.4 15.2M7"
      + " 13.4L6.4 15.2M10 13.4L9.4 15.2",
    "cloud-sun-bolt":
      "v1 sun 6.6 -.2 9.4; x cloud-fill -.4 2.2 13.4; v cloud -.4 2.2 13.4; x lightning-fill 3.4"
      + " 8.6 7; u2 lightning-fill 3.4 8.6 7",
    "cloud-moon-bolt":
      "v1 moon 8.4 .2 7.2; x cloud-fill -.4 2.2 13.4; v cloud -.4 2.2 13.4; x lightning-fill 3.4"
      + " 8.6 7; u2 lightning-fill 3.4 8.6 7",
    "sun-rain": "v sun 1.6 -.4 12.8; s1 M5 13.2L4.2 15.4M8.4 13.2L7.6 15.4M11.8 13.2L11 15.4",
    "moon-zzz": "v moon 0 2 14; s1 M7.4 6.6H10L7.4 9.8H10M11.4 1.2H14.6L11.4 5H14.6",
    "zzz": "s M1.4 9.2H6L1.4 14.4H6M7.2 5.2H10.6L7.2 9.2H10.6M12 1.6H14.6L12 4.6H14.6",
    "wind-snow": "u wind 0 -1.6 13; u1 snow 8.6 8.6 7.2",
    "barometer":
      "s M8 0.5A7.5 7.5 0 0 1 8 15.5A7.5 7.5 0 0 1 8 0.5z; s M8 8L11.6 5.2; f M8 6.5A1.5 1.5 0 0 1 8"
      + " 9.5A1.5 1.5 0 0 1 8 6.5z; s M8 2.6V4M3 8H4.4M11.6 8H13M4.5 4.5L5.4 5.4M4.5 11.5L5.4 10.6M11.5 11.5L10.6"
      + " 10.6",
    "sparkle": "o M8 1C8.6 5.6 10.4 7.4 15 8C10.4 8.6 8.6 10.4 8 15C7.4 10.4 5.6 8.6 1 8C5.6 7.4 7.4 5.6 8 1z",
    "rays": "s M8 .9V4M8 12V15.1M.9 8H4M12 8H15.1M3 3L5.2 5.2M13 3L10.8 5.2M3 13L5.2 10.8M13 13L10.8 10.8",
    "cloud-bolt-rain":
      "v cloud .8 .2 14.4; x lightning-fill 4.6 7.8 7; u1 lightning-fill 4.6 7.8 7; s2 M3.8 13L3"
      + " 15M12.6 13L11.8 15",
  ]
}
