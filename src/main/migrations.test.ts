import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { migrateDatabase } from '#platform/server/migrate.ts'
import { ID_PATTERN } from '#platform/shared/ids.ts'
import { createTestDatabase, ensureTemplate } from '#platform/testing/postgres.ts'

const MIGRATIONS = resolve(import.meta.dirname, '../../migrations')
const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

/** The migrations of an earlier release: those before `tag`. */
async function migrationsBefore(tag: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  folders.push(folder)
  await cp(MIGRATIONS, folder, { recursive: true })
  const file = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { tag: string }[] }
  const end = journal.entries.findIndex((entry) => entry.tag === tag)
  if (end < 0) throw new Error(`no migration ${tag}`)
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }))
  return folder
}

test('sign-ups and registrations keep their rows under their new names', async () => {
  await ensureTemplate(async () => {}, 'empty')
  const { url, drop } = await createTestDatabase('empty')
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await migrateDatabase({ url, folder: await migrationsBefore('0004_sign_ups_and_registrations') })
    await client.connect()
    await client.query(
      `insert into registrations (id, email, password_hash, name, company_name, company_country, lang, agreement_version, created_at)
       values ('reg_1', 'li@example.com', 'hash', 'Li Na', 'Shenzhen Example', 'CN', 'zh', '2026-11', now())`,
    )
    // The order and the work order that belong to it do not matter here.
    await client.query('set session_replication_role = replica')
    await client.query(
      `insert into services (id, company_id, work_order_id, product_id, product_code, product_name, country, registration_number, created_at)
       values ('srv_1', 'com_1', 'wo_1', 'prd_1', 'vat-registration-de', '{"en":"a","zh":"b"}', 'DE', 'DE123456789', now())`,
    )
    await migrateDatabase({ url, folder: MIGRATIONS })
    const signUps = await client.query('select id, email from sign_ups')
    const registrations = await client.query('select id, registration_number from registrations')
    expect(signUps.rows).toEqual([{ id: 'reg_1', email: 'li@example.com' }])
    const chosen = await client.query(
      `select 1 from information_schema.columns where table_name = 'sign_ups' and column_name like '%password%'`,
    )
    expect(chosen.rows, 'a password that a stranger may have typed').toEqual([])
    expect(registrations.rows).toEqual([{ id: 'srv_1', registration_number: 'DE123456789' }])
    const names = await client.query(
      `select indexname from pg_indexes where tablename in ('sign_ups', 'registrations') order by indexname`,
    )
    expect(names.rows.map((row: { indexname: string }) => row.indexname)).toEqual([
      'registrations_company',
      'registrations_company_id_id_pk',
      'registrations_digits',
      'registrations_ended',
      'registrations_id',
      'registrations_tax_digits',
      'registrations_validity',
      'registrations_work_order',
      'sign_ups_created',
      'sign_ups_email',
      'sign_ups_pkey',
    ])
  } finally {
    await client.end()
    await drop()
  }
})

test('registrations learn which order they came from', async () => {
  await ensureTemplate(async () => {}, 'empty')
  const { url, drop } = await createTestDatabase('empty')
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await migrateDatabase({ url, folder: await migrationsBefore('0005_filing_terms') })
    await client.connect()
    await client.query('set session_replication_role = replica')
    await client.query(
      `insert into work_orders (id, company_id, number, order_id, order_number, order_line_id, product_id, product_code,
         product_name, country, options, search_text, process_version_id, process_key, process_version, bought_by_id,
         bought_by_name, bought_at, status, turn, percent, finished_before)
       values ('wo_1', 'com_1', 'WO-2026-000001', 'ord_1', 'OR-2026-000001', 'line_1', 'prd_1', 'vat-registration-de',
         '{"en":"a","zh":"b"}', 'DE', '[]', '', 'pv_1', 'vat-registration-de', 1, 'usr_1', 'Li Na', now(), 'COMPLETED',
         'none', 100, 0)`,
    )
    await client.query(
      `insert into registrations (id, company_id, work_order_id, product_id, product_code, product_name, country, created_at)
       values ('svc_1', 'com_1', 'wo_1', 'prd_1', 'vat-registration-de', '{"en":"a","zh":"b"}', 'DE', now())`,
    )
    await migrateDatabase({ url, folder: MIGRATIONS })
    const { rows } = await client.query(
      'select id, order_id, order_number, work_order_number from registrations',
    )
    expect(rows).toEqual([
      {
        id: 'svc_1',
        order_id: 'ord_1',
        order_number: 'OR-2026-000001',
        work_order_number: 'WO-2026-000001',
      },
    ])
  } finally {
    await client.end()
    await drop()
  }
})

