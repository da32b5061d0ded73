import { describe, expect, it } from 'vitest'
import { forgotPassword, login, logout, resetPassword, updateUser, userInfo } from '#accounts/contract.ts'
import {
  aColleague,
  aSeller,
  confirmed,
  GOOD_PASSWORD,
  mailedToken,
} from '#accounts/server/accounts.builders.ts'
import { beginTwoFactor, disableTwoFactor, enableTwoFactor } from '#accounts/security-contract.ts'
import { createApiKey } from '#api-keys/contract.ts'
import type { FactorDemand } from '#accounts/factor-demand.ts'
import { countShoppingCart } from '#cart/contract.ts'
import { inviteCommitForm } from '#invites/contract.ts'
import { holding, invitePeople } from '#invites/server/invites.builders.ts'
import { listOrders } from '#orders/contract.ts'
import { settableClock } from '#platform/server/clock.ts'
import { totpCode } from '#platform/server/totp.ts'
import { downloadMine, listExports, startExport } from '#privacy/contract.ts'
import { callName } from './calls.ts'
import { needsFactor } from './calls-without-factor.ts'
import { refusalsOf } from './refusals.ts'
import { testApp } from './testing/test-app.ts'

const app = await testApp({ clock: settableClock(new Date('2026-03-02T09:00:05Z')) })
type As = { token: string; password: string }
const demand = (sellersSecondFactor: FactorDemand) => Object.assign(app.deps.config, { sellersSecondFactor })
const errorOf = async (as: { token: string }) => (await app.get(listOrders, {}, { as })).body.error

const lacks = async (as: As) => (await app.get(userInfo, {}, { as })).body.data?.lacksFactor

async function setUp(as: As): Promise<void> {
  await confirmed(app, as)
  const secret = (await app.post(beginTwoFactor, {}, { as })).body.data?.secret ?? ''
  const on = await app.post(enableTwoFactor, { otp: totpCode(secret, app.clock.now()) }, { as })
  expect(on.body.data?.recoveryCodes).toHaveLength(10)
}
async function peopleUnder(demanded: FactorDemand) {
  demand('may')
  const people = await aColleague(app, { role: 'editor' })
  demand(demanded)
  return people
}

describe('a second factor that the agency demands', () => {
  it.each([
    ['may', undefined, undefined],
    ['owners', 'wire.second_factor', undefined],
    ['all', 'wire.second_factor', 'wire.second_factor'],
  ] as const)('%s: without one an owner gets %s, an editor %s', async (demanded, ofOwner, ofEditor) => {
    const { owner, colleague } = await peopleUnder(demanded)
    expect([await errorOf(owner), await errorOf(colleague)]).toEqual([ofOwner, ofEditor])
    expect([await lacks(owner), await lacks(colleague)]).toEqual([!!ofOwner, !!ofEditor])
  })

  it('is set up from there, and everything is open; turned off, it is demanded again', async () => {
    const { owner } = await peopleUnder('owners')
    expect(await errorOf(owner)).toBe('wire.second_factor')
    await setUp(owner)
    expect(await errorOf(owner)).toBeUndefined()
    expect((await app.post(disableTwoFactor, {}, { as: owner })).body.code).toBe(0)
    expect(await errorOf(owner)).toBe('wire.second_factor')
  })

  it('closes every call of sellers but those that are named, and says what to do', async () => {
    const { owner } = await peopleUnder('all')
    const unnamed: string[] = []
    let closed = 0
    for (const { call } of app.wired.routes) {
      const { method, path, access } = call
      const isOfSellers = refusalsOf(call).includes('wire.second_factor')
      expect(isOfSellers).toBe(
        needsFactor(call) && refusalsOf(call).includes('wire.key_scope') && access !== 'public',
      )
      if (!isOfSellers || call.kind === 'upload') continue
      const url = `/server/${app.config.product}${path.replace(/\{\w+\}/g, 'x')}`
      const headers = { token: owner.token, lang: 'en' }
      const answer = await app.app.inject({ method, url, headers, ...(method === 'POST' && { payload: {} }) })
      if (answer.json<{ error?: string }>().error === 'wire.second_factor') closed++
      else unnamed.push(callName(call))
    }
    expect(unnamed).toEqual([])
    expect(closed).toBeGreaterThan(100)
    const say = async (lang: 'en' | 'zh') => (await app.get(listOrders, {}, { as: owner, lang })).body.message
    expect(await say('en')).toContain('Set up an authenticator app or a passkey first')
    expect(await say('zh')).toContain('启用验证器应用')
  })

  it('leaves signing out, the language and one’s own data in reach', async () => {
    const { owner } = await peopleUnder('all')
    const as = await confirmed(app, owner)
    expect((await app.post(updateUser, { lang: 'zh' }, { as })).body.code).toBe(0)
    expect((await app.get(listExports, {}, { as })).body.code).toBe(0)
    expect((await app.post(startExport, {}, { as })).body.code).toBe(0)
    expect((await app.post(downloadMine, { password: as.password }, { as })).status).toBe(200)
    expect((await app.post(logout, {}, { as })).body.code).toBe(0)
  })

  it('does not concern links in mails, invited people, visitors, or a company’s programs', async () => {
    demand('may')
    const keyMaker = await confirmed(app, await aSeller(app))
    const made = await app.post(
      createApiKey,
      { name: 'Warehouse', scopes: ['orders:read'], days: 30 },
      { as: keyMaker },
    )
    const { code } = await invitePeople(app)
    demand('all')
    expect(await errorOf({ token: made.body.data?.key ?? '' })).toBeUndefined()
    const guest = holding(code)
    expect((await app.get(inviteCommitForm, {}, guest)).body.code).toBe(0)
    const signedInGuest = { ...guest, headers: { ...guest.headers, token: keyMaker.token } }
    expect((await app.get(inviteCommitForm, {}, signedInGuest)).body.code).toBe(0)
    expect((await app.get(countShoppingCart, {})).body.code).toBe(0)
    await app.post(forgotPassword, { email: keyMaker.email })
    const link = { token: await mailedToken(app, keyMaker.email), password: `${GOOD_PASSWORD}-again` }
    expect((await app.post(resetPassword, link, { as: keyMaker })).body.code).toBe(0)
    const again = await app.post(login, { email: keyMaker.email, password: link.password })
    expect(again.body.code).toBe(0)
  })
})
