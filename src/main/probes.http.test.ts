import { afterAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#platform/server/database.ts'
import { buildApp } from './app.ts'
import type { AppConfig } from './config.ts'
import { testApp } from './testing/test-app.ts'

const product = await testApp()
const get = (url: string, headers: Record<string, string> = {}, remoteAddress?: string) =>
  product.app.inject({ method: 'GET', url, headers, ...(remoteAddress ? { remoteAddress } : {}) })

describe.each(['', '/server/portal'])('below "%s"', (base) => {
  test('/health reports that the process is running, in the language of the request', async () => {
    expect((await get(`${base}/health`)).json()).toEqual({
      code: 0,
      message: 'Success',
      data: { status: 'alive' },
    })
    expect((await get(`${base}/health`, { lang: 'zh' })).json()).toMatchObject({ code: 0, message: '成功' })
  })

  test('/ready reports that the database answers', async () => {
    const answer = await get(`${base}/ready`)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      code: 0,
      message: 'Success',
      data: { database: 'reachable', disk: 'has room' },
    })
  })
})

describe('/metrics', () => {
  test('is Prometheus text that counts requests by route and status, without any id', async () => {
    await get('/server/portal/product/details?code=secret-code')
    await get('/no/such/secret-path')
    const { body, headers } = await get('/metrics')
    expect(headers['content-type']).toContain('text/plain')
    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/server\/portal\/product\/details",status="404"\} 1/,
    )
    expect(body).toMatch(/^process_resident_memory_bytes \d+$/m)
    expect(body).toMatch(/^database_connections\{state="total"\} \d+$/m)
    expect(body).toMatch(/^jobs\{state="failing"\} \d+$/m)
    expect(body).toMatch(/^nodejs_heap_used_bytes \d+$/m)
    expect(body).toMatch(/^process_cpu_seconds_total [\d.]+$/m)
    expect(body).not.toContain('secret')
    for (const line of body.trim().split('\n'))
      expect(line).toMatch(/^$|^# TYPE \w+ \w+$|^# HELP \w+ .+$|^\w+(\{[^{}]*\})? ([\d.e+-]+|Nan)$/)
  })

  test('counts for one app alone, even with several in the process', async () => {
    const other = await withConfig({})
    await other.inject({ method: 'GET', url: '/no/such/path-of-the-other' })
    const { body } = await other.inject({ method: 'GET', url: '/metrics' })
    expect(body).not.toContain('product/details')
    expect(body.match(/^# TYPE database_connections gauge$/gm)).toHaveLength(1)
  })

  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('answers the machine itself (%s)', async (address) => {
    expect((await get('/metrics', {}, address)).statusCode).toBe(200)
  })

  test.each([
    ['another machine', {}, '203.0.113.9'],
    ['the world behind a proxy on this machine', { 'x-forwarded-for': '203.0.113.9' }, '127.0.0.1'],
    ['the same, by the newer header', { forwarded: 'for=203.0.113.9' }, '127.0.0.1'],
  ])('is not there for %s', async (_name, headers, address) => {
    const answer = await get('/metrics', headers as Record<string, string>, address)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 499, error: 'wire.unknown_call' })
  })

  test('answers everybody if so configured', async () => {
    const open = await withConfig({ metricsPublic: true })
    const answer = await open.inject({ method: 'GET', url: '/metrics', remoteAddress: '203.0.113.9' })
    expect(answer.statusCode).toBe(200)
  })
})

test('without the database, /ready fails with the usual envelope, and /health still answers', async () => {
  const nowhere = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', log: product.deps.log })
  const app = await withConfig({}, nowhere)
  const ready = await app.inject({ method: 'GET', url: '/ready', headers: { lang: 'zh' } })
  expect(ready.statusCode).toBe(502)
  expect(ready.json()).toMatchObject({
    code: 502,
    error: 'wire.database_down',
    message: expect.stringMatching(/数据库/),
    data: { database: 'not reachable' },
  })
  expect((await app.inject({ method: 'GET', url: '/health' })).statusCode).toBe(200)
})

/** The same product with one setting changed, or with another database for its probes. */
async function withConfig(change: Partial<AppConfig>, database = product.database) {
  const payments = { ...product.config.payments, provider: 'none' as const }
  const config: AppConfig = { ...product.config, payments, ...change }
  const app = await buildApp({ wired: { ...product.wired, deps: { ...product.deps, config } }, database })
  afterAll(() => app.close())
  return app
}