test('papers of earlier forms are guarded, whether they were submitted or are in a draft', async () => {
  await ensureTemplate(async () => {}, 'empty')
  const { url, drop } = await createTestDatabase('empty')
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await migrateDatabase({ url, folder: await migrationsBefore('0018_sensitive_files') })
    await client.connect()
    await client.query('set session_replication_role = replica')
    const files = [
      'passport',
      'formerPassport',
      'licence',
      'bank',
      'draftPassport',
      'draftLicence',
      'asked',
      'loose',
    ]
    await client.query(
      `insert into stored_files select id, 'com_1', id, 'application/pdf', 1, '', 'k1', 'clean', 'seller', 'usr_1', now()
       from unnest($1::text[]) as id`,
      [files],
    )
    await client.query(
      `insert into file_bindings select 'com_1', record, place, file_id, now() from unnest(
         array['node_1', 'node_1', 'node_1', 'node_1', 'sm_1'],
         array['directors/zhou/passport', 'directors/zhou/passport', 'businessLicence', 'bankProof', 'round2'],
         array['passport', 'formerPassport', 'licence', 'bank', 'asked']) as bound (record, place, file_id)`,
    )
    await client.query(
      `insert into form_sections (company_id, node_id, section, revision, answers, sealed, saved_at, saved_by)
       values ('com_1', 'node_2', 'people', 1, $1, '{}', now(), 'usr_1')`,
      [
        {
          directors: [{ _id: 'a', passport: ['draftPassport'] }],
          businessLicence: ['draftLicence'],
          passport: 7,
        },
      ],
    )
    await migrateDatabase({ url, folder: MIGRATIONS })
    const { rows } = await client.query<{ id: string }>(
      'select id from stored_files where sensitive order by id',
    )
    expect(rows.map(({ id }) => id)).toEqual(['asked', 'bank', 'draftPassport', 'formerPassport', 'passport'])
  } finally {
    await client.end()
    await drop()
  }
})

test('documents that were signed before mandates were kept are mandates, once', async () => {
  await ensureTemplate(async () => {}, 'empty')
  const { url, drop } = await createTestDatabase('empty')
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await migrateDatabase({ url, folder: await migrationsBefore('0039_mandates_signed_before') })
    await client.connect()
    await client.query('set session_replication_role = replica')
    await client.query(
      `insert into products (id, code, category, country, status, position, content, process_version_id, created_at, updated_at)
       values ('prd_1', 'vat-registration-de', 'VAT', 'DE', 'ON_SALE', 1, '{}', 'pv_1', now(), now())`,
    )
    await client.query(
      `insert into work_orders (id, company_id, number, order_id, order_number, order_line_id, product_id, product_code,
         product_name, country, options, search_text, process_version_id, process_key, process_version, bought_by_id,
         bought_by_name, bought_at, status, turn, percent, finished_before)
       values ('wo_1', 'com_1', 'WO-2026-000001', 'ord_1', 'OR-2026-000001', 'line_1', 'prd_1', 'vat-registration-de',
         '{"en":"a","zh":"b"}', 'DE', '[]', '', 'pv_1', 'vat-registration-de', 1, 'usr_1', 'Li Na', now(), 'COMPLETED',
         'none', 100, 0)`,
    )
    // Accepted long ago, and with its file named; not accepted; without a file; another kind; a mandate already.
    await client.query(
      `insert into wo_nodes (id, company_id, work_order_id, position, key, name, kind, owner, status, status_since,
         expected_days, details, finished_at)
       select id, 'com_1', 'wo_1', position, id, '{}', kind, 'seller', status, '2026-03-05', '{}', details::jsonb, '2026-03-05'
       from unnest(
         array['old', 'named', 'open', 'empty', 'task', 'known'],
         array['SIGNATURE', 'SIGNATURE', 'SIGNATURE', 'SIGNATURE', 'TASK', 'SIGNATURE'],
         array['ACCEPTED', 'ACCEPTED', 'SUBMITTED', 'ACCEPTED', 'ACCEPTED', 'ACCEPTED'],
         array['{}', '{"signedFileId":"named-1","signedOn":"2026-03-01"}', '{}', '{}', '{}', '{}'])
         with ordinality as node (id, kind, status, details, position)`,
    )
    await client.query(
      `insert into file_bindings select 'com_1', record, 'signed', file_id, bound_at::timestamptz from unnest(
         array['old', 'old', 'named', 'named', 'open', 'task', 'known'],
         array['old-1', 'old-2', 'named-1', 'named-2', 'open-1', 'task-1', 'known-1'],
         array['2026-03-02', '2026-03-03', '2026-03-01', '2026-03-02', '2026-03-02', '2026-03-02', '2026-03-02'])
         as bound (record, file_id, bound_at)`,
    )
    await client.query(
      `insert into mandates (company_id, id, country, scope, product_name, work_order_id, work_order_number, node_id,
         file_id, status, status_since, signed_on, ended_on, end_reason, created_at)
       values ('com_1', 'man_1', 'DE', 'VAT', '{}', 'wo_1', 'WO-2026-000001', 'known', 'known-1', 'ENDED', now(),
         '2026-03-02', '2026-04-01', 'REVOKED', now())`,
    )
    await migrateDatabase({ url, folder: MIGRATIONS })
    const { rows } = await client.query(
      `select node_id, country, scope, file_id, status, signed_on::text, expires_on, work_order_number
       from mandates where node_id <> 'known' order by node_id`,
    )
    const kept = { country: 'DE', scope: 'VAT', status: 'IN_FORCE', work_order_number: 'WO-2026-000001' }
    expect(rows).toEqual([
      { ...kept, node_id: 'named', file_id: 'named-1', signed_on: '2026-03-01', expires_on: null },
      { ...kept, node_id: 'old', file_id: 'old-2', signed_on: '2026-03-03', expires_on: null },
    ])
    const ids = await client.query<{ id: string }>(`select id from mandates where node_id <> 'known'`)
    expect(ids.rows.every(({ id }) => ID_PATTERN.test(id))).toBe(true)
    const known = await client.query(`select status from mandates where node_id = 'known'`)
    expect(known.rows, 'what was revoked stays revoked').toEqual([{ status: 'ENDED' }])
    // Read again on the same rows, it adds nothing.
    await client.query(await readFile(join(MIGRATIONS, '0039_mandates_signed_before.sql'), 'utf8'))
    const after = await client.query('select count(*)::int as count from mandates')
    expect(after.rows).toEqual([{ count: 3 }])
  } finally {
    await client.end()
    await drop()
  }
})

