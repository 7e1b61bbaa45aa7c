extension UTType {
  /// Most objects, such as files and directories.
  public static var item: UTType { UTType(known: "public.item") }
  /// Everything with content that people view.
  public static var content: UTType { UTType(known: "public.content") }
  /// Content of several kinds in one document.
  public static var compositeContent: UTType { UTType(known: "public.composite-content") }
  /// Data that can be mounted as a volume.
  public static var diskImage: UTType { UTType(known: "public.disk-image") }
  /// A stream of bytes, in a file or in memory.
  public static var data: UTType { UTType(known: "public.data") }
  /// A directory of a file system, folders and packages among them.
  public static var directory: UTType { UTType(known: "public.directory") }
  /// A reference to something else, such as a link.
  public static var resolvable: UTType { UTType(known: "com.apple.resolvable") }
  /// A symbolic link.
  public static var symbolicLink: UTType { UTType(known: "public.symlink") }
  /// Something that can be run.
  public static var executable: UTType { UTType(known: "public.executable") }
  /// A place where a volume is mounted.
  public static var mountPoint: UTType { UTType(known: "com.apple.mount-point") }
  /// An alias file.
  public static var aliasFile: UTType { UTType(known: "com.apple.alias-file") }
  /// A bookmark of a URL.
  public static var urlBookmarkData: UTType { UTType(known: "com.apple.bookmark") }
  /// A URL.
  public static var url: UTType { UTType(known: "public.url") }
  /// A URL of a file.
  public static var fileURL: UTType { UTType(known: "public.file-url") }
  /// A directory that people look into.
  public static var folder: UTType { UTType(known: "public.folder") }
  /// The root folder of a volume.
  public static var volume: UTType { UTType(known: "public.volume") }
  /// A directory that is shown as a file.
  public static var package: UTType { UTType(known: "com.apple.package") }
  /// A directory laid out as a bundle.
  public static var bundle: UTType { UTType(known: "com.apple.bundle") }
  /// A bundle of a plug-in.
  public static var pluginBundle: UTType { UTType(known: "com.apple.plugin") }
  /// A bundle that imports metadata for Spotlight.
  public static var spotlightImporter: UTType { UTType(known: "com.apple.metadata-importer") }
  /// A bundle that makes previews for Quick Look.
  public static var quickLookGenerator: UTType { UTType(known: "com.apple.quicklook-generator") }
  /// A bundle of an XPC service.
  public static var xpcService: UTType { UTType(known: "com.apple.xpc-service") }
  /// A framework.
  public static var framework: UTType { UTType(known: "com.apple.framework") }
  /// An application.
  public static var application: UTType { UTType(known: "com.apple.application") }
  /// An application in a bundle.
  public static var applicationBundle: UTType { UTType(known: "com.apple.application-bundle") }
  /// An extension of an application.
  public static var applicationExtension: UTType { UTType(known: "com.apple.application-and-system-extension") }
  /// A program of Unix.
  public static var unixExecutable: UTType { UTType(known: "public.unix-executable") }
  /// A program of Windows.
  public static var exe: UTType { UTType(known: "com.microsoft.windows-executable") }
  /// A pane of System Settings.
  public static var systemPreferencesPane: UTType { UTType(known: "com.apple.systempreference.prefpane") }
  /// Files and directories in one.
  public static var archive: UTType { UTType(known: "public.archive") }
  /// A gzip archive.
  public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }
  /// A bzip2 archive.
  public static var bz2: UTType { UTType(known: "public.bzip2-archive") }
  /// A ZIP archive.
  public static var zip: UTType { UTType(known: "public.zip-archive") }
  /// A tar archive.
  public static var tarArchive: UTType { UTType(known: "public.tar-archive") }
  /// An Apple archive.
  public static var appleArchive: UTType { UTType(known: "com.apple.archive") }
  /// A spreadsheet.
  public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }
  /// A presentation.
  public static var presentation: UTType { UTType(known: "public.presentation") }
  /// A database.
  public static var database: UTType { UTType(known: "public.database") }
  /// A message.
  public static var message: UTType { UTType(known: "public.message") }
  /// A contact.
  public static var contact: UTType { UTType(known: "public.contact") }
  /// A vCard.
  public static var vCard: UTType { UTType(known: "public.vcard") }
  /// Something to be done.
  public static var toDoItem: UTType { UTType(known: "public.to-do-item") }
  /// An event of a calendar.
  public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }
  /// An e-mail message.
  public static var emailMessage: UTType { UTType(known: "public.email-message") }
  /// An address in a file, in Apple's form.
  public static var internetLocation: UTType { UTType(known: "com.apple.internet-location") }
  /// An address in a file, in the form of Windows.
  public static var internetShortcut: UTType { UTType(known: "com.microsoft.internet-shortcut") }
  /// A font.
  public static var font: UTType { UTType(known: "public.font") }
  /// A bookmark.
  public static var bookmark: UTType { UTType(known: "public.bookmark") }
  /// Keys and certificates in PKCS 12 form.
  public static var pkcs12: UTType { UTType(known: "com.rsa.pkcs-12") }
  /// An X.509 certificate.
  public static var x509Certificate: UTType { UTType(known: "public.x509-certificate") }
  /// An EPUB document.
  public static var epub: UTType { UTType(known: "org.idpf.epub-container") }
  /// A log.
  public static var log: UTType { UTType(known: "public.log") }
  /// Metadata of a link.
  public static var linkPresentationMetadata: UTType { UTType(known: "com.apple.linkpresentation.metadata") }
  /// A signature of Shazam.
  public static var shazamSignature: UTType { UTType(known: "com.apple.shazamsignature") }
  /// A catalog of Shazam.
  public static var shazamCustomCatalog: UTType { UTType(known: "com.apple.shazamcustomcatalog") }
  /// A haptic pattern.
  public static var ahap: UTType { UTType(known: "com.apple.haptics.ahap") }
}
