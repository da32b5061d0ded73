import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Actor } from '#platform/shared/principal.ts'
import { declarationRefusals } from '../declarations.errors.ts'
import type { DeclarationRow } from '../declarations.tables.ts'
import { adjustmentsOf } from '../figures.queries.ts'
import { moveDeclaration } from '../move-declaration.ts'
import { mayCheck } from './check-declaration.ts'

type Returned = { companyId: string; id: string; revision: number; by: Actor; address: string; note: string }

/**
 * The second check finds something: the figures go back to whoever adjusted or calculated them, with a note. They may be checked as
 * they are once that is cleared up.
 * @throws declarations.not_found, declarations.outdated, declarations.not_now, declarations.same_person
 */
export function returnFigures(
  { db, clock }: Pick<ServerDeps, 'db' | 'clock'>,
  returned: Returned,
): Promise<DeclarationRow> {
  return db.transaction((tx) =>
    moveDeclaration(tx, { ...returned, action: 'return_figures', at: clock.now() }, async (locked) => {
      if (!(await mayCheck(tx, locked, returned.by.id))) throw declarationRefusals.same_person()
      const adjustedBy = (await adjustmentsOf(tx, locked)).at(-1)?.authorId
      const preparer = adjustedBy ?? locked.calculatedBy
      return preparer === null ? {} : { assigneeId: preparer }
    }),
  )
}
