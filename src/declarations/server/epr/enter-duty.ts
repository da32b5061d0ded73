import type { Actor } from '#platform/shared/principal.ts'
import type { CalculationDeps } from '../return-sources.ts'
import { declarationRefusals } from '../declarations.errors.ts'
import { lockDeclaration } from '../declarations.repository.ts'
import type { Duty } from '../../epr/duty.ts'
import { insertDuty, setDueDays } from './epr.repository.ts'

type Asked = Duty & { companyId: string; id: string; by: Actor; source: string }

/**
 * Keeps how a register wants its quantities, with where that stands: for all later periods, and for the due days of
 * those that are not filed. @throws declarations.not_found, declarations.not_quantities
 */
export function enterDuty(
  deps: Pick<CalculationDeps, 'db' | 'clock'>,
  { companyId, id, by, source, rhythm, dueMonths, dueDay }: Asked,
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const row = await lockDeclaration(tx, companyId, id)
    if (!row) throw declarationRefusals.not_found()
    if (row.stream === null) throw declarationRefusals.not_quantities()
    const { registrationId } = row
    const entered = { enteredById: by.id, enteredByName: by.name, enteredAt: deps.clock.now() }
    const duty = { rhythm, dueMonths, dueDay }
    await insertDuty(tx, { companyId, registrationId, source, ...duty, ...entered })
    await setDueDays(tx, row, duty)
  })
}
