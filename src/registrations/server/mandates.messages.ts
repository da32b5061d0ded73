import type { MessageKind } from '#messages/server/public.ts'
import { paths } from '#paths.ts'
import { countryName } from '#platform/shared/countries.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import type { Lang, LocalText } from '#platform/shared/local-text.ts'

type AboutMandate = { country: string; product: LocalText }

const link = () => paths.registrations()
const placeOf = ({ country }: AboutMandate, { lang }: { lang: Lang }) => ({
  place: countryName(country, lang),
})

const inForce: MessageKind<AboutMandate & { until: { day: string } | null }> = {
  name: 'mandates.inForce',
  type: 'WORK_ORDER',
  title: { en: 'Your mandate for {{place}} is in force', zh: '{{place}}授权已生效' },
  body: {
    en: 'We have checked the signed document for {{product}}. From now on we may act for you there{{untilWhen}}. You can see and revoke it under “Registrations”.',
    zh: '我们已核对“{{product}}”的签署文件，即日起可在当地代您办理{{untilWhen}}。您可在“注册结果”中查看或撤销。',
  },
  words: (params, reader) => ({
    ...placeOf(params, reader),
    untilWhen: untilWhen(params.until, reader.lang),
  }),
  link,
}

function untilWhen(until: { day: string } | null, lang: Lang): string {
  if (until === null) return lang === 'zh' ? '，撤销前一直有效' : ', until you revoke it'
  return lang === 'zh' ? `，有效期至${formatDay(until.day, lang)}` : `, until ${formatDay(until.day, lang)}`
}

const revoked: MessageKind<AboutMandate & { by: string; more: number }> = {
  name: 'mandates.revoked',
  type: 'WORK_ORDER',
  title: { en: 'Your mandate for {{place}} was revoked', zh: '{{place}}授权已撤销' },
  body: {
    en: '{{by}} revoked the mandate that was signed for {{product}}. {{follows}}',
    zh: '{{by}}已撤销为“{{product}}”签署的授权。{{follows}}',
  },
  words: (params, reader) => ({ ...placeOf(params, reader), follows: followsOf(params, reader.lang) }),
  link,
}

function followsOf({ country, more }: { country: string; more: number }, lang: Lang): string {
  const place = countryName(country, lang)
  if (more > 0)
    return lang === 'zh'
      ? '同一事项另有有效授权，我们继续代您办理。'
      : 'Another mandate for the same matter is in force, so we go on acting for you.'
  return lang === 'zh'
    ? `我们已不能再代您在${place}申报；申报义务不变，请自行或委托他人办理，或重新签署授权。`
    : `We can no longer file for you in ${place}. What is due there stays due: file it yourself, appoint somebody else, or sign a new mandate.`
}

const ending: MessageKind<AboutMandate & { end: { day: string } }> = {
  name: 'mandates.ending',
  type: 'WORK_ORDER',
  asksToAct: true,
  title: { en: 'Your mandate for {{place}} ends on {{end}}', zh: '{{place}}授权将于{{end}}到期' },
  body: {
    en: 'Without a mandate in force we can no longer file for you there. Sign the document for {{product}} again before {{end}}: download it, sign by hand, upload it under “Registrations”.',
    zh: '没有有效授权，我们不能再代您在当地申报。请在{{end}}前重新签署“{{product}}”的授权委托书：在“注册结果”中下载，手写签名后上传。',
  },
  words: placeOf,
  link,
}

const returned: MessageKind<AboutMandate & { reason: LocalText }> = {
  name: 'mandates.returned',
  type: 'WORK_ORDER',
  asksToAct: true,
  title: { en: 'Please sign the mandate for {{place}} once more', zh: '请再次签署{{place}}授权' },
  body: {
    en: 'We could not accept the document that you uploaded for {{product}}: {{reason}}',
    zh: '您为“{{product}}”上传的文件未能通过：{{reason}}',
  },
  words: placeOf,
  link,
}

/** What becomes of a mandate, as the members of the company are told. */
export const mandatesMessages = { inForce, ending, returned, revoked }
