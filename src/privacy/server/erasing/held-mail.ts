import { findUser } from '#accounts/server/public.ts'
import type { JobPayload } from '#platform/server/jobs.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { type LocalText, pickText } from '#platform/shared/local-text.ts'
import { fillText } from '#platform/shared/refusal.ts'
import { lastDayOf } from '../../legal-hold.ts'
import { holdsOfErasure } from '../holding/held-back.ts'
import type { PrivacyDeps } from '../privacy-deps.ts'
import { isAddressId } from './address-id.ts'
import { sealedAddressOf } from './address-subject.ts'
import type { ErasureRecord } from '../privacy.tables.ts'
import { findErasure } from './erasures.repository.ts'

const SUBJECT: LocalText = {
  en: 'Your request to {{brand}}: we have to keep your data for now',
  zh: '关于您向{{brand}}提出的删除申请：相关信息暂须留存',
}
const TEXT: LocalText = {
  en: 'Hello,\n\nyou have asked {{brand}} to erase your personal data. A legal duty obliges us to keep them at present{{until}} (art. 17(3) GDPR). We use them for nothing else meanwhile.\n\nYour request stays open: we go on with it as soon as that duty has ended. Its number is {{number}}; if you have questions, write to {{email}} and quote it. You may also complain to a data protection authority.\n\n{{brand}}',
  zh: '您好：\n\n您已申请{{brand}}删除您的个人信息。依据法律义务，我们目前须留存这些信息{{until}}（GDPR第17条第3款），期间不作其他用途。\n\n您的申请将予以保留，留存义务结束后我们会继续处理。申请编号为{{number}}，如有疑问，请注明该编号并联系{{email}}。您也可向数据保护机构投诉。\n\n{{brand}}',
}
const UNTIL: LocalText = { en: ', until {{day}} as far as we know', zh: '，预计至{{day}}' }

const addressOfAccount = async ({ db }: PrivacyDeps, { userId }: ErasureRecord) =>
  isAddressId(userId) ? undefined : (await findUser(db, userId))?.email

/** Why nothing is erased yet, or no further: asked when a request is made, and when a hold is set. The staff’s reason is not said: it may be about others, or a secret of an authority. */
export async function sendHeldMail(deps: PrivacyDeps, { id }: JobPayload): Promise<void> {
  const row = await findErasure(deps.db, String(id))
  if (row?.status !== 'REQUESTED' && row?.status !== 'RUNNING') return
  const holds = await holdsOfErasure(deps, row)
  // Approved already, the account may be empty: its address was noted with the approval.
  const to = sealedAddressOf(deps.box, row) ?? (await addressOfAccount(deps, row))
  if (holds.length === 0 || to === undefined) return
  const { lang } = row
  const day = lastDayOf(holds)
  const until = day === null ? '' : fillText(pickText(UNTIL, lang), { day: formatDay(day, lang, 'full') })
  const { brand, agency } = deps.config
  const words = { brand: brand.name, email: agency.email, number: row.id, until }
  await deps.mailer.send({
    to,
    subject: fillText(pickText(SUBJECT, lang), words),
    text: fillText(pickText(TEXT, lang), words),
  })
}
