import { notify } from '#messages/server/public.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Actor } from '#platform/shared/principal.ts'
import { aboutDeclaration, aboutTax, declarationsMessages } from '../declarations.messages.ts'
import { declarationRefusals } from '../declarations.errors.ts'
import type { DeclarationRow } from '../declarations.tables.ts'
import { adjustmentsOf } from '../figures.queries.ts'
import { requireFileable } from './filing-blockers.ts'
import { askingForFiles } from './large-files.ts'
import { moveDeclaration } from '../move-declaration.ts'
import { publishNews } from '../news.ts'
import { lastSafeAt, silenceNow } from '../silence-now.ts'

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'jobs' | 'config'>
type Seen = { companyId: string; id: string; revision: number; by: Actor; address: string }

/**
 * The second check: the figures go to the seller, unless nobody could file them as things are.
 * @throws declarations.not_found, declarations.outdated, declarations.not_now, declarations.same_person, and what
 *   `requireFileable` refuses
 */
export const checkDeclaration = (deps: Deps, seen: Seen): Promise<DeclarationRow> =>
  askingForFiles(deps, seen, () => checked(deps, seen))

function checked(deps: Deps, seen: Seen): Promise<DeclarationRow> {
  return deps.db.transaction(async (tx) => {
    const step = { ...seen, action: 'check', at: deps.clock.now() } as const
    const row = await moveDeclaration(tx, step, async (locked) => {
      if (!(await mayCheck(tx, locked, seen.by.id))) throw declarationRefusals.same_person()
      await requireFileable(tx, deps, locked)
      return { checkedBy: seen.by.id }
    })
    const params = { ...aboutTax(row), ...(await filedUnanswered(tx, deps, row)) }
    await notify(tx, deps, { companyId: row.companyId, kind: declarationsMessages.toConfirm, params })
    await publishNews(tx, deps, row)
    return row
  })
}

/** From when on it is filed without an answer, where the company signed that. */
async function filedUnanswered(
  tx: Transaction,
  deps: Deps,
  row: DeclarationRow,
): Promise<{ filedUnanswered?: { instant: string } }> {
  const silence = await silenceNow(tx, row, deps)
  if (silence?.outcome !== 'FILED_BY_CHOICE') return {}
  return { filedUnanswered: { instant: lastSafeAt(silence, deps.config.agency.timeZone).toISOString() } }
}

/** Nobody checks what they calculated or adjusted themselves. */
export async function mayCheck(
  tx: Transaction | Deps['db'],
  row: DeclarationRow,
  staffId: string,
): Promise<boolean> {
  if (row.calculatedBy === staffId) return false
  return (await adjustmentsOf(tx, row)).every(({ authorId }) => authorId !== staffId)
}

/**
 * Answers a query where the figures stay as they are.
 * @throws declarations.not_found, declarations.outdated, declarations.not_now
 */
export function answerQuery(deps: Deps, { text, ...seen }: Seen & { text: string }): Promise<DeclarationRow> {
  return deps.db.transaction(async (tx) => {
    const row = await moveDeclaration(tx, { ...seen, action: 'answer', note: text, at: deps.clock.now() })
    const params = { ...aboutDeclaration(row), answer: text, ...(await filedUnanswered(tx, deps, row)) }
    await notify(tx, deps, { companyId: row.companyId, kind: declarationsMessages.answered, params })
    await publishNews(tx, deps, row)
    return row
  })
}
