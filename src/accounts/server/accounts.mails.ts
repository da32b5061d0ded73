import type { PlatformConfig } from '#platform/server/config.ts'
import type { Mail } from '#platform/server/mailer.ts'
import { type Lang, langTag } from '#platform/shared/local-text.ts'
import { fillText, type RefusalParams } from '#platform/shared/refusal.ts'

type MailText = { subject: string; lines: string[]; action: string; after: string[] }

/**
 * The texts of the mails. A mail to an unconfirmed address contains nothing that the sender of the form
 * typed: nobody can make this portal send their text to a stranger.
 */
const TEXTS = {
  verify: {
    en: {
      subject: 'Confirm your e-mail address for {{brand}}',
      lines: [
        'Hello,',
        'please confirm that this address is yours and choose your password. The link is valid for 48 hours and works once.',
      ],
      action: 'Choose a password',
      after: [
        'If you did not register at {{brand}}, ignore this e-mail: no account is opened unless a password is chosen.',
      ],
    },
    zh: {
      subject: '请验证您的{{brand}}邮箱',
      lines: ['您好：', '请打开链接，确认此邮箱属于您并设置登录密码。链接48小时内有效，仅可使用一次。'],
      action: '设置密码',
      after: ['如果您没有注册{{brand}}，请忽略本邮件：未设置密码，账户不会开通。'],
    },
  },
  known: {
    en: {
      subject: 'You already have an account at {{brand}}',
      lines: [
        'Hello,',
        'someone, probably you, tried to register at {{brand}} with this address. It already has an account, and nothing was changed.',
      ],
      action: 'Sign in',
      after: [
        'Forgot your password? Set a new one from the sign-in page.',
        'If it was not you, ignore this e-mail.',
      ],
    },
    zh: {
      subject: '您已有{{brand}}账户',
      lines: ['您好：', '有人（可能是您本人）用此邮箱注册{{brand}}。该邮箱已有账户，账户内容没有任何变动。'],
      action: '去登录',
      after: ['忘记密码？可在登录页重新设置。', '如果不是您本人操作，请忽略本邮件。'],
    },
  },
  reset: {
    en: {
      subject: 'Set a new password for {{brand}}',
      lines: ['Hello,', 'use the link below to set a new password. It is valid for one hour and works once.'],
      action: 'Set a new password',
      after: ['If you did not request this, ignore this e-mail: your password stays as it is.'],
    },
    zh: {
      subject: '重新设置{{brand}}密码',
      lines: ['您好：', '请通过以下链接设置新密码。链接1小时内有效，仅可使用一次。'],
      action: '设置新密码',
      after: ['如果不是您本人操作，请忽略本邮件，密码不会改变。'],
    },
  },
  changed: {
    en: {
      subject: 'Your password for {{brand}} was changed',
      lines: [
        'Hello,',
        'the password of your account was changed just now, and the other devices were signed out.',
      ],
      action: 'Sign in',
      after: [
        'If it was not you, set a new password immediately: choose “Forgot password?” on the sign-in page.',
      ],
    },
    zh: {
      subject: '您的{{brand}}密码已修改',
      lines: ['您好：', '您的账户密码刚刚已修改，其他设备已退出登录。'],
      action: '去登录',
      after: ['如果不是您本人操作，请立即在登录页点击“忘记密码”重新设置。'],
    },
  },
  bankChanged: {
    en: {
      subject: 'The bank details of {{company}} were changed',
      lines: [
        'Hello,',
        '{{who}} changed the bank details of {{company}}. The account now ends in {{now}}; before, it ended in {{before}}.',
        'For 14 days the earlier details are shown beside the new ones, and every owner can restore them.',
      ],
      action: 'See the bank details',
      after: [
        'If neither you nor another owner did this, restore the earlier details at once and contact us.',
      ],
    },
    zh: {
      subject: '{{company}}的银行账户已修改',
      lines: [
        '您好：',
        '{{who}}修改了{{company}}的银行账户。新账户尾号{{now}}，原账户尾号{{before}}。',
        '14天内，原账户会与新账户一同显示，任何所有者均可恢复。',
      ],
      action: '查看银行账户',
      after: ['如果不是您或其他所有者操作，请立即恢复原账户，并联系我们。'],
    },
  },
  newDevice: {
    en: {
      subject: 'New sign-in to your {{brand}} account',
      lines: [
        'Hello,',
        'somebody signed in to your account from a device that was not used for it before:',
        '{{device}}, address {{ip}}, {{time}}.',
        'If it was you, there is nothing to do. If it was not, use the link: it signs out every device and lets you choose a new password.',
      ],
      action: 'This was not me',
      after: ['The link is valid for 7 days and works once.'],
    },
    zh: {
      subject: '您的{{brand}}账户在新设备上登录',
      lines: [
        '您好：',
        '您的账户刚刚在一台未使用过的设备上登录：',
        '{{device}}，地址{{ip}}，{{time}}。',
        '如果是您本人，无需处理。如果不是，请使用以下链接：所有设备将退出登录，您可以重新设置密码。',
      ],
      action: '不是我本人',
      after: ['链接7天内有效，仅可使用一次。'],
    },
  },
  twoFactorOn: {
    en: {
      subject: 'Two-factor sign-in is on',
      lines: ['Hello,', 'signing in to your account now also asks for a code of your authenticator app.'],
      action: 'See your security settings',
      after: ['If it was not you, change your password at once and sign out the other devices.'],
    },
    zh: {
      subject: '两步验证已启用',
      lines: ['您好：', '登录您的账户时，除密码外还需输入验证器应用的验证码。'],
      action: '查看安全设置',
      after: ['如果不是您本人操作，请立即修改密码并退出其他设备。'],
    },
  },
  passkeyAdded: {
    en: {
      subject: 'A passkey was added to your account',
      lines: ['Hello,', 'a new passkey can now sign in to your account, without the password.'],
      action: 'See your security settings',
      after: ['If it was not you, change your password at once and sign out the other devices.'],
    },
    zh: {
      subject: '您的账户添加了通行密钥',
      lines: ['您好：', '您的账户添加了新的通行密钥，使用它无需密码即可登录。'],
      action: '查看安全设置',
      after: ['如果不是您本人操作，请立即修改密码并退出其他设备。'],
    },
  },
  passkeyRemoved: {
    en: {
      subject: 'A passkey was removed from your account',
      lines: ['Hello,', 'a passkey of your account was removed and can no longer sign in.'],
      action: 'See your security settings',
      after: ['If it was not you, change your password at once and sign out the other devices.'],
    },
    zh: {
      subject: '您的账户移除了通行密钥',
      lines: ['您好：', '您的账户移除了一个通行密钥，该密钥已无法登录。'],
      action: '查看安全设置',
      after: ['如果不是您本人操作，请立即修改密码并退出其他设备。'],
    },
  },
  twoFactorOff: {
    en: {
      subject: 'Two-factor sign-in is off',
      lines: [
        'Hello,',
        'the authenticator app of your account was turned off. Your recovery codes no longer work.',
      ],
      action: 'See your security settings',
      after: ['If it was not you, change your password at once and sign out the other devices.'],
    },
    zh: {
      subject: '两步验证已停用',
      lines: ['您好：', '您账户的验证器应用已停用，恢复码同时失效。'],
      action: '查看安全设置',
      after: ['如果不是您本人操作，请立即修改密码并退出其他设备。'],
    },
  },
  codesRenewed: {
    en: {
      subject: 'You have new recovery codes',
      lines: ['Hello,', 'new recovery codes were made for your account. The earlier ones no longer work.'],
      action: 'See your security settings',
      after: ['If it was not you, change your password at once and sign out the other devices.'],
    },
    zh: {
      subject: '恢复码已更新',
      lines: ['您好：', '您的账户生成了新的恢复码，旧恢复码已失效。'],
      action: '查看安全设置',
      after: ['如果不是您本人操作，请立即修改密码并退出其他设备。'],
    },
  },
  codeUsed: {
    en: {
      subject: 'A recovery code was used',
      lines: [
        'Hello,',
        'somebody signed in to your account with your password and a recovery code. Codes left: {{left}}.',
      ],
      action: 'See your security settings',
      after: ['If it was not you, change your password at once and sign out the other devices.'],
    },
    zh: {
      subject: '恢复码已使用',
      lines: ['您好：', '有人使用您的密码和恢复码登录了账户，剩余恢复码{{left}}个。'],
      action: '查看安全设置',
      after: ['如果不是您本人操作，请立即修改密码并退出其他设备。'],
    },
  },
  invitation: {
    en: {
      subject: 'You are invited to {{brand}}',
      lines: [
        'Hello,',
        '{{inviter}} invites you to work in the account of {{company}} at {{brand}}. The link is valid for 7 days.',
      ],
      action: 'See the invitation',
      after: ['If you do not know the sender, ignore this e-mail: nothing happens unless you accept.'],
    },
    zh: {
      subject: '{{brand}}：您收到一份加入邀请',
      lines: ['您好：', '{{inviter}}邀请您加入{{company}}在{{brand}}的账户。链接7天内有效。'],
      action: '查看邀请',
      after: ['如果您不认识邀请人，请忽略本邮件：不接受邀请，就不会有任何变动。'],
    },
  },
} satisfies Record<string, Record<Lang, MailText>>

