import { describe, expect, it } from 'vitest'
import { tokenOf } from '#main/testing/people.ts'
import { agencyToday } from '#main/testing/agency-today.ts'
import { addDays } from '#platform/shared/calendar.ts'
import { testApp, type Caller } from '#main/testing/test-app.ts'
import { auditTrail } from '#platform/server/platform.tables.ts'
import { checkHmrcClient, completeHmrc, disconnectHmrc, readHmrc } from '../../staff/hmrc-contract.ts'
import {
  confirmedBritish,
  connectHmrc,
  consentAtHmrc,
  DEVICE,
  withdrawAtHmrc,
  type SentBack,
} from '../../testing/hmrc.builders.ts'
import { remindOfConsent } from './remind-of-consent.ts'
import { createHmrc } from './create-hmrc.ts'

const app = await testApp({ listen: true })
const { admin, agent, seller } = app.people
const state = async (as: Caller = admin) => (await app.get(readHmrc, {}, { as })).body.data
const complete = (sent: SentBack, as: Caller = admin) =>
  app.post(completeHmrc, sent, { as }).then(({ body }) => body)
const grants = async () =>
  (await app.database.pool.query<Record<string, string>>('select * from hmrc_grants')).rows
const client = await confirmedBritish(app, { vrn: '120000007' })
const check = () =>
  app
    .post(
      checkHmrcClient,
      { companyId: client.companyId, registrationId: client.registrationId, device: DEVICE },
      { as: agent },
    )
    .then(({ body }) => body)

describe('the agency’s sign-in at HMRC', () => {
  it('is begun by an administrator alone, and completed once', async () => {
    expect(await state(agent)).toMatchObject({ state: 'NOT_CONNECTED', consentUrl: null })
    expect(await check()).toMatchObject({ error: 'hmrc.not_connected' })
    const sent = await consentAtHmrc(app)
    expect((await complete(sent, agent)).code).not.toBe(0)
    expect((await complete(sent, seller)).code).not.toBe(0)
    const answers = await Promise.all(Array.from({ length: 8 }, () => complete(sent)))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(answers.filter(({ error }) => error === 'hmrc.consent_used')).toHaveLength(7)
    expect(await state()).toMatchObject({
      state: 'CONNECTED',
      connectedBy: expect.stringMatching(/\w/),
      expiresOn: expect.stringMatching(/^\d{4}-/),
    })
    const [row] = await grants()
    expect(row?.['sealed_access_token']).toMatch(/^v1\./)
    expect(row?.['sealed_refresh_token']).toMatch(/^v1\./)
    const trail = await app.deps.db.select().from(auditTrail)
    expect(trail.filter(({ action }) => action === 'hmrc.connected')).toHaveLength(1)
  })

  it('is not completed from another session, with another state, too late, or after a refusal', async () => {
    const sent = await consentAtHmrc(app)
    const elsewhere = { token: await tokenOf(app.app, app.config.product, admin, laterClock()) }
    expect(await complete(sent, elsewhere)).toMatchObject({ error: 'hmrc.consent_state' })
    const forged = { ...sent, state: `${sent.state.slice(0, -8)}AAAAAAAA` }
    expect(await complete(forged)).toMatchObject({ error: 'hmrc.consent_state' })
    expect(await complete({ ...sent, code: 'made-up' })).toMatchObject({ error: 'hmrc.consent_code' })
    const refused = await consentAtHmrc(app, 'refuse')
    expect(await complete(refused)).toMatchObject({ error: 'hmrc.consent_refused' })
    const late = await consentAtHmrc(app)
    const now = app.clock.now()
    app.clock.set(new Date(now.getTime() + 11 * 60_000))
    expect(await complete(late)).toMatchObject({ error: 'hmrc.consent_code' })
    const tooLate = await consentAtHmrc(app)
    app.clock.set(new Date(now.getTime() + 80 * 60_000))
    const again = { token: await tokenOf(app.app, app.config.product, admin, app.clock) }
    expect((await complete(tooLate, again)).error).toBe('hmrc.consent_state')
    app.clock.set(now)
  })

  it('is refreshed once by everybody who needs it at the same moment', async () => {
    await connectHmrc(app)
    expect(await check()).toMatchObject({ code: 0, data: { state: 'AUTHORISED' } })
    const [before] = await grants()
    const now = app.clock.now()
    app.clock.set(new Date(now.getTime() + 5 * 3_600_000))
    const as = { token: await tokenOf(app.app, app.config.product, agent, app.clock) }
    const { companyId, registrationId } = client
    const input = { companyId, registrationId, device: DEVICE }
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => app.post(checkHmrcClient, input, { as })),
    )
    expect(answers.map(({ body }) => body.code)).toEqual(Array.from({ length: 6 }, () => 0))
    const [after] = await grants()
    expect(after?.['sealed_refresh_token']).not.toBe(before?.['sealed_refresh_token'])
    app.clock.set(now)
  })

  it('that was withdrawn at HMRC is said to be broken, and is made anew', async () => {
    await connectHmrc(app)
    await withdrawAtHmrc(app)
    expect(await check()).toMatchObject({ error: 'hmrc.not_connected' })
    expect(await state()).toMatchObject({ state: 'BROKEN' })
    app.clock.set(new Date(app.clock.now().getTime() + 1_000))
    await connectHmrc(app)
    expect(await state()).toMatchObject({ state: 'CONNECTED' })
    expect((await check()).code).toBe(0)
  })

  it('expires soon from thirty days before its end on; administrators are written to four times', async () => {
    const today = agencyToday(app)
    const daysLeft = async (left: number) => {
      await app.database.pool.query('update hmrc_grants set expires_on = $1', [addDays(today, left)])
      const before = (await app.mails()).length
      await remindOfConsent({ ...app.deps, hmrc: createHmrc(app.deps) })
      await app.drain()
      const mails = (await app.mails()).slice(before)
      return [(await state(agent))?.state, mails.map(({ to }) => to)]
    }
    expect(await daysLeft(31)).toEqual(['CONNECTED', []])
    expect(await daysLeft(30)).toEqual(['EXPIRING', [admin.email]])
    expect(await daysLeft(29)).toEqual(['EXPIRING', []])
    expect((await check()).code).toBe(0)
    expect(await daysLeft(1)).toEqual(['EXPIRING', [admin.email]])
    expect(await daysLeft(0)).toEqual(['EXPIRING', []])
    const [mail] = (await app.mails()).slice(-1)
    expect(`${mail?.subject}\n${mail?.text}`).toMatch(/HMRC[^]*\/admin\/hmrc/)
    expect(await daysLeft(-1)).toEqual(['BROKEN', []])
    expect(await daysLeft(400)).toEqual(['CONNECTED', []])
  })

  it('is forgotten by an administrator', async () => {
    expect((await app.post(disconnectHmrc, {}, { as: agent })).body.code).not.toBe(0)
    expect((await app.post(disconnectHmrc, {}, { as: admin })).body.data).toMatchObject({
      state: 'NOT_CONNECTED',
    })
    expect(await grants()).toEqual([])
  })
})

/** A code of the authenticator is used once: the next session needs the next one. */
function laterClock() {
  const at = new Date(app.clock.now().getTime() + 30_000)
  app.clock.set(at)
  return app.clock
}

it('where it is not set up, nothing is offered', () => {
  const off = { ...app.config, hmrc: { ...app.config.hmrc, mode: 'off' as const } }
  const live = { ...app.config, hmrc: { ...app.config.hmrc, mode: 'live' as const, client: undefined } }
  expect(createHmrc({ config: off })).toBeUndefined()
  expect(createHmrc({ config: live })).toBeUndefined()
})
