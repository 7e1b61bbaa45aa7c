import Foundation

/// Tells of something by a notification and by a message.
///
/// Foundation makes no messages of notifications here, nor the other way round: whoever observes a message hears what the framework
/// posts, and messages of the program's own.
@MainActor
func post<Message: NotificationCenter.MainActorMessage>(
  _ name: Notification.Name, _ message: Message, of subject: Message.Subject, userInfo: [AnyHashable: Any]? = nil
) where Message.Subject: AnyObject {
  NotificationCenter.default.post(name: name, object: subject, userInfo: userInfo)
  NotificationCenter.default.post(message, subject: subject)
}
