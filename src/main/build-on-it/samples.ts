/**
 * The samples of the page “For developers” and of the client's README, as somebody copies them. Each is run by
 * `samples.http.test.ts`, with these variables set: GREENLANE_URL, GREENLANE_KEY, GREENLANE_WEBHOOK_SECRET.
 */
export const SAMPLES = {
  curl: `curl "$GREENLANE_URL/order/list?pageSize=5" \\
  -H "Authorization: Bearer $GREENLANE_KEY" \\
  -H "lang: en"`,

  client: `import { createClient } from 'greenlane-client'

const greenlane = createClient({
  url: process.env.GREENLANE_URL,
  token: process.env.GREENLANE_KEY,
})
const { records } = await greenlane.get('/order/list', { pageSize: 5 })
for (const order of records) console.log(order.number, order.status)`,

  refused: `import { createClient, resultOf } from 'greenlane-client'

const greenlane = createClient({
  url: process.env.GREENLANE_URL,
  token: process.env.GREENLANE_KEY,
  lang: 'zh',
})
const result = await resultOf(greenlane.get('/order/detail', { id: 'or_unknown' }))
if (!result.ok) {
  const { code, error, message } = result.error
  console.log(code, error, message)
}`,

  again: `import { createClient, resultOf } from 'greenlane-client'

const greenlane = createClient({
  url: process.env.GREENLANE_URL,
  token: process.env.GREENLANE_KEY,
})

async function patiently(call) {
  for (;;) {
    const result = await resultOf(call())
    if (result.ok) return result.data
    if (result.error.error !== 'wire.key_too_fast') throw result.error
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
}

const counts = []
for (let i = 0; i < 100; i++)
  counts.push(patiently(() => greenlane.get('/shoppingCart/count')))
console.log((await Promise.all(counts)).length)`,

  once: `send() {
  curl --silent "$GREENLANE_URL/salesReport/begin" \\
    -H "Authorization: Bearer $GREENLANE_KEY" \\
    -H "Content-Type: application/json" \\
    -H "Idempotency-Key: report-2026-10" \\
    -d '{"fileName": "sales-2026-10.csv", "size": 73000}'
}
send
send`,

  report: `import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createClient } from 'greenlane-client'

const greenlane = createClient({
  url: process.env.GREENLANE_URL,
  token: process.env.GREENLANE_KEY,
})
const file = await readFile('sales.csv')
const { id, chunkSize } = await greenlane.post('/salesReport/begin', {
  fileName: 'sales.csv',
  size: file.length,
})
for (let offset = 0; offset < file.length; offset += chunkSize) {
  const bytes = file.subarray(offset, offset + chunkSize)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const fields = { importId: id, offset, sha256 }
  await greenlane.upload('/salesReport/chunk', { name: 'chunk', bytes }, fields)
}
const { status } = await greenlane.post('/salesReport/finish', { importId: id })
console.log(status)`,

  webhook: `import { createServer } from 'node:http'
import { Webhook } from 'standardwebhooks'

const webhook = new Webhook(process.env.GREENLANE_WEBHOOK_SECRET)
const server = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray())
  try {
    const event = webhook.verify(body.toString(), request.headers)
    console.log(event.type, event.data)
    response.end()
  } catch {
    response.writeHead(401).end()
  }
})
server.listen(process.env.PORT ?? 8787)`,
} as const

export type SampleName = keyof typeof SAMPLES
