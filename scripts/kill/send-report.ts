import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { CHUNK_BYTES } from '#reports/chunks.ts'
import { again } from './buyer.ts'
import type { KillBuyer } from './buyers.ts'

type Sending = { url: string; base: string; by: KillBuyer }

/** Uploads a report chunk by chunk and says that it is complete, whatever happens to the server. @returns its import */
export async function sendReport({ url, base, by }: Sending, bytes: Buffer): Promise<string> {
  const { id: importId } = await by.buyer.data<{ id: string }>('/salesReport/begin', {
    body: { fileName: 'report.csv', size: bytes.length },
    // What was begun and gets no bytes goes by itself.
    look: again,
  })
  for (let offset = 0; offset < bytes.length;) {
    const chunk = bytes.subarray(offset, offset + CHUNK_BYTES)
    if (await sendChunk(`${url}${base}`, by.token, { importId, offset, chunk })) offset += chunk.length
    else await sleep(250)
  }
  await by.buyer.data('/salesReport/finish', {
    body: { importId },
    look: async () => {
      const detail = await by.buyer.data<{ status: string }>(`/salesReport/detail?importId=${importId}`, {})
      return detail.status === 'UPLOADING' ? undefined : detail
    },
  })
  return importId
}

type Chunk = { importId: string; offset: number; chunk: Buffer }

async function sendChunk(base: string, token: string, { importId, offset, chunk }: Chunk): Promise<boolean> {
  const form = new FormData()
  form.append('importId', importId)
  form.append('offset', String(offset))
  form.append('sha256', createHash('sha256').update(chunk).digest('hex'))
  form.append('file', new Blob([new Uint8Array(chunk)]), 'chunk')
  const answer = await fetch(`${base}/salesReport/chunk`, {
    method: 'POST',
    headers: { token },
    body: form,
  }).catch(() => undefined)
  const { code } = ((await answer?.json().catch(() => undefined)) ?? {}) as { code?: number }
  return code === 0
}
