extension SymbolTable {
  static let namesMToO: String = """
    macbook laptop MacBook
    macbook.and.iphone laptop MacBook and iPhone
    macmini pc-horizontal Mac mini
    macpro.gen3 pc Mac Pro
    macstudio pc-horizontal Mac Studio
    macwindow window Window
    macwindow.badge.plus window-plus New Window
    macwindow.on.rectangle window-stack Windows
    magazine journal Magazine
    magazine.fill journal Magazine
    magicmouse mouse Mouse
    magicmouse.fill mouse-fill Mouse
    magnifyingglass search Search
    mail envelope Mail
    mail.and.text.magnifyingglass envelope Search Mail
    mail.fill envelope-fill Mail
    mail.stack envelope Mails
    map map Map
    map.fill map-fill Map
    mappin pin-map Location
    mappin.and.ellipse geo-alt Location
    mappin.and.ellipse.circle geo Location
    mappin.circle geo-alt Location
    mappin.circle.fill geo-alt-fill Location
    mappin.slash geo-alt Location Off
    mappin.square geo-alt Location
    medal award Medal
    medal.fill award-fill Medal
    medical.thermometer thermometer Thermometer
    megaphone.circle megaphone Announcement
    memories clock-history Memories
    memories.badge.plus clock-history+ Add to Memories
    memorychip memory Memory
    memorychip.fill memory Memory
    menubar.arrow.up.rectangle window-desktop Menu Bar
    menubar.rectangle window-desktop Menu Bar
    menucard menu-up Menu
    message chat Message
    message.and.waveform chat Voice Message
    message.badge chat+ New Message
    message.badge.filled.fill chat-fill+ New Message
    message.fill chat-fill Message
    mic mic Dictate
    mic.badge.plus mic+ Add Microphone
    mic.badge.xmark mic+ Microphone Problem
    mic.fill mic-fill Dictate
    mic.slash mic-mute Microphone Off
    mic.slash.circle mic-mute Microphone Off
    mic.slash.fill mic-mute-fill Microphone Off
    microphone mic Microphone
    microphone.fill mic-fill Microphone
    microphone.slash mic-mute Microphone Off
    minus dash Remove
    minus.circle dash-circle Remove
    minus.circle.fill dash-circle-fill Remove
    minus.diamond slash-square Remove
    minus.magnifyingglass zoom-out Zoom Out
    minus.plus.batteryblock battery Battery
    minus.rectangle dash-square Remove
    minus.square.fill dash-square-fill Remove
    moon moon Dark
    moon.dust moon-stars Night
    moon.fill moon-fill Dark
    moon.haze moon-stars Hazy Night
    moon.haze.fill moon-stars-fill Hazy Night
    moon.stars moon-stars Clear Night
    moon.stars.fill moon-stars-fill Clear Night
    moon.zzz moon-stars Sleep
    moon.zzz.fill moon-stars-fill Sleep
    moonphase.full.moon circle Full Moon
    mosaic grid-1x2 Mosaic
    mosaic.fill grid-1x2-fill Mosaic
    mountain.2 image-alt Mountains
    mountain.2.fill image-alt Mountains
    mouse mouse Mouse
    mouse.fill mouse-fill Mouse
    move.3d box Move in Space
    movieclapper film Film
    multiply x-lg Multiply
    multiply.circle x-circle Close
    multiply.circle.fill x-circle-fill Close
    music.house house-door Music at Home
    music.mic mic Singing
    music.note music-note Music
    music.note.house house-door Music at Home
    music.note.list music-note-list Playlist
    music.note.tv tv Music Video
    music.quarternote.3 music-note-beamed Music
    network globe Network
    network.badge.shield.half.filled globe+ Protected Network
    network.slash wifi-off Network Off
    newspaper newspaper News
    newspaper.fill newspaper News
    nosign slash-circle Not Allowed
    note sticky Note
    note.text sticky Note
    note.text.badge.plus file-earmark-plus New Note
    number hash Number
    octagon octagon Octagon
    octagon.fill octagon-fill Octagon
    opticaldisc disc Disc
    opticaldisc.fill disc-fill Disc
    opticaldiscdrive disc Disc Drive
    option option Option
    oval circle Oval
    oval.fill circle-fill Oval
    oval.portrait circle Oval
    """
}
