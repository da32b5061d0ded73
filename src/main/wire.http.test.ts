import { request } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { testApp } from './testing/test-app.ts'

const product = await testApp({ listen: true })
const base = '/server/portal'

async function send(
  method: string,
  path: string,
  options: { body?: string; headers?: Record<string, string> } = {},
) {
  const response = await fetch(`${product.baseUrl}${path}`, {
    method,
    headers: options.headers ?? {},
    ...(options.body === undefined ? {} : { body: options.body }),
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: JSON.parse(text) as Record<string, unknown>,
    text,
  }
}

describe('every failure path answers the envelope', () => {
  const json = { 'content-type': 'application/json' }
  test.each([
    ['bad JSON', 'POST', `${base}/product/list`, { body: '{"page":', headers: json }, 400, 400],
    ['a body that is no object', 'POST', `${base}/product/list`, { body: '[1,2]', headers: json }, 400, 400],
    [
      'another content type',
      'POST',
      `${base}/product/list`,
      { body: 'a=1', headers: { 'content-type': 'text/csv' } },
      400,
      400,
    ],
    [
      'too large',
      'POST',
      `${base}/product/list`,
      { body: `{"keyword":"${'x'.repeat(1_100_000)}"}`, headers: json },
      413,
      400,
    ],
    ['an unknown call', 'GET', `${base}/nothing/here`, {}, 404, 499],
    ['the wrong method', 'DELETE', `${base}/product/list`, {}, 404, 499],
    ['a broken URL', 'GET', `${base}/product/details%`, {}, 400, 400],
    [
      'an unknown field value',
      'POST',
      `${base}/product/list`,
      { body: '{"page":"many"}', headers: json },
      400,
      400,
    ],
    ['no session', 'GET', `${base}/order/list`, {}, 401, 1],
    ['an invalid token', 'GET', `${base}/order/list`, { headers: { token: 'x'.repeat(43) } }, 401, 1],
    [
      'tokens that differ',
      'GET',
      `${base}/order/list`,
      { headers: { token: 'a', authorization: 'Bearer b' } },
      401,
      1,
    ],
  ])('%s', async (_name, method, path, options, status, code) => {
    const answer = await send(method, path, options)
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ code, message: expect.any(String), data: null })
    expect(answer.text).not.toMatch(/node_modules|at \w+ \(|select |postgres/i)
  })

  test('broken HTTP', async () => {
    const text = await new Promise<string>((resolve) => {
      const socket = connect(product.config.port, '127.0.0.1', () =>
        socket.write('NONSENSE / HTTP/9\r\n\r\n'),
      )
      let received = ''
      socket.on('data', (part) => (received += part.toString()))
      socket.on('close', () => resolve(received))
    })
    expect(text).toMatch(/^HTTP\/1\.1 400/)
    expect(JSON.parse(text.slice(text.indexOf('{')))).toMatchObject({ code: 400, data: null })
  })

  test('an unexpected error reveals nothing internal', async () => {
    const answer = await product.app.inject({ method: 'GET', url: '/planted-bug', headers: { lang: 'zh' } })
    expect(answer.statusCode).toBe(500)
    const body = answer.json<{ code: number; message: string; requestId: string }>()
    expect(body.code).toBe(500)
    expect(body.requestId).toMatch(/^[0-9a-f-]{36}$/)
    expect(body.message).toContain('系统出错')
    expect(answer.body).not.toContain('secret detail')
  })
})

describe('language', () => {
  test.each([
    ['the header', { lang: 'zh' }, '该地址不存在。'],
    ['the cookie', { cookie: 'language=zh' }, '该地址不存在。'],
    [
      'the header before the cookie',
      { lang: 'en', cookie: 'language=zh' },
      'There is nothing at this address.',
    ],
    ['English otherwise', { lang: 'fr' }, 'There is nothing at this address.'],
  ])('%s decides', async (_name, headers, message) => {
    const answer = await send('GET', `${base}/nothing`, { headers: headers as Record<string, string> })
    expect(answer.body['message']).toBe(message)
  })
})

describe('headers', () => {
  test('every answer has security headers and a request id', async () => {
    const { headers } = await send('GET', `${base}/nothing`)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('x-request-id')).toBeTruthy()
  })
})

describe('probes', () => {
  test('health, ready and metrics', async () => {
    expect((await send('GET', '/health')).body).toMatchObject({ code: 0 })
    expect((await send('GET', `${base}/ready`)).body).toMatchObject({ code: 0 })
    const metrics = await fetch(`${product.baseUrl}/metrics`)
    expect(await metrics.text()).toContain('http_request_duration_seconds_count')
  })

  test('OpenAPI lists every registered call', async () => {
    const document = (await send('GET', `${base}/openapi.json`)).body as {
      openapi: string
      paths: Record<string, object>
    }
    expect(document.openapi).toBe('3.1.0')
    const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(listed.toSorted()).toEqual(
      product.wired.routes.map((route) => `${route.call.method} ${route.call.path}`).toSorted(),
    )
    const page = await fetch(`${product.baseUrl}${base}/docs`)
    expect(await page.text()).toContain('/product/list')
  })
})

test('an unfinished request does not keep the server from stopping', async () => {
  const socket = request({ port: product.config.port, host: '127.0.0.1', path: '/health' })
  socket.on('error', () => {})
  socket.destroy()
  expect((await send('GET', '/health')).status).toBe(200)
})
