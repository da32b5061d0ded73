import { afterAll, describe, expect, test } from 'vitest'
import { downloadDocument, uploadDocument } from '#documents/contract.ts'
import { buildApp } from './app.ts'
import type { PageRenderer } from './pages/page-renderer.ts'
import { testApp } from './testing/test-app.ts'

const product = await testApp()
const { seller } = product.people

const pages: PageRenderer = {
  assetsDir: undefined,
  close: async () => {},
  render: async () =>
    new Response('<html><body><script>1</script></body></html>', {
      headers: { 'content-type': 'text/html' },
    }),
}
const config = { ...product.config, payments: { ...product.config.payments, provider: 'none' as const } }
const wired = { ...product.wired, deps: { ...product.deps, config } }
const app = await buildApp({ wired, database: product.database, pages })
afterAll(() => app.close())

const get = async (url: string, headers: Record<string, string> = {}) =>
  (await app.inject({ method: 'GET', url, headers })).headers

const FOR_EVERY_ANSWER = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
  'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
}

describe('the security headers of', () => {
  test('a JSON answer', async () => {
    expect(await get('/server/portal/site/config')).toMatchObject({
      ...FOR_EVERY_ANSWER,
      'cache-control': 'no-store',
    })
  })

  test('a page', async () => {
    expect(await get('/services')).toMatchObject({
      ...FOR_EVERY_ANSWER,
      'cache-control': 'private, no-cache',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'/),
    })
  })

  test('a file', async () => {
    const bytes = Buffer.from('%PDF-1.4\npaper\n%%EOF\n')
    const { body } = await product.upload(uploadDocument, { name: 'paper.pdf', bytes }, { as: seller })
    const query = new URLSearchParams({ uploadId: body.data?.uploadId ?? '' })
    const path = `/server/portal${downloadDocument.path}?${query}`
    expect(await get(path, { token: seller.token })).toMatchObject({
      ...FOR_EVERY_ANSWER,
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringMatching(/^attachment; /),
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; .*frame-ancestors 'none'; sandbox$/,
      ),
    })
  })

  test.each(['/server/portal/no/such/call', '/server/portal/product/details?code=none', '/server/%'])(
    'a failure (%s)',
    async (url) => {
      const known = url.endsWith('%') ? {} : FOR_EVERY_ANSWER
      expect(await get(url)).toMatchObject({ ...known, 'cache-control': 'no-store' })
    },
  )

  test('all of them where there is https', async () => {
    const secure = await buildApp({
      wired: { ...wired, deps: { ...wired.deps, config: { ...config, mode: 'production' } } },
      database: product.database,
    })
    afterAll(() => secure.close())
    const { headers } = await secure.inject({ method: 'GET', url: '/health' })
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    expect((await get('/health'))['strict-transport-security']).toBeUndefined()
  })
})
