import { buffer } from 'node:stream/consumers'
import { fromBuffer, type Entry, type ZipFile } from 'yauzl'
import { confirmed } from '#accounts/server/accounts.builders.ts'
import type { TestApp } from '#main/testing/test-app.ts'
import { downloadExport, startExport } from '../contract.ts'

type As = { token: string; password: string }

/** Begins an export after the password, and lets the job make it. */
export async function exported(app: TestApp, as: As): Promise<string> {
  await confirmed(app, as)
  const { body } = await app.post(startExport, {}, { as })
  if (!body.data) throw new Error(body.message)
  await app.drain()
  return body.data.id
}

/** The archive's entries by their paths. */
export async function archiveOf(app: TestApp, as: As, exportId: string): Promise<Map<string, Buffer>> {
  const answer = await app.post(downloadExport, { exportId, password: as.password }, { as })
  if (answer.headers['content-type'] !== 'application/zip') throw new Error(answer.raw.toString())
  return unzipped(answer.raw)
}

async function unzipped(bytes: Buffer): Promise<Map<string, Buffer>> {
  const opened = Promise.withResolvers<ZipFile>()
  fromBuffer(bytes, { lazyEntries: true }, (error: Error | null, zip: ZipFile) =>
    error ? opened.reject(error) : opened.resolve(zip),
  )
  const zip = await opened.promise
  const entries = new Map<string, Buffer>()
  const done = Promise.withResolvers<void>()
  zip.on('entry', (entry: Entry) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return done.reject(error)
      buffer(stream).then((content) => {
        entries.set(entry.fileName, content)
        zip.readEntry()
      }, done.reject)
    })
  })
  zip.on('end', () => done.resolve())
  zip.on('error', done.reject)
  zip.readEntry()
  await done.promise
  return entries
}

export const jsonIn = (entries: Map<string, Buffer>, name: string): Record<string, unknown>[] =>
  JSON.parse((entries.get(`data/${name}.json`) ?? Buffer.from('[]')).toString()) as Record<string, unknown>[]
