import { pickText, type Lang } from '#platform/shared/local-text.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import { MOST_SHOWN, type openOfColleague } from '../../staff/load-contract.ts'
import type { FormDeps } from '../form/node-form.ts'
import { listOpenOf } from './team-load.queries.ts'

/** What a colleague has that is not finished, also on hold. */
export async function readOpenOf(
  { db }: Pick<FormDeps, 'db'>,
  { staffId, scope, lang }: { staffId: string; scope: StaffScope; lang: Lang },
): Promise<OutputOf<typeof openOfColleague>> {
  const rows = await listOpenOf(db, { staffId, scope, limit: MOST_SHOWN + 1 })
  return {
    orders: rows.slice(0, MOST_SHOWN).map(({ id, number, product, company }) => ({
      id,
      number,
      company: company ?? '',
      product: pickText(product, lang),
    })),
    more: rows.length > MOST_SHOWN,
  }
}
