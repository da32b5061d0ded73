import { mkdir, writeFile } from 'node:fs/promises'
import { connect, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, describe, expect, test } from 'vitest'
import { login } from '#accounts/contract.ts'
import { addToShoppingCart } from '#cart/contract.ts'
import { downloadDocument, uploadDocument } from '#documents/contract.ts'
import { buildApp } from './app.ts'
import type { PageRenderer } from './pages/page-renderer.ts'
import { testApp } from './testing/test-app.ts'
import { tlsProxy, VISITOR } from './testing/tls-proxy.ts'

/* The product in production mode behind a proxy that ends TLS: what a browser gets, to the byte, over a real connection. */

const lines: string[] = []
const logTo = new PassThrough().on(
  'data',
  (chunk: Buffer) => void lines.push(...chunk.toString().split('\n')),
)
const product = await testApp({ logTo, config: { trustProxy: '127.0.0.1, ::1' } })
const built = join(product.config.dataDir, 'built')
await mkdir(join(built, 'assets'), { recursive: true })
await writeFile(join(built, 'assets/app.js'), 'export {}')
/** Lies among the scripts, beside them and above them: none of it is anybody's. */
const PLANTED = ['package.json', '.env', '.git/config']
const SECRET = 'planted-secret'
for (const folder of [join(built, 'assets'), built, product.config.dataDir]) {
  await mkdir(join(folder, '.git'), { recursive: true })
  // What was built into the folder of scripts is served by its name.
  const files = folder === join(built, 'assets') ? PLANTED.slice(1) : PLANTED
  for (const file of files) await writeFile(join(folder, file), SECRET)
}
const pages: PageRenderer = {
  assetsDir: built,
  close: async () => {},
  render: async () =>
    new Response('<html><body><script>1</script></body></html>', {
      headers: { 'content-type': 'text/html' },
    }),
}
const config = {
  ...product.config,
  mode: 'production' as const,
  publicUrl: 'https://portal.example.com',
  payments: { ...product.config.payments, provider: 'none' as const },
}
const app = await buildApp({
  wired: { ...product.wired, deps: { ...product.deps, config } },
  database: product.database,
  pages,
})
app.get('/planted-bug', () => {
  throw new Error('secret detail')
})
app.get('/planted-echo', ({ query }) => {
  throw new Error(`no ${(query as { what?: string }).what ?? ''}`)
})
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo
const proxy = await tlsProxy(`http://127.0.0.1:${port}`)
afterAll(async () => {
  await proxy.close()
  await app.close()
})

const base = '/server/portal'
const { seller } = product.people
const { body: stored } = await product.upload(
  uploadDocument,
  { name: 'paper.pdf', bytes: Buffer.from('%PDF-1.4\npaper\n%%EOF\n') },
  { as: seller },
)
const file = `${base}${downloadDocument.path}?uploadId=${stored.data?.uploadId ?? ''}`

/** What comes back for these very bytes, until the connection ends. */
const onSocket = (bytes: string): Promise<string> =>
  new Promise((resolve) => {
    let heard = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (part) => (heard += part.toString())).on('close', () => resolve(heard))
  })

/** Asks for a path as it stands: nothing makes it plain before it is sent. */
const raw = (path: string): Promise<string> =>
  onSocket(`GET ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-Proto: https\r\nConnection: close\r\n\r\n`)

const cookiesOf = ({ headers }: { headers: { 'set-cookie'?: string[] } }) => headers['set-cookie'] ?? []