test('first passwords that were handed out before they had an end get one, and chosen ones do not', async () => {
  await ensureTemplate(async () => {}, 'empty')
  const { url, drop } = await createTestDatabase('empty')
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await migrateDatabase({ url, folder: await migrationsBefore('0112_first-password-until') })
    await client.connect()
    await client.query(
      `insert into staff_members (id, email, name, role, lang, password_hash, must_change_password, totp_secret_sealed,
         totp_last_step, created_at)
       select id, id || '@agency.example', id, 'admin', 'en', 'hash', handed_over, 'sealed', 0, '2026-01-05'
       from unnest(array['stf_chosen', 'stf_handed'], array[false, true]) as member (id, handed_over)`,
    )
    await migrateDatabase({ url, folder: MIGRATIONS })
    const { rows } = await client.query(
      `select id, round(extract(epoch from password_until - now()) / 86400)::int as days from staff_members order by id`,
    )
    expect(rows).toEqual([
      { id: 'stf_chosen', days: null },
      { id: 'stf_handed', days: 7 },
    ])
  } finally {
    await client.end()
    await drop()
  }
})

test('of ledger lines that staff typed it is known who did, and which they entered', async () => {
  await ensureTemplate(async () => {}, 'empty')
  const { url, drop } = await createTestDatabase('empty')
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await migrateDatabase({ url, folder: await migrationsBefore('0146_ledger-typists') })
    await client.connect()
    await client.query(
      `insert into ledger_lines (company_id, id, revision, status, country, kind, supplier, number, supplier_key, number_key,
         date, month, currency, net, vat, deductible, basis_points, file_id, created_at, created_by_id, changed_at,
         typed_by_id, changes)
       select 'com_1', id, 1, 'SUBMITTED', 'DE', 'PURCHASE', 'Nord', id, 'nord', id, '2026-01-15', '2026-01-01', 'EUR',
         10000, 1900, 1900, 1900, 'file_1', now(), 'usr_1', now(), typed_by, changes::jsonb
       from unnest(array['led_a', 'led_b', 'led_c'], array[null, 'stf_1', 'stf_1'], array[null, null, '[]'])
         as line (id, typed_by, changes)`,
    )
    await migrateDatabase({ url, folder: MIGRATIONS })
    const { rows } = await client.query(
      'select id, typed_by_ids, entered_by_id from ledger_lines order by id',
    )
    expect(rows).toEqual([
      { id: 'led_a', typed_by_ids: [], entered_by_id: null },
      { id: 'led_b', typed_by_ids: ['stf_1'], entered_by_id: 'stf_1' },
      { id: 'led_c', typed_by_ids: ['stf_1'], entered_by_id: null },
    ])
  } finally {
    await client.end()
    await drop()
  }
})
