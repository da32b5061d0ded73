import type { CalculationDeps } from '../return-sources.ts'
import { lockDeclaration } from '../declarations.repository.ts'
import type { Duty } from '../../epr/duty.ts'
import { auditDeclaration, type ActingOn } from '../audit-declaration.ts'
import { insertDuty, setDueDays } from './epr.repository.ts'
import { requireReport } from './read-report.ts'

type Asked = Duty & ActingOn & { source: string }

/**
 * Keeps how a register wants its quantities, with where that stands: for all later periods, and for the due days of
 * those that are not filed. @throws declarations.not_found, declarations.not_quantities
 */
export function enterDuty(
  deps: Pick<CalculationDeps, 'db' | 'clock'>,
  { companyId, id, by, address, source, rhythm, dueMonths, dueDay }: Asked,
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const row = requireReport(await lockDeclaration(tx, companyId, id))
    const { registrationId } = row
    const entered = { enteredById: by.id, enteredByName: by.name, enteredAt: deps.clock.now() }
    const duty = { rhythm, dueMonths, dueDay }
    await insertDuty(tx, { companyId, registrationId, source, ...duty, ...entered })
    await setDueDays(tx, row, duty)
    await auditDeclaration(
      tx,
      deps,
      { companyId, id, by, address },
      { action: 'declarations.quantity_duty_entered', detail: { source, ...duty } },
    )
  })
}
