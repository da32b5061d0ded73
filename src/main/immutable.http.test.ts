import { expect, test } from 'vitest'
import { testApp } from './testing/test-app.ts'

const { database } = await testApp()

test.each(['update process_versions set version = version + 1', 'delete from process_versions'])(
  'a published process cannot be changed: %s',
  async (statement) => {
    await expect(database.pool.query(statement)).rejects.toThrow(/immutable/)
  },
)

test.each([
  "update audit_trail set actor_id = 'somebody else'",
  'delete from audit_trail',
  'truncate audit_trail',
  ...['process_versions', 'invoices', 'agreement_acceptances', 'form_templates', 'vat_number_checks'].map(
    (table) => `truncate ${table} cascade`,
  ),
])('nothing is taken out of what is only added to: %s', async (statement) => {
  await expect(database.pool.query(statement)).rejects.toThrow(/immutable/)
})

test.each(
  ['invoices', 'agreement_acceptances', 'form_templates', 'vat_number_checks'].flatMap((table) => [
    `delete from ${table}`,
    `update ${table} set ${table === 'form_templates' ? 'version = version' : 'id = id'}`,
  ]),
)('what was written to be relied on stays: %s', async (statement) => {
  await expect(database.pool.query(statement)).rejects.toThrow(/immutable/)
})
