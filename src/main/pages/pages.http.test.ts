import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import type { PageContext } from '#platform/web/caller.ts'
import { buildApp } from '../app.ts'
import { testApp } from '../testing/test-app.ts'
import type { PageRenderer } from './page-renderer.ts'
import { productDetails } from '#catalogue/contract.ts'

const product = await testApp()
const requests: { request: Request; page: PageContext }[] = []

/** A renderer that shows what it was given, through the same port as the built pages. */
const pages: PageRenderer = {
  assetsDir: product.config.dataDir,
  close: async () => {},
  async render(request, page) {
    requests.push({ request, page })
    const url = new URL(request.url)
    if (url.pathname === '/data')
      return new Response('data', { headers: { 'content-type': 'text/x-script' } })
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'x-script-mark': 'f00d',
      'x-page-access': url.pathname === '/login' ? 'none' : 'public',
    }
    const body = `<html><head></head><body>${page.lang} ${page.currency}<script nonce="f00d">1</script><script nonce="f00d" type="module">import "/a.js"</script></body></html>`
    return new Response(body, { headers, status: url.pathname === '/missing' ? 404 : 200 })
  },
}
const config = { ...product.config, payments: { ...product.config.payments, provider: 'none' as const } }
const app = await buildApp({
  wired: { ...product.wired, deps: { ...product.deps, config } },
  database: product.database,
  pages,
})
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo
afterAll(() => app.close())
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers })

/** Requests exactly this address over a socket: other clients would normalise it. */
async function getRaw(path: string): Promise<{ statusCode: number; body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ statusCode: number; body: string }>()
  const sent = request({ port, host: '127.0.0.1', path }, (answer) => {
    text(answer).then((body) => resolve({ statusCode: answer.statusCode ?? 0, body }), reject)
  })
  sent.on('error', reject).end()
  return promise
}

describe('a page', () => {
  test('comes with its policy and is not cached in between', async () => {
    const { headers, statusCode, body } = await get('/services')
    expect(statusCode).toBe(200)
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/)
    expect(headers['cache-control']).toBe('private, no-cache')
    expect(headers['vary']).toMatch(/cookie/i)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-page-access']).toBeUndefined()
    expect(body).toContain('page-start')
  })

  test('that is not public starts its scripts at once', async () => {
    expect((await get('/login?x=1')).body).not.toContain('page-start')
  })

  test('keeps its status', async () => expect((await get('/missing')).statusCode).toBe(404))

  test.each([
    ['/services', {}, 'en EUR'],
    ['/services?lang=zh', {}, 'zh EUR'],
    ['/services?currency=GBP', {}, 'en GBP'],
    ['/services', { cookie: 'language=zh; currency=CNY' }, 'zh CNY'],
    ['/services?lang=en&currency=USD', { cookie: 'language=zh; currency=CNY' }, 'en USD'],
    ['/services?lang=fr&currency=XXX', { cookie: 'language=fr; currency=XXX' }, 'en EUR'],
  ])('%s with %j is in %s', async (url, headers, expected) => {
    expect((await get(url, headers as Record<string, string>)).body).toContain(`<body>${expected}<`)
  })

  test('remembers both a language and a currency chosen in the address', async () => {
    const cookies = [(await get('/services?lang=zh&currency=GBP')).headers['set-cookie']].flat()
    expect(cookies).toEqual([
      expect.stringMatching(/^language=zh; Path=\/; Max-Age=31536000; SameSite=Lax$/),
      expect.stringMatching(/^currency=GBP; Path=\/; Max-Age=31536000; SameSite=Lax$/),
    ])
    expect((await get('/services')).headers['set-cookie']).toBeUndefined()
  })

  test.each([
    '//',
    '//evil.example/x',
    '///',
    '//[',
    '/%',
    '/%ff',
    '/\\evil',
    '/?q=%E0%A4%A',
    '/a//b',
    '/..//',
    '/:',
    '/http://evil.example',
    'http://evil.example/x',
  ])('at the odd address %s is no fault of ours, and belongs to this site', async (url) => {
    requests.length = 0
    const { statusCode } = await getRaw(url)
    expect(statusCode).toBeLessThan(500)
    for (const { request } of requests)
      expect(new URL(request.url).host).toBe(new URL(product.config.publicUrl).host)
  })
})

describe('what is not a page', () => {
  test.each([
    '/server/portal/nothing',
    '/server/other',
    '/assets/missing.js',
    '/assets/../secrets.json',
    '/assets/%2e%2e/secrets.json',
  ])('%s answers the envelope or nothing of ours', async (url) => {
    const { statusCode, body } = await getRaw(url)
    expect(statusCode).toBeGreaterThanOrEqual(400)
    expect(body).not.toContain('<html')
    expect(JSON.parse(body)).toMatchObject({ data: null })
  })

  test('a page’s data is passed on unchanged, and runs nothing', async () => {
    const { body, headers } = await get('/data')
    expect(body).toBe('data')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  })

  test('the mark and the rules for robots', async () => {
    expect((await get('/favicon.svg')).headers['content-type']).toContain('image/svg+xml')
    expect((await get('/robots.txt')).body).toContain('Disallow: /workspace/')
  })
})

describe('the caller of a loader', () => {
  test('makes calls in-process, and passes on a refusal with its status and message', async () => {
    requests.length = 0
    await get('/fresh?lang=zh')
    const { page } = requests[0] ?? {}
    const found = await page?.call(productDetails, { code: 'vat-registration-de' })
    expect(found?.code).toBe('vat-registration-de')
    const refused = await page?.call(productDetails, { code: 'nothing' }).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Response)
    expect((refused as Response).status).toBe(404)
    expect(await (refused as Response).json()).toMatchObject({
      message: expect.stringMatching(/[\u4e00-\u9fff]/),
    })
  })

  test('is anonymous: calls that need a session are refused', async () => {
    const { listOrders } = await import('#orders/contract.ts')
    const refused = await requests[0]?.page.call(listOrders, {}).catch((error: unknown) => error)
    expect((refused as Response).status).toBe(401)
  })
})

describe('what search engines read', () => {
  test('the sitemap lists every service and every public page once, at the configured address', async () => {
    const { body, headers } = await get('/sitemap.xml', { host: 'evil.example' })
    expect(headers['content-type']).toContain('application/xml')
    const addresses = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1])
    expect(new Set(addresses).size).toBe(addresses.length)
    for (const path of [
      '/',
      '/services/productDetails?code=vat-registration-de',
      '/vatCompliance?country=DE',
    ])
      expect(addresses).toContain(`${config.publicUrl}${path}`)
    expect(body).not.toContain('evil.example')
    expect((await get('/robots.txt')).body).toContain(`Sitemap: ${config.publicUrl}/sitemap.xml`)
  })
})
