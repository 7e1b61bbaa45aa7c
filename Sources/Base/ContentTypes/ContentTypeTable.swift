/// The types that Apple's systems declare and the widespread ones of other makers, one a line, separated by `|`:
/// identifier, the types that it conforms to, file name extensions, media types, description. The preferred extension
/// and the preferred media type come first. Identifiers and conformance are those of Apple's documentation.
enum ContentTypeTable {
  static let lines: StaticString = """
    public.item||||item
    public.content||||content
    public.composite-content|public.content|||mixed content
    public.data|public.item||application/octet-stream|data
    public.directory|public.item||inode/directory|directory
    com.apple.resolvable||||resolvable
    public.symlink|public.item com.apple.resolvable||inode/symlink|symbolic link
    com.apple.mount-point|public.item com.apple.resolvable||inode/mount-point|volume mount point
    com.apple.alias-file|public.data com.apple.resolvable|||alias
    com.apple.bookmark|public.data com.apple.resolvable|||bookmark
    public.executable|public.item|||executable
    public.url|public.data|||URL
    public.file-url|public.url|||file URL
    public.text|public.data public.content|||text
    public.plain-text|public.text|txt text|text/plain|text
    public.utf8-plain-text|public.plain-text||text/plain;charset=utf-8|UTF-8 text
    public.utf16-external-plain-text|public.plain-text||text/plain;charset=utf-16|UTF-16 text
    public.utf16-plain-text|public.plain-text|||UTF-16 text
    com.apple.traditional-mac-plain-text|public.plain-text||text/plain;charset=macintosh|text
    public.delimited-values-text|public.text|||delimited text
    public.comma-separated-values-text|public.delimited-values-text|csv|text/csv text/comma-separated-values|CSV document
    public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values|TSV document
    public.utf8-tab-separated-values-text|public.tab-separated-values-text public.utf8-plain-text|||UTF-8 TSV text
    public.rtf|public.text|rtf|text/rtf application/rtf|rich text document
    public.html|public.text|html htm shtml shtm|text/html|HTML document
    public.xhtml|public.xml|xhtml xhtm xht|application/xhtml+xml|XHTML document
    public.xml|public.text|xml|application/xml text/xml|XML document
    public.yaml|public.text|yml yaml|application/x-yaml application/yaml|YAML document
    public.css|public.text|css|text/css|CSS style sheet
    net.daringfireball.markdown|public.plain-text|md markdown mdown|text/markdown|Markdown document
    public.source-code|public.plain-text|||source code
    public.assembly-source|public.source-code|s|text/x-asm|assembly source code
    public.c-source|public.source-code|c|text/x-csrc text/x-c|C source code
    public.objective-c-source|public.source-code|m|text/x-objcsrc|Objective-C source code
    public.swift-source|public.source-code|swift|text/x-swift|Swift source code
    public.c-plus-plus-source|public.source-code|cp cpp c++ cc cxx|text/x-c++src|C++ source code
    public.objective-c-plus-plus-source|public.source-code|mm|text/x-objc++src|Objective-C++ source code
    public.c-header|public.source-code|h|text/x-chdr|C header source code
    public.c-plus-plus-header|public.c-header|hpp h++ hxx hh|text/x-c++hdr|C++ header source code
    public.script|public.source-code|||script
    com.apple.applescript.text|public.script|applescript|text/x-applescript|AppleScript text
    com.apple.applescript.script|public.data public.script|scpt||AppleScript script
    com.apple.applescript.script-bundle|com.apple.bundle com.apple.package public.script|scptd||AppleScript script bundle
    com.netscape.javascript-source|public.source-code public.executable|js jscript javascript mjs|text/javascript application/javascript|JavaScript script
    public.shell-script|public.script|sh|application/x-shellscript text/x-sh|shell script
    public.perl-script|public.shell-script|pl pm|application/x-perl text/x-perl-script|Perl script
    public.python-script|public.shell-script|py|text/x-python text/x-python-script|Python script
    public.ruby-script|public.shell-script|rb rbw|application/x-ruby text/x-ruby-script|Ruby script
    public.php-script|public.shell-script|php php3 php4 ph3 ph4 phtml|application/x-php text/php|PHP script
    public.make-source|public.script|make mk|text/x-makefile|makefile
    public.json|public.text|json|application/json|JSON document
    public.geojson|public.json|geojson|application/geo+json|GeoJSON document
    com.apple.haptics.ahap|public.json|ahap||haptic pattern
    com.apple.property-list|public.data|plist||property list
    com.apple.xml-property-list|public.xml com.apple.property-list||application/x-plist|XML property list
    com.apple.binary-property-list|com.apple.property-list|||binary property list
    com.adobe.pdf|public.data public.composite-content|pdf|application/pdf|PDF document
    com.apple.rtfd|com.apple.package public.composite-content|rtfd||rich text document with attachments
    com.apple.flat-rtfd|public.data public.composite-content|||rich text with attachments
    com.apple.webarchive|public.data public.composite-content|webarchive|application/x-webarchive|web archive
    org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip|EPUB document
    public.image|public.data public.content|||image
    public.jpeg|public.image|jpeg jpg jpe|image/jpeg image/jpg|JPEG image
    public.jpeg-2000|public.image|jp2 jpf jpx j2k j2c|image/jp2|JPEG 2000 image
    public.jpeg-xl|public.image|jxl|image/jxl|JPEG XL image
    public.tiff|public.image|tiff tif|image/tiff|TIFF image
    com.compuserve.gif|public.image|gif|image/gif|GIF image
    public.png|public.image|png|image/png|PNG image
    com.apple.icns|public.image|icns|image/x-icns image/icns|Apple icon image
    com.microsoft.bmp|public.image|bmp dib|image/bmp image/x-bmp|Windows bitmap image
    com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon image/x-icon|Windows icon image
    public.camera-raw-image|public.image|||camera raw image
    com.adobe.raw-image|public.camera-raw-image|dng|image/x-adobe-dng|Digital Negative image
    public.svg-image|public.image public.xml|svg svgz|image/svg+xml|SVG document
    com.apple.live-photo||||live photo
    public.heif-standard|public.image|||HEIF image
    public.heif|public.heif-standard|heif hif|image/heif|HEIF image
    public.heic|public.heif-standard|heic|image/heic|HEIC image
    public.heics|public.heif-standard|heics|image/heic-sequence|HEIC image sequence
    public.avif|public.heif-standard|avif|image/avif|AVIF image
    org.webmproject.webp|public.image|webp|image/webp|WebP image
    com.ilm.openexr-image|public.image|exr|image/x-exr|OpenEXR image
    com.truevision.tga-image|public.image|tga targa|image/x-tga|TGA image
    com.adobe.photoshop-image|public.image|psd|image/vnd.adobe.photoshop|Photoshop image
    com.adobe.postscript|public.data|ps|application/postscript|PostScript document
    com.adobe.encapsulated-postscript|com.adobe.postscript|eps epsf epsi|image/x-eps|Encapsulated PostScript
    public.3d-content|public.content|||3D content
    com.pixar.universal-scene-description|public.data public.3d-content|usd usda usdc|model/vnd.usd|Universal Scene Description
    com.pixar.universal-scene-description-mobile|public.data public.3d-content|usdz|model/vnd.usdz+zip|Universal Scene Description package
    com.apple.reality|public.data public.3d-content|reality|model/vnd.reality|Reality Composer file
    com.apple.scenekit.scene|public.data public.3d-content|scn||SceneKit scene
    com.apple.arobject|public.data|arobject||augmented reality reference object
    public.audiovisual-content|public.data public.content|||audiovisual content
    public.movie|public.audiovisual-content|||movie
    public.video|public.movie|||video
    public.audio|public.audiovisual-content|||audio
    com.apple.quicktime-movie|public.movie|mov qt|video/quicktime|QuickTime movie
    public.mpeg|public.movie|mpg mpeg mpe m75 m15|video/mpeg video/mpg|MPEG movie
    public.mpeg-2-video|public.video|m2v|video/mpeg2|MPEG-2 video
    public.mpeg-2-transport-stream|public.movie|ts m2ts mts|video/mp2t|MPEG-2 transport stream
    public.mp3|public.audio|mp3 mpga|audio/mpeg audio/mp3|MP3 audio
    public.mpeg-4|public.movie|mp4 mpg4|video/mp4|MPEG-4 movie
    public.mpeg-4-audio|public.mpeg-4 public.audio|mp4|audio/mp4|MPEG-4 audio
    com.apple.m4a-audio|public.audio|m4a|audio/x-m4a audio/mp4|Apple MPEG-4 audio
    com.apple.m4v-video|public.movie|m4v|video/x-m4v|Apple MPEG-4 movie
    com.apple.protected-mpeg-4-audio|public.audio|m4p|audio/x-m4p|protected MPEG-4 audio
    com.apple.protected-mpeg-4-video|com.apple.m4v-video|m4v|video/x-m4v|protected MPEG-4 video
    public.3gpp|public.movie|3gp 3gpp|video/3gpp audio/3gpp|3GPP movie
    public.avi|public.movie|avi vfw|video/x-msvideo video/avi video/msvideo|AVI movie
    org.webmproject.webm|public.movie|webm|video/webm|WebM movie
    org.matroska.mkv|public.movie|mkv|video/x-matroska|Matroska movie
    public.aiff-audio|public.audio|aiff aif|audio/aiff audio/x-aiff|AIFF audio
    public.aac-audio|public.audio|aac adts|audio/aac|AAC audio
    com.microsoft.waveform-audio|public.audio|wav wave bwf|audio/vnd.wave audio/wav audio/x-wav audio/wave|Waveform audio
    org.xiph.flac|public.audio|flac|audio/flac audio/x-flac|FLAC audio
    org.xiph.ogg-audio|public.audio|oga ogg|audio/ogg|Ogg audio
    org.xiph.opus|public.audio|opus|audio/opus|Opus audio
    public.midi-audio|public.audio|midi mid smf kar|audio/midi audio/x-midi|MIDI audio
    public.playlist||||playlist
    public.m3u-playlist|public.text public.playlist|m3u m3u8|audio/x-mpegurl audio/mpegurl application/vnd.apple.mpegurl|M3U playlist
    public.folder|public.directory|||folder
    public.volume|public.folder|||volume
    com.apple.package|public.directory|||package
    com.apple.bundle|public.directory|bundle||bundle
    com.apple.plugin|com.apple.bundle com.apple.package|plugin||plug-in
    com.apple.metadata-importer|com.apple.plugin|mdimporter||Spotlight importer
    com.apple.quicklook-generator|com.apple.plugin|qlgenerator||Quick Look generator
    com.apple.xpc-service|com.apple.bundle com.apple.package|xpc||XPC service
    com.apple.framework|com.apple.bundle|framework||framework
    com.apple.application|public.executable|||application
    com.apple.application-bundle|com.apple.application com.apple.bundle com.apple.package|app||application
    com.apple.application-and-system-extension|com.apple.xpc-service|appex||application extension
    public.unix-executable|public.data public.executable||application/x-executable|Unix executable
    com.microsoft.windows-executable|public.data public.executable|exe|application/x-msdownload application/x-ms-dos-executable application/vnd.microsoft.portable-executable|Windows executable
    com.apple.systempreference.prefpane|com.apple.bundle com.apple.package|prefpane||System Settings pane
    public.archive||||archive
    public.disk-image|public.archive|||disk image
    com.apple.disk-image-udif|public.data public.disk-image|dmg|application/x-apple-diskimage|disk image
    public.iso-image|public.data public.disk-image|iso|application/x-cd-image application/x-iso9660-image|ISO disk image
    org.gnu.gnu-zip-archive|public.data public.archive|gz gzip|application/gzip application/x-gzip|gzip archive
    org.gnu.gnu-zip-tar-archive|org.gnu.gnu-zip-archive|tgz|application/x-compressed-tar|gzip-compressed tar archive
    public.bzip2-archive|public.data public.archive|bz2 bz|application/x-bzip2 application/x-bzip application/bzip2|bzip2 archive
    public.zip-archive|public.data public.archive|zip|application/zip application/x-zip-compressed|ZIP archive
    public.tar-archive|public.data public.archive|tar|application/x-tar|tar archive
    org.7-zip.7-zip-archive|public.data public.archive|7z|application/x-7z-compressed|7-Zip archive
    com.apple.archive|public.data public.archive|aar||Apple archive
    public.spreadsheet|public.content|||spreadsheet
    public.presentation|public.composite-content|||presentation
    public.database||||database
    public.message||||message
    public.contact||||contact
    public.vcard|public.text public.contact|vcf vcard|text/vcard text/directory text/x-vcard|vCard
    public.to-do-item||||to-do item
    public.calendar-event||||calendar event
    com.apple.ical.ics|public.data public.calendar-event|ics ical|text/calendar|calendar file
    public.email-message|public.message|||e-mail message
    com.apple.mail.email|public.data public.email-message|eml|message/rfc822|e-mail message
    com.apple.internet-location|public.data|||Internet location
    com.microsoft.internet-shortcut|public.data|url|application/x-mswinurl|Internet shortcut
    public.font||||font
    public.truetype-ttf-font|public.data public.font|ttf|font/ttf|TrueType font
    public.opentype-font|public.data public.font|otf|font/otf|OpenType font
    org.w3.woff|public.data public.font|woff|font/woff|WOFF font
    org.w3.woff2|public.data public.font|woff2|font/woff2|WOFF2 font
    public.bookmark||||bookmark
    org.freedesktop.color|public.data||application/x-color|color
    com.rsa.pkcs-12|public.data|p12 pfx|application/x-pkcs12 application/pkcs12|PKCS 12 data
    public.x509-certificate|public.data|cer crt der|application/x-x509-ca-cert application/pkix-cert|certificate
    public.log||log||log
    com.apple.log|public.plain-text public.log|log|text/x-log|log file
    com.apple.linkpresentation.metadata|public.data|||link metadata
    com.apple.shazamsignature|public.data|shazamsignature||signature
    com.apple.shazamcustomcatalog|public.data|shazamcatalog||custom catalog
    com.microsoft.word.doc|public.data public.composite-content|doc|application/msword|Word 97 document
    org.openxmlformats.wordprocessingml.document|public.data public.composite-content|docx|application/vnd.openxmlformats-officedocument.wordprocessingml.document|Word document
    com.microsoft.excel.xls|public.data public.spreadsheet|xls|application/vnd.ms-excel|Excel 97 spreadsheet
    org.openxmlformats.spreadsheetml.sheet|public.data public.spreadsheet|xlsx|application/vnd.openxmlformats-officedocument.spreadsheetml.sheet|Excel spreadsheet
    com.microsoft.powerpoint.ppt|public.data public.presentation|ppt|application/vnd.ms-powerpoint|PowerPoint 97 presentation
    org.openxmlformats.presentationml.presentation|public.data public.presentation|pptx|application/vnd.openxmlformats-officedocument.presentationml.presentation|PowerPoint presentation
    org.oasis-open.opendocument.text|public.data public.composite-content|odt|application/vnd.oasis.opendocument.text|OpenDocument text
    org.oasis-open.opendocument.spreadsheet|public.data public.spreadsheet|ods|application/vnd.oasis.opendocument.spreadsheet|OpenDocument spreadsheet
    org.oasis-open.opendocument.presentation|public.data public.presentation|odp|application/vnd.oasis.opendocument.presentation|OpenDocument presentation
    org.oasis-open.opendocument.graphics|public.data public.content|odg|application/vnd.oasis.opendocument.graphics|OpenDocument drawing
    """
}
