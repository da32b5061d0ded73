import type { PlatformConfig } from '#platform/server/config.ts'
import type { Mail } from '#platform/server/mailer.ts'
import type { Lang, LocalText } from '#platform/shared/local-text.ts'
import { fillText } from '#platform/shared/refusal.ts'
import type { WrittenMessage } from './message-kind.ts'

const TEXT: LocalText = {
  en: 'Hello {{name}},\n\n{{body}}\n\n{{link}}\n\n{{brand}}',
  zh: '{{name}}，您好：\n\n{{body}}\n\n{{link}}\n\n{{brand}}',
}

/** The mail about one message: the same words, with a link to the page where it is seen or done. */
export function messageMail(
  { title, body, link }: WrittenMessage,
  person: { name: string; lang: Lang },
  { publicUrl, brand }: Pick<PlatformConfig, 'publicUrl' | 'brand'>,
): Pick<Mail, 'subject' | 'text'> {
  const text = fillText(TEXT[person.lang], {
    name: person.name,
    body,
    link: link === null ? '' : `${publicUrl}${link}`,
    brand: brand.name,
  })
  return { subject: title, text: text.replace(/\n{3,}/g, '\n\n') }
}
