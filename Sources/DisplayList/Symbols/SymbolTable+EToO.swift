extension SymbolTable {
  static let namesEToO: String = """
    ear ear Hearing
    ellipsis three-dots More
    ellipsis.circle three-dots More
    envelope envelope Mail
    envelope.fill envelope-fill Mail
    envelope.open envelope-open Open Mail
    exclamationmark.circle exclamation-circle Attention
    exclamationmark.circle.fill exclamation-circle-fill Attention
    exclamationmark.octagon exclamation-octagon Stop
    exclamationmark.octagon.fill exclamation-octagon-fill Stop
    exclamationmark.shield shield-exclamation Security Warning
    exclamationmark.shield.fill shield-fill-exclamation Security Warning
    exclamationmark.triangle exclamation-triangle Warning
    exclamationmark.triangle.fill exclamation-triangle-fill Warning
    externaldrive hdd Drive
    eye eye Show
    eye.fill eye-fill Show
    eye.slash eye-slash Hide
    eye.slash.fill eye-slash-fill Hide
    eyedropper eyedropper Pick Color
    flag flag Flag
    flag.fill flag-fill Flag
    flame fire Fire
    flame.fill fire Fire
    folder folder Folder
    folder.fill folder-fill Folder
    forward.fill fast-forward-fill Fast Forward
    function calculator Function
    gauge speedometer2 Gauge
    gauge.medium speedometer2 Gauge
    gear gear Settings
    gearshape gear Settings
    gearshape.fill gear-fill Settings
    gift gift Gift
    gift.fill gift-fill Gift
    globe globe Globe
    globe.americas globe-americas Globe
    graduationcap mortarboard Education
    graduationcap.fill mortarboard-fill Education
    hammer hammer Build
    hand.point.up.left hand-index Point
    hand.raised hand-index Stop
    hand.thumbsdown hand-thumbs-down Dislike
    hand.thumbsdown.fill hand-thumbs-down-fill Dislike
    hand.thumbsup hand-thumbs-up Like
    hand.thumbsup.fill hand-thumbs-up-fill Like
    headphones headphones Headphones
    heart heart Love
    heart.fill heart-fill Love
    heart.text.square clipboard2-heart Health
    hexagon hexagon Hexagon
    hexagon.fill hexagon-fill Hexagon
    hourglass hourglass-split Waiting
    house house Home
    house.fill house-fill Home
    info info Info
    info.circle info-circle Info
    info.circle.fill info-circle-fill Info
    ipad tablet Tablet
    iphone phone Phone
    italic type-italic Italic
    key key Key
    key.fill key-fill Key
    keyboard keyboard Keyboard
    ladybug bug Bug
    ladybug.fill bug-fill Bug
    laptopcomputer laptop Laptop
    largecircle.fill.circle record-circle Selected
    leaf tree Leaf
    leaf.fill tree-fill Leaf
    lightbulb lightbulb Idea
    lightbulb.fill lightbulb-fill Idea
    line.3.horizontal list Menu
    line.3.horizontal.decrease filter Filter
    line.3.horizontal.decrease.circle filter-circle Filter
    link link-45deg Link
    list.bullet list-ul List
    list.bullet.rectangle card-list List
    list.number list-ol Numbered List
    location cursor Location
    location.fill cursor-fill Location
    lock lock Lock
    lock.fill lock-fill Lock
    lock.open unlock Unlock
    lock.open.fill unlock-fill Unlock
    lock.shield shield-lock Secure
    lock.shield.fill shield-lock-fill Secure
    magnifyingglass search Search
    map map Map
    map.fill map-fill Map
    mappin pin-map Location
    mappin.and.ellipse geo-alt Location
    medal award Medal
    medal.fill award-fill Medal
    message chat Message
    message.fill chat-fill Message
    mic mic Dictate
    mic.fill mic-fill Dictate
    mic.slash mic-mute Microphone Off
    minus dash Remove
    minus.circle dash-circle Remove
    minus.circle.fill dash-circle-fill Remove
    minus.magnifyingglass zoom-out Zoom Out
    moon moon Dark
    moon.fill moon-fill Dark
    music.note music-note Music
    newspaper newspaper News
    number hash Number
    octagon octagon Octagon
    octagon.fill octagon-fill Octagon
    """
}
