import { createHash } from 'node:crypto'
import type { Caller, TestApp } from '#main/testing/test-app.ts'
import { CHUNK_BYTES } from '../chunks.ts'
import { beginImport, finishUpload, importDetail, sendChunk } from '../contract.ts'

type File = { name: string; bytes: Buffer; shopId?: string }

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** Begins an upload. @returns its id */
export async function begun(app: TestApp, as: Caller, { name, bytes, shopId }: File): Promise<string> {
  const announced = { fileName: name, size: bytes.length, ...(shopId !== undefined && { shopId }) }
  const { body } = await app.post(beginImport, announced, { as })
  if (!body.data) throw new Error(body.message)
  return body.data.id
}

/** Sends one chunk as it stands in the file, or other bytes in its place. */
export function sent(
  app: TestApp,
  as: Caller,
  {
    importId,
    offset,
    bytes,
    hash = sha256(bytes),
  }: { importId: string; offset: number; bytes: Buffer; hash?: string },
) {
  const fields = { importId, offset: String(offset), sha256: hash }
  return app.upload(sendChunk, { name: 'chunk', bytes }, { as, fields })
}

/** Sends a whole file and says that it is complete. */
export async function uploaded(app: TestApp, as: Caller, file: File) {
  const importId = await begun(app, as, file)
  for (let offset = 0; offset < file.bytes.length; offset += CHUNK_BYTES) {
    const bytes = file.bytes.subarray(offset, offset + CHUNK_BYTES)
    const { body } = await sent(app, as, { importId, offset, bytes })
    if (body.code !== 0) throw new Error(body.message)
  }
  const { body } = await app.post(finishUpload, { importId }, { as })
  if (!body.data) throw new Error(body.message)
  return body.data
}

/** Sends a file and has it imported. */
export async function imported(app: TestApp, as: Caller, file: File) {
  const { id } = await uploaded(app, as, file)
  await app.drain()
  return detailOf(app, as, id)
}

export async function detailOf(app: TestApp, as: Caller, importId: string) {
  const { body } = await app.get(importDetail, { importId }, { as })
  if (!body.data) throw new Error(body.message)
  return body.data
}
