import type { InputOf } from '#platform/shared/call.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf, type Day } from '#platform/shared/calendar.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { workOrderRefusals } from '#work-orders/server/public.ts'
import type { AuthorityLetter, listAuthorityLetters } from '../contract.ts'
import { isLetterLate } from '../letter-fields.ts'
import { companyOfWorkOrder, pageOfShown, type ShownLetter } from './letters.queries.ts'
import { presentService } from './present-service.ts'

type SellerLetter = Omit<AuthorityLetter, 'uploadId'> & { fileId: string }

/** The letters that a company sees, or those of them about a work order. @throws work_orders.not_found */
export async function readForSeller(
  { db, clock, config }: Pick<ServerDeps, 'db' | 'clock' | 'config'>,
  { companyId, lang }: { companyId: string; lang: Lang },
  { workOrderId, page, pageSize }: InputOf<typeof listAuthorityLetters>,
): Promise<{ records: SellerLetter[]; total: number; page: number; pageSize: number }> {
  if (workOrderId !== undefined && (await companyOfWorkOrder(db, workOrderId)) !== companyId)
    throw workOrderRefusals.not_found()
  const { rows, total } = await pageOfShown(db, { companyId, workOrderId, page, pageSize })
  const today = dayOf(clock.now(), config.agency.timeZone)
  return { records: rows.map((row) => presentForSeller(row, { lang, today })), total, page, pageSize }
}

function presentForSeller(
  { letter: row, extendedFrom, number, service }: ShownLetter,
  { lang, today }: { lang: Lang; today: Day },
): SellerLetter {
  const { id, state, authority, country, dated, received, replyBy, fileId, fileName, workOrderId } = row
  const summary = (lang === 'zh' ? row.summaryZh : row.summaryEn) ?? ''
  const workOrder = workOrderId !== null && number !== null ? { id: workOrderId, number } : null
  const days = { dated, received, replyBy, late: isLetterLate(row, today), extendedFrom }
  const said = { authority, country, ...days, summary }
  return { id, state, ...said, fileId, fileName, workOrder, service: presentService(service, lang) }
}
