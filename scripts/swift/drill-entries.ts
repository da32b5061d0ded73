import { randomBytes } from 'node:crypto'
import { FileDamaged } from '#platform/server/file-seal.ts'
import { EntryMissing, type EntryStore, piecesOf } from '#platform/server/storage/entry-store.ts'
import { createS3, type S3 } from '#platform/server/storage/s3-client.ts'
import { createS3Entries } from '#platform/server/storage/s3-entries.ts'
import { tryBucket } from '#platform/server/storage/s3-objects.ts'
import type { S3Place } from '#platform/server/storage/s3.config.ts'
import type { Report } from './report.ts'
import { partsOf } from './swift-parts.ts'
import { SWIFT } from './swift-settings.ts'
import type { Swift } from './swift.ts'

const MIB = 1024 * 1024
const SIZES = [0, 1_000, 8 * MIB, 20 * MIB + 7, 70 * MIB]
const LISTED = 2 * SWIFT.pageSize + 10
const HALF = 3

export const LEAST_OF_ENTRIES = {
  'tries of the bucket': 1,
  'entries written and read back whole': SIZES.length,
  'entries written in parts': 2,
  'reads from the middle': 4,
  'reads of an entry that was changed meanwhile, refused': 2,
  [`entries listed, by pages of ${SWIFT.pageSize}`]: LISTED,
  'uploads that were left half-done, listed and aborted': HALF,
  'entries whose bytes changed on their way, refused': 2,
  'questions for an entry that is not there': 3,
  'entries removed': SIZES.length + LISTED,
}

/** Everything that the store of files asks of a bucket, against one of its own. */
export async function drillEntries(swift: Swift, place: S3Place, report: Report): Promise<void> {
  const s3 = createS3(place)
  try {
    await tryBucket(s3, 'probe')
    report.did('tries of the bucket')
    const entries = createS3Entries(s3)
    const names: string[] = []
    for (const size of SIZES) names.push(await writeAndRead(entries, size, report))
    for (const size of [1_000, 20 * MIB + 7]) await changeWhileRead(entries, size, report)
    names.push(...(await writeMany(entries)))
    await listAll(entries, names, report)
    await leaveHalf(s3, entries, report)
    await changeOnTheWay(place, report)
    await askForNothing(entries, report)
    for (const name of names) await entries.remove(name)
    report.did('entries removed', names.length)
    report.mustBe((await namesIn(entries)).length === 0, 'what was removed is listed')
    await nothingIsLeft(swift, place.bucket, report)
  } finally {
    await s3.close()
  }
}

const newName = (): string => randomBytes(32).toString('hex')

/** As a request brings them. */
async function* inPieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += 60_000) yield bytes.subarray(at, at + 60_000)
}

async function wholeOf(entries: EntryStore, name: string): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of piecesOf(entries, name)) pieces.push(piece)
  return Buffer.concat(pieces)
}

async function namesIn(entries: EntryStore): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of entries.entries()) names.push(name)
  return names
}

async function writeAndRead(entries: EntryStore, size: number, report: Report): Promise<string> {
  const [name, bytes] = [newName(), randomBytes(size)]
  await entries.write(name, inPieces(bytes))
  report.mustBe((await entries.find(name))?.size === size, `an entry of ${size} bytes has another size`)
  report.mustBe(
    (await wholeOf(entries, name)).equals(bytes),
    `an entry of ${size} bytes is not what was written`,
  )
  report.did('entries written and read back whole')
  if (size > 8 * MIB) report.did('entries written in parts')
  if (size === 0) return name
  const middle = Math.floor(size / 2)
  const source = await entries.open(name)
  const read = await source.read(middle, size - middle)
  await source.close()
  report.mustBe(read.equals(bytes.subarray(middle)), `the second half of ${size} bytes is another one`)
  report.did('reads from the middle')
  return name
}

async function changeWhileRead(entries: EntryStore, size: number, report: Report): Promise<void> {
  const name = newName()
  await entries.write(name, inPieces(randomBytes(size)))
  const source = await entries.open(name)
  await source.read(0, 10)
  // Not replaced: Swift keeps the parts of what is replaced.
  await entries.remove(name)
  await entries.write(name, inPieces(randomBytes(size)))
  const found = await source.read(Math.floor(size / 2), 10).catch((error: unknown) => error)
  await source.close()
  await entries.remove(name)
  if (found instanceof FileDamaged) report.did('reads of an entry that was changed meanwhile, refused')
  else report.wrong(`an entry of ${size} bytes that was changed while it was read gave ${String(found)}`)
}

