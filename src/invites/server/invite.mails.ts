import type { Lang, LocalText } from '#platform/shared/local-text.ts'
import { fillText } from '#platform/shared/refusal.ts'

type MailText = { subject: LocalText; body: LocalText }

/** `{{company}}` invites; the PIN is passed on by the person who invites, never by mail. */
const INVITED: MailText = {
  subject: { en: '{{company}} asks you to fill in a form', zh: '{{company}}邀请您填写资料' },
  body: {
    en: 'Hello,\n\n{{inviter}} of {{company}} asks you to fill in “{{sections}}” for the service “{{service}}”. You do not need an account. You can stop at any time and continue later with the same link, until {{until}}.\n\n{{link}}\n\n{{pin}}If you do not know {{company}}, ignore this e-mail.\n\n{{brand}}',
    zh: '您好：\n\n{{company}}的{{inviter}}邀请您填写“{{sections}}”，用于办理“{{service}}”。无需注册账户，可随时保存，在{{until}}前用同一链接继续填写。\n\n{{link}}\n\n{{pin}}如果您不认识{{company}}，请忽略此邮件。\n\n{{brand}}',
  },
}

const WITH_PIN: LocalText = {
  en: 'The form is protected by a PIN. {{inviter}} will tell you the PIN separately.\n\n',
  zh: '打开资料表需要PIN码，由{{inviter}}另行告知。\n\n',
}

const FILLED_IN: MailText = {
  subject: { en: '{{person}} has filled in: {{sections}}', zh: '{{person}}已填写：{{sections}}' },
  body: {
    en: 'Hello {{inviter}},\n\n{{person}} has filled in “{{sections}}” for “{{service}}”. Please check it; you submit the form yourself.\n\n{{link}}\n\n{{brand}}',
    zh: '{{inviter}}，您好：\n\n{{person}}已填写“{{service}}”的“{{sections}}”。请核对，整份资料表由您提交。\n\n{{link}}\n\n{{brand}}',
  },
}

export type InviteMailParams = Record<
  'company' | 'inviter' | 'sections' | 'service' | 'until' | 'link' | 'brand',
  string
>

export function inviteMail(lang: Lang, params: InviteMailParams, hasPin: boolean) {
  const pin = hasPin ? fillText(WITH_PIN[lang], params) : ''
  return textOf(INVITED, lang, { ...params, pin })
}

export type FilledInMailParams = Record<
  'person' | 'inviter' | 'sections' | 'service' | 'link' | 'brand',
  string
>

export function filledInMail(lang: Lang, params: FilledInMailParams) {
  return textOf(FILLED_IN, lang, params)
}

/** In place of a name that was not given. */
export const SOMEBODY: LocalText = { en: 'The invited person', zh: '受邀人' }

function textOf({ subject, body }: MailText, lang: Lang, params: Record<string, string>) {
  return { subject: fillText(subject[lang], params), text: fillText(body[lang], params) }
}
