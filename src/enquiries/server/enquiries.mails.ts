import { paths } from '#paths.ts'
import type { PlatformConfig } from '#platform/server/config.ts'
import type { Mail } from '#platform/server/mailer.ts'
import type { Lang, LocalText } from '#platform/shared/local-text.ts'
import { fillText } from '#platform/shared/refusal.ts'
import type { EnquiryRow } from './enquiries.tables.ts'

type Sender = Pick<PlatformConfig, 'brand' | 'agency' | 'publicUrl'>

const TEXTS = {
  confirmed: {
    subject: { en: 'We have received your enquiry {{number}}', zh: '已收到您的咨询（{{number}}）' },
    body: {
      en: 'Hello,\n\n{{brand}} has received your enquiry {{number}}. We will reply to this address within two working days.\n\nIf you did not write to us, someone probably entered your address by mistake; please ignore this e-mail.\n\n{{sender}}',
      zh: '您好：\n\n{{brand}}已收到您的咨询（编号{{number}}），我们会在两个工作日内回复到本邮箱。\n\n如果您没有提交过咨询，可能是他人误填了您的邮箱，请忽略本邮件。\n\n{{sender}}',
    },
  },
  answered: {
    subject: { en: 'Our answer to your enquiry {{number}}', zh: '关于您咨询的回复（{{number}}）' },
    body: {
      en: 'Hello {{name}},\n\n{{answer}}\n\nIf you have any further questions, write to {{email}} and quote {{number}}.\n\n{{staff}}\n{{sender}}',
      zh: '{{name}}，您好：\n\n{{answer}}\n\n如还有疑问，请写信至{{email}}，并注明编号{{number}}。\n\n{{staff}}\n{{sender}}',
    },
  },
} satisfies Record<string, { subject: LocalText; body: LocalText }>

const senderOf = (config: Sender) => `${config.brand.name} · ${config.agency.name}`

/**
 * The confirmation to the typed address. It repeats nothing that was typed, not even the name, so that nobody can use
 * this portal to send their text to a stranger.
 */
export function confirmationMail(
  config: Sender,
  enquiry: Pick<EnquiryRow, 'number' | 'email' | 'lang'>,
): Mail {
  const params = { number: enquiry.number, brand: config.brand.name, sender: senderOf(config) }
  return mailOf(TEXTS.confirmed, enquiry, params)
}

export function answerMail(
  config: Sender,
  enquiry: Pick<EnquiryRow, 'number' | 'email' | 'lang' | 'name'>,
  answer: { text: string; staffName: string },
): Mail {
  return mailOf(TEXTS.answered, enquiry, {
    number: enquiry.number,
    name: enquiry.name,
    answer: answer.text,
    staff: answer.staffName,
    email: config.agency.email,
    sender: senderOf(config),
  })
}

function mailOf(
  texts: { subject: LocalText; body: LocalText },
  to: { email: string; lang: Lang },
  params: Record<string, string>,
): Mail {
  return {
    to: to.email,
    subject: fillText(texts.subject[to.lang], params),
    text: fillText(texts.body[to.lang], params),
  }
}

/** Notifies the agency. The subject has only our own number; sender and message are in the body. */
export function agencyMail(config: Sender, enquiry: EnquiryRow): Mail {
  const lines = [
    `${enquiry.number} · ${enquiry.topic}`,
    `${enquiry.name}${enquiry.company ? `, ${enquiry.company}` : ''}`,
    [enquiry.email, enquiry.phone].filter(Boolean).join(' · '),
    '',
    enquiry.message,
    '',
    `${config.publicUrl}${paths.adminEnquiries({ keyword: enquiry.number })}`,
  ]
  return { to: config.agency.email, subject: `Enquiry ${enquiry.number}`, text: lines.join('\n') }
}
