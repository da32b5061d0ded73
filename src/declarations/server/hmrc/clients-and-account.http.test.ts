import { describe, expect, it } from 'vitest'
import { tokenOf } from '#main/testing/people.ts'
import { agencyToday } from '#main/testing/agency-today.ts'
import { testApp, type Caller } from '#main/testing/test-app.ts'
import { checkHmrcClient, hmrcAccount, hmrcClients } from '../../staff/hmrc-contract.ts'
import { confirmedBritish, connectHmrc, DEVICE, sendToHmrc } from '../../testing/hmrc.builders.ts'

const app = await testApp({ listen: true })
const { agent, seller } = app.people
await connectHmrc(app)

type Of = { companyId: string; registrationId: string }
const check = ({ companyId, registrationId }: Of) =>
  app
    .post(checkHmrcClient, { companyId, registrationId, device: DEVICE }, { as: agent })
    .then(({ body }) => body)
const account = ({ companyId, registrationId }: Of, from: string, to: string, as: Caller = agent) =>
  app
    .post(hmrcAccount, { companyId, registrationId, from, to, device: DEVICE }, { as })
    .then(({ body }) => body)

describe('a client at HMRC', () => {
  it.each([
    ['130000001', 'AUTHORISED'],
    ['130000403', 'NOT_AUTHORISED'],
    ['130000410', 'INSOLVENT'],
  ])('with number %s is %s', async (vrn, state) => {
    const row = await confirmedBritish(app, { vrn })
    const list = async () =>
      (await app.get(hmrcClients, { companyId: row.companyId }, { as: agent })).body.data?.find(
        ({ registrationId }) => registrationId === row.registrationId,
      )
    expect(await list()).toMatchObject({ vatNumber: `GB${vrn}`, state: null, askedAt: null })
    expect(await check(row)).toMatchObject({ code: 0, data: { state } })
    expect(await list()).toMatchObject({ state, askedAt: expect.stringMatching(/Z$/) })
  })

  it('that HMRC is too busy for stays unknown', async () => {
    const row = await confirmedBritish(app, { vrn: '130000429' })
    expect(await check(row)).toMatchObject({ error: 'hmrc.busy' })
    const { body } = await app.get(hmrcClients, { companyId: row.companyId }, { as: agent })
    expect(body.data?.find(({ registrationId }) => registrationId === row.registrationId)?.state).toBeNull()
  })

  it('is found under its own company alone', async () => {
    const row = await confirmedBritish(app, { vrn: '130000019' })
    expect(await check({ ...row, companyId: 'co_other' })).toMatchObject({ error: 'hmrc.no_number' })
    expect((await app.get(hmrcClients, { companyId: 'co_other' }, { as: agent })).body.data).toEqual([])
  })
})

describe('the tax account', () => {
  it('says what is owed, and what HMRC has credited, in pence', async () => {
    const row = await confirmedBritish(app, { vrn: '130000027' })
    const day = agencyToday(app)
    expect(await account(row, '2026-01-01', day)).toMatchObject({ data: { liabilities: [], payments: [] } })
    expect((await sendToHmrc(app, row)).code).toBe(0)
    expect(await account(row, '2026-01-01', day)).toMatchObject({
      data: {
        liabilities: [
          {
            type: 'VAT Return Debit Charge',
            period: { from: '2026-01-01', to: '2026-03-31' },
            original: 10_010,
            outstanding: 10_010,
          },
        ],
        payments: [],
      },
    })
    app.clock.set(new Date(app.clock.now().getTime() + 4 * 86_400_000))
    const as = { token: await tokenOf(app.app, app.config.product, agent, app.clock) }
    const today = agencyToday(app)
    // HMRC knows nothing of days to come: the question ends today.
    expect(await account(row, '2026-01-01', '2026-12-31', as)).toMatchObject({
      data: {
        liabilities: [{ original: 10_010, outstanding: 0 }],
        payments: [{ amount: 10_010, receivedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }],
      },
    })
    expect((await account(row, '2026-01-01', today, as)).data?.payments).toHaveLength(1)
  })

  it('is nobody’s to ask for but the agency’s, and of at most a year', async () => {
    const row = await confirmedBritish(app, { vrn: '130000035' })
    expect((await account(row, '2026-01-01', '2026-02-01', seller)).code).not.toBe(0)
    expect((await account(row, '2026-02-01', '2026-01-01')).code).not.toBe(0)
    expect((await account(row, '2024-01-01', '2026-01-01')).code).not.toBe(0)
  })
})
