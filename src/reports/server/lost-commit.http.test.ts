import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { userInfo } from '#accounts/contract.ts'
import { testApp } from '#main/testing/test-app.ts'
import { losingCommits } from '#platform/testing/lost-commits.ts'
import { amazonFile } from '../testing/amazon-file.ts'
import { begun, detailOf, sent, sha256 } from '../testing/imports.builders.ts'
import { finishUpload } from '../contract.ts'
import { storeChunk } from './store-chunk.ts'

const app = await testApp()
const as = app.people.seller

it('a chunk whose row was written keeps its bytes when the answer of the database is lost', async () => {
  const bytes = Buffer.from(amazonFile([{}]))
  const importId = await begun(app, as, { name: 'lost.csv', bytes })
  const companyId = (await app.get(userInfo, {}, { as })).body.data?.company.id ?? ''
  const fields = { importId, offset: '0', sha256: sha256(bytes) }
  const lost = { ...app.deps, db: losingCommits(app.deps.db) }
  const chunk = { name: 'chunk', stream: Readable.from([bytes]), fields }
  await expect(storeChunk(lost, companyId, chunk)).rejects.toThrow('lost')
  // The program sends it again, as after every failure, and goes on.
  const again = await sent(app, as, { importId, offset: 0, bytes })
  expect(again.body).toMatchObject({ code: 0, data: { received: bytes.length } })
  expect((await app.post(finishUpload, { importId }, { as })).body.code).toBe(0)
  await app.drain()
  expect(await detailOf(app, as, importId)).toMatchObject({ status: 'FINISHED', rowsRead: 1 })
})
