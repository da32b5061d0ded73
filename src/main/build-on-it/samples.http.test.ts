import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { confirmPassword } from '#accounts/contract.ts'
import { createApiKey } from '#api-keys/contract.ts'
import { SCOPES } from '#api-keys/scopes.ts'
import { listImports } from '#reports/contract.ts'
import { amazonFile } from '#reports/testing/amazon-file.ts'
import { freePort } from '../../../scripts/free-port.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { placeOrderOf } from '#orders/testing/orders.builders.ts'
import { createWebhook, testWebhook } from '#webhooks/contract.ts'
import { folderWithClient, run } from './built-client.ts'
import { SAMPLES, type SampleName } from './samples.ts'

const LONG_MS = 60_000
let app: TestApp
let folder: string
let as: TestApp['people']['seller']
let env: Record<string, string>
beforeAll(async () => {
  app = await testApp({ listen: true, config: { webhooks: { allowLocal: true, timeoutMs: 5_000 } } })
  folder = await folderWithClient()
  as = app.people.seller
  await app.post(confirmPassword, { password: as.password }, { as })
  const made = await app.post(createApiKey, { name: 'Samples', scopes: [...SCOPES], days: 30 }, { as })
  const url = `${app.baseUrl}/server/${app.config.product}`
  env = {
    PATH: process.env['PATH'] ?? '',
    GREENLANE_URL: url,
    GREENLANE_KEY: made.body.data?.key ?? '',
  }
}, LONG_MS)

const shell = async (name: SampleName) =>
  (await run('bash', ['-c', SAMPLES[name]], { cwd: folder, env })).stdout

async function program(name: SampleName): Promise<string> {
  const file = join(folder, `${name}.mjs`)
  await writeFile(file, SAMPLES[name])
  return file
}
const node = async (name: SampleName) =>
  (await run(process.execPath, [await program(name)], { cwd: folder, env })).stdout

describe('the samples, as they are shown', { timeout: LONG_MS }, () => {
  it('curl: reads the orders', async () => {
    const order = await placeOrderOf(app, as, 'eori-eu')
    expect(JSON.parse(await shell('curl'))).toMatchObject({
      code: 0,
      data: { records: [{ number: order.number }] },
    })
    expect(await node('client')).toBe(`${order.number} AWAITING_PAYMENT\n`)
  })

  it('refused: says the code, the name and a sentence in Chinese', async () => {
    expect(await node('refused')).toMatch(/^499 order\.not_found [^\n]*\p{Script=Han}/u)
  })

  it('again: makes more calls than the pace allows, in the end', async () => {
    expect(await node('again')).toBe('100\n')
  })

  it('once: two sends are one upload', async () => {
    const [first, second] = (await shell('once')).match(/"id":"[^"]+"/g) ?? []
    expect(first).toBeTruthy()
    expect(second).toBe(first)
  })

  it('report: sends a file of sales', async () => {
    await writeFile(join(folder, 'sales.csv'), amazonFile([{}, {}]))
    expect(await node('report')).toBe('WAITING\n')
    await app.drain()
    const { records } = (await app.get(listImports, {}, { as })).body.data ?? {}
    expect(records?.find(({ fileName }) => fileName === 'sales.csv')).toMatchObject({ rowsKept: 2 })
  })

  it('webhook: takes what is signed, and nothing else', async () => {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}/`
    const made = await app.post(createWebhook, { url, events: ['order.paid'] }, { as })
    const { secret = '', endpoint } = made.body.data ?? {}
    const child = spawn(process.execPath, [await program('webhook')], {
      cwd: folder,
      env: { ...env, PORT: String(port), GREENLANE_WEBHOOK_SECRET: secret },
    })
    try {
      const heard = once(child.stdout, 'data')
      await reached(url)
      expect((await fetch(url, { method: 'POST', body: '{"type":"order.paid"}' })).status).toBe(401)
      await app.post(testWebhook, { id: endpoint?.id }, { as })
      await app.drain()
      expect(String((await heard)[0])).toContain('webhook.test')
    } finally {
      child.kill()
    }
  })
})

async function reached(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (await fetch(url).catch(() => undefined)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`nothing listens at ${url}`)
}

test.each(['README.md', 'README.zh.md'])(
  '%s shows samples that are run here, and no others',
  async (name) => {
    const text = await readFile(resolve(import.meta.dirname, '../../../clients/typescript', name), 'utf8')
    const shown = [...text.matchAll(/```js\n([\s\S]*?)\n```/g)].map(([, sample]) => sample)
    expect(shown.length).toBeGreaterThan(2)
    const known: readonly (string | undefined)[] = Object.values(SAMPLES)
    expect(shown.filter((sample) => !known.includes(sample))).toEqual([])
  },
)