describe('over TLS', () => {
  test.each([
    ['a page', '/services', {}],
    ['a page of the workspace', '/app', {}],
    ['a call', `${base}/site/config`, {}],
    ['a file', file, { token: seller.token }],
    ['a refusal', `${base}/user/info`, {}],
    ['an address without anything', `${base}/no/such/call`, {}],
    ['an address that cannot be read', '/server/%', {}],
    ['a fault of ours', '/planted-bug', {}],
    ['a probe', '/health', {}],
    ['a file of the site', '/robots.txt', {}],
    ['a script of the site', '/assets/app.js', {}],
    ['the description of the calls', `${base}/openapi.json`, {}],
  ])('%s has every header of defence', async (_what, path, headers) => {
    const { headers: sent, text } = await proxy.ask(path, { headers })
    expect(sent).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'x-frame-options': 'DENY',
    })
    const policy = sent['content-security-policy']
    expect(policy).toMatch(/^default-src 'none'/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(sent['access-control-allow-origin']).toBeUndefined()
    expect(sent['server']).toBeUndefined()
    expect(sent['x-powered-by']).toBeUndefined()
    expect(text).not.toContain('secret detail')
  })

  test('what is no request at all is answered with them, too', async () => {
    const answer = await onSocket('NOT A REQUEST\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    for (const name of ['strict-transport-security', 'x-content-type-options', 'content-security-policy'])
      expect(answer.toLowerCase()).toContain(`\r\n${name}: `)
  })

  test.each([
    ['a call', `${base}/site/config`],
    ['a refusal', `${base}/user/info`],
    ['a file of the site', '/robots.txt'],
    ['the description of the calls', `${base}/openapi.json`],
  ])('%s says what it is, and in which characters', async (_what, path) => {
    const { headers } = await proxy.ask(path)
    expect(headers['content-type']).toMatch(/^(application\/json|text\/plain); charset=utf-8$/)
  })

  test('what is built is served for the very bytes of its path', async () => {
    expect(await raw('/assets/app.js')).toMatch(/^HTTP\/1\.1 200 [^]*export \{\}/)
  })

  test.each(
    PLANTED.flatMap((file) => [
      `/${file}`,
      `/assets/${file}`,
      `/assets/../${file}`,
      `/assets/../../${file}`,
      `/assets/%2e%2e/${file}`,
      `/assets/..%2f${file}`,
      `/assets/..%2f..%2f${file}`,
      `/assets/%2e%2e%2f%2e%2e%2f${file}`,
      `/assets/..%5c${file}`,
      `/assets/..\\${file}`,
      `/assets//../${file}`,
      `/assets/%252e%252e/${file}`,
      `${base}/../../${file}`,
    ]),
  )('%s is no file that anybody gets', async (path) => {
    const answer = await raw(path)
    expect(answer).toMatch(/^HTTP\/1\.1 \d{3} /)
    expect(answer).not.toContain(SECRET)
  })

  test.each(['/assets/', '/assets', '/assets/.', '/assets/..', '/assets/.git/'])(
    '%s is no list of files',
    async (path) => {
      const answer = await raw(path)
      expect(answer).not.toMatch(/app\.js|package\.json|config/)
      if (path === '/assets/') expect(answer).toMatch(/^HTTP\/1\.1 404 /)
    },
  )

  test('TRACE is not answered with what was sent', async () => {
    const { status, text } = await proxy.ask('/services', { method: 'TRACE', headers: { token: 'a-secret' } })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(text).not.toContain('a-secret')
  })

  test('what says two lengths is not taken', async () => {
    const lengths = 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n'
    const sent = `POST ${base}/user/login HTTP/1.1\r\nHost: x\r\n${lengths}\r\n0\r\n\r\nGET /health HTTP/1.1\r\n\r\n`
    const heard = await onSocket(sent)
    expect(heard).toMatch(/^HTTP\/1\.1 400 /)
    expect(heard.match(/HTTP\/1\.1 /g)).toHaveLength(1)
  })

  test('pages ask the browser to fetch nothing without TLS', async () => {
    const { headers } = await proxy.ask('/services')
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
  })

  test('every cookie is for TLS alone; all but the language, whose name is fixed, for this host alone', async () => {
    const { rows } = await product.database.pool.query<{ id: string }>(
      `select id from products where code = 'eori-eu'`,
    )
    const { email, password } = product.people.seller
    const answers = [
      await proxy.ask(base + login.path, { body: { email, password } }),
      await proxy.ask(base + addToShoppingCart.path, {
        body: { productId: rows[0]?.id, options: {}, quantity: 1 },
      }),
      await proxy.ask('/services?lang=zh'),
      await proxy.ask('/services?currency=GBP'),
    ]
    const cookies = answers.flatMap(cookiesOf)
    const names = cookies.map((cookie) => cookie.split('=')[0])
    expect(names).toEqual(['__Host-device', '__Host-cart', 'language', '__Host-currency'])
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Secure(;|$)/)
      expect(cookie).toMatch(/; SameSite=Lax(;|$)/)
      expect(cookie).toMatch(/; Path=\/(;|$)/)
      expect(cookie).not.toMatch(/domain=/i)
    }
    for (const secret of cookies.slice(0, 2)) expect(secret).toMatch(/; HttpOnly(;|$)/)
  })

  test('what a visitor sends begins no line of the log', async () => {
    const forged = '{"level":60,"msg":"forged"}'
    const breaks = ['\n', '\r', '\r\n', '\u2028', '\u0085', '\u001b[2K']
    for (const one of breaks) {
      const what = encodeURIComponent(`x${one}${forged}`)
      await proxy.ask(`/planted-echo?what=${what}`)
      await proxy.ask(`${base}/${what}`)
      await proxy.ask(base + login.path, { body: { email: `x${one}${forged}`, password: 'x' } })
    }
    // oxlint-disable-next-line no-control-regex
    const written = lines.join('\n').split(/[\n\r\u2028\u0085\u001b]/)
    expect(written.filter((line) => line.startsWith('{"level":60') || line.startsWith('[2K'))).toEqual([])
    // What was sent is there, as a part of a line that can be read.
    const told = lines.filter((line) => line.includes('forged'))
    expect(told.length).toBeGreaterThanOrEqual(breaks.length)
    for (const line of told) expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number) })
  })

  test('the address of the visitor is the proxy’s word; what the visitor claims is not heard', async () => {
    const { email, password } = product.people.seller
    await proxy.ask(base + login.path, {
      body: { email, password: `${password}x` },
      headers: { 'x-forwarded-for': '198.51.100.66', 'x-forwarded-proto': 'http' },
    })
    const line = lines.findLast((text) => text.includes(login.path))
    expect(line).toContain(`"ip":"${VISITOR}"`)
    expect(lines.join('')).not.toContain('198.51.100.66')
  })
})

