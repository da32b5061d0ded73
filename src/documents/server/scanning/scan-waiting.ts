import type { ServerDeps } from '#platform/server/server-deps.ts'
import { causeOf } from '#platform/server/error-text.ts'
import { removeBytesLater } from '../forget-files.ts'
import { listWaiting } from '../documents.queries.ts'
import { markInfected, markScannedClean, markWaiting } from '../documents.repository.ts'
import type { StoredFileRow } from '../documents.tables.ts'
import type { FileScanner } from './create-scanner.ts'
import { reportInfected } from './report-infected.ts'
import { ScannerAway } from './scanner.ts'

type Deps = Pick<ServerDeps, 'db' | 'files' | 'clock' | 'log' | 'jobs'>

/** As many as are done before the next run of this job is due. */
const AT_ONCE = 100
/** Each may take as long as the scanner is waited for; the next run goes on with those that were not tried. */
const FAULTS = 10

/**
 * Looks into the files that wait. One that cannot be read, or that the scanner cannot deal with, does not keep the others
 * waiting: the scanner is asked whether it is there at all, and the file goes behind the others.
 */
export async function scanWaiting(deps: Deps, scanner: FileScanner, atOnce = AT_ONCE): Promise<void> {
  let faults = 0
  for (const file of await listWaiting(deps.db, atOnce)) {
    try {
      await scanOne(deps, scanner, file)
    } catch (error) {
      deps.log.warn({ fileId: file.id, err: causeOf(error) }, 'a file still waits to be scanned')
      const isAway = error instanceof ScannerAway
      if (isAway && !(await isThere(scanner))) return
      await markWaiting(deps.db, file.id, deps.clock.now())
      if (isAway && ++faults === FAULTS) return
    }
  }
}

const isThere = (scanner: FileScanner): Promise<boolean> =>
  scanner.ping().then(
    () => true,
    () => false,
  )

async function scanOne(deps: Deps, scanner: FileScanner, file: StoredFileRow): Promise<void> {
  if ((await scanner.scan(deps.files, file)) === 'clean') {
    await markScannedClean(deps.db, file.id, scanner.by)
    return
  }
  await deps.db.transaction(async (tx) => {
    if (!(await markInfected(tx, file.id))) return
    await removeBytesLater(tx, deps.jobs, [file.id])
    await reportInfected(deps, tx, file)
  })
}