/** The service proves the hash that we sign, whole and in parts. */
async function changeOnTheWay(place: S3Place, report: Report): Promise<void> {
  const s3 = createS3(place)
  const entries = createS3Entries(s3)
  await s3.write(async (client) => {
    client.middlewareStack.add(
      (next) => (args) => {
        const request = args.request as { method: string; body: Buffer }
        if (request.method === 'PUT') request.body = Buffer.alloc(request.body.length)
        return next(args)
      },
      { step: 'finalizeRequest', priority: 'low', name: 'changing' },
    )
  })
  for (const size of [1_000, 9 * MIB]) {
    const name = newName()
    const refused = await entries.write(name, inPieces(randomBytes(size))).then(
      () => false,
      () => true,
    )
    report.mustBe(
      (await entries.find(name)) === undefined,
      `${size} bytes that changed on their way are there`,
    )
    if (refused) report.did('entries whose bytes changed on their way, refused')
  }
  await s3.close()
}

async function writeMany(entries: EntryStore): Promise<string[]> {
  const names = Array.from({ length: LISTED }, newName)
  for (const name of names) await entries.write(name, inPieces(Buffer.from(name)))
  return names
}

async function listAll(entries: EntryStore, names: readonly string[], report: Report): Promise<void> {
  const listed = await namesIn(entries)
  const isSame = listed.toSorted().join() === names.toSorted().join()
  report.mustBe(isSame, `${names.length} entries are there, and ${listed.length} are listed`)
  report.did(`entries listed, by pages of ${SWIFT.pageSize}`, listed.length)
}

async function leaveHalf(s3: S3, entries: EntryStore, report: Report): Promise<void> {
  const wanted = Array.from({ length: HALF }, newName)
  for (const name of wanted) await beginUpload(s3, `files/${name}`)
  const halves: string[] = []
  for await (const { name, isPart, changedAt } of entries.entries()) {
    if (!isPart) continue
    halves.push(name)
    report.mustBe(Math.abs(Date.now() - changedAt) < 60_000, 'an upload was begun at another time')
  }
  const found = halves.map((name) => name.split('.')[0]).toSorted()
  report.mustBe(
    found.join() === wanted.toSorted().join(),
    `${HALF} uploads are half-done, listed ${found.length}`,
  )
  for (const name of halves) await entries.remove(name)
  const left = (await namesIn(entries)).filter((name) => name.endsWith('.part'))
  report.mustBe(left.length === 0, `${left.length} aborted uploads are still listed`)
  report.did('uploads that were left half-done, listed and aborted', halves.length)
}

/** With a part that was sent, as a process that was killed leaves it. */
async function beginUpload(s3: S3, Key: string): Promise<void> {
  const object = { Bucket: s3.place.bucket, Key }
  const { UploadId } = await s3.write((client, { CreateMultipartUploadCommand }) =>
    client.send(new CreateMultipartUploadCommand(object)),
  )
  await s3.write((client, { UploadPartCommand }) =>
    client.send(new UploadPartCommand({ ...object, UploadId, PartNumber: 1, Body: randomBytes(1_000) })),
  )
}

async function askForNothing(entries: EntryStore, report: Report): Promise<void> {
  const name = newName()
  const opened = await entries.open(name).catch((error: unknown) => error)
  report.mustBe(opened instanceof EntryMissing, `opening what is not there gave ${String(opened)}`)
  report.mustBe((await entries.find(name)) === undefined, 'what is not there is found')
  await entries.remove(name)
  report.did('questions for an entry that is not there', 3)
}

/** Swift keeps parts in a container beside the bucket: what is deleted must be gone there, too. */
async function nothingIsLeft(swift: Swift, bucket: string, report: Report): Promise<void> {
  const left = await partsOf(swift, bucket)
  const some = left.slice(0, 3).join(', ')
  report.mustBe(left.length === 0, `${left.length} parts outlive what they belonged to: ${some}`)
}
