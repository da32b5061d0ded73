import { defineText } from '#platform/shared/text.ts'

export const invitesText = defineText({
  title: { en: 'Invite someone to fill in', zh: '邀请他人填写' },
  lead: {
    en: 'A director, shareholder or colleague can fill in their part through a link, without an account. They see only that part; you submit the form.',
    zh: '法人、股东或同事可通过链接填写相应部分，无需注册账户，且只能看到该部分。整份资料表由您提交。',
  },
  invite: { en: 'Invite someone', zh: '邀请他人填写' },
  inviteAgain: { en: 'Invite someone else', zh: '再邀请一位' },
  viewerMay: {
    en: 'Your role can only view. An owner or editor of your company can invite someone.',
    zh: '您的权限仅可查看，请联系企业的所有者或可编辑成员发出邀请。',
  },
  notOpen: { en: 'The form is not open at the moment.', zh: '资料表目前未开放填写。' },
  loading: { en: 'Loading invitations', zh: '正在加载邀请' },
  loadFailed: { en: 'The invitations could not be loaded.', zh: '无法加载邀请。' },
  tryAgain: { en: 'Try again', zh: '重试' },

  // The form
  sections: { en: 'Which part?', zh: '请对方填写哪些部分？' },
  sectionMissing: { en: 'Choose at least one part.', zh: '请至少选择一个部分。' },
  replaces: {
    en: 'A new invitation replaces the open one for “{{sections}}”; the old link stops working.',
    zh: '“{{sections}}”已有未完成的邀请，创建新邀请后原链接失效。',
  },
  email: { en: 'E-mail address', zh: '邮箱' },
  emailHelp: {
    en: 'We send the link to this address. Leave it empty to pass the link on yourself.',
    zh: '我们会将链接发送到该邮箱。留空则由您自行转发链接。',
  },
  language: { en: 'Their language', zh: '对方的语言' },
  expires: { en: 'Valid for', zh: '有效期' },
  days: { en: { one: '{{count}} day', other: '{{count}} days' }, zh: '{{count}}天' },
  withPin: { en: 'Protect with a PIN', zh: '设置PIN码' },
  pin: { en: 'PIN', zh: 'PIN码' },
  pinHelp: {
    en: '4 to 12 digits. Tell the person by phone or chat, not together with the link.',
    zh: '4至12位数字。请通过电话或聊天另行告知对方，勿与链接一起发送。',
  },
  pinWrong: { en: 'Enter 4 to 12 digits.', zh: '请输入4至12位数字。' },
  newPin: { en: 'Suggest another', zh: '换一个' },
  create: { en: 'Create the link', zh: '生成链接' },
  createAndMail: { en: 'Create and send the link', zh: '生成并发送链接' },
  cancel: { en: 'Cancel', zh: '取消' },

  // After it
  created: { en: 'The link is ready', zh: '链接已生成' },
  mailedTo: { en: 'We are sending it to {{email}}.', zh: '正在发送至{{email}}。' },
  pinOnce: {
    en: 'PIN: {{pin}}. Write it down or pass it on now: it is not shown again.',
    zh: 'PIN码：{{pin}}。请立即记下或告知对方，之后不再显示。',
  },
  link: { en: 'Link', zh: '链接' },
  copy: { en: 'Copy the link', zh: '复制链接' },
  copied: { en: 'Copied', zh: '已复制' },
  qr: { en: 'QR code of the link', zh: '链接的二维码' },
  qrHelp: { en: 'Scan it with a phone camera or WeChat.', zh: '可用手机或微信扫码打开。' },
  show: { en: 'Link and QR code', zh: '链接和二维码' },
  hide: { en: 'Hide link', zh: '收起链接' },

  // The list
  list: { en: 'Invitations', zh: '邀请记录' },
  open: { en: 'Open', zh: '待填写' },
  inProgress: { en: 'Filling in', zh: '填写中' },
  used: { en: 'Filled in', zh: '已填写' },
  expired: { en: 'Expired', zh: '已过期' },
  revoked: { en: 'Withdrawn', zh: '已撤回' },
  locked: { en: 'Too many wrong PINs', zh: 'PIN码错误次数过多' },
  filledInBy: { en: 'Filled in by {{name}} on {{time}}', zh: '{{name}}已于{{time}}填写' },
  fillingIn: { en: '{{name}}, last saved on {{time}}', zh: '{{name}}，上次保存于{{time}}' },
  openedBy: { en: '{{name}} opened it on {{time}}', zh: '{{name}}已于{{time}}打开' },
  openedOn: { en: 'Opened on {{time}}', zh: '已于{{time}}打开' },
  neverOpened: { en: 'Never opened', zh: '从未打开' },
  notOpened: { en: 'Not opened yet', zh: '尚未打开' },
  somebody: { en: 'The invited person', zh: '受邀人' },
  sentTo: { en: 'sent to {{email}}', zh: '已发送至{{email}}' },
  withPinNote: { en: 'with PIN', zh: '已设PIN码' },
  until: { en: 'valid until {{time}}', zh: '有效期至{{time}}' },
  progress: { en: '{{answered}} of {{total}} answered', zh: '已填{{answered}}/{{total}}项' },
  lockedHelp: { en: 'Create a new link with a new PIN.', zh: '请生成新的链接和PIN码。' },
  createdBy: { en: 'invited by {{name}}', zh: '邀请人：{{name}}' },

  // Ending one
  revoke: { en: 'Withdraw', zh: '撤回' },
  revokeAsk: {
    en: 'Withdraw this invitation? The link stops working at once. What has been filled in is kept.',
    zh: '确定撤回该邀请？链接将立即失效，已填写的内容会保留。',
  },
  revokeYes: { en: 'Withdraw the invitation', zh: '撤回邀请' },
  keep: { en: 'Keep it', zh: '保留' },
  revokedNow: { en: 'The invitation was withdrawn.', zh: '邀请已撤回。' },
})
