import { createS3 } from '#platform/server/storage/s3-client.ts'
import { tryBucket } from '#platform/server/storage/s3-objects.ts'
import type { S3Place } from '#platform/server/storage/s3.config.ts'
import { StorageFault } from '#platform/server/storage/storage-fault.ts'
import type { Report } from './report.ts'
import { SWIFT } from './swift-settings.ts'

const WRONG: readonly [Partial<S3Place>, RegExp][] = [
  [{ secretAccessKey: 'another' }, /GREENLANE_S3_SECRET_ACCESS_KEY/],
  [{ accessKeyId: 'drill:nobody' }, /GREENLANE_S3_ACCESS_KEY_ID/],
  [{ bucket: 'another' }, /there is no bucket another at http/],
  [
    { region: 'elsewhere-1' },
    new RegExp(`lies in the region ${SWIFT.region}, and GREENLANE_S3_REGION is elsewhere-1`),
  ],
]

export const LEAST_OF_SETTINGS = { 'wrong settings named': WRONG.length }

/** What is set wrongly is said by its name, and stops a start. */
export async function drillSettings(place: S3Place, report: Report): Promise<void> {
  for (const [changed, words] of WRONG) {
    const s3 = createS3({ ...place, ...changed })
    const fault: unknown = await tryBucket(s3, 'probe').then(
      () => 'success',
      (error: unknown) => error,
    )
    await s3.close()
    const isNamed = fault instanceof StorageFault && !fault.temporary && words.test(fault.message)
    if (fault instanceof StorageFault) console.log(`        said: ${fault.message}`)
    if (isNamed) report.did('wrong settings named')
    else report.wrong(`${Object.keys(changed).join()} is set wrongly, and what was said is: ${String(fault)}`)
  }
}
