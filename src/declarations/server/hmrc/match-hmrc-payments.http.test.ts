import { expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { readTaxPayment } from '../../tax-contract.ts'
import { confirmedBritish, connectHmrc, sendToHmrc } from '../../testing/hmrc.builders.ts'

const app = await testApp({ listen: true })
const { seller } = app.people

it('credits what HMRC says it has, each day once, and nobody is kept waiting by another', async () => {
  const paid = await confirmedBritish(app, { vrn: '130000043' })
  // Not sent to HMRC: nothing was ever credited there.
  const open = await confirmedBritish(app, { vrn: '130000051', status: 'FILED', filedAt: app.clock.now() })
  const refused = await confirmedBritish(app, { vrn: '130000403', status: 'FILED', filedAt: app.clock.now() })
  const state = async ({ id }: { id: string }) =>
    (await app.get(readTaxPayment, { id }, { as: seller })).body.data
  const look = async () => {
    const { db, jobs } = app.deps
    await db.transaction((tx) => jobs.add(tx, 'declarations.match-hmrc-payments', {}))
    await app.drain()
  }
  await look()
  expect(await state(refused)).toMatchObject({ taxStatus: 'DUE', credits: [] })

  await connectHmrc(app)
  expect((await sendToHmrc(app, paid)).code).toBe(0)
  app.clock.set(new Date(app.clock.now().getTime() + 4 * 86_400_000))
  await look()
  expect(await state(paid)).toMatchObject({
    taxStatus: 'PAID',
    credits: [{ amount: 10_010, from: 'HMRC', recordedBy: 'Portal', payer: '', reference: '' }],
  })
  expect(await state(open)).toMatchObject({ taxStatus: 'DUE', credits: [] })
  await look()
  expect((await state(paid))?.credits).toHaveLength(1)
})
