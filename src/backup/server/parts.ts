import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { type Readable, Transform, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { BackupProblem } from '../manifest.ts'
import { opening, sealing } from './seal.ts'

export type Measured = { bytes: number; sha256: string }

/** Streams a source through compression and sealing into a new file. @returns what is on the disk then */
export async function writePart(file: string, source: Readable, keys: readonly string[]): Promise<Measured> {
  const meter = measuring()
  await pipeline(source, createZstdCompress(), await sealing(keys), meter.stream, newFile(file))
  return meter.result()
}

/** The same without sealing, for what says nothing about anybody and is read without a key when backups expire. */
export async function writeOpenPart(file: string, source: Readable): Promise<Measured> {
  const meter = measuring()
  await pipeline(source, createZstdCompress(), meter.stream, newFile(file))
  return meter.result()
}

export async function readPart(file: string, target: Writable, keys: readonly string[]): Promise<void> {
  await pipeline(createReadStream(file), await opening(keys), createZstdDecompress(), target)
}

/** Copies bytes as they are into a new file. */
export async function writeBytes(file: string, source: Readable): Promise<Measured> {
  const meter = measuring()
  await pipeline(source, meter.stream, newFile(file))
  return meter.result()
}

/** Reads a file to its end. @throws BackupProblem if it is not what was written */
export async function proveFile(file: string, name: string, expected: Measured): Promise<void> {
  const hash = createHash('sha256')
  let bytes = 0
  try {
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      bytes += chunk.length
      hash.update(chunk)
    }
  } catch (error) {
    throw new BackupProblem(
      `${name} of this backup cannot be read (${(error as NodeJS.ErrnoException).code}): the backup is not whole. Restore another one.`,
    )
  }
  if (bytes < expected.bytes)
    throw new BackupProblem(
      `${name} of this backup was cut off: ${bytes} of ${expected.bytes} bytes are there. Restore another one.`,
    )
  if (bytes !== expected.bytes || hash.digest('hex') !== expected.sha256)
    throw new BackupProblem(`${name} of this backup was changed after it was written. Restore another one.`)
}

/** On the disk, not only in the cache, when its pipeline ends. */
const newFile = (file: string) => createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })

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
