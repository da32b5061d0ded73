import { formatDay } from '#platform/shared/day-text.ts'
import { type LocalText, pickText } from '#platform/shared/local-text.ts'
import { fillText } from '#platform/shared/refusal.ts'
import { DAY_MS } from '../../export-states.ts'
import type { PrivacyDeps } from '../privacy-deps.ts'
import type { ErasureRecord } from '../privacy.tables.ts'
import { changeErasure, findErasure } from './erasures.repository.ts'
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
  const { lang, userId, id } = row
  const { kept } = await keptOf(deps.db, deps.closing, {
    userId,
    now: deps.clock.now(),
    timeZone: agency.timeZone,
  })
  const lines = kept.map(({ what, until, law }) =>
    fillText(pickText(KEPT, lang), {
      what: pickText(what, lang),
      until: formatDay(until, lang, 'full'),
      law: pickText(law, lang),
    }),
  )
  const words = { brand: brand.name, email: agency.email, number: id, kept: lines.join('\n') }
  try {
    await deps.mailer.send({
      to: deps.box.open(sealedAddress, addressContext(id)),
      subject: fillText(pickText(SUBJECT, lang), words),
      text: fillText(pickText(TEXT, lang), words),
      unnoted: true,
    })
  } catch (error) {
    const since = deps.clock.now().getTime() - (row.decidedAt?.getTime() ?? 0)
    if (since < TRIED_FOR_MS) throw error
    deps.log.warn({ erasureId: id }, 'the last mail of an erasure was given up')
  }
}
