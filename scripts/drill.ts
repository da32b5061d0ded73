import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { folderPlace } from '#backup/server/places/folder-place.ts'
import { makeKeyFile, readKeyFile, restoreBackup, writeBackup } from '#backup/server/public.ts'
import { type Fingerprint, fingerprint } from '#backup/testing/fingerprint.ts'
import { backupSource, MIGRATIONS } from '#main/back-up.ts'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres/embedded-postgres.ts'
import { makeArchives } from './drill/archives.ts'
import { compareFiles, differences } from './drill/compare.ts'
import { type Product, startProduct } from './drill/product.ts'
import { compareSealed, sealedHashes } from './drill/sealed-files.ts'
import {
  createTraffic,
  type Done,
  isEnough,
  ordersLost,
  since,
  type Traffic,
  untilDone,
} from './drill/traffic.ts'
import { freePort } from './free-port.ts'

/*
 * Backs up while companies buy, fill in forms and upload papers; destroys database and files; restores into new ones;
 * compares every row with the moment of the backup, every paper with the hash of its upload and every file in the store
 * (papers, parts of reports, exports, evidence packs) as it lies there, and starts the product with them. A
 * round in which too little was written during the backup proves nothing and fails.
 *   npm run drill [-- --rounds 10]
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } })
const rounds = Number(values.rounds)

/** What must at least be written between the moment of a backup and its end. */
const LEAST: Done = { orders: 2, answers: 20, files: 4 }

const place = await mkdtemp(join(tmpdir(), 'greenlane-drill-'))
const target = join(place, 'backups')
const publicKey = await makeKeyFile(join(place, 'key'))
const keys = await readKeyFile(join(place, 'key'))
const port = await freePort()

type Round = { problems: string[]; line: string }

let dataDir = join(place, 'data-0')
/** With two years of sales and returns: reports, and something to export and to prove. */
const HISTORY = { GREENLANE_DEMO_HISTORY: 'full' }
let product = await startProduct(dataDir, port, HISTORY)
let failed = false
try {
  await makeArchives(dataDir, `http://localhost:${port}`)
  const traffic = await createTraffic(`http://localhost:${port}`)
  for (let round = 1; round <= rounds; round++) {
    const start = performance.now()
    const { problems, line } = await playRound(round, traffic)
    console.log(`${String(round).padStart(3)}  ${line}  ${Math.round(performance.now() - start)} ms`)
    for (const problem of problems) console.log(`     wrong: ${problem}`)
    failed ||= problems.length > 0
  }
} catch (error) {
  failed = true
  console.error(error)
} finally {
  await product.stop()
  if (failed) console.error(`the data is kept in ${place}`)
  else await rm(place, { recursive: true, force: true })
}
console.log(failed ? '\nthe drill failed' : `\n${rounds} rounds: 0 rows, 0 files different`)
process.exit(failed ? 1 : 0)

async function playRound(round: number, traffic: Traffic): Promise<Round> {
  const saved = await backUpMeanwhile(product, traffic)
  const { box, files: stored } = product.wired.deps
  const before = await sealedHashes(stored)
  await product.stop()
  const next = join(place, `data-${round}`)
  await mkdir(next)
  // The operator keeps the keys elsewhere; a demo has them beside its data.
  await copyFile(join(dataDir, 'secrets.json'), join(next, 'secrets.json'))
  await copyFile(join(dataDir, 'demo-people.json'), join(next, 'demo-people.json'))
  await rm(dataDir, { recursive: true })
  dataDir = next
  const postgres = await startEmbeddedPostgres({ dataDir: join(next, 'postgres') })
  const files = join(next, 'files')
  const restored = await restoreBackup({
    from: folderPlace(target),
    into: postgres.url,
    files,
    keys,
    migrations: MIGRATIONS,
  })
  const wrong = differences(saved.moment, await fingerprint(postgres.url))
  const compared = await compareFiles({ url: postgres.url, folder: files, box })
  const sealed = await compareSealed(before, { url: postgres.url, folder: files, box })
  await postgres.stop()
  product = await startProduct(next, port, HISTORY)
  const lost = await ordersLost(traffic, saved.ordersAtMoment)
  return {
    problems: [
      ...saved.problems,
      ...wrong.map((table) => `${table} differs`),
      ...compared.different.map((id) => `the file ${id} differs`),
      ...sealed.different,
      ...lost.map((id) => `the order ${id} is lost`),
    ],
    line: `${restored.rows} rows, ${compared.count} papers and ${countsOf(sealed.counts)} restored; meanwhile ${saved.meanwhile.orders} orders, ${saved.meanwhile.answers} answers, ${saved.meanwhile.files} files`,
  }
}

function countsOf({ papers: _papers, ...others }: Record<string, number>): string {
  return Object.entries(others)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ')
}

/** People go on all the time: before the moment is taken, while it is read, and until it is read back. */
async function backUpMeanwhile({ wired }: Product, traffic: Traffic) {
  const { deps } = wired
  const source = await backupSource(deps)
  traffic.start()
  await untilDone(traffic, traffic.done(), { orders: 1, answers: 5, files: 1 })
  let moment: Fingerprint = {}
  let ordersAtMoment = 0
  let before = traffic.done()
  const inSnapshot = async (id: string) => {
    ordersAtMoment = traffic.bought.length
    before = traffic.done()
    moment = await fingerprint(source.databaseUrl, id)
    await untilDone(traffic, before, LEAST)
  }
  await writeBackup(source, { place: folderPlace(target), keys: [publicKey], inSnapshot }, new Date())
  const meanwhile = since(before, traffic.done())
  const after = await fingerprint(source.databaseUrl)
  await traffic.stop()
  const problems = isEnough(meanwhile, LEAST) ? [] : [`too little was written: ${JSON.stringify(meanwhile)}`]
  if (differences(moment, after).length < 5) problems.push('hardly a table changed during the backup')
  return { moment, ordersAtMoment, meanwhile, problems }
}
