import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pretendBrowser } from '#platform/testing/browser.ts'
import { currentToasts } from '#platform/web/toasts.ts'
import { inviteTransport } from './use-invite-transport.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  pretendBrowser()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function submit(error: string, code = 499) {
  const envelope = { code, message: `words of ${error}`, error, data: { answers: {}, revision: 2 } }
  vi.stubGlobal('fetch', async () => Response.json(envelope))
  const onClosed = vi.fn<() => void>()
  const transport = inviteTransport(['company'], onClosed)
  const result = await transport.submit({ answers: {}, revisions: { company: 1 } })
  return { result, closed: onClosed.mock.calls.length, toasts: currentToasts().map(({ text }) => text) }
}

it.each(['invite.expired', 'invite.revoked', 'invite.used', 'invite.form_closed'])(
  '%s is told by the page that takes the place of the form, not by a toast too',
  async (error) => {
    expect(await submit(error)).toEqual({ result: { kind: 'failed' }, closed: 1, toasts: [] })
  },
)

it('is told by a toast where nothing on the page says it', async () => {
  expect(await submit('limits.too_many_tries')).toEqual({
    result: { kind: 'failed' },
    closed: 0,
    toasts: ['words of limits.too_many_tries'],
  })
})

it('says that somebody else changed the form meanwhile', async () => {
  const { result, toasts } = await submit('invite.stale_revision')
  expect(result).toMatchObject({ kind: 'stale' })
  expect(toasts).toHaveLength(1)
})
