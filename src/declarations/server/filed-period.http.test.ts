import { expect, it } from 'vitest'
import { userInfo } from '#accounts/contract.ts'
import { aSeller } from '#accounts/server/accounts.builders.ts'
import { testApp } from '#main/testing/test-app.ts'
import { settableClock } from '#platform/server/clock.ts'
import { PORTAL } from '#platform/shared/principal.ts'
import { listRegistrations } from '#registrations/contract.ts'
import { filingTerms, registrations, servicePeriods } from '#registrations/server/registrations.tables.ts'
import { declarationRow } from '../testing/declarations.builders.ts'
import { registrationRow } from '../testing/hmrc.builders.ts'
import { insertDeclaration } from './declarations.repository.ts'
import { moveDeclaration } from './move-declaration.ts'

const clock = settableClock(new Date('2026-11-20T09:00:00Z'))
const app = await testApp({ clock })

it('the earliest period that is not filed is due next, late or not, until it is filed', async () => {
  const as = await aSeller(app)
  const companyId = (await app.get(userInfo, {}, { as })).body.data?.company.id ?? ''
  const at = clock.now()
  const id = 'rg_next'
  await app.deps.db
    .insert(registrations)
    .values({ ...registrationRow(app, companyId), id, country: 'DE', registrationNumber: 'DE136695976' })
  await app.deps.db.insert(filingTerms).values({
    id: 'term_next',
    companyId,
    orderId: 'or_1',
    orderLineId: 'line_next',
    workOrderId: 'wo_next',
    productName: { en: 'Filing', zh: '申报' },
    country: 'DE',
    calendar: 'DE',
    months: 12,
    annualReturns: 0,
    status: 'RUNNING',
    statusSince: at,
    registrationId: id,
    coversFrom: '2026-07-01',
    coversUntil: '2027-06-30',
    createdAt: at,
  })
  const frame = { companyId, registrationId: id, termId: 'term_next', state: 'OPEN', stateSince: at } as const
  const quarter = { ...frame, kind: 'RETURN', rhythm: 'QUARTERLY' } as const
  await app.deps.db.insert(servicePeriods).values([
    { ...quarter, id: 'per_q3', fromDay: '2026-07-01', toDay: '2026-09-30', dueOn: '2026-10-12' },
    { ...quarter, id: 'per_q4', fromDay: '2026-10-01', toDay: '2026-12-31', dueOn: '2027-01-11' },
  ])
  const row = declarationRow(app, {
    companyId,
    id: 'dc_next',
    periodId: 'per_q3',
    registrationId: id,
    status: 'CONFIRMED',
    fromDay: '2026-07-01',
    toDay: '2026-09-30',
  })
  await app.deps.db.transaction((tx) => insertDeclaration(tx, row))
  const next = async () => {
    const { body } = await app.get(listRegistrations, {}, { as })
    const found = body.data?.records[0]?.term?.next
    return found && [found.id, found.isLate]
  }
  const move = (action: 'file' | 'reject') =>
    app.deps.db.transaction((tx) =>
      moveDeclaration(tx, { companyId, id: 'dc_next', action, by: PORTAL, at: clock.now() }),
    )
  expect(await next()).toEqual(['per_q3', true])
  await move('file')
  expect(await next()).toEqual(['per_q4', false])
  await move('reject')
  expect(await next()).toEqual(['per_q3', true])
})
