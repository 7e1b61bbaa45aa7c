extension SymbolTable {
  static let namesMToO: String = """
    macbook laptop MacBook
    macbook.and.iphone own-laptop-phone MacBook and iPhone
    macmini pc-horizontal Mac mini
    macpro.gen3 pc Mac Pro
    macstudio pc-horizontal Mac Studio
    macwindow window Window
    macwindow.badge.plus window-plus New Window
    macwindow.on.rectangle window-stack Windows
    magazine own-magazine Magazine
    magazine.fill own-magazine-fill Magazine
    magicmouse mouse Mouse
    magicmouse.fill mouse-fill Mouse
    magnifyingglass search Search
    mail envelope Mail
    mail.and.text.magnifyingglass envelope Search Mail
    mail.fill envelope-fill Mail
    mail.stack envelope Mails
    map map Map
    map.fill map-fill Map
    mappin own-mappin Location
    mappin.and.ellipse own-mappin-ellipse Location
    mappin.and.ellipse.circle ~ Location
    mappin.circle ~ Location
    mappin.circle.fill ~ Location
    mappin.slash ~ Location Off
    mappin.square ~ Location
    medal award Medal
    medal.fill award-fill Medal
    medical.thermometer thermometer Thermometer
    megaphone.circle megaphone Announcement
    memories own-memories Memories
    memories.badge.plus own-memories+ Add to Memories
    memorychip memory Memory
    memorychip.fill memory Memory
    menubar.arrow.up.rectangle window-desktop Menu Bar
    menubar.rectangle window-desktop Menu Bar
    menucard menu-up Menu
    message chat Message
    message.and.waveform own-chat-wave Voice Message
    message.and.waveform.fill own-chat-wave-fill Message
    message.badge chat+ New Message
    message.badge.filled.fill chat-fill+ New Message
    message.fill chat-fill Message
    mic mic Dictate
    mic.badge.plus mic+ Add Microphone
    mic.badge.xmark mic+ Microphone Problem
    mic.fill mic-fill Dictate
    mic.slash mic-mute Microphone Off
    mic.slash.fill mic-mute-fill Microphone Off
    microphone mic Microphone
    microphone.fill mic-fill Microphone
    microphone.slash mic-mute Microphone Off
    minus dash Remove
    minus.circle dash-circle Remove
    minus.circle.fill dash-circle-fill Remove
    minus.diamond ~ Remove
    minus.magnifyingglass zoom-out Zoom Out
    minus.plus.batteryblock own-battery-poles Battery
    minus.plus.batteryblock.fill own-battery-poles-fill Car Battery
    minus.rectangle ~ Remove
    minus.square.fill dash-square-fill Remove
    moon moon Dark
    moon.dust moon-stars Night
    moon.fill moon-fill Dark
    moon.haze moon-stars Hazy Night
    moon.haze.fill moon-stars-fill Hazy Night
    moon.stars moon-stars Clear Night
    moon.stars.fill moon-stars-fill Clear Night
    moon.zzz own-moon-zzz Sleep
    moon.zzz.fill own-moon-zzz-fill Sleep
    moonphase.full.moon circle Full Moon
    mosaic grid-1x2 Mosaic
    mosaic.fill grid-1x2-fill Mosaic
    mountain.2 own-mountains Mountains
    mountain.2.fill own-mountains-fill Mountains
    mouse mouse Mouse
    mouse.fill mouse-fill Mouse
    mouth own-mouth Mouth
    mouth.fill own-mouth-fill Mouth
    move.3d box Move in Space
    movieclapper film Film
    multiply x Multiply
    multiply.circle ~ Close
    multiply.circle.fill ~ Close
    music.house own-music-house Music at Home
    music.house.fill own-music-house-fill Home Audio
    music.mic own-music-mic Singing
    music.note music-note Music
    music.note.house ~ Music at Home
    music.note.list music-note-list Playlist
    music.note.tv ~ Music Video
    music.quarternote.3 music-note-beamed Music
    network own-network Network
    network.badge.shield.half.filled own-network+ Protected Network
    network.slash own-network/slash Network Off
    newspaper own-newspaper News
    newspaper.fill own-newspaper-fill News
    nosign own-nosign Not Allowed
    note sticky Note
    note.text own-note-text Note
    note.text.badge.plus file-earmark-plus New Note
    number hash Number
    octagon octagon Octagon
    octagon.fill octagon-fill Octagon
    opticaldisc disc Disc
    opticaldisc.fill disc-fill Disc
    opticaldiscdrive disc Disc Drive
    option option Option
    oval own-oval Oval
    oval.fill own-oval-fill Oval
    oval.portrait own-oval-portrait Oval
    oval.portrait.fill own-oval-portrait-fill Oval
    """
}
