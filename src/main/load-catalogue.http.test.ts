import { expect, it } from 'vitest'
import { productDetails, productPrice } from '#catalogue/contract.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { testApp } from './testing/test-app.ts'

const app = await testApp()
const { pool } = app.database
const code = 'vat-filing-de'

it('brings the services of an older release up to date, and keeps prices that somebody changed', async () => {
  const id = (await app.get(productDetails, { code })).body.data?.id ?? ''
  // An older release: a process without the step of filing, options that do not say what they buy.
  await pool.query(`alter table process_versions disable trigger all`)
  await pool.query(
    `insert into process_versions (id, key, version, nodes, published_at)
     select 'pv_old', key, 1, jsonb_path_query_array(nodes, '$[*] ? (@.kind != "FILING_TERM")'), published_at
     from process_versions where key = $1 order by version desc limit 1 on conflict do nothing`,
    [code],
  )
  await pool.query(
    `update products set process_version_id = 'pv_old',
       content = replace(content::text, '"filing"', '"formerly"')::jsonb where code = $1`,
    [code],
  )
  await pool.query(`update product_prices set amount = amount + 100 where product_id = $1 and option = ''`, [
    id,
  ])
  const before = await pool.query('select count(*)::int as count from product_prices')
  expect(await loadCatalogue(app.deps, { update: true })).toBeGreaterThan(60)
  const { body } = await app.get(productDetails, { code })
  expect(body.data?.process.map(({ key }) => key)).toContain('filing')
  const price = await app.get(productPrice, { id, option: ['plan:monthly12', 'annualReturn:none'] })
  expect(price.body.data?.lines[0]?.amount.amount).toBe(6_100)
  const after = await pool.query('select count(*)::int as count from product_prices')
  expect(after.rows).toEqual(before.rows)
})
