import { createHash } from 'node:crypto'
import { Readable, Transform, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { storageFaultIn } from '#platform/server/storage/storage-fault.ts'
import { BackupProblem, DamagedCopy } from '../manifest.ts'
import type { BackupPlace } from './places/backup-place.ts'
import { opening, sealing } from './seal.ts'

export type Measured = { bytes: number; sha256: string }
/** Something in a place. */
export type PlacedKey = { place: BackupPlace; key: string }

/** Streams a source through compression and sealing into a place. @returns what is there then */
export async function writePart(to: PlacedKey, source: Readable, keys: readonly string[]): Promise<Measured> {
  const meter = measuring()
  await pipeline(source, createZstdCompress(), await sealing(keys), meter.stream, into(to))
  return meter.result()
}

/** The same without sealing, for what says nothing about anybody and is read without a key when backups expire. */
export async function writeOpenPart(to: PlacedKey, source: Readable): Promise<Measured> {
  const meter = measuring()
  await pipeline(source, createZstdCompress(), meter.stream, into(to))
  return meter.result()
}

export async function readPart(from: PlacedKey, target: Writable, keys: readonly string[]): Promise<void> {
  await pipeline(readPlaced(from), await opening(keys), createZstdDecompress(), target)
}

/** Copies bytes as they are. */
export async function writeBytes(to: PlacedKey, source: Readable): Promise<Measured> {
  const meter = measuring()
  await pipeline(source, meter.stream, into(to))
  return meter.result()
}

export async function measure(source: AsyncIterable<Buffer>): Promise<Measured> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of source) {
    bytes += chunk.length
    hash.update(chunk)
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** Reads something to its end. @throws DamagedCopy if it is not what was written @throws BackupProblem if nobody can tell */
export async function proveFile(from: PlacedKey, name: string, expected: Measured): Promise<void> {
  const found = await measure(readPlaced(from, name))
  if (found.bytes < expected.bytes)
    throw new DamagedCopy(
      `${name} of this backup was cut off: ${found.bytes} of ${expected.bytes} bytes are there. Restore another one.`,
    )
  if (found.bytes !== expected.bytes || found.sha256 !== expected.sha256)
    throw new DamagedCopy(`${name} of this backup was changed after it was written. Restore another one.`)
}

/** The bytes of something in a place. What cannot be read ends them with a BackupProblem. */
export const readPlaced = (from: PlacedKey, name = from.key): Readable => Readable.from(piecesOf(from, name))

const OF_ONE_COPY: ReadonlySet<string | undefined> = new Set(['ENOENT', 'EIO', 'EISDIR'])

/** Whether it is a fault of what is read, not of the place. */
export const isOfOneCopy = (error: unknown): boolean => OF_ONE_COPY.has((error as NodeJS.ErrnoException).code)

async function* piecesOf({ place, key }: PlacedKey, name: string): AsyncGenerator<Buffer> {
  try {
    yield* place.read(key)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const why = storageFaultIn(error)?.message ?? code ?? String(error)
    const Problem = isOfOneCopy(error) ? DamagedCopy : BackupProblem
    throw new Problem(
      `${name} of this backup cannot be read (${why}): the backup is not whole. Restore another one.`,
      { cause: error },
    )
  }
}

const into =
  ({ place, key }: PlacedKey) =>
  (source: AsyncIterable<Buffer>): Promise<void> =>
    place.write(key, source)

function measuring() {
  const hash = createHash('sha256')
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      hash.update(chunk)
      done(null, chunk)
    },
  })
  return { stream, result: (): Measured => ({ bytes, sha256: hash.digest('hex') }) }
}
