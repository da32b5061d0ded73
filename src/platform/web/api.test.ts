import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { CODE, defineCall, type Envelope } from '../shared/call.ts'
import { pretendBrowser } from '../testing/browser.ts'
import { addCallHeaders, CallFailure, applyEnvelope, makeCall, NETWORK, whenSessionInvalid } from './api.ts'
import { dropToken, storeToken, readToken, setPageConfig } from './session.ts'
import { currentToasts } from './toasts.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  pretendBrowser()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const toasts = () => currentToasts().map((toast) => `${toast.kind} ${toast.tone} ${toast.text}`)
const answer = (code: number, more: Partial<Envelope<unknown>> = {}): Envelope<unknown> => ({
  code,
  message: `words of ${code}`,
  data: null,
  ...more,
})

function failureOf(work: () => unknown): CallFailure {
  try {
    work()
  } catch (error) {
    if (error instanceof CallFailure) return error
    throw error
  }
  throw new Error('nothing was thrown')
}

const plain = {}
const passedOn = { shownInPlace: [CODE.payment] }

describe('the error catalogue', () => {
  test('code 0 returns the data and shows nothing', () => {
    expect(applyEnvelope(answer(0, { data: { id: 1 } }), plain, {})).toEqual({ id: 1 })
    expect(toasts()).toEqual([])
  })

  test('code 1 ends the session without a toast and is still thrown', () => {
    storeToken('secret', false)
    expect(failureOf(() => applyEnvelope(answer(1), plain, {})).code).toBe(1)
    expect(toasts()).toEqual([])
    expect(readToken(false)).toBeNull()
  })

  test.each([
    ['the session that it was sent with', 'secret', null],
    ['one that another window has replaced since', 'older', 'secret'],
  ])('code 1 about %s', (_what, sentWith, kept) => {
    storeToken('secret', false)
    failureOf(() => applyEnvelope(answer(1), plain, { sentWith }))
    expect(readToken(false)).toBe(kept)
  })

  test('code 1 notifies the session handler, with whose session it was', () => {
    const ended: boolean[] = []
    whenSessionInvalid((staff) => void ended.push(staff))
    failureOf(() => applyEnvelope(answer(1), plain, {}))
    failureOf(() => applyEnvelope(answer(1), plain, { staff: true }))
    whenSessionInvalid(dropToken)
    expect(ended).toEqual([false, true])
    expect(toasts()).toEqual([])
  })

  test('code 1 on a staff call ends only the staff session', () => {
    storeToken('seller', false)
    storeToken('staff', true)
    failureOf(() => applyEnvelope(answer(1), plain, { staff: true }))
    expect([readToken(false), readToken(true)]).toEqual(['seller', null])
  })

  test.each([499, 502, 500, 400, 3])(
    'code %i is toasted and still reaches the caller, with what belongs to it',
    (code) => {
      const failure = failureOf(() =>
        applyEnvelope(
          answer(code, {
            error: 'cart.x',
            fields: { name: 'too long' },
            data: { newer: 1 },
            requestId: 'r-1',
          }),
          plain,
          {},
        ),
      )
      expect(failure).toMatchObject({
        code,
        message: `words of ${code}`,
        error: 'cart.x',
        fields: { name: 'too long' },
        data: { newer: 1 },
        requestId: 'r-1',
      })
      expect(toasts()).toEqual([`message bad words of ${code}`])
    },
  )

  test('a code that the page handles is passed on without a toast', () => {
    expect(failureOf(() => applyEnvelope(answer(3), passedOn, {})).code).toBe(3)
    expect(toasts()).toEqual([])
  })

  test.each([499, 502, 500, 400])(
    'that exception is for the codes that the call names alone: %i is toasted',
    (code) => {
      failureOf(() => applyEnvelope(answer(code), passedOn, {}))
      expect(toasts()).toHaveLength(1)
    },
  )

  test('what nobody asked for, such as saving a draft, shows nothing', () => {
    failureOf(() => applyEnvelope(answer(500), plain, { quiet: true }))
    expect(toasts()).toEqual([])
  })
})

const read = defineCall({
  method: 'GET',
  path: '/product/price',
  who: 'public',
  summary: '',
  input: z.looseObject({}),
  output: z.unknown(),
})
const write = defineCall({
  method: 'POST',
  path: '/stationMsg/read/{id}',
  who: 'seller',
  summary: '',
  idempotent: true,
  input: z.looseObject({}),
  output: z.unknown(),
})

