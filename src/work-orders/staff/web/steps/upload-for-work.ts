import { jpegIfHeic } from '#documents/web/public.tsx'
import { fromWire } from '#documents/wire-names.ts'
import { uploadFile } from '#platform/web/file-calls.ts'
import { staffUpload } from '#work-orders/staff/contract.ts'

type Sent = { fileId: string; name: string }

/** Stores a file for the company of a work order. @throws CallFailure, which nobody else shows */
export async function uploadForWork(
  workOrderId: string,
  file: File,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<Sent> {
  const fields = { workOrderId }
  const readable = await jpegIfHeic(file)
  const options = { staff: true, fields, signal, quiet: true, onProgress }
  const stored = await uploadFile(staffUpload, readable, options)
  return { fileId: fromWire(stored).fileId, name: stored.name }
}
