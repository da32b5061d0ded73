import { beforeAll, describe, expect, it } from 'vitest'
import { changePassword, confirmPassword, userInfo, userSessions } from '#accounts/contract.ts'
import { aSeller, confirmed } from '#accounts/server/accounts.builders.ts'
import { beginTwoFactor, enableTwoFactor } from '#accounts/security-contract.ts'
import { settableClock } from '#platform/server/clock.ts'
import { FORMER_TOKEN_MS } from '#platform/server/sessions.repository.ts'
import { totpCode } from '#platform/server/totp.ts'
import { changeStaffPassword, confirmStaff, staffMe } from '#staff/contract.ts'
import { tokenOf } from './testing/people.ts'
import { testApp, type TestApp } from './testing/test-app.ts'

/*
 * Whoever proves again who they are goes on under another token (ASVS 7.2.4). The one before opens what is under way, and
 * other tabs, for ten seconds, and nothing from then on.
 */
const clock = settableClock(new Date('2026-03-02T09:00:05Z'))
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
})

type As = { token: string; password: string }
type Way = {
  who: () => Promise<As>
  prove: (as: As) => Promise<unknown>
  opens: (as: { token: string }) => Promise<boolean>
}

const opensForSeller = async (as: { token: string }) => (await app.get(userInfo, {}, { as })).body.code === 0
const opensForStaff = async (as: { token: string }) => (await app.get(staffMe, {}, { as })).body.code === 0

/** A code of an app works once, so that each sign-in needs a later one. */
async function staff(): Promise<As> {
  clock.advance(60_000)
  const { reviewer } = app.people
  return { ...reviewer, token: await tokenOf(app.app, app.config.product, reviewer, clock) }
}

async function withSecret(as: As): Promise<void> {
  const { body } = await app.post(beginTwoFactor, {}, { as })
  const otp = totpCode(body.data?.secret ?? '', clock.now())
  expect((await app.post(enableTwoFactor, { otp }, { as })).body).toMatchObject({
    code: 0,
    data: { token: expect.any(String) },
  })
}

const WAYS: Record<string, Way> = {
  'a seller’s password typed again': {
    who: () => aSeller(app),
    prove: (as) => confirmed(app, as),
    opens: opensForSeller,
  },
  'a seller’s new password': {
    who: () => aSeller(app),
    prove: (as) =>
      app.post(changePassword, { currentPassword: as.password, newPassword: 'eleven-green-lanes' }, { as }),
    opens: opensForSeller,
  },
  'a seller’s second factor': {
    who: async () => {
      const as = await confirmed(app, await aSeller(app))
      clock.advance(FORMER_TOKEN_MS)
      return as
    },
    prove: withSecret,
    opens: opensForSeller,
  },
  'a password of the staff typed again': {
    who: staff,
    prove: (as) => app.post(confirmStaff, { password: as.password }, { as }),
    opens: opensForStaff,
  },
  'a new password of the staff': {
    who: staff,
    prove: (as) =>
      app.post(
        changeStaffPassword,
        { currentPassword: as.password, newPassword: 'Nordsee-Fähre 17 legt ab' },
        { as },
      ),
    opens: opensForStaff,
  },
}

describe.each(Object.entries(WAYS))('%s', (_what, { who, prove, opens }) => {
  it('renews the token, and the one before is refused ten seconds later', async () => {
    const as = await who()
    const former = { token: as.token }
    await prove(as)
    expect(as.token).not.toBe(former.token)
    expect([await opens(as), await opens(former)]).toEqual([true, true])
    // The clock of the test goes on by itself.
    clock.advance(FORMER_TOKEN_MS / 2)
    expect([await opens(as), await opens(former)]).toEqual([true, true])
    clock.advance(FORMER_TOKEN_MS / 2)
    expect([await opens(as), await opens(former)]).toEqual([true, false])
    clock.advance(60_000)
    expect([await opens(as), await opens(former)]).toEqual([true, false])
  })
})

it('stays the same session, which ends when it would have', async () => {
  const as = await aSeller(app)
  const sessions = async () => (await app.get(userSessions, {}, { as })).body.data?.sessions
  const before = await sessions()
  clock.advance(1000)
  await confirmed(app, as)
  expect(await sessions()).toEqual(before?.map((one) => ({ ...one, lastSeenAt: expect.any(String) })))
})

it('whose answer was lost asks again, and is given another', async () => {
  const as = await aSeller(app)
  const lost = await confirmed(app, { ...as })
  const again = await confirmed(app, { ...as })
  clock.advance(FORMER_TOKEN_MS)
  const open = [await opensForSeller(as), await opensForSeller(lost), await opensForSeller(again)]
  expect(open).toEqual([false, false, true])
})

it('proved several times at once, the last one counts', async () => {
  const as = await aSeller(app)
  const tabs = Array.from({ length: 5 }, () => ({ ...as }))
  await Promise.all(tabs.map((tab) => confirmed(app, tab)))
  expect(await opensForSeller(as)).toBe(true)
  clock.advance(FORMER_TOKEN_MS)
  const open = await Promise.all([as, ...tabs].map(opensForSeller))
  expect(open.filter(Boolean)).toHaveLength(1)
  expect(open[0]).toBe(false)
})

it('a wrong password renews nothing', async () => {
  const as = await aSeller(app)
  const former = as.token
  await app.post(confirmPassword, { password: 'not-the-password' }, { as })
  clock.advance(FORMER_TOKEN_MS)
  expect([as.token === former, await opensForSeller(as)]).toEqual([true, true])
})
