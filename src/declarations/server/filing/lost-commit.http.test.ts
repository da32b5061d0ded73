import { expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { losingCommits } from '#platform/testing/lost-commits.ts'
import { confirmedGermanReturn } from '../../testing/filed.builders.ts'
import { fileDeclaration } from './file-declaration.ts'

const app = await testApp()

it('what was filed keeps its bytes when the answer of the database is lost behind the commit', async () => {
  const { companyId, id, month, revision } = await confirmedGermanReturn(app)
  const { rows: staff } = await app.database.pool.query<{ id: string; name: string }>(
    'select id, name from staff_members where email = $1',
    [app.people.reviewer.email],
  )
  const by = { kind: 'staff', id: staff[0]?.id ?? '', name: staff[0]?.name ?? '' } as const
  const filing = { companyId, id, by, revision, file: `de-${month}.xml`, reference: 'ELSTER-1', address: '' }
  const lost = { ...app.deps, db: losingCommits(app.deps.db) }
  await expect(fileDeclaration(lost, filing)).rejects.toThrow('lost')
  const { rows } = await app.database.pool.query<{ status: string; file: { fileId: string } }>(
    'select status, filed_file as file from declarations where id = $1',
    [id],
  )
  expect(rows[0]?.status).toBe('FILED')
  const named = rows[0]?.file.fileId ?? ''
  const kept = await app.database.pool.query<{ size: string; key_id: string }>(
    'select size, key_id from filed_files where file_id = $1',
    [named],
  )
  const { size, key_id: keyId } = kept.rows[0] ?? { size: '0', key_id: '' }
  const bytes = await app.deps.files.get(named, { size: Number(size), keyId })
  let read = 0
  for await (const piece of bytes) read += (piece as Buffer).length
  expect(read).toBe(Number(size))
})
