import { describe, expect, test } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { createRateLimiter } from '#platform/server/rate-limit.ts'
import {
  inviteCommitForm,
  listInvites,
  revokeInvite,
  saveForInviteCommit,
  unlockInvite,
} from '../contract.ts'
import { MOST_PIN_TRIES } from '../invite-rules.ts'
import { director, holding, invitePeople, unlock } from './invites.builders.ts'

const app = await testApp()
const { seller } = app.people
const PIN = '482913'
const form = (code: string) => app.get(inviteCommitForm, {}, holding(code))
const tryPin = (code: string, pin: string, lang: 'en' | 'zh' = 'en') =>
  app.post(unlockInvite, { pin }, { ...holding(code), lang })
/** Without the limit by network address; these tests are about the invitation's own. */
const purgeAddress = () => app.database.pool.query("delete from rate_counters where key like 'invite_%'")

describe('a PIN', () => {
  test('is required before anything of the form is shown, and the refusal names the company', async () => {
    const { code } = await invitePeople(app, { pin: PIN })
    const { body } = await form(code)
    expect(body).toMatchObject({ code: 499, error: 'invite.pin_needed' })
    expect(Object.keys(body.data as object)).toEqual(['company', 'language'])
    const save = { answers: { directors: [director()] }, submit: false, revision: 0 }
    expect((await app.post(saveForInviteCommit, save, holding(code))).body.error).toBe('invite.pin_needed')
  })

  test('is exchanged for another code, valid for twelve hours, as often as needed', async () => {
    const { code } = await invitePeople(app, { pin: PIN })
    const first = await unlock(app, code, PIN)
    expect(first).not.toBe(code)
    expect((await form(first)).body.code).toBe(0)
    expect((await form(code)).body.error).toBe('invite.pin_needed')
    app.clock.advance(12 * 3_600_000 + 1000)
    expect((await form(first)).body.error).toBe('invite.pin_needed')
    // In a window that was left open the PIN has to be given again.
    expect((await form(await unlock(app, first, PIN))).body.code).toBe(0)
  })

  test('that is wrong gives the tries left, then what to do; the seller sees it', async () => {
    const { code, nodeId } = await invitePeople(app, { pin: PIN })
    const wrong = await tryPin(code, '000000')
    expect(wrong.body).toMatchObject({ code: 499, error: 'invite.pin_wrong' })
    expect(wrong.body.message).toContain(String(MOST_PIN_TRIES - 1))
    for (let tried = 2; tried < MOST_PIN_TRIES; tried++) await tryPin(code, '000000')
    const last = await tryPin(code, '000000', 'zh')
    expect([last.status, last.body.error]).toEqual([429, 'invite.locked'])
    expect(last.body.message).toContain('请联系邀请人')
    expect((await tryPin(code, PIN)).body.error).toBe('invite.locked')
    expect((await form(code)).body.error).toBe('invite.locked')
    const list = await app.get(listInvites, { nodeId }, { as: seller })
    expect(list.body.data?.invites[0]?.state).toBe('locked')
  })

  test('cannot be guessed by fifty parallel tries', async () => {
    await purgeAddress()
    const { code } = await invitePeople(app, { pin: PIN })
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => tryPin(code, String(100_000 + index))),
    )
    const checked = answers.filter(({ body }) => body.error === 'invite.pin_wrong')
    expect(checked).toHaveLength(MOST_PIN_TRIES - 1)
    expect((await tryPin(code, PIN)).body.error).toBe('invite.locked')
  })

  test('given wrongly by others does not lock out whoever gave the right one', async () => {
    await purgeAddress()
    const { code } = await invitePeople(app, { pin: PIN })
    const unlocked = await unlock(app, code, PIN)
    for (let tried = 0; tried <= MOST_PIN_TRIES; tried++) await tryPin(code, '000000')
    expect((await tryPin(code, PIN)).body.error).toBe('invite.locked')
    expect((await form(unlocked)).body.code).toBe(0)
    const save = { answers: { directors: [director()] }, submit: false, revision: 0 }
    expect((await app.post(saveForInviteCommit, save, holding(unlocked))).body.code).toBe(0)
  })

  test('is not required when there is none', async () => {
    await purgeAddress()
    const { code } = await invitePeople(app)
    expect((await tryPin(code, PIN)).body.error).toBe('invite.no_pin')
  })

  test.each(['', ' ', '1'.repeat(21)])('%j is no PIN and costs no try', async (pin) => {
    const { code } = await invitePeople(app, { pin: PIN })
    expect((await tryPin(code, pin)).body.code).toBe(400)
    expect((await tryPin(code, '000000')).body.message).toContain(String(MOST_PIN_TRIES - 1))
  })

  test('and the code it unlocked end with the invitation', async () => {
    await purgeAddress()
    const { code, id } = await invitePeople(app, { pin: PIN })
    const unlocked = await unlock(app, code, PIN)
    await app.post(revokeInvite, { id }, { as: seller })
    expect((await form(unlocked)).body.error).toBe('invite.revoked')
    expect((await tryPin(code, PIN)).body.error).toBe('invite.revoked')
  })
})

describe('a code', () => {
  test.each([undefined, '', 'x', 'A'.repeat(43), '🚀', "' or 1=1", 'A'.repeat(5000)])(
    'that is wrong (%j) learns nothing but that',
    async (code) => {
      await purgeAddress()
      const settings = code === undefined ? {} : holding(encodeURI(code))
      for (const answer of [
        await app.get(inviteCommitForm, {}, settings),
        await app.post(saveForInviteCommit, { answers: {}, submit: true, revision: 0 }, settings),
        await app.post(unlockInvite, { pin: PIN }, settings),
      ])
        expect([answer.status, answer.body.error, answer.body.data]).toEqual([404, 'invite.unknown', null])
    },
  )

  test('cannot be guessed often from one network address, and the limit is stored in the database', async () => {
    await purgeAddress()
    const { code } = await invitePeople(app)
    const tries = await Promise.all(
      Array.from({ length: 50 }, (_, index) => form(String(index).padStart(43, 'g'))),
    )
    expect(tries.filter(({ body }) => body.error === 'invite.unknown')).toHaveLength(30)
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(20)
    expect((await form(code)).body.code).toBe(0)
    // Another process, or this one after a restart, continues the count.
    const another = createRateLimiter(app.deps.db, app.clock)
    const tried = another.count({ key: 'invite_code:127.0.0.1', limit: 30, windowMinutes: 60 })
    await expect(tried).rejects.toThrow('limits.too_many_tries')
  })
})
