import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import type { S3Client } from '@aws-sdk/client-s3'
import { FileDamaged } from '../file-seal.ts'
import { EntryMissing } from './entry-store.ts'
import { isMissing, storageFault } from './s3-faults.ts'
import type { S3Place } from './s3.config.ts'

/** Loaded when a bucket is first asked: a portal that keeps its files in a folder never loads it. */
const sdk = () => import('@aws-sdk/client-s3')
type Sdk = Awaited<ReturnType<typeof sdk>>
type Work<T> = (client: S3Client, commands: Sdk) => Promise<T>

/** How long the service may be silent. Four tries to read end before a call's answer is due. */
export type Patience = { connectMs: number; readMs: number; writeMs: number; attempts: number }
const PATIENCE: Patience = { connectMs: 3_000, readMs: 5_500, writeMs: 30_000, attempts: 4 }
const CONNECTIONS = 64

/** A bucket. Whatever fails is thrown as a `StorageFault` that says why. */
export type S3 = {
  place: S3Place
  /** Of this process, for its metrics. */
  counts: { ok: number; failed: number }
  read<T>(work: Work<T>): Promise<T>
  write<T>(work: Work<T>): Promise<T>
  /** The same, where an object that is not there is an answer. */
  readIfThere<T>(work: Work<T>): Promise<T | undefined>
  close(): Promise<void>
}

export function createS3(place: S3Place, patience: Patience = PATIENCE): S3 {
  const counts = { ok: 0, failed: 0 }
  const clients = new Map<number, Promise<{ client: S3Client; commands: Sdk }>>()
  const clientOf = (silenceMs: number) => {
    const known = clients.get(silenceMs) ?? openClient(place, patience, silenceMs)
    clients.set(silenceMs, known)
    return known
  }
  const ask = async <T>(silenceMs: number, work: Work<T>): Promise<T> => {
    const { client, commands } = await clientOf(silenceMs)
    try {
      const answer = await work(client, commands)
      counts.ok += 1
      return answer
    } catch (error) {
      const isAnswer = error instanceof EntryMissing || isMissing(error)
      counts[isAnswer ? 'ok' : 'failed'] += 1
      throw error
    }
  }
  const explained = (error: unknown): never => {
    throw error instanceof EntryMissing || error instanceof FileDamaged ? error : storageFault(error, place)
  }
  return {
    place,
    counts,
    read: (work) => ask(patience.readMs, work).catch(explained),
    write: (work) => ask(patience.writeMs, work).catch(explained),
    readIfThere: (work) =>
      ask(patience.readMs, work).catch((error: unknown) => (isMissing(error) ? undefined : explained(error))),
    async close() {
      for (const { client } of await Promise.all(clients.values())) client.destroy()
      clients.clear()
    },
  }
}

async function openClient(place: S3Place, { connectMs, attempts }: Patience, silenceMs: number) {
  const commands = await sdk()
  const agent = { keepAlive: true, maxSockets: CONNECTIONS }
  const client = new commands.S3Client({
    region: place.region,
    forcePathStyle: place.pathStyle,
    ...(place.endpoint && { endpoint: place.endpoint }),
    credentials: { accessKeyId: place.accessKeyId, secretAccessKey: place.secretAccessKey },
    maxAttempts: attempts,
    // What is read is proven by its seal.
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: connectMs,
      // A large part may take several times as long over a slow line, as long as something moves.
      requestTimeout: 4 * silenceMs,
      throwOnRequestTimeout: true,
      socketTimeout: silenceMs,
      httpAgent: new HttpAgent(agent),
      httpsAgent: new HttpsAgent(agent),
    },
  })
  return { client, commands }
}
