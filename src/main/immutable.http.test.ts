import { expect, test } from 'vitest'
import { testApp } from './testing/test-app.ts'

const { database } = await testApp()

test.each(['update process_versions set version = version + 1', 'delete from process_versions'])(
  'a published process cannot be changed: %s',
  async (statement) => {
    await expect(database.pool.query(statement)).rejects.toThrow(/immutable/)
  },
)
