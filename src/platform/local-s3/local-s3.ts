import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { answer, type Asked, type Manner, type S3Answer } from './answers.ts'
import { createBucket } from './bucket.ts'
import { provenPayload } from './payload.ts'
import { S3Error, xmlDocument } from './s3-error.ts'
import { proveSignature, type Signer } from './signature.ts'

/** How a request goes wrong. Nothing is stored, except by `lostAnswer`; `half` sends half of the bytes. */
type S3Failure = S3Error | 'silence' | 'drop' | 'half' | 'lostAnswer'
type Options = Partial<Signer & Manner> & {
  bucket?: string
  now?: () => Date
  port?: number
  /** Asked before each request is answered. */
  failure?: (asked: Asked) => S3Failure | undefined
}

/**
 * A small S3 for tests and demos, with one bucket in memory: signatures, hashes, checksums, pieces with trailers, uploads
 * in parts and listings by pages are checked as strictly as the service does it.
 */
export async function startLocalS3(options: Options = {}) {
  const { bucket: name = 'greenlane', now = () => new Date() } = options
  const manner = { pageSize: options.pageSize ?? 1_000, knowsChecksums: options.knowsChecksums ?? true }
  const signer = {
    region: 'eu-central-1',
    accessKeyId: 'local-key',
    secretAccessKey: 'local-secret',
    ...options,
  }
  const bucket = createBucket(now)
  const requests: Asked[] = []
  const state = { failure: options.failure }
  const server = createServer(async (request, response) => {
    const asked = askedOf(request, name)
    requests.push(asked)
    const failure = state.failure?.(asked)
    try {
      if (failure === 'silence') return
      if (failure === 'drop') return void request.socket.destroy()
      const body = await buffer(request)
      if (failure instanceof S3Error) throw failure
      const result = answerProven({ bucket, name, signer, now, manner }, request, asked, body)
      if (failure === 'lostAnswer') return void request.socket.destroy()
      send(response, result, failure === 'half')
    } catch (error) {
      sendError(response, error, asked)
    }
  })
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  const address = server.address()
  const endpoint = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const { region, accessKeyId, secretAccessKey } = signer
  return {
    /** For a client that finds it. */
    place: { endpoint, bucket: name, region, pathStyle: true, accessKeyId, secretAccessKey },
    objects: bucket.objects,
    uploads: bucket.uploads,
    replaced: bucket.replaced,
    requests,
    fail: (failure: Options['failure']) => void (state.failure = failure),
    async close() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

type World = {
  bucket: ReturnType<typeof createBucket>
  name: string
  signer: Signer
  now: () => Date
  manner: Manner
}

function answerProven(world: World, request: IncomingMessage, asked: Asked, body: Buffer): S3Answer {
  const url = new URL(request.url ?? '/', 'http://localhost')
  const proof = proveSignature(
    { method: asked.method, url, headers: asked.headers },
    world.signer,
    world.now(),
  )
  if (decodeURIComponent(url.pathname.split('/')[1] ?? '') !== world.name)
    throw new S3Error('NoSuchBucket', 404)
  return answer(world.bucket, asked, provenPayload(body, asked.headers, proof), world.manner)
}

function askedOf(request: IncomingMessage, name: string): Asked {
  const url = new URL(request.url ?? '/', 'http://localhost')
  const key = decodeURIComponent(url.pathname).slice(name.length + 2)
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([header, value]) => [
      header,
      Array.isArray(value) ? value.join(',') : value,
    ]),
  )
  return { method: request.method ?? 'GET', key, query: url.searchParams, headers }
}

function send(response: ServerResponse, { status, headers, body }: S3Answer, isHalf: boolean): void {
  response.writeHead(status, headers)
  if (!isHalf || body === undefined) return void response.end(body)
  const bytes = Buffer.from(body)
  response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy())
}

/** An answer to HEAD has no body. */
function sendError(response: ServerResponse, error: unknown, { method }: Asked): void {
  const known = error instanceof S3Error ? error : new S3Error('InternalError', 500)
  const region = known.detail['Region']
  response.writeHead(known.status, {
    'content-type': 'application/xml',
    ...(region && { 'x-amz-bucket-region': region }),
  })
  response.end(
    method === 'HEAD'
      ? undefined
      : xmlDocument('Error', { Code: known.code, Message: known.code, ...known.detail }),
  )
}
