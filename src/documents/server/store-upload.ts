import { Readable } from 'node:stream'
import { fileTypeFromBuffer } from 'file-type'
import { discardFile } from '#platform/server/discard-file.ts'
import { FileTooLarge } from '#platform/server/files.ts'
import type { IncomingUpload } from '#platform/server/http/call-context.ts'
import { isBrokenOff } from '#platform/server/http/upload-bytes.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { storageFaultIn } from '#platform/server/storage/storage-fault.ts'
import { newId } from '#platform/shared/ids.ts'
import { harmlessName, isAllowedType, LARGEST_FILE, type AllowedType } from '../file-rules.ts'
import { documentRefusals } from './documents.errors.ts'
import {
  deleteStoredFile,
  insertStoredFile,
  lockQuota,
  markScannedClean,
  markWaiting,
} from './documents.repository.ts'
import type { StoredFileRow } from './documents.tables.ts'
import { isWhole } from './picture/is-whole.ts'
import { checkQuota, quotaKey, type UploadOwner } from './upload-quota.ts'
import type { FileScanner } from './scanning/create-scanner.ts'
import { reportInfected } from './scanning/report-infected.ts'
import { ScannerAway } from './scanning/scanner.ts'

/** Enough bytes to detect a file's type. */
const HEAD_BYTES = 4100
const UPLOADS_AN_HOUR = 200
const UPLOADS_AN_HOUR_INVITED = 40

type Deps = Pick<ServerDeps, 'db' | 'files' | 'clock' | 'limits' | 'jobs'>

/**
 * Streams an upload into the encrypted store and has it scanned. A refused upload leaves nothing behind. While the scanner
 * is away the file is kept and waits: nobody opens or submits it before it has been looked into.
 */
export async function storeUpload(
  deps: Deps,
  scanner: FileScanner,
  upload: IncomingUpload,
  owner: UploadOwner,
): Promise<StoredFileRow> {
  try {
    await countUpload(deps, owner)
    await checkQuota(deps.db, owner, deps.clock.now())
  } catch (error) {
    // Read to its end, so that the sender receives the response.
    upload.stream.resume()
    throw error
  }
  const incoming = await readHead(upload.stream).catch(brokenOff)
  const type = await typeOrRefuse(incoming.head, incoming.drain)
  const id = newId('file')
  const stored = await putOrRefuse(deps, id, incoming)
  const row: StoredFileRow = {
    id,
    companyId: owner.companyId,
    name: harmlessName(upload.name, type),
    type,
    ...stored,
    scan: 'pending',
    scannedBy: null,
    waitingSince: null,
    sensitive: false,
    internal: owner.isInternal ?? false,
    uploadedByKind: owner.by.kind,
    uploadedById: owner.by.id,
    uploadedAt: deps.clock.now(),
  }
  await insertWithinQuota(deps, row, owner)
  return scanOrRefuse(deps, scanner, row)
}

/** An invited person has a separate limit, so that they cannot use up the company's. */
async function countUpload({ limits }: Deps, owner: UploadOwner): Promise<void> {
  const isInvited = owner.by.kind === 'invited'
  await limits.count({
    key: `upload:${limitKey(owner)}`,
    limit: isInvited ? UPLOADS_AN_HOUR_INVITED : UPLOADS_AN_HOUR,
    windowMinutes: 60,
  })
}

const limitKey = ({ companyId, by, isPersonal }: UploadOwner): string =>
  by.kind === 'invited' || isPersonal ? by.id : companyId

async function typeOrRefuse(head: Buffer, drain: () => Promise<void>): Promise<AllowedType> {
  const type = head.length === 0 ? undefined : (await fileTypeFromBuffer(head))?.mime
  if (isAllowedType(type)) return type
  await drain()
  if (head.length === 0) throw documentRefusals.empty()
  throw isPhonePhoto(type) ? documentRefusals.heic() : documentRefusals.wrong_type()
}

/** HEIC and its relatives. Nobody could look at one: few browsers show them. */
const isPhonePhoto = (type: string | undefined): boolean => /^image\/hei[cf]/.test(type ?? '')

async function putOrRefuse(deps: Deps, id: string, incoming: Incoming) {
  try {
    return await deps.files.put(id, Readable.from(incoming.all()), { maxBytes: LARGEST_FILE })
  } catch (error) {
    const { code } = error as { code?: string }
    if (error instanceof FileTooLarge || code === 'FST_REQ_FILE_TOO_LARGE')
      throw documentRefusals.too_large({ params: { megabytes: LARGEST_FILE / 1024 / 1024 } })
    // Its cause may be a broken connection, but not the sender's, who waits for an answer.
    if (!storageFaultIn(error)) return brokenOff(error)
    await incoming.drain()
    throw error
  }
}

function brokenOff(error: unknown): never {
  throw isBrokenOff(error) ? documentRefusals.broken_off() : error
}

/** The row, unless other uploads of the moment have used up the quota; then the bytes go, too. */
async function insertWithinQuota(deps: Deps, row: StoredFileRow, owner: UploadOwner): Promise<void> {
  try {
    await deps.db.transaction(async (tx) => {
      await lockQuota(tx, quotaKey(owner))
      await checkQuota(tx, owner, deps.clock.now(), row.size)
      await insertStoredFile(tx, row)
    })
  } catch (error) {
    await discardFile(deps, row.id, error)
    throw error
  }
}

async function scanOrRefuse(deps: Deps, scanner: FileScanner, row: StoredFileRow): Promise<StoredFileRow> {
  let result: 'clean' | 'infected' | 'away'
  try {
    result = await scanner.scan(deps.files, row).catch(awayOrThrow)
    if (result === 'infected') {
      await deps.db.transaction((tx) => reportInfected(deps, tx, row))
      throw documentRefusals.infected()
    }
    if (!(await isWhole(row.type, await deps.files.get(row.id, row)))) throw documentRefusals.broken_picture()
  } catch (error) {
    await deleteStoredFile(deps.db, row.id)
    await deps.files.remove(row.id)
    throw error
  }
  const waitingSince = result === 'away' ? deps.clock.now() : null
  const isKept = waitingSince
    ? await markWaiting(deps.db, row.id, waitingSince)
    : await markScannedClean(deps.db, row.id, scanner.by)
  if (!isKept) throw documentRefusals.broken_off()
  return waitingSince
    ? { ...row, scan: 'pending', waitingSince }
    : { ...row, scan: 'clean', scannedBy: scanner.by }
}

function awayOrThrow(error: unknown): 'away' {
  if (error instanceof ScannerAway) return 'away'
  throw error
}

type Incoming = { head: Buffer; all(): AsyncGenerator<Buffer>; drain(): Promise<void> }

/** Peeks at the first bytes of a stream; `all` yields everything, including those bytes. */
async function readHead(stream: Readable): Promise<Incoming> {
  const source = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  const parts: Buffer[] = []
  for (let size = 0; size < HEAD_BYTES;) {
    const { value, done } = await source.next()
    if (done) break
    parts.push(value)
    size += value.length
  }
  const head = Buffer.concat(parts)
  async function* rest(): AsyncGenerator<Buffer> {
    for (let next = await source.next(); !next.done; next = await source.next()) yield next.value
  }
  return {
    head,
    async *all() {
      yield head
      yield* rest()
    },
    // Read to its end, so that the sender receives the response; a stream that fails meanwhile is drained too.
    async drain() {
      try {
        for await (const chunk of rest()) void chunk
      } catch {
        stream.resume()
      }
    },
  }
}
