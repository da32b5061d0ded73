import { formatDay } from '#platform/shared/day-text.ts'
import { type LocalText, pickText } from '#platform/shared/local-text.ts'
import { fillText } from '#platform/shared/refusal.ts'
import { DAY_MS } from '../../export-states.ts'
import type { PrivacyDeps } from '../privacy-deps.ts'
import type { ErasureRecord } from '../privacy.tables.ts'
import { isAddressId } from './address-id.ts'
import { subjectOfAddress } from './address-subject.ts'
import { changeErasure, findErasure } from './erasures.repository.ts'
import { heldAbout } from './find-held.ts'
import { addressContext } from './job-names.ts'
import { keptOf } from './obstacles.ts'

const SUBJECT: LocalText = {
  en: 'Your data at {{brand}} have been erased',
  zh: '您在{{brand}}的个人信息已删除',
}
const TEXT: LocalText = {
  en: 'Hello,\n\nas requested, we have erased your account at {{brand}} and what we had stored about you. You can no longer sign in.\n\nThe law obliges us to keep:\n{{kept}}\n\nWe use it for nothing else and delete it when that time is over. Backups expire by themselves. The number of this erasure is {{number}}; if you have questions, write to {{email}} and quote it, since we no longer know your address.\n\nThis is our last mail to you.\n\n{{brand}}',
  zh: '您好：\n\n应您的要求，您在{{brand}}的账户及我们保存的个人信息已删除，您将无法再登录。\n\n以下资料依法须继续保存：\n{{kept}}\n\n这些资料不作其他用途，到期后删除；备份将自动过期。本次删除的编号为{{number}}。我们已不再保存您的邮箱，如有疑问，请注明该编号并联系{{email}}。\n\n这是我们发送给您的最后一封邮件。\n\n{{brand}}',
}
/** To somebody without an account: there is none to name, and often nothing that is kept. */
const ADDRESS_SUBJECT: LocalText = {
  en: 'What {{brand}} had stored about you has been erased',
  zh: '{{brand}}保存的您的个人信息已删除',
}
const ADDRESS_TEXT: LocalText = {
  en: 'Hello,\n\nas requested, we have erased what {{brand}} had stored about this e-mail address, for example enquiries and invitations. Links that we sent to it no longer work.\n\n{{rest}}Backups expire by themselves. The number of this erasure is {{number}}; if you have questions, write to {{email}} and quote it, since we no longer know your address.\n\nThis is our last mail to you.\n\n{{brand}}',
  zh: '您好：\n\n应您的要求，{{brand}}保存的与本邮箱有关的信息（如咨询、邀请）已删除，此前发送到本邮箱的链接均已失效。\n\n{{rest}}备份将自动过期。本次删除的编号为{{number}}。我们已不再保存您的邮箱，如有疑问，请注明该编号并联系{{email}}。\n\n这是我们发送给您的最后一封邮件。\n\n{{brand}}',
}
const REST: LocalText = {
  en: 'The law obliges us to keep:\n{{kept}}\n\nWe use it for nothing else and delete it when that time is over.\n\n',
  zh: '以下资料依法须继续保存：\n{{kept}}\n\n这些资料不作其他用途，到期后删除。\n\n',
}
const KEPT_OPEN: LocalText = {
  en: '- {{what}}: {{period}} ({{law}})',
  zh: '- {{what}}：{{period}}（{{law}}）',
}
const KEPT: LocalText = {
  en: '- {{what}}: until {{until}} ({{law}})',
  zh: '- {{what}}：至{{until}}（{{law}}）',
}

/** So long a mail server may refuse it: then the address goes without a mail. */
const TRIED_FOR_MS = 2 * DAY_MS

/**
 * The last one; from then on the address is known no more. A restored backup does not write again. Runs follow one another
 * (`erasing`), so that one writes, and nothing is locked while the mail server is spoken to. Killed in between, the mail is
 * sent again under the same Message-ID.
 */
export async function sendLastMail(deps: PrivacyDeps, { id }: Pick<ErasureRecord, 'id'>): Promise<void> {
  const row = await findErasure(deps.db, id)
  if (!row || row.sealedAddress === null) return
  await send(deps, row, row.sealedAddress)
  await deps.db.transaction((tx) => changeErasure(tx, id, { sealedAddress: null }))
}

async function send(deps: PrivacyDeps, row: ErasureRecord, sealedAddress: string): Promise<void> {
  const { brand, agency } = deps.config
  const { lang, id } = row
  const to = deps.box.open(sealedAddress, addressContext(id))
  const { subject, text, ...words } = {
    brand: brand.name,
    email: agency.email,
    number: id,
    ...(isAddressId(row.userId) ? await toAddress(deps, row, to) : await toPerson(deps, row)),
  }
  try {
    await deps.mailer.send({
      to,
      subject: fillText(pickText(subject, lang), words),
      text: fillText(pickText(text, lang), words),
      unnoted: true,
    })
  } catch (error) {
    const since = deps.clock.now().getTime() - (row.decidedAt?.getTime() ?? 0)
    if (since < TRIED_FOR_MS) throw error
    deps.log.warn({ erasureId: id }, 'the last mail of an erasure was given up')
  }
}

async function toPerson(deps: PrivacyDeps, { userId, lang }: ErasureRecord) {
  const { timeZone } = deps.config.agency
  const { kept } = await keptOf(deps.db, deps.closing, { userId, now: deps.clock.now(), timeZone })
  const lines = kept.map(({ what, until, law }) =>
    fillText(pickText(KEPT, lang), {
      what: pickText(what, lang),
      until: formatDay(until, lang, 'full'),
      law: pickText(law, lang),
    }),
  )
  return { subject: SUBJECT, text: TEXT, kept: lines.join('\n') }
}

async function toAddress(deps: PrivacyDeps, { lang }: ErasureRecord, address: string) {
  const held = await heldAbout(deps, await subjectOfAddress(deps, address), lang)
  const kept = held.flatMap(({ goes, what, until, kept: period, law }) => {
    if (goes || !law) return []
    if (until === null) return fillText(pickText(KEPT_OPEN, lang), { what, period, law: law.name })
    return fillText(pickText(KEPT, lang), { what, until: formatDay(until, lang, 'full'), law: law.name })
  })
  const rest = kept.length === 0 ? '' : fillText(pickText(REST, lang), { kept: kept.join('\n') })
  return { subject: ADDRESS_SUBJECT, text: ADDRESS_TEXT, rest }
}
