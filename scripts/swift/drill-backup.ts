import { join } from 'node:path'
import { openPlace } from '#backup/server/places/open-place.ts'
import { makeKeyFile, readKeyFile, restoreBackup, writeBackup } from '#backup/server/public.ts'
import { type Fingerprint, fingerprint } from '#backup/testing/fingerprint.ts'
import { backupSource, MIGRATIONS } from '#main/back-up.ts'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres/embedded-postgres.ts'
import { compareFiles, differences } from '../drill/compare.ts'
import type { Product } from '../drill/product.ts'
import { createTraffic, type Done, since, untilDone } from '../drill/traffic.ts'
import type { World } from './drill-portal.ts'
import type { Report } from './report.ts'

/** What is written between the moment of the backup and its end. */
const MEANWHILE: Done = { orders: 1, answers: 5, files: 2 }

export const LEAST_OF_BACKUP = {
  'backups written while people went on': 2,
  'orders, answers and papers written meanwhile': 8,
  'tables restored and compared row by row': 100,
  'files restored and opened': 12,
}

/** Two backups to the bucket, the second with what the first one has; the second is restored into an empty database. */
export async function drillBackup(world: World, { wired }: Product, report: Report): Promise<void> {
  const { bucket, ...s3 } = world.backups
  await using place = await openPlace(`s3://${bucket}/greenlane`, { ...s3, settings: 'GREENLANE_BACKUP_S3' })
  const key = join(world.folder, 'key')
  const target = { place, keys: [await makeKeyFile(key)] }
  const source = await backupSource(wired.deps)
  const traffic = await createTraffic(`http://localhost:${world.port}`)
  let moment: Fingerprint = {}
  for (const at of [Date.now(), Date.now() + 1_000]) {
    let before = traffic.done()
    const inSnapshot = async (id: string): Promise<void> => {
      moment = await fingerprint(source.databaseUrl, id)
      before = traffic.done()
      await untilDone(traffic, before, MEANWHILE)
      // Uploads of a company in an hour are limited: a slow machine must not reach that.
      await traffic.stop()
    }
    traffic.start()
    await writeBackup(source, { ...target, inSnapshot }, new Date(at))
    const { orders, answers, files } = since(before, traffic.done())
    report.did('backups written while people went on')
    report.did('orders, answers and papers written meanwhile', orders + answers + files)
  }
  report.at('restoring')
  const postgres = await startEmbeddedPostgres({ dataDir: join(world.folder, 'restored') })
  try {
    const [into, files, keys] = [postgres.url, join(world.folder, 'restored-files'), await readKeyFile(key)]
    await restoreBackup({ from: place, name: undefined, into, files, keys, migrations: MIGRATIONS })
    const found = await fingerprint(into)
    for (const table of differences(moment, found)) report.wrong(`${table} is restored differently`)
    report.did('tables restored and compared row by row', Object.keys(found).length)
    const compared = await compareFiles({ url: into, folder: files, box: wired.deps.box })
    for (const id of compared.different) report.wrong(`the file ${id} is restored differently`)
    report.did('files restored and opened', compared.count)
  } finally {
    await postgres.stop()
  }
}
