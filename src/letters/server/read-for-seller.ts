import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { workOrderRefusals } from '#work-orders/server/public.ts'
import { LETTERS_SHOWN, type AuthorityLetter } from '../contract.ts'
import { companyOfWorkOrder, lettersShownOn, type ShownLetter } from './letters.queries.ts'

type SellerLetter = Omit<AuthorityLetter, 'uploadId'> & { fileId: string }

/** The letters about a work order that its company sees. @throws work_orders.not_found */
export async function readForSeller(
  { db }: Pick<ServerDeps, 'db'>,
  { companyId, workOrderId, lang }: { companyId: string; workOrderId: string; lang: Lang },
): Promise<{ records: SellerLetter[] }> {
  if ((await companyOfWorkOrder(db, workOrderId)) !== companyId) throw workOrderRefusals.not_found()
  const rows = await lettersShownOn(db, { companyId, workOrderId, limit: LETTERS_SHOWN })
  return { records: rows.map((row) => presentForSeller(row, lang)) }
}

function presentForSeller({ letter: row, extendedFrom }: ShownLetter, lang: Lang): SellerLetter {
  const { id, state, authority, country, dated, received, replyBy, fileId, fileName } = row
  const summary = (lang === 'zh' ? row.summaryZh : row.summaryEn) ?? ''
  return { id, state, authority, country, dated, received, replyBy, extendedFrom, summary, fileId, fileName }
}
