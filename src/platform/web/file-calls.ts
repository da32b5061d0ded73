import type { z } from 'zod'
import type { CallDefinition } from '../shared/call.ts'
import {
  type CallOptions,
  basePath,
  callHeaders,
  CallFailure,
  envelopeFrom,
  applyEnvelope,
  NETWORK,
  NETWORK_FAILURE,
  queryOf,
} from './api.ts'
import { pageLang } from './session.ts'
import { showMessage } from './toasts.ts'

const STALLED_AFTER_MS = 30_000

export type UploadOptions = {
  staff?: boolean
  fields?: Record<string, string>
  onProgress?: (share: number) => void
  signal?: AbortSignal
  quiet?: boolean
}

/** Sends one file as multipart; gives up after 30 s without progress. @throws CallFailure */
export function uploadFile<O extends z.ZodType>(
  call: CallDefinition<z.ZodType, O>,
  file: File,
  options: UploadOptions = {},
): Promise<z.output<O>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const body = new FormData()
    for (const [name, value] of Object.entries(options.fields ?? {})) body.append(name, value)
    body.append('file', file)
    const watchdog = stallWatch(() => request.abort())
    request.open('POST', `${basePath()}${call.path}`)
    const headers = callHeaders(options.staff ?? false)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', (event) => {
      watchdog.moved()
      if (event.lengthComputable) options.onProgress?.(event.loaded / event.total)
    })
    request.addEventListener('progress', () => watchdog.moved())
    request.addEventListener('load', () => {
      watchdog.stop()
      try {
        const answer = envelopeFrom(JSON.parse(request.responseText))
        resolve(applyEnvelope(answer, call, { ...options, sentWith: headers['Token'] }) as z.output<O>)
      } catch (error) {
        reject(error instanceof CallFailure ? error : networkFailure(options.quiet))
      }
    })
    const lost = () => {
      watchdog.stop()
      reject(networkFailure(options.quiet))
    }
    request.addEventListener('error', lost)
    request.addEventListener('abort', lost)
    options.signal?.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}

type FileOptions = { staff?: boolean; inPlace?: CallOptions['inPlace'] }

/** Fetches a file and saves it as a download under the server's name. @throws CallFailure */
export async function downloadFile<I extends z.ZodType>(
  call: CallDefinition<I, z.ZodType>,
  input: z.input<I>,
  options: FileOptions = {},
): Promise<void> {
  const { blob, name } = await fetchFile(call, input, options)
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  // Some browsers ignore the name of a link that is not in the document.
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** The bytes of a file, for a preview on the page. @throws CallFailure */
export async function fetchFile<I extends z.ZodType>(
  call: CallDefinition<I, z.ZodType>,
  input: z.input<I>,
  options: FileOptions = {},
): Promise<{ blob: Blob; name: string }> {
  const stop = new AbortController()
  const watchdog = stallWatch(() => stop.abort())
  try {
    const headers = callHeaders(options.staff ?? false)
    const posts = call.method === 'POST'
    const query = posts ? '' : queryOf((input ?? {}) as Record<string, unknown>)
    const response = await fetch(`${basePath()}${call.path}${query}`, {
      method: call.method,
      headers: posts ? { ...headers, 'Content-Type': 'application/json' } : headers,
      ...(posts && { body: JSON.stringify(input) }),
      credentials: 'include',
      signal: stop.signal,
    })
    if (!response.headers.get('content-disposition')) {
      applyEnvelope(envelopeFrom(await response.json()), call, { ...options, sentWith: headers['Token'] })
    }
    return { blob: await readAll(response, watchdog.moved), name: nameOf(response) }
  } catch (error) {
    throw error instanceof CallFailure ? error : networkFailure()
  } finally {
    watchdog.stop()
  }
}

async function readAll(response: Response, moved: () => void): Promise<Blob> {
  const parts: BlobPart[] = []
  const reader = response.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    moved()
    parts.push(part.value)
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? 'application/octet-stream' })
}

function nameOf(response: Response): string {
  const match = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')
  return match?.[1] ? decodeURIComponent(match[1]) : 'download'
}

function networkFailure(quiet = false): CallFailure {
  const message = NETWORK_FAILURE[pageLang()]
  if (!quiet) showMessage(message, 'bad')
  return new CallFailure({ code: NETWORK, message, data: null })
}

function stallWatch(onStall: () => void) {
  let timer = setTimeout(onStall, STALLED_AFTER_MS)
  return {
    moved() {
      clearTimeout(timer)
      timer = setTimeout(onStall, STALLED_AFTER_MS)
    },
    stop: () => clearTimeout(timer),
  }
}