export type AccountMail = keyof typeof TEXTS

/**
 * Writes a mail as text and as simple HTML. The link has a line of its own, so that no mail program cuts it
 * off.
 */
export function composeMail(
  config: Pick<PlatformConfig, 'brand' | 'agency'>,
  mail: { kind: AccountMail; to: string; lang: Lang; link: string; params?: RefusalParams },
): Mail {
  const texts = TEXTS[mail.kind][mail.lang]
  const fill = (text: string) => fillText(text, { ...mail.params, brand: config.brand.name })
  const lines = texts.lines.map(fill)
  const after = texts.after.map(fill)
  const sender = `${config.brand.name} · ${config.agency.name}`
  const link = inLanguage(mail.link, mail.lang)
  return {
    to: mail.to,
    subject: fill(texts.subject),
    text: [...lines, `${texts.action}:\n${link}`, ...after, sender].join('\n\n'),
    html: htmlOf({ lang: mail.lang, lines, action: texts.action, link, after, sender }),
  }
}

/**
 * A Chinese mail opens a Chinese page also in a browser that was never here; without a choice pages are English. What
 * stands behind `#` stays there: it is never sent to a server.
 */
export function inLanguage(link: string, lang: Lang): string {
  if (lang === 'en') return link
  const url = new URL(link)
  url.searchParams.set('lang', lang)
  return url.href
}

function htmlOf(mail: {
  lang: Lang
  lines: string[]
  action: string
  link: string
  after: string[]
  sender: string
}) {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`
  const button = `<p style="margin:24px 0"><a href="${escapeHtml(mail.link)}" style="background:#8CC63E;color:#17230A;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:600">${escapeHtml(mail.action)}</a></p>`
  const address = `<p style="margin:0 0 24px;font-size:13px;color:#48533F;word-break:break-all">${escapeHtml(mail.link)}</p>`
  const foot = `<p style="margin:32px 0 0;font-size:13px;color:#66705D">${escapeHtml(mail.sender)}</p>`
  const body = [...mail.lines.map(paragraph), button, address, ...mail.after.map(paragraph), foot].join('')
  return `<!doctype html><html lang="${langTag(mail.lang)}"><body style="margin:0;background:#F6F8F3"><div style="max-width:560px;margin:0 auto;padding:32px 24px;background:#FFFFFF;color:#182012;font:16px/1.6 -apple-system,'Segoe UI','Helvetica Neue',Arial,'PingFang SC','Microsoft YaHei',sans-serif">${body}</div></body></html>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
