import { expect, it } from 'vitest'
import { companyInfo } from '#accounts/contract.ts'
import { testApp } from '#main/testing/test-app.ts'
import { registrations } from '#registrations/server/registrations.tables.ts'
import { producerNumbers } from './epr.queries.ts'

const app = await testApp()

it('producers’ numbers are found whatever key a later release gives their table', async () => {
  const { body } = await app.get(companyInfo, {}, { as: app.people.seller })
  const companyId = body.data?.id ?? ''
  const undone = new Error('undone')
  const found: unknown[] = []
  const looking = app.deps.db.transaction(async (tx) => {
    await tx.insert(registrations).values({
      id: 'rg_of_producer',
      companyId,
      workOrderId: 'wo_of_producer',
      workOrderNumber: '',
      orderId: '',
      orderNumber: '',
      productId: '',
      productCode: 'packaging-fr',
      productName: { en: 'Packaging', zh: '包装' },
      country: 'FR',
      kind: 'EPR_NUMBER',
      registrationNumber: 'FR123456_01ABCD',
      validFrom: '2025-05-10',
      createdAt: new Date('2025-05-12'),
    })
    await tx.execute('alter table registrations drop constraint registrations_company_id_id_pk cascade')
    found.push(...(await producerNumbers(tx, { companyId: undefined, after: '', limit: 200 })))
    throw undone
  })
  await expect(looking).rejects.toBe(undone)
  expect(found).toMatchObject([{ id: 'rg_of_producer', companyId, reportedUntil: null }])
})
