import type { Pool, PoolClient } from 'pg'
import { copyRows, fill, type Copying } from './copy-rows.ts'

/** A company's share of what is copied, and what of it waits for the seller: one in twenty. */
export const HOLDINGS_A_COMPANY = 20
const WAITS = `copy % ${HOLDINGS_A_COMPANY} = 0`

const TABLES = [
  'registrations',
  'filing_terms',
  'service_periods',
  'stored_files',
  'document_facts',
  'shops',
  'shop_authorisations',
  'number_uploads',
  'shop_notices',
  'declarations',
]

/**
 * Copies what the first customer of the demo has obtained: the registration with its filing, a return of each period,
 * and the documents; two shops for twenty of them. Of one in twenty something waits: it ends soon, as do its documents;
 * its number is not in the shops, a shop's consent ends, a notice has come. `companyOf` is SQL for a copy's company.
 */
export async function copyHoldings(
  pool: Pool,
  { companyOf, first, count }: { companyOf: string; first: number; count: number },
): Promise<void> {
  const ofDemo = `source.company_id = (select company_id from company_members where role = 'owner' order by joined_at limit 1)`
  const copies = { params: [], from: ofDemo, first, count }
  await fill(pool, TABLES, async (client) => {
    for (const copying of withFiling(companyOf)) await copyRows(client, { ...copies, ...copying })
    for (const copying of withDocuments(companyOf)) await copyRows(client, { ...copies, ...copying })
    await addShops(client, { companyOf, first, count })
    await addDeclarations(client, { first, count })
  })
}

type Changes = Pick<Copying, 'table' | 'changes'>

function withFiling(companyOf: string): Changes[] {
  const company_id = companyOf
  const registration_id = `'reg_bench_' || copy`
  const work_order_id = `'wo_held_' || copy`
  return [
    {
      table: 'registrations',
      changes: {
        company_id,
        id: registration_id,
        work_order_id,
        registration_number: `'DE' || 100000000 + copy`,
        valid_to: `case when ${WAITS} then to_char(now() + interval '20 days', 'YYYY-MM-DD') end`,
      },
    },
    {
      table: 'filing_terms',
      changes: {
        company_id,
        registration_id,
        work_order_id,
        id: `'term_bench_' || copy`,
        order_line_id: `'ol_held_' || copy`,
        status: `case when ${WAITS} then 'CANCELLED' else source.status end`,
      },
    },
    {
      table: 'service_periods',
      changes: {
        company_id,
        registration_id,
        id: `'per_bench_' || copy || source.from_day`,
        term_id: `'term_bench_' || copy`,
      },
    },
  ]
}

const fileId = (column: string): string => `'file_bench_' || copy || '_' || source.${column}`

function withDocuments(company_id: string): Changes[] {
  return [
    { table: 'stored_files', changes: { company_id, id: fileId('id') } },
    {
      table: 'document_facts',
      changes: {
        company_id,
        file_id: fileId('file_id'),
        expires_on: `case when ${WAITS} and source.kind = 'PASSPORT' then current_date + 20 else source.expires_on end`,
        person: `source.person || ' ' || copy`,
      },
    },
  ]
}

async function addShops(
  client: PoolClient,
  { companyOf, first, count }: { companyOf: string; first: number; count: number },
): Promise<void> {
  const copies = `generate_series(${first}, ${first + count - 1}) as copy where copy % 10 = 0`
  await client.query(
    `insert into shops (company_id, id, marketplace, region, name, seller_id, created_at, created_by_id)
     select ${companyOf}, 'shop_bench_' || copy, 'AMAZON', 'EU', 'Bright Oak ' || copy, 'A' || copy, now(), 'bench' from ${copies};
     insert into shop_authorisations (company_id, shop_id, status, authorised_at, expires_on, participations)
     select ${companyOf}, 'shop_bench_' || copy, 'GRANTED', now(), current_date + case when ${WAITS} then 20 else 200 end, '[]' from ${copies};
     insert into shop_notices (company_id, id, shop_id, text, grace_until, status, causes, note, created_at, created_by_id, changed_at)
     select ${companyOf}, 'notice_bench_' || copy, 'shop_bench_' || copy, 'Enter a VAT number.', current_date + 30,
       case when ${WAITS} then 'OPEN' else 'CLOSED' end, '[]', '', now(), 'bench', now() from ${copies};
     insert into number_uploads (company_id, registration_id, shop_id, number, status, day, changed_at, changed_by_id)
     select r.company_id, r.id, s.id, r.registration_number, 'VERIFIED', current_date, now(), 'bench'
     from generate_series(${first}, ${first + count - 1}) as copy
     join registrations r on r.id = 'reg_bench_' || copy join shops s on s.company_id = r.company_id
     where not (${WAITS})`,
  )
}

/** One for each return of filing, as the office would have accepted it. */
async function addDeclarations(
  client: PoolClient,
  { first, count }: { first: number; count: number },
): Promise<void> {
  await client.query(
    `insert into declarations (company_id, id, registration_id, kind, country, scheme, frequency, from_day, to_day, label, status, currency, base, vat, payable, due_on, pay_by, created_at, number, status_since)
     select p.company_id, 'dec_' || p.id, p.registration_id, 'RETURN', 'DE', 'LOCAL', p.rhythm, p.from_day, p.to_day,
       to_char(p.from_day, 'YYYY-MM'), 'ACCEPTED', 'EUR', 1000000, 190000, 190000, p.due_on, p.due_on, now(), 'DC-' || p.id, now()
     from generate_series(${first}, ${first + count - 1}) as copy
     join service_periods p on p.registration_id = 'reg_bench_' || copy and p.kind = 'RETURN'`,
  )
}
