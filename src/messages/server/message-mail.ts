import { paths } from '#paths.ts'
import type { PlatformConfig } from '#platform/server/config.ts'
import type { Mail } from '#platform/server/mailer.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import type { Lang, LocalText } from '#platform/shared/local-text.ts'
import { fillText } from '#platform/shared/refusal.ts'
import type { MailScope } from '../contract.ts'
import type { WrittenMessage } from './message-kind.ts'

type Site = Pick<PlatformConfig, 'publicUrl' | 'brand'>
type Written = Pick<Mail, 'subject' | 'text' | 'headers'>
type Addressee = { name: string; lang: Lang }

const TEXT: LocalText = {
  en: 'Hello {{name}},\n\n{{body}}\n\n{{link}}\n\n{{brand}}',
  zh: '{{name}}，您好：\n\n{{body}}\n\n{{link}}\n\n{{brand}}',
}

const NO_MORE: LocalText = {
  en: '\n\n--\nNo more e-mails of this kind: {{link}}',
  zh: '\n\n--\n不再接收此类邮件：{{link}}',
}

/** The mail about one message: the same words, with a link to the page where it is seen or done. */
export function messageMail(
  { title, body, link }: WrittenMessage,
  person: Addressee,
  site: Site,
  stop: { key: string; scope: MailScope } | undefined,
): Written {
  const text = fillText(TEXT[person.lang], {
    name: person.name,
    body,
    link: link === null ? '' : `${site.publicUrl}${link}`,
    brand: site.brand.name,
  }).replace(/\n{3,}/g, '\n\n')
  return withStop({ subject: title, text }, person.lang, site, stop)
}

const DIGEST_SUBJECT: LocalText = {
  en: '{{count}} new on {{day}}: {{company}}',
  zh: '{{day}}有{{count}}条新消息：{{company}}',
}
const DIGEST_TEXT: LocalText = {
  en: 'Hello {{name}},\n\nthis is what is new for {{company}}:\n\n{{list}}\n\nAll messages: {{link}}\n\n{{brand}}',
  zh: '{{name}}，您好：\n\n以下是{{company}}的最新消息：\n\n{{list}}\n\n全部消息：{{link}}\n\n{{brand}}',
}
const FURTHER: LocalText = { en: 'and {{count}} more', zh: '另有{{count}}条' }
const LISTED_AT_MOST = 40

/** One mail a day about several messages. */
export function digestMail(
  messages: readonly WrittenMessage[],
  person: Addressee,
  about: { day: string; company: string; key: string },
  site: Site,
): Written {
  const { lang } = person
  const lines = messages
    .slice(0, LISTED_AT_MOST)
    .map(({ title, link }) => `• ${title}${link === null ? '' : `\n  ${site.publicUrl}${link}`}`)
  const left = messages.length - lines.length
  const words = {
    name: person.name,
    company: about.company,
    day: formatDay(about.day, lang, 'long', about.day),
    count: messages.length,
    list: [...lines, ...(left > 0 ? [fillText(FURTHER[lang], { count: left })] : [])].join('\n\n'),
    link: `${site.publicUrl}${paths.information()}`,
    brand: site.brand.name,
  }
  const mail = { subject: fillText(DIGEST_SUBJECT[lang], words), text: fillText(DIGEST_TEXT[lang], words) }
  return withStop(mail, lang, site, { key: about.key, scope: 'DIGEST' })
}

const SEVERAL_SUBJECT: LocalText = {
  en: '{{title}}, and {{count}} more',
  zh: '{{title}}，另有{{count}}条',
}
const SEVERAL_TEXT: LocalText = {
  en: 'Hello {{name}},\n\n{{list}}\n\n{{brand}}',
  zh: '{{name}}，您好：\n\n{{list}}\n\n{{brand}}',
}

/** One mail about several messages, each in full: they were written in the same moment. */
export function mailOfSeveral(
  messages: readonly WrittenMessage[],
  { name, lang }: Addressee,
  site: Site,
  stop: { key: string; scope: MailScope } | undefined,
): Written {
  const parts = messages
    .slice(0, LISTED_AT_MOST)
    .map(({ title, body, link }) => `${title}\n${body}${link === null ? '' : `\n${site.publicUrl}${link}`}`)
  const left = messages.length - parts.length
  const list = [...parts, ...(left > 0 ? [fillText(FURTHER[lang], { count: left })] : [])].join('\n\n')
  const title = messages[0]?.title ?? ''
  const mail = {
    subject: fillText(SEVERAL_SUBJECT[lang], { title, count: messages.length - 1 }),
    text: fillText(SEVERAL_TEXT[lang], { name, list, brand: site.brand.name }),
  }
  return withStop(mail, lang, site, stop)
}

/** The link in the text carries the key behind `#`; the header's address, which mail programs post to (RFC 8058), cannot. */
function withStop(
  mail: Written,
  lang: Lang,
  { publicUrl }: Site,
  stop: { key: string; scope: MailScope } | undefined,
): Written {
  if (!stop) return mail
  const link = `${publicUrl}${paths.unsubscribe(stop)}`
  return {
    subject: mail.subject,
    text: mail.text + fillText(NO_MORE[lang], { link }),
    headers: {
      'List-Unsubscribe': `<${publicUrl}${paths.unsubscribeAtOnce(stop)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