/** What the network answers, and what was sent. */
function network(answers: () => Promise<Response>) {
  const sent: { url: string; init: RequestInit; headers: Record<string, string> }[] = []
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push({ url, init, headers: init.headers as Record<string, string> })
    return answers()
  })
  return sent
}
const ok = (data: unknown) => async () => Response.json({ code: 0, message: 'Success', data })

describe('a call', () => {
  test('GET sends its parameters in the query, lists repeated, empty ones omitted', async () => {
    const sent = network(ok(7))
    await expect(
      makeCall(read, { id: 'a b', option: ['term:24', 'x'], coupon: '', page: undefined }),
    ).resolves.toBe(7)
    expect(sent[0]?.url).toBe('/server/portal/product/price?id=a+b&option=term%3A24&option=x')
    expect(sent[0]?.init).toMatchObject({ method: 'GET', credentials: 'include' })
    expect(sent[0]?.init.body).toBeUndefined()
  })

  test('carries the language, the token three times and what modules add', async () => {
    pretendBrowser({ lang: 'zh-CN' })
    storeToken('secret', false)
    sessionStorage.setItem('keyOfAModule', 'key')
    // It stays: also for files of this worker that pretend no sessionStorage.
    addCallHeaders(() => ({ keyOfAModule: globalThis.sessionStorage?.getItem('keyOfAModule') ?? '' }))
    const sent = network(ok(null))
    await makeCall(read, {})
    expect(sent[0]?.headers).toMatchObject({
      lang: 'zh',
      Token: 'secret',
      Authorization: 'secret',
      'X-Access-Token': 'secret',
      keyOfAModule: 'key',
    })
  })

  test('POST puts path parameters into the path and the rest into the body, under a key of its own', async () => {
    const sent = network(ok(null))
    await makeCall(write, { id: 'm/1', reason: 'done' })
    await makeCall(write, { id: 'm/1', reason: 'done' })
    expect(sent[0]?.url).toBe('/server/portal/stationMsg/read/m%2F1')
    expect(sent[0]?.init.body).toBe('{"reason":"done"}')
    const keys = sent.map((one) => one.headers['Idempotency-Key'])
    expect(new Set(keys).size).toBe(2)
    expect(keys.every((key) => key !== undefined && key.length > 20)).toBe(true)
  })

  test('keeps a given key, for a retry of the same action', async () => {
    const sent = network(ok(null))
    await makeCall(write, { id: 'm' }, { idempotencyKey: 'click-1' })
    expect(sent[0]?.headers['Idempotency-Key']).toBe('click-1')
  })

  test('works over plain http on a local network, where browsers lack randomUUID', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    const sent = network(ok(null))
    await makeCall(write, { id: 'm' })
    expect(sent[0]?.headers['Idempotency-Key']).toBeTruthy()
  })

  test('goes to the base path of this deployment', async () => {
    setPageConfig({ product: 'tax', brandName: 'X', agencyName: '', mode: 'demo' } as Parameters<
      typeof setPageConfig
    >[0])
    const sent = network(ok(null))
    await makeCall(read, {})
    expect(sent[0]?.url).toBe('/server/tax/product/price')
    setPageConfig({ product: 'portal', brandName: 'X', agencyName: '', mode: 'demo' } as Parameters<
      typeof setPageConfig
    >[0])
  })
})

const fails = (code: number, message: string) => async () => Response.json({ code, message, data: null })
/** The toasts since the last look. */
const shown = () => {
  const texts = toasts()
  vi.runAllTimers()
  return texts
}

