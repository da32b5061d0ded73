import { Client } from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, ensureTemplate } from './postgres.ts'

async function query(url: string, sql: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  return client.query(sql).finally(() => client.end())
}

let migrations = 0
const migrate = async (url: string) => {
  migrations += 1
  await query(url, 'create table marker (id int)')
}

beforeAll(async () => {
  await Promise.all([1, 2, 3].map(() => ensureTemplate(migrate, 'self_test')))
})

describe('test databases', () => {
  it('are migrated, and the migration ran only once', async () => {
    const { url, drop } = await createTestDatabase('self_test')
    expect((await query(url, 'select * from marker')).rows).toEqual([])
    expect(migrations).toBe(1)
    await drop()
  })

  it('are separate from each other and gone when dropped', async () => {
    const [one, two] = await Promise.all([createTestDatabase('self_test'), createTestDatabase('self_test')])
    await query(one.url, 'create table only_here (id int)')
    await expect(query(two.url, 'select * from only_here')).rejects.toThrow(/does not exist/)
    const idle = new Client({ connectionString: one.url })
    idle.on('error', () => undefined)
    await idle.connect()
    await one.drop()
    await expect(query(one.url, 'select 1')).rejects.toThrow(/does not exist/)
    await two.drop()
  })
})
