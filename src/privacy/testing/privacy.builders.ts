import { confirmed } from '#accounts/server/accounts.builders.ts'
import type { TestApp } from '#main/testing/test-app.ts'
import { downloadExport, startExport } from '../contract.ts'
import { unzipped } from '#platform/testing/unzip.ts'

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

export const jsonIn = (entries: Map<string, Buffer>, name: string): Record<string, unknown>[] =>
  JSON.parse((entries.get(`data/${name}.json`) ?? Buffer.from('[]')).toString()) as Record<string, unknown>[]
