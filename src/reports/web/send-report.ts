import type { OutputOf } from '#platform/shared/call.ts'
import { CallFailure, makeCall, NETWORK } from '#platform/web/api.ts'
import { uploadFile } from '#platform/web/file-calls.ts'
import { CHUNK_BYTES } from '../chunks.ts'
import { beginImport, finishUpload, type SalesImport, sendChunk } from '../contract.ts'
import { chunksFrom, resumeAt } from './chunk-plan.ts'

/** How long to wait before a chunk that the network lost is sent again. */
const AGAIN_MS = [1_000, 4_000, 10_000]

type Sending = {
  /** An upload that began earlier, perhaps on another device. */
  begun?: Pick<SalesImport, 'id' | 'received'>
  /** Whose sales they are; without one, any shop's. */
  shopId?: string
  onProgress: (share: number, importId: string) => void
  signal: AbortSignal
}

/** Sends a file in chunks, and goes on behind what has arrived. @throws CallFailure */
export async function sendReport(
  file: File,
  { begun, shopId, onProgress, signal }: Sending,
): Promise<OutputOf<typeof finishUpload>> {
  const { id } =
    begun ??
    (await makeCall(
      beginImport,
      { fileName: file.name, size: file.size, ...(shopId !== undefined && { shopId }) },
      { quiet: true },
    ))
  const from = begun ? resumeAt(begun.received, CHUNK_BYTES) : 0
  for (const { start, end } of chunksFrom(from, file.size, CHUNK_BYTES)) {
    const chunk = file.slice(start, end)
    const sha256 = await hashOf(chunk)
    await again(() =>
      uploadFile(sendChunk, new File([chunk], file.name), {
        fields: { importId: id, offset: String(start), sha256 },
        quiet: true,
        signal,
        onProgress: (share) => onProgress((start + share * (end - start)) / file.size, id),
      }),
    )
  }
  return makeCall(finishUpload, { importId: id }, { quiet: true })
  async function again(send: () => Promise<unknown>): Promise<void> {
    for (const wait of [...AGAIN_MS, undefined]) {
      try {
        await send()
        return
      } catch (error) {
        const isLost = error instanceof CallFailure && error.code === NETWORK
        if (!isLost || wait === undefined || signal.aborted) throw error
        await new Promise((resolve) => void setTimeout(resolve, wait))
      }
    }
  }
}

async function hashOf(chunk: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await chunk.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
