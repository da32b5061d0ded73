import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { countFiles } from '#main/count-files.ts'
import { piecesOf } from '#platform/server/storage/entry-store.ts'
import { beginMove } from '#platform/server/storage/move-files.ts'
import { readMove } from '#platform/server/storage/moves.repository.ts'
import type { S3Place } from '#platform/server/storage/s3.config.ts'
import { type Product, startProduct } from '../drill/product.ts'
import { drillBackup, LEAST_OF_BACKUP } from './drill-backup.ts'
import { drillKills, LEAST_OF_KILLS } from './drill-kills.ts'
import { createPapers, type Papers } from './papers.ts'
import type { Report } from './report.ts'
import { partsOf } from './swift-parts.ts'
import type { Swift } from './swift.ts'

const PATIENCE_MS = 180_000
const FIRST_PAPERS = 12
const TO_BUCKET = 'files moved from the folder to the bucket'
const TO_FOLDER = 'files moved from the bucket to the folder'

export const LEAST_OF_PORTAL = {
  [TO_BUCKET]: FIRST_PAPERS,
  [TO_FOLDER]: FIRST_PAPERS,
  'papers uploaded': 3 * FIRST_PAPERS,
  'papers uploaded in parts': 8,
  'papers uploaded while files were moved': 4,
  'papers downloaded and compared': 3 * FIRST_PAPERS,
  ...LEAST_OF_BACKUP,
  ...LEAST_OF_KILLS,
}

export type World = {
  swift: Swift
  /** For files, and for backups. */
  place: S3Place
  backups: S3Place
  folder: string
  port: number
}

/** The product itself: from the folder to the bucket, a backup, Swift killed again and again, and back to the folder. */
export async function drillPortal(world: World, report: Report): Promise<void> {
  const start = (filesIn: 'folder' | 's3') =>
    startProduct(join(world.folder, 'data'), world.port, settingsOf(world.place, filesIn))
  let product = await start('folder')
  const papers = await createPapers(`http://localhost:${world.port}`)
  const inTurn = async (filesIn: 'folder' | 's3', work: () => Promise<void>) => {
    await product.stop()
    product = await start(filesIn)
    await work()
    await allAreThere(product, papers, report)
  }
  try {
    papers.start()
    await papers.untilAcknowledged(FIRST_PAPERS)
    await papers.stop()
    await inTurn('s3', async () => {
      await leaveCopy(product, report)
      report.at('moving files to the bucket')
      await moveMeanwhile(product, papers, report)
      report.at('backing up')
      await drillBackup(world, product, report)
      report.at('killing Swift')
      await drillKills(world, { product, papers }, report)
      report.at('reading every paper')
    })
    report.at('moving files back to the folder')
    await inTurn('folder', () => moveMeanwhile(product, papers, report))
    const left = await partsOf(world.swift, world.place.bucket)
    report.mustBe(left.length === 0, `${left.length} parts of files that were moved are still in Swift`)
  } finally {
    await papers.stop().catch((error: unknown) => report.wrong(String(error)))
    await product.stop()
  }
  report.did('papers uploaded', papers.count().acknowledged)
  report.did('papers uploaded in parts', papers.count().large)
}

function settingsOf(place: S3Place, filesIn: 'folder' | 's3'): Record<string, string> {
  return {
    GREENLANE_FILES: filesIn,
    GREENLANE_S3_BUCKET: place.bucket,
    GREENLANE_S3_REGION: place.region,
    GREENLANE_S3_ENDPOINT: place.endpoint ?? '',
    GREENLANE_S3_ACCESS_KEY_ID: place.accessKeyId,
    GREENLANE_S3_SECRET_ACCESS_KEY: place.secretAccessKey,
  }
}

/** As a mover that is killed between its copy and the removal leaves the largest file. */
async function leaveCopy({ wired }: Product, report: Report): Promise<void> {
  const { current, old } = wired.storage
  let largest = { name: '', size: 0 }
  for await (const { name } of old?.entries() ?? []) {
    const size = (await old?.find(name))?.size ?? 0
    if (size > largest.size) largest = { name, size }
  }
  if (old) await current.write(largest.name, piecesOf(old, largest.name))
  report.did('copies that a killed mover left')
}

async function moveMeanwhile({ wired }: Product, papers: Papers, report: Report): Promise<void> {
  const { deps, storage } = wired
  papers.start()
  await papers.untilAcknowledged(1)
  const before = papers.count().acknowledged
  await beginMove({ ...deps, storage })
  const end = Date.now() + PATIENCE_MS
  while (!(await readMove(deps.db))?.endedAt) {
    if (Date.now() > end) throw new Error('moving files does not end')
    await sleep(100)
  }
  await papers.untilAcknowledged(1)
  report.did('papers uploaded while files were moved', papers.count().acknowledged - before - 1)
  await papers.stop()
  const { old, move } = await countFiles(wired)
  report.mustBe(old?.count === 0, `${old?.count} files were not moved`)
  report.mustBe(move?.failed.length === 0, `${move?.failed.length} files could not be moved`)
  report.did(storage.current.kind === 's3' ? TO_BUCKET : TO_FOLDER, move?.moved ?? 0)
}

/** What was acknowledged is there, as rows and as bytes. */
async function allAreThere({ wired }: Product, papers: Papers, report: Report): Promise<void> {
  const { missing } = await countFiles(wired)
  report.mustBe(missing.length === 0, `${missing.length} rows name a file that is not there`)
  const different = await papers.compare()
  for (const uploadId of different) report.wrong(`the paper ${uploadId} is not what was uploaded`)
  report.did('papers downloaded and compared', papers.count().acknowledged)
}
