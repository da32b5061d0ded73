import { expect, test, vi } from 'vitest'
import { usesOfFile } from './file-uses.ts'
import { testApp } from './testing/test-app.ts'

const { database, deps } = await testApp()

/** Why nothing has to ask there whether a file is still needed. */
const NO_USE: Readonly<Record<string, string>> = {
  'authority_letter_history.proof_id': 'names a letter, whose file is asked for',
  'company_exports.file_id': 'no upload: an archive with a life of its own',
  'deleted_documents.file_id': 'the file is gone',
  'document_facts.file_id': 'says what the file is, and goes with it',
  'document_readings.file_id': 'says who opened it',
  'evidence_packs.file_id': 'no upload: an archive with a life of its own',
  'filed_files.file_id': 'no upload: goes with its declaration',
  'hmrc_submissions.receipt_id': 'names no file: the number that the office gave',
  'number_uploads.screenshot_id': 'bound to the shop, with which it goes',
  'registrations.certificate_file_id': 'bound to the step that obtained it, which is asked for',
  'report_file_parts.file_id': 'no upload of documents: goes with its row',
  'review_notes.file_ids': 'files that are bound to the step that they are about',
  'wo_supplements.file_ids': 'bound to the supplement, which is asked for',
}

test('each column that names a file is asked whether it needs it, or says why not', async () => {
  const { rows } = await database.pool.query<{ table: string; column: string }>(
    `select c.relname as table, a.attname as column
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attname ~ '(^|_)(file|upload|screenshot|proof|receipt)_ids?$|^proofs$' order by 1, 2`,
  )
  expect(rows.length).toBeGreaterThan(15)
  const asked: string[] = []
  const query = vi.spyOn(database.pool, 'query')
  await usesOfFile(deps.db, { companyId: 'co_none', fileId: 'file_none', today: '2026-11-26' })
  for (const [first] of query.mock.calls as unknown[][])
    asked.push(typeof first === 'string' ? first : String((first as { text: string }).text))
  query.mockRestore()
  const isAsked = ({ table, column }: (typeof rows)[number]) =>
    asked.some((text) => text.includes(`"${table}"`) && new RegExp(`\\b${column}\\b`).test(text))
  const open = rows.filter((row) => !isAsked(row)).map(({ table, column }) => `${table}.${column}`)
  expect(open.filter((name) => !(name in NO_USE))).toEqual([])
  // A reason that is no longer needed is taken out.
  expect(Object.keys(NO_USE).filter((name) => !open.includes(name))).toEqual([])
})
