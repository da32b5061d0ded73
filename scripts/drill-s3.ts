import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createS3 } from '#platform/server/storage/s3-client.ts'
import type { S3Place } from '#platform/server/storage/s3.config.ts'
import { freePort } from './free-port.ts'
import { drillEntries, LEAST_OF_ENTRIES } from './swift/drill-entries.ts'
import { drillPortal, LEAST_OF_PORTAL } from './swift/drill-portal.ts'
import { drillSettings, LEAST_OF_SETTINGS } from './swift/drill-settings.ts'
import { createReport } from './swift/report.ts'
import { findSwift, type SwiftPrograms } from './swift/swift-programs.ts'
import { makeSwift, type Swift } from './swift/swift.ts'

/*
 * An S3 that is not ours: OpenStack Swift with its S3 calls, from the Debian packages, in a temporary folder. The store
 * of files, the settings, the product with its papers, moving them there and back, backups and restores are tried
 * against it, and Swift is killed in the middle of uploads. Says what it exercised; what it did not fails.
 *   npm run drill:s3
 */
const programs = await findSwift().catch((error: Error) => {
  console.error(error.message)
  process.exit(2)
})
const folder = await mkdtemp(join(tmpdir(), 'greenlane-swift-'))
// Swift runs as another user than this script may.
await chmod(folder, 0o755)
// What the product would say of a bucket that is away is what is asked for here.
process.env['LOG_LEVEL'] ??= 'fatal'
// Swift goes with this process, whatever ends it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
let failed = true
try {
  failed = (await play(programs)).length > 0
} catch (error) {
  console.error(error)
} finally {
  if (failed) console.error(`the data is kept in ${folder}`)
  else await rm(folder, { recursive: true, force: true })
}
console.log(failed ? '\nthe drill failed' : '\nnothing was lost, and everything was exercised')
process.exit(failed ? 1 : 0)

async function play(found: SwiftPrograms): Promise<string[]> {
  const swift = await makeSwift(found, join(folder, 'swift'))
  const report = createReport()
  try {
    await swift.start()
    report.at(`Swift ${found.version} is ready; the store of files`)
    const [entries, files, backups] = [
      await makeBucket(swift, 'drill-entries'),
      await makeBucket(swift, 'drill-files'),
      await makeBucket(swift, 'drill-backups'),
    ]
    await drillEntries(swift, entries, report)
    await drillSettings(entries, report)
    report.at('the portal, with papers in the folder')
    await drillPortal({ swift, place: files, backups, folder, port: await freePort() }, report)
    report.at('the end')
  } finally {
    await swift.kill()
  }
  const problems = report.end({ ...LEAST_OF_ENTRIES, ...LEAST_OF_SETTINGS, ...LEAST_OF_PORTAL })
  for (const problem of problems) console.log(`wrong: ${problem}`)
  return problems
}

async function makeBucket(swift: Swift, name: string): Promise<S3Place> {
  const place = swift.place(name)
  const s3 = createS3(place)
  await s3.write((client, { CreateBucketCommand }) =>
    client.send(
      new CreateBucketCommand({
        Bucket: name,
        CreateBucketConfiguration: { LocationConstraint: place.region as 'eu-central-1' },
      }),
    ),
  )
  await s3.close()
  return place
}
