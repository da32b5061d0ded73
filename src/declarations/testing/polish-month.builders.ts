import type { TestApp } from '#main/testing/test-app.ts'
import { registrations } from '#registrations/server/registrations.tables.ts'
import { monthFromNow } from '#registrations/testing/registrations.builders.ts'
import { lastDayOf } from '#shops/report-months.ts'
import { insertDeclaration } from '../server/declarations.repository.ts'
import { declarationRow } from './declarations.builders.ts'
import { makeFileable } from './fileable.builders.ts'

const POLISH = { country: 'PL', currency: 'PLN', registrationId: 'rg_pl', status: 'AWAITING_DATA' } as const

/** A company's declaration of last month in Poland, which waits for its data and can be filed then. */
export async function openPolishMonth(app: TestApp, companyId: string) {
  const month = monthFromNow(app, -1)
  const days = { fromDay: `${month}-01`, toDay: lastDayOf(month) }
  const row = declarationRow(app, { companyId, id: 'dcl_pl', label: month, ...days, ...POLISH })
  await makeFileable(app, row)
  await app.deps.db.update(registrations).set({ registrationNumber: 'PL5260001246', country: 'PL' })
  await app.deps.db.transaction((tx) => insertDeclaration(tx, row))
  return { month, days, row, at: { companyId, id: row.id } }
}
