import { defineText } from '#platform/shared/text.ts'

export const shareFormText = defineText({
  title: { en: 'Fill in a form', zh: '填写资料' },
  loading: { en: 'Opening the form', zh: '正在打开资料表' },

  // Before it begins
  asksYou: { en: '{{company}} asks you to fill in a form', zh: '{{company}}邀请您填写资料' },
  forService: {
    en: 'It is needed for the service “{{service}}”. You do not need an account.',
    zh: '用于办理“{{service}}”，无需注册账户。',
  },
  youFillIn: { en: 'To fill in', zh: '需要填写' },
  questions: { en: { one: '{{count}} question', other: '{{count}} questions' }, zh: '共{{count}}项' },
  until: { en: 'Open until', zh: '填写截止' },
  byAgency: { en: 'Handled by', zh: '服务商' },
  yourName: { en: 'Your name', zh: '您的姓名' },
  yourNameHelp: {
    en: '{{company}} sees this name next to your answers.',
    zh: '{{company}}会看到填写人的姓名。',
  },
  nameMissing: { en: 'Please enter your name.', zh: '请填写姓名。' },
  begin: { en: 'Start', zh: '开始填写' },
  goOn: { en: 'Continue', zh: '继续填写' },
  comeBack: {
    en: 'Everything is saved as you type. You can stop and continue later with the same link.',
    zh: '内容自动保存，可随时离开，之后用同一链接继续填写。',
  },
  privacy: {
    en: 'Your answers and files go to {{company}} and to {{agency}}, its service provider. Nobody else sees them, and you see only the part you are asked to fill in.',
    zh: '您填写的内容和上传的文件仅提供给{{company}}及其服务商{{agency}}，其他人无法查看；您也只能看到需要填写的部分。',
  },
  privacyPolicy: { en: 'Privacy policy', zh: '隐私政策' },

  // PIN
  pinTitle: { en: 'Enter the PIN', zh: '请输入PIN码' },
  pinText: {
    en: '{{company}} has protected this form. The PIN was given to you separately.',
    zh: '{{company}}为资料表设置了PIN码，并已另行告知您。',
  },
  pinAgain: {
    en: 'For your security, the form was locked after a few hours. What you have filled in is kept.',
    zh: '为保护您的信息，资料表已在数小时后自动锁定。已填写的内容不会丢失。',
  },
  pin: { en: 'PIN', zh: 'PIN码' },
  pinMissing: { en: 'Please enter the PIN.', zh: '请输入PIN码。' },
  unlock: { en: 'Open the form', zh: '打开资料表' },

  // The form
  for: { en: 'For {{company}}', zh: '提交给{{company}}' },
  filledInBy: { en: 'Filled in by {{name}}', zh: '填写人：{{name}}' },

  // Done
  doneTitle: { en: 'Thank you, your answers have been submitted', zh: '已提交，感谢您的配合' },
  doneText: {
    en: '{{company}} has been notified. There is nothing more for you to do; you can close this page.',
    zh: '已通知{{company}}。无需其他操作，可以关闭此页面。',
  },

  // What may have become of a link
  unknownTitle: { en: 'This link is incomplete', zh: '链接不完整' },
  unknownText: {
    en: 'Open the whole link as you received it, or scan the QR code again. If that does not help, ask the person who sent it for a new one.',
    zh: '请完整打开收到的链接，或重新扫描二维码。如仍无法打开，请联系发送人重新发送。',
  },
  expiredTitle: { en: 'This invitation has expired', zh: '邀请已过期' },
  expiredText: {
    en: 'Ask the person who sent it to you for a new link. What you have saved is not lost.',
    zh: '请联系发送人重新发送链接。已保存的内容不会丢失。',
  },
  revokedTitle: { en: 'This invitation was withdrawn', zh: '邀请已被撤回' },
  revokedText: {
    en: 'The person who sent it has withdrawn it, perhaps because there is a newer link. Look for that one, or ask them.',
    zh: '发送人已撤回该邀请，可能已发送新的链接。请查看新链接或联系发送人。',
  },
  usedTitle: { en: 'This form has already been submitted', zh: '资料已提交' },
  usedText: {
    en: 'There is nothing more for you to do. To change something, ask the person who sent the link for a new one.',
    zh: '无需其他操作。如需修改，请联系发送人重新发送链接。',
  },
  lockedTitle: { en: 'This link is locked', zh: '链接已锁定' },
  lockedText: {
    en: 'A wrong PIN was entered too often. Ask the person who sent the link for a new one; what was saved is not lost.',
    zh: 'PIN码错误次数过多。请联系发送人重新发送链接，已保存的内容不会丢失。',
  },
  closedTitle: { en: 'The form is closed at the moment', zh: '资料表暂时无法填写' },
  closedText: {
    en: 'The form has been submitted or is on hold. The person who sent you the link can tell you more.',
    zh: '资料表已提交或已暂停。如有疑问，请联系发送人。',
  },
  tooManyTitle: { en: 'Too many attempts', zh: '操作过于频繁' },
  failedTitle: { en: 'The form could not be opened', zh: '无法打开资料表' },
  failedText: {
    en: 'Check your connection and try again. What you have saved is safe.',
    zh: '请检查网络后重试。已保存的内容不会丢失。',
  },
  tryAgain: { en: 'Try again', zh: '重试' },
})
