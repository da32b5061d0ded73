import type { Pool, PoolClient } from 'pg'
import { partOf } from '#declarations/server/present-box.ts'
import { fill } from './copy-rows.ts'

/** A company with sales of a year, and the declaration of its first quarter. */
export type Sales = { companyId: string; declarationId: string; box: string; part: string }

const YEAR = 2025
const MONTHS = 12
/** Half of the sales are treated in one way: they stand in the box that is opened. */
const TREATMENTS = 20
const BOX = '81'
const QUARTER = ['01', '02', '03'].map((month) => `${YEAR}-${month}`)
/** So many that they are loaded faster without the indexes, which are made afterwards. */
const MANY = 500_000

const keyOf = (treatment: number): string =>
  JSON.stringify({ scheme: 'LOCAL', country: 'DE', basisPoints: 1900, treatment })

/** Fills in sales of a seller: a year of them, spread over treatments, with totals and a declaration. */
export async function addSales(pool: Pool, seller: number, count: number): Promise<Sales> {
  const companyId = `co_bench_${seller}`
  const declarationId = `dec_sales_${seller}`
  await makeMonths(pool)
  await fill(
    pool,
    ['transactions', 'transaction_totals', 'declarations', 'declaration_boxes'],
    async (client) => {
      await client.query(`set maintenance_work_mem = '256MB'`)
      await addDictionary(client, companyId)
      const restore = count >= MANY ? await dropIndexes(client) : async () => {}
      await addRows(client, companyId, count)
      await restore()
      await addTotals(client, companyId)
      await addDeclaration(client, { companyId, declarationId })
      await client.query('reset maintenance_work_mem')
    },
  )
  return { companyId, declarationId, box: BOX, part: partOf({ kind: 'SALES', of: keyOf(0) }) }
}

async function makeMonths(pool: Pool): Promise<void> {
  for (let month = 1; month <= MONTHS; month++) {
    const name = `transactions_${YEAR}_${String(month).padStart(2, '0')}`
    const next = month === MONTHS ? `${YEAR + 1}-01-01` : `${YEAR}-${String(month + 1).padStart(2, '0')}-01`
    const from = `${YEAR}-${String(month).padStart(2, '0')}-01`
    await pool.query(
      `create table if not exists ${name} partition of transactions for values from ('${from}') to ('${next}')`,
    )
  }
}

async function addDictionary(client: PoolClient, companyId: string): Promise<void> {
  for (let treatment = 0; treatment < TREATMENTS; treatment++) {
    const key = keyOf(treatment)
    await client.query(`insert into treatments (company_id, id, facts) values ($1, md5($2)::uuid, $3)`, [
      companyId,
      key,
      JSON.stringify({ ...(JSON.parse(key) as object), key }),
    ])
  }
  await client.query(
    `insert into transaction_reasons (company_id, id, rule, is_provisional, reason, sources, warnings) values ($1, md5('reason')::uuid, 'LOCAL', false, '{"en":"Sold in the state","zh":"本地销售"}', '[]', '[]')`,
    [companyId],
  )
}

/** @returns what makes them again */
async function dropIndexes(client: PoolClient): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ name: string; key: string }>(
    `select conname as name, pg_get_constraintdef(oid) as key from pg_constraint where conrelid = 'transactions'::regclass and contype = 'p'`,
  )
  const { rows: others } = await client.query<{ name: string; made: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made from pg_index i where i.indrelid = 'transactions'::regclass and not i.indisprimary`,
  )
  for (const { name } of rows) await client.query(`alter table transactions drop constraint "${name}"`)
  for (const { name } of others) await client.query(`drop index ${name}`)
  return async () => {
    for (const { name, key } of rows)
      await client.query(`alter table transactions add constraint "${name}" ${key}`)
    for (const { made } of others) await client.query(made.replace(' ON ONLY ', ' ON '))
  }
}

async function addRows(client: PoolClient, companyId: string, count: number): Promise<void> {
  const keys = Array.from({ length: TREATMENTS }, (_none, treatment) => keyOf(treatment))
  await client.query(
    `insert into transactions (company_id, month, id, import_id, line, day, type, order_id, channel, depart, depart_postcode, arrive, arrive_postcode, buyer, sku, quantity, currency, net, vat, gross, acquisition_vat, amount, treatment_id, reason_id)
     select $1, make_date(${YEAR}, 1 + copy % 12, 1), md5($1 || copy)::uuid, 'imp_bench', copy, make_date(${YEAR}, 1 + copy % 12, 1 + (copy / 12) % 28),
       'SALE', '305-' || copy, 'amazon.de', 'DE', '', 'DE', '10115', 'B2C', 'SKU-' || copy % 500, 1, 'EUR', 1000, 190, 1190, 0, 1190,
       md5(($2::text[])[1 + case when (copy / 12) % 2 = 0 then 0 else 1 + (copy / 24) % ${TREATMENTS - 1} end])::uuid, md5('reason')::uuid
     from generate_series(1, ${count}) as copy`,
    [companyId, keys],
  )
}

async function addTotals(client: PoolClient, companyId: string): Promise<void> {
  await client.query(
    `insert into transaction_totals (company_id, month, treatment_id, currency, count, net, vat, gross, acquisition_vat, amount)
     select company_id, month, treatment_id, currency, count(*), sum(net), sum(vat), sum(gross), 0, sum(amount)
     from transactions where company_id = $1 group by 1, 2, 3, 4`,
    [companyId],
  )
}

async function addDeclaration(
  client: PoolClient,
  { companyId, declarationId }: { companyId: string; declarationId: string },
): Promise<void> {
  await client.query(
    `insert into declarations (company_id, id, registration_id, kind, country, scheme, frequency, from_day, to_day, label, status, revision, currency, base, vat, payable, due_on, pay_by, created_at, number, status_since)
     values ($1, $2, 'reg_sales', 'RETURN', 'DE', 'LOCAL', 'QUARTERLY', '${YEAR}-01-01', '${YEAR}-03-31', '${YEAR}-Q1', 'ACCEPTED', 1, 'EUR', 1000, 190, 190, '${YEAR}-04-10', '${YEAR}-04-10', now(), 'DC-' || $2::text, now())`,
    [companyId, declarationId],
  )
  const sources = QUARTER.map((month) => ({
    of: keyOf(0),
    month,
    currency: 'EUR',
    figure: 'net',
    units: 1000,
  }))
  for (const [position, box] of [BOX, '83'].entries())
    await client.query(
      `insert into declaration_boxes (company_id, declaration_id, revision, box, position, amount, decimals, sources) values ($1, $2, 1, $3, $4, 3000, 2, $5)`,
      [companyId, declarationId, box, position, JSON.stringify(sources)],
    )
}
