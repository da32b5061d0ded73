/**
 * The baseline for the product: Fastify and `pg` with the same statements, and nothing else. It validates no input, has
 * no boundaries, has one language and returns rows as they come.
 */
import Fastify from 'fastify'
import { Pool, type PoolClient } from 'pg'
import { hashToken } from '#platform/server/secret-box.ts'
import { newId } from '#platform/shared/ids.ts'
import { statements as sql } from './statements.ts'

type Named = { name: string; text: string }
type Row = Record<string, unknown>
type Listing = { Querystring: { pageSize?: string; id?: string } }

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 12 })
pool.on('error', (error) => process.stderr.write(`${error.message}\n`))

const rowsOf = async (on: Pool | PoolClient, statement: Named, values: unknown[]): Promise<Row[]> =>
  (await on.query({ ...statement, values })).rows as Row[]
const rows = (statement: Named, ...values: unknown[]) => rowsOf(pool, statement, values)

async function sellerOf(token: string | string[] | undefined): Promise<Row> {
  const [seller] = await rows(sql.session, hashToken(String(token)))
  if (!seller) throw new Error('no session')
  return seller
}

const app = Fastify({ logger: false })
const success = (data: unknown) => ({ code: 0, message: 'Success', data })

app.get('/ready', async () => success((await rows({ name: 'one', text: 'select 1' })).length))

app.post<{ Body: { pageSize: number } }>('/product/list', async ({ body }) => {
  const records = await rows(sql.productList, body.pageSize)
  const prices = await rows(
    sql.prices,
    records.map((row) => row['id']),
  )
  return success({ records: records.map(({ content: _content, nodes: _nodes, ...row }) => row), prices })
})

app.get<Listing>('/product/details', async ({ query }) => {
  const [product] = await rows(sql.product, query.id)
  return success({ product, prices: await rows(sql.prices, [query.id]) })
})

app.get<Listing>('/product/price', async ({ query }) => {
  const [product] = await rows(sql.product, query.id)
  const prices = await rows(sql.prices, [query.id])
  return success({
    id: product?.['id'],
    net: prices.reduce((sum, price) => sum + Number(price['amount']), 0),
  })
})

app.get<Listing>('/stationMsg/list', async ({ headers, query }) => {
  const seller = await sellerOf(headers['token'])
  const whose = [seller['company_id'], seller['user_id']]
  const records = await rows(sql.messages, ...whose, Number(query.pageSize))
  const [count] = await rows(sql.countMessages, ...whose)
  return success({ records, total: count?.['total'] })
})

app.get('/stationMsg/unRead', async ({ headers }) => {
  const seller = await sellerOf(headers['token'])
  const counts = await rows(sql.unread, seller['company_id'], seller['user_id'])
  return success(counts.reduce((sum, { count }) => sum + Number(count), 0))
})

app.get('/shoppingCart/count', async ({ headers }) => {
  const seller = await sellerOf(headers['token'])
  const [row] = await rows(sql.countCart, seller['company_id'], seller['user_id'])
  return success(row?.['count'])
})

type Adding = { Body: { productId: string; options: Record<string, string> } }
app.post<Adding>('/shoppingCart/add', async ({ headers, body }) => {
  const seller = await sellerOf(headers['token'])
  const owner = [seller['company_id'], seller['user_id']]
  await rows(sql.product, body.productId)
  await rows(sql.prices, [body.productId])
  const client = await pool.connect()
  try {
    await client.query('begin')
    await rowsOf(client, sql.lockCart, [owner.join(':')])
    const options = JSON.stringify(body.options)
    await rowsOf(client, sql.putLine, [newId('cl'), ...owner, body.productId, options, options])
    const [row] = await rowsOf(client, sql.countCart, owner)
    await client.query('commit')
    return success(row?.['count'])
  } finally {
    client.release()
  }
})

app.get<Listing>('/order/list', async ({ headers, query }) => {
  const seller = await sellerOf(headers['token'])
  const [records, [counted]] = await Promise.all([
    rows(sql.orders, seller['company_id'], Number(query.pageSize ?? 20)),
    rows(sql.countOrders, seller['company_id']),
  ])
  const ids = records.map((row) => row['id'])
  return success({ records, lines: await rows(sql.orderLines, ids), total: counted?.['total'] })
})

app.get<Listing>('/workOrder/myService/list', async ({ headers, query }) => {
  const seller = await sellerOf(headers['token'])
  const records = await rows(sql.workOrders, seller['company_id'], Number(query.pageSize ?? 20))
  const [counted] = await rows(sql.countWorkOrders, seller['company_id'])
  const ids = records.map((row) => row['id'])
  const [nodes, events] = await Promise.all([rows(sql.nodes, ids), rows(sql.history, ids)])
  return success({ records, nodes, events, total: counted?.['total'] })
})

process.on('SIGTERM', () => void app.close().then(() => process.exit(0)))
await app.listen({ port: Number(process.env['PORT']), host: 'localhost' })