describe('a read', () => {
  const other = { ...read, path: '/shoppingCart/count' }
  const make = (call: typeof read) => makeCall(call, {}, { read: true }).catch(() => undefined)
  test.each([499, 502, 500, 400, 3])('that fails with code %i shows the server’s message', async (code) => {
    network(fails(code, `why ${code}`))
    await expect(makeCall(read, {}, { read: true })).rejects.toMatchObject({ code })
    expect(shown()).toEqual([`message bad why ${code}`])
    network(ok(1))
    await make(read)
  })

  test('tells an outage once: not for every query of a page, nor at every repetition', async () => {
    network(fails(500, 'on our side, number 1'))
    await make(read)
    network(fails(500, 'on our side, number 2'))
    await make(other)
    expect(shown()).toEqual(['message bad on our side, number 1'])
    await make(read)
    await make(other)
    expect(shown()).toEqual([])
    network(ok(1))
    await make(read)
    await make(other)
    network(fails(500, 'on our side, number 3'))
    await make(other)
    expect(shown()).toEqual(['message bad on our side, number 3'])
    network(ok(1))
    await make(other)
  })

  test('tells each refusal, which is about its own read', async () => {
    network(fails(499, 'no such order'))
    await make(read)
    network(fails(499, 'no such cart'))
    await make(other)
    expect(shown()).toEqual(['message bad no such order', 'message bad no such cart'])
  })

  test('tells a lost network once, and again after it was back', async () => {
    network(() => Promise.reject(new TypeError('Failed to fetch')))
    await make(read)
    await make(other)
    expect(shown()).toEqual(['message bad Network request exception, please try again later!'])
    network(ok(1))
    await make(other)
    network(() => Promise.reject(new TypeError('Failed to fetch')))
    await make(read)
    expect(shown()).toHaveLength(1)
    network(ok(1))
    await make(read)
  })

  test('tells a long outage again a minute after it was last seen', async () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(0)
    network(fails(502, 'a system is down'))
    await make(read)
    now.mockReturnValue(59_000)
    await make(read)
    expect(shown()).toHaveLength(1)
    now.mockReturnValue(119_001)
    await make(read)
    expect(shown()).toHaveLength(1)
    now.mockRestore()
  })

  test('tells nothing when it has a page of its own for the code', async () => {
    network(fails(3, 'refused'))
    await make({ ...read, shownInPlace: [3] } as typeof read)
    expect(shown()).toEqual([])
  })
})

const inPlace = ({ error }: { error?: string | undefined }) => error !== 'elsewhere'
const refused = (error?: string) => async () =>
  Response.json({ code: 499, message: 'refused', data: null, ...(error && { error }) })

describe('a failure that the page shows in place', () => {
  const write = defineCall({ ...read, method: 'POST', path: '/write' })

  test.each([
    ['of a write is not told again', write, { inPlace }, undefined, 0],
    ['is told where the place does not show this one', write, { inPlace }, 'elsewhere', 1],
    ['of a read is told all the same', read, { inPlace, read: true }, undefined, 1],
    ['is told where nobody shows it', write, {}, undefined, 1],
  ])('%s', async (_name, call, options, error, count) => {
    network(refused(error))
    await expect(makeCall(call, {}, options)).rejects.toMatchObject({ message: 'refused' })
    expect(toasts()).toHaveLength(count)
  })

  test('a lost network is one of them', async () => {
    network(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(makeCall(write, {}, { inPlace })).rejects.toMatchObject({ code: NETWORK })
    expect(toasts()).toEqual([])
  })
})

test('signed out, a call carries the three token headers too, empty', async () => {
  const sent = network(ok(1))
  await makeCall(read, {})
  expect(sent[0]?.headers).toMatchObject({ lang: 'en', Token: '', Authorization: '', 'X-Access-Token': '' })
})

describe('when the network fails', () => {
  test.each([
    ['en', 'Network request exception, please try again later!'],
    ['zh', '网络请求异常，请稍后重试！'],
  ])('it is said in %s', async (lang, words) => {
    pretendBrowser({ lang })
    network(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(makeCall(read, {})).rejects.toMatchObject({ code: NETWORK, message: words })
    expect(toasts()).toEqual([`message bad ${words}`])
  })

  test.each([
    ['a page of a proxy', async () => new Response('<html>502</html>')],
    ['JSON that is no envelope', async () => Response.json({ error: 'bad gateway' })],
    ['null', async () => Response.json(null)],
  ])('%s in place of an answer counts as its failure', async (_name, answers) => {
    network(answers)
    await expect(makeCall(read, {})).rejects.toMatchObject({ code: NETWORK })
    expect(toasts()).toHaveLength(1)
  })

  test('what nobody asked for and an aborted call show nothing', async () => {
    network(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(makeCall(read, {}, { quiet: true })).rejects.toMatchObject({ code: NETWORK })
    const stopped = AbortSignal.abort()
    network(() => Promise.reject(stopped.reason as Error))
    await expect(makeCall(read, {}, { signal: stopped })).rejects.toMatchObject({ name: 'AbortError' })
    expect(toasts()).toEqual([])
  })

  test('a call times out after 30 s', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    network(ok(null))
    await makeCall(read, {})
    expect(timeout).toHaveBeenCalledWith(30_000)
    timeout.mockRestore()
  })
})
