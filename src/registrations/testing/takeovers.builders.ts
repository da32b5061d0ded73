import { companyInfo } from '#accounts/contract.ts'
import type { Caller, TestApp } from '#main/testing/test-app.ts'
import { uploadSampleFile } from '#work-orders/testing/work-orders.builders.ts'
import { registrations } from '../server/registrations.tables.ts'
import { checkTakeover, staffAnswerTakeover } from '../staff/takeover-contract.ts'
import { answerTakeover, startTakeover } from '../takeover-contract.ts'

let made = 0

/** A German number of the caller's company that somebody else filed for since August, in months; or another one. */
export async function registeredElsewhere(
  app: TestApp,
  as: Caller = app.people.seller,
  more: Partial<typeof registrations.$inferInsert> = {},
) {
  const companyId = (await app.get(companyInfo, {}, { as })).body.data?.id ?? ''
  const id = `reg_elsewhere_${++made}`
  await app.deps.db.insert(registrations).values({
    id,
    companyId,
    workOrderId: `wo_${id}`,
    workOrderNumber: 'WO-2026-000001',
    orderId: '',
    orderNumber: '',
    productId: '',
    productCode: '',
    productName: { en: 'VAT filing Germany', zh: '德国VAT申报' },
    country: 'DE',
    kind: 'VAT_NUMBER',
    registrationNumber: 'DE129273398',
    validFrom: '2026-08-15',
    rhythm: 'MONTHLY',
    createdAt: app.clock.now(),
    ...more,
  })
  return { companyId, registrationId: id, as }
}

/** A takeover in which the seller has answered one period, and staff have checked its start. */
export async function begunTakeover(app: TestApp, as: Caller = app.people.seller) {
  const { companyId, registrationId } = await registeredElsewhere(app, as)
  const own = { registrationId, earlierAgency: 'Other Tax Ltd.' }
  await app.post(startTakeover, own, { as })
  const uploadId = await uploadSampleFile(app, as, 'returns.pdf')
  const september = { points: ['2026-09-01..2026-09-30'], answer: 'FILED' as const, uploadId }
  await app.post(answerTakeover, { registrationId, revision: 1, ...september }, { as })
  const at = { companyId, registrationId }
  const { agent } = app.people
  await app.post(checkTakeover, { ...at, revision: 2, points: ['START'] }, { as: agent })
  const august = { points: ['2026-08-15..2026-08-31'], answer: 'NOT_FILED' as const }
  await app.post(staffAnswerTakeover, { ...at, revision: 3, ...august }, { as: agent })
  return { ...at, revision: 4, uploadId, waiting: september.points }
}