describe('without TLS', () => {
  test.each(['/services?lang=zh', '/', '/app/orders'])(
    'a page (%s) leads to its own address by https',
    async (path) => {
      const { status, headers } = await proxy.askPlain(path)
      expect({ status, location: headers.location }).toEqual({
        status: 308,
        location: `https://portal.example.com${path}`,
      })
      expect(cookiesOf({ headers })).toEqual([])
    },
  )

  test('an address that names another host leads there nonetheless to ours', async () => {
    const { headers } = await proxy.askPlain('//evil.example/x', { headers: { host: 'evil.example' } })
    expect(headers.location).toBe('https://portal.example.com//evil.example/x')
  })

  test('a call is refused and not led on, so that its sender notices what it did', async () => {
    const { email, password } = product.people.seller
    const answer = await proxy.askPlain(base + login.path, { body: { email, password } })
    expect(answer.status).toBe(403)
    expect(answer.headers.location).toBeUndefined()
    expect(JSON.parse(answer.text)).toMatchObject({ error: 'wire.https_only', data: null })
    expect((await proxy.askPlain(`${base}/site/config`)).status).toBe(403)
    expect((await proxy.askPlain('/unsubscribe', { method: 'POST' })).status).toBe(403)
  })

  test.each(['/health', '/ready', `${base}/health`])('the probe %s answers', async (path) => {
    expect((await proxy.askPlain(path)).status).toBe(200)
  })

  test('a proxy that says nothing of the protocol is served as before', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/services`, { redirect: 'manual' })
    expect(answer.status).toBe(200)
  })
})
