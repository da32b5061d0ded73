import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { defineCall } from '#platform/shared/call.ts'
import { openQuestion } from './confirm-store.ts'
import { makeConfirmedCall } from './make-confirmed-call.ts'

const call = defineCall({
  method: 'POST',
  path: '/company/removeMember',
  access: 'sellerOwner',
  summary: '',
  input: z.object({}),
  output: z.object({}),
})
const NEEDED = { code: 499, message: 'Confirm', error: 'accounts.confirm_needed', data: null }
const DONE = { code: 0, message: '', data: { done: true } }

/** Answers one after the other, as the server would. */
function answers(...envelopes: unknown[]) {
  const fetch = vi.fn(async () => Response.json(envelopes.shift()))
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('localStorage', { getItem: () => 'token' })
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  return fetch
}
const asked = () => vi.waitFor(() => expect(openQuestion()).toBeDefined())

afterEach(() => vi.unstubAllGlobals())

describe('a call that needs the password', () => {
  it('is made again once the person has proved who they are', async () => {
    const fetch = answers(NEEDED, DONE)
    const made = makeConfirmedCall(call, {})
    await asked()
    openQuestion()?.answer(true)
    expect(await made).toEqual({ done: true })
    expect(fetch).toHaveBeenCalledTimes(2)
    expect(openQuestion()).toBeUndefined()
  })

  it('fails as it did where they do not', async () => {
    const fetch = answers(NEEDED)
    const made = makeConfirmedCall(call, {})
    await asked()
    openQuestion()?.answer(false)
    await expect(made).rejects.toMatchObject({ error: 'accounts.confirm_needed' })
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('asks once for two of them', async () => {
    answers(NEEDED, NEEDED, DONE, DONE)
    const both = [makeConfirmedCall(call, {}), makeConfirmedCall(call, {})]
    await asked()
    await vi.waitFor(async () => Promise.resolve())
    openQuestion()?.answer(true)
    expect(await Promise.all(both)).toEqual([{ done: true }, { done: true }])
  })

  it('that is refused for another reason asks nothing', async () => {
    answers({ code: 499, message: 'Last owner', error: 'accounts.last_owner', data: null })
    await expect(makeConfirmedCall(call, {}, { quiet: true })).rejects.toMatchObject({
      message: 'Last owner',
    })
    expect(openQuestion()).toBeUndefined()
  })
})
