import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type * as Package from '#client'
import type { Client, ClientOptions } from '#client'
import { confirmPassword } from '#accounts/contract.ts'
import { createApiKey } from '#api-keys/contract.ts'
import { listMessages } from '#messages/contract.ts'
import { placeOrderOf, markPaid } from '#orders/testing/orders.builders.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { folderWithClient } from './built-client.ts'

let app: TestApp
let greenlane: typeof Package
let person: Client
let program: Client
let url: string
beforeAll(async () => {
  app = await testApp({ listen: true })
  // As it is published, not its source.
  const built = join(await folderWithClient(), 'node_modules/greenlane-client/dist/index.js')
  greenlane = (await import(pathToFileURL(built).href)) as typeof Package
  url = `${app.baseUrl}/server/${app.config.product}`
  const as = app.people.seller
  await app.post(confirmPassword, { password: as.password }, { as })
  const input = { name: 'Client', scopes: ['orders:read' as const, 'cart:write' as const], days: 30 as const }
  const key = (await app.post(createApiKey, input, { as })).body.data?.key ?? ''
  person = greenlane.createClient({ url, token: as.token })
  program = greenlane.createClient({ url: `${url}/`, token: () => key })
}, 60_000)

const over = (fetch: ClientOptions['fetch']) =>
  greenlane.createClient({ url: 'http://portal.example', fetch })
const errorOf = async (call: Promise<unknown>) => {
  const result = await greenlane.resultOf(call)
  return result.ok ? undefined : result.error
}

describe('the client, compiled', () => {
  it('answers with the data of a call, for a key as for a session', async () => {
    const { number, id } = await placeOrderOf(app, app.people.seller, 'eori-eu')
    expect((await program.get('/order/list')).records[0]?.number).toBe(number)
    expect((await person.get('/order/detail', { id })).number).toBe(number)
  })

  it('throws what is refused, with code, name, fields and a sentence in the language', async () => {
    const refused = await errorOf(program.get('/user/info'))
    expect(refused).toMatchObject({ name: 'GreenlaneError', code: 499, error: 'wire.key_scope', status: 403 })
    const wrong = await errorOf(person.get('/order/list', { pageSize: 1_000 }))
    expect(wrong).toMatchObject({ code: 400, fields: { pageSize: expect.any(String) as string } })
    const chinese = greenlane.createClient({ url, lang: 'zh' })
    expect(await errorOf(chinese.get('/order/list'))).toMatchObject({
      code: 1,
      message: '登录已失效，请重新登录。',
    })
  })

  it('says what is no answer of the portal, and leaves the network’s failures as they are', async () => {
    const proxy = over(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
    const error = await errorOf(proxy.get('/order/list'))
    expect(error).toMatchObject({ code: 502, status: 502 })
    expect(error?.message).toContain('Bad gateway')
    const broken = over(() => Promise.reject(new TypeError('fetch failed')))
    await expect(greenlane.resultOf(broken.get('/order/list'))).rejects.toThrow('fetch failed')
  })

  it('does a call once for each idempotency key', async () => {
    const { id: productId } = await person.get('/product/details', { code: 'eori-eu' })
    const add = (idempotencyKey?: string) =>
      program.post('/shoppingCart/add', { productId, quantity: 1 }, { idempotencyKey })
    const [first, again] = [await add('key-1'), await add('key-1')]
    expect(again).toEqual(first)
    const sent: (string | undefined)[] = []
    const heard = over(async (_url, { headers }) => {
      sent.push((headers as Record<string, string>)['Idempotency-Key'])
      return Response.json({ code: 0, message: '', data: null })
    })
    for (const idempotencyKey of [undefined, undefined, 'mine'])
      await heard.post('/shoppingCart/delete', { lineIds: ['x'] }, { idempotencyKey })
    expect(new Set(sent).size).toBe(3)
    expect(sent[2]).toBe('mine')
  })

  it('sends files and receives them', async () => {
    const bytes = new TextEncoder().encode('%PDF-1.4\npaper\n%%EOF\n')
    const { uploadId } = await person.upload('/file/upload', { name: '单据.pdf', bytes })
    const file = await person.download('GET /file/download', { uploadId })
    expect(file).toMatchObject({ name: '单据.pdf', type: 'application/pdf' })
    expect(new TextDecoder().decode(file.bytes)).toBe('%PDF-1.4\npaper\n%%EOF\n')
    expect(await errorOf(person.download('GET /file/download', { uploadId: 'up_x' }))).toMatchObject({
      error: 'documents.not_found',
    })
    const lines = [{ date: '2026-11-20', from: 'DE', to: 'DE', amount: '119.00', sellerEstablished: 'DE' }]
    const table = await program.download('POST /vat/tax/export', { lines, format: 'csv' })
    expect(table.name).toMatch(/\.csv$/)
  })

  it('sends the fields of an upload before its file, as text', async () => {
    const sent: [string, string][] = []
    const heard = over(async (_url, { body }) => {
      for (const [name, value] of body as FormData)
        sent.push([name, typeof value === 'string' ? value : value.name])
      return Response.json({ code: 0, message: '', data: null })
    })
    const fields = { importId: 'imp_1', offset: 8_388_608, sha256: 'ab' }
    await heard.upload('/salesReport/chunk', { name: 'chunk', bytes: new Uint8Array(2) }, fields)
    expect(sent).toEqual([
      ['importId', 'imp_1'],
      ['offset', '8388608'],
      ['sha256', 'ab'],
      ['file', 'chunk'],
    ])
  })

  it('fills in what stands in a path, and repeats what is a list', async () => {
    const seller = app.people.seller
    await markPaid(app, await placeOrderOf(app, seller, 'eori-eu'))
    await app.drain()
    const [message] = (await app.get(listMessages, {}, { as: seller })).body.data?.records ?? []
    await person.post('/stationMsg/read/{id}', { id: message?.id ?? '' })
    expect((await person.get('/stationMsg/list', { read: 'true' })).records[0]?.id).toBe(message?.id)
    const { options } = await person.get('/product/details', { code: 'vat-registration-de' })
    const option = options.slice(0, 2).map(({ key, default: value }) => `${key}:${value}`)
    expect(option.length).toBe(2)
    const price = await person.get('/product/price', { id: 'vat-registration-de', option })
    expect(JSON.stringify(price)).toContain('currency')
  })
})
