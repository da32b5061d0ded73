import { parseArgs } from 'node:util'
import '../src/main/quick-imports.ts'

/*
 * Says where the stored files lie, and moves them to where GREENLANE_FILES says.
 *   npm run files              counts them, compares them with the database, and says how far moving has come
 *   npm run files -- --move    begins to move them: the running server does it, while people go on
 *   npm run files -- --scan    has clamd look into those that it has not seen: the running server does it
 */

const { countUnseen } = await import('../src/documents/server/documents.queries.ts')
const { waitForClamd } = await import('../src/documents/server/documents.repository.ts')
const { countFiles } = await import('../src/main/count-files.ts')
const { withProduct } = await import('../src/main/with-product.ts')
const { ConfigProblem } = await import('../src/platform/server/settings.ts')
const { beginMove } = await import('../src/platform/server/storage/move-files.ts')
const { StorageFault } = await import('../src/platform/server/storage/storage-fault.ts')

const NAMES = { folder: 'the folder', s3: 'the bucket' } as const
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

function told({ current, old, named, missing, move }: Awaited<ReturnType<typeof countFiles>>): string[] {
  const lines = [`New files go to ${NAMES[current.kind]}, which has ${current.count}.`]
  if (old) lines.push(`${NAMES[old.kind]} has ${old.count}.`)
  lines.push(
    `The database names ${named}: ${missing.length === 0 ? 'all are there' : `${missing.length} are missing`}.`,
  )
  if (missing.length > 0) lines.push(`  ${missing.slice(0, 20).join(', ')}`)
  if (!move) return lines
  const { to, moved, bytes, failed, begunAt, endedAt } = move
  lines.push(
    `Moved to ${NAMES[to]} since ${begunAt.slice(0, 16)}Z: ${moved} files, ${megabytes(bytes)}; ${endedAt ? `ended at ${endedAt.slice(0, 16)}Z` : 'not ended yet'}.`,
  )
  if (failed.length > 0)
    lines.push(`${failed.length} could not be read and stay where they are: ${failed[0]} …`)
  return lines
}

function toldUnseen({ unseen, waiting }: Awaited<ReturnType<typeof countUnseen>>): string[] {
  if (unseen === 0) return ['clamd has looked into all of them.']
  const rest = waiting > 0 ? `${waiting} of them wait for it, and stay in use` : 'begin with --scan'
  return [`clamd has not looked into ${unseen}: ${rest}.`]
}

try {
  const { values } = parseArgs({ options: { move: { type: 'boolean' }, scan: { type: 'boolean' } } })
  const lines = await withProduct(process.env, async (wired) => {
    const { deps, storage } = wired
    if (values.move && !(await beginMove({ ...deps, storage })))
      return [
        'There is one store only: set GREENLANE_S3_BUCKET and its key, also to move files back to the folder.',
      ]
    if (values.scan) {
      if (!deps.config.clamd) return ['There is no scanner: set GREENLANE_CLAMD.']
      await waitForClamd(deps.db, deps.clock.now())
    }
    return [
      ...told(await countFiles(wired)),
      ...(deps.config.clamd ? toldUnseen(await countUnseen(deps.db)) : []),
    ]
  })
  console.log(lines.join('\n'))
} catch (error) {
  if (!(error instanceof ConfigProblem || error instanceof StorageFault)) throw error
  console.error(error.message)
  process.exit(1)
}
