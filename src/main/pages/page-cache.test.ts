import { describe, expect, test } from 'vitest'
import { settableClock } from '#platform/server/clock.ts'
import type { PageContext } from '#platform/web/caller.ts'
import { createPageCache } from './page-cache.ts'
import type { FinishedPage } from './render-page.ts'

const page = (change: Partial<PageContext> = {}) =>
  ({ lang: 'en', currency: 'EUR', ...change }) as PageContext

function setUp(enabled = true) {
  const clock = settableClock(new Date('2026-03-02T09:00:00Z'))
  const cache = createPageCache({ clock, enabled })
  let rendered = 0
  let status = 200
  const get = (url: string, about = page()): Promise<FinishedPage> =>
    cache.get(url, about, async () => {
      rendered++
      if (status === 0) throw new Error('the database is gone')
      return { status, headers: {}, body: `${url} ${rendered}` }
    })
  return { clock, get, rendered: () => rendered, answerWith: (next: number) => void (status = next) }
}

describe('the cache of public pages', () => {
  test('renders a page once for concurrent and later requests, and again after half a minute', async () => {
    const { get, rendered, clock } = setUp()
    const pages = await Promise.all(Array.from({ length: 20 }, () => get('/services?category=VAT')))
    expect(new Set(pages.map(({ body }) => body)).size).toBe(1)
    clock.advance(29_000)
    await get('/services?category=VAT')
    expect(rendered()).toBe(1)
    clock.advance(2_000)
    await get('/services?category=VAT')
    expect(rendered()).toBe(2)
  })

  test('does not keep a page for as long as the clock was put back', async () => {
    const { get, rendered, clock } = setUp()
    await get('/services')
    clock.advance(-3_600_000)
    await get('/services')
    expect(rendered()).toBe(2)
  })

  test('caches languages, currencies and queries separately', async () => {
    const { get, rendered } = setUp()
    await get('/services')
    await get('/services', page({ lang: 'zh' }))
    await get('/services', page({ currency: 'GBP' }))
    await get('/services?category=VAT')
    await get('/services?category=EORI')
    await get('/services?option=a&option=b')
    await get('/services?option=b&option=a')
    expect(rendered()).toBe(7)
    await get('/services?country=DE&category=VAT')
    await get('/services?category=VAT&country=DE')
    expect(rendered()).toBe(8)
  })

  test.each([
    '/workspace/dashboard',
    '/admin',
    '/services?utm_source=x',
    '/verifyEmail',
    '/services/',
    '/login?next=/cart',
    '/?token=abc',
  ])('never keeps %s', async (url) => {
    const { get, rendered } = setUp()
    await get(url)
    await get(url)
    expect(rendered()).toBe(2)
  })

  test.each([404, 500, 502, 302])('never caches an answer of status %i', async (status) => {
    const { get, rendered, answerWith } = setUp()
    answerWith(status)
    await get('/services')
    answerWith(200)
    await get('/services')
    await get('/services')
    expect(rendered()).toBe(2)
  })

  test('does not cache a page that could not be rendered', async () => {
    const { get, answerWith } = setUp()
    answerWith(0)
    await expect(get('/services')).rejects.toThrow('the database is gone')
    answerWith(200)
    expect((await get('/services')).status).toBe(200)
  })

  test('stays small, whatever people search for', async () => {
    const { get, rendered } = setUp()
    for (let i = 0; i < 600; i++) await get(`/services?keyword=${i}`)
    await get('/services?keyword=599')
    expect(rendered()).toBe(600)
    await get('/services?keyword=0')
    expect(rendered()).toBe(601)
  })

  test('does nothing under development', async () => {
    const { get, rendered } = setUp(false)
    await get('/services')
    await get('/services')
    expect(rendered()).toBe(2)
  })
})
