import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { migrateDatabase } from '#platform/server/migrate.ts'
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
      'registrations_digits',
      'registrations_pkey',
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
