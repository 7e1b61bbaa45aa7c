extension UTType {
  /// An image.
  public static var image: UTType { UTType(known: "public.image") }
  /// A JPEG image.
  public static var jpeg: UTType { UTType(known: "public.jpeg") }
  /// A JPEG XL image.
  public static var jpegxl: UTType { UTType(known: "public.jpeg-xl") }
  /// A TIFF image.
  public static var tiff: UTType { UTType(known: "public.tiff") }
  /// A GIF image.
  public static var gif: UTType { UTType(known: "com.compuserve.gif") }
  /// A PNG image.
  public static var png: UTType { UTType(known: "public.png") }
  /// Icons of Apple's systems.
  public static var icns: UTType { UTType(known: "com.apple.icns") }
  /// A bitmap image of Windows.
  public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
  /// Icons of Windows.
  public static var ico: UTType { UTType(known: "com.microsoft.ico") }
  /// An image as a camera took it.
  public static var rawImage: UTType { UTType(known: "public.camera-raw-image") }
  /// A Digital Negative image.
  public static var dng: UTType { UTType(known: "com.adobe.raw-image") }
  /// An SVG drawing.
  public static var svg: UTType { UTType(known: "public.svg-image") }
  /// A Live Photo.
  public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }
  /// An HEIF image.
  public static var heif: UTType { UTType(known: "public.heif") }
  /// An HEIC image.
  public static var heic: UTType { UTType(known: "public.heic") }
  /// A sequence of HEIC images.
  public static var heics: UTType { UTType(known: "public.heics") }
  /// A WebP image.
  public static var webP: UTType { UTType(known: "org.webmproject.webp") }
  /// An OpenEXR image.
  public static var exr: UTType { UTType(known: "com.ilm.openexr-image") }
  /// Content in three dimensions.
  public static var threeDContent: UTType { UTType(known: "public.3d-content") }
  /// A scene in USD form.
  public static var usd: UTType { UTType(known: "com.pixar.universal-scene-description") }
  /// A scene in USD form with its resources.
  public static var usdz: UTType { UTType(known: "com.pixar.universal-scene-description-mobile") }
  /// A scene of Reality Composer.
  public static var realityFile: UTType { UTType(known: "com.apple.reality") }
  /// A scene of SceneKit.
  public static var sceneKitScene: UTType { UTType(known: "com.apple.scenekit.scene") }
  /// An object to be found in the surroundings.
  public static var arReferenceObject: UTType { UTType(known: "com.apple.arobject") }
  /// Sound, moving pictures, or both.
  public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
  /// Moving pictures with or without sound.
  public static var movie: UTType { UTType(known: "public.movie") }
  /// Moving pictures without sound.
  public static var video: UTType { UTType(known: "public.video") }
  /// Sound.
  public static var audio: UTType { UTType(known: "public.audio") }
  /// A QuickTime movie.
  public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
  /// An MPEG movie.
  public static var mpeg: UTType { UTType(known: "public.mpeg") }
  /// An MPEG-2 video.
  public static var mpeg2Video: UTType { UTType(known: "public.mpeg-2-video") }
  /// A transport stream of MPEG-2.
  public static var mpeg2TransportStream: UTType { UTType(known: "public.mpeg-2-transport-stream") }
  /// MP3 audio.
  public static var mp3: UTType { UTType(known: "public.mp3") }
  /// An MPEG-4 movie.
  public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
  /// MPEG-4 audio.
  public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
  /// MPEG-4 audio that Apple protects.
  public static var appleProtectedMPEG4Audio: UTType { UTType(known: "com.apple.protected-mpeg-4-audio") }
  /// An MPEG-4 movie that Apple protects.
  public static var appleProtectedMPEG4Video: UTType { UTType(known: "com.apple.protected-mpeg-4-video") }
  /// An AVI movie.
  public static var avi: UTType { UTType(known: "public.avi") }
  /// AIFF audio.
  public static var aiff: UTType { UTType(known: "public.aiff-audio") }
  /// Waveform audio.
  public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
  /// MIDI audio.
  public static var midi: UTType { UTType(known: "public.midi-audio") }
  /// A list of what is played.
  public static var playlist: UTType { UTType(known: "public.playlist") }
  /// A list in M3U form.
  public static var m3uPlaylist: UTType { UTType(known: "public.m3u-playlist") }
}
