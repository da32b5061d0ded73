import { setTimeout as sleep } from 'node:timers/promises'
import { sweepFiles } from '#documents/server/sweep-files.ts'
import { listHalfUploads } from '#platform/server/storage/s3-objects.ts'
import type { Product } from '../drill/product.ts'
import type { World } from './drill-portal.ts'
import type { Papers } from './papers.ts'
import type { Report } from './report.ts'

/** How long after Swift says that a large upload has begun it dies, in milliseconds. */
const MOMENTS = [0, 0, 40, 120]
/** In three parts: the larger, the longer it can be cut. */
const LARGE_BYTES = 24 * 1024 * 1024
const PATIENCE_MS = 120_000

export const LEAST_OF_KILLS = {
  'times Swift was killed in the middle of an upload': MOMENTS.length,
  'papers refused meanwhile': MOMENTS.length,
  'of these cut when some of their parts were in Swift': 2,
  'uploads that were cut, aborted by the sweep': 1,
  'papers acknowledged by the Swift that came back': MOMENTS.length,
}

/** All of Swift dies while a paper is sent in parts. What is acknowledged then or before is there when it is back. */
export async function drillKills(
  { swift }: World,
  { product, papers }: { product: Product; papers: Papers },
  report: Report,
): Promise<void> {
  for (const moment of MOMENTS) {
    papers.start(LARGE_BYTES)
    await untilBegun(product)
    await sleep(moment)
    const { refused, cut } = papers.count()
    const refusal = papers.untilRefused()
    await swift.kill()
    const { acknowledged } = papers.count()
    await refusal
    // One may have been in Swift already, and its answer on its way.
    report.mustBe(papers.count().acknowledged <= acknowledged + 1, 'papers were acknowledged without Swift')
    if (papers.count().cut > cut) report.did('of these cut when some of their parts were in Swift')
    await swift.start()
    await papers.untilAcknowledged(1)
    await papers.stop()
    report.did('times Swift was killed in the middle of an upload')
    report.did('papers refused meanwhile', papers.count().refused - refused)
    report.did('papers acknowledged by the Swift that came back', 1)
  }
  await sweepRemains(product, report)
}

/** Until Swift knows of an upload in parts that is not complete. */
async function untilBegun({ wired }: Product): Promise<void> {
  const { s3 } = wired.storage
  if (!s3) throw new Error('the portal has no bucket')
  const known = new Set<string>()
  for await (const { uploadId } of listHalfUploads(s3, 'files/')) known.add(uploadId)
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(5))
    for await (const { uploadId } of listHalfUploads(s3, 'files/')) if (!known.has(uploadId)) return
  throw new Error('waited in vain for a large upload')
}

/** What an upload that was cut left in Swift is aborted by the sweep once an hour has passed. */
async function sweepRemains({ wired }: Product, report: Report): Promise<void> {
  const inTwoHours = new Date(Date.now() + 2 * 3_600_000)
  const { parts, missing } = await sweepFiles({ ...wired.deps, clock: { now: () => inTwoHours } })
  report.did('uploads that were cut, aborted by the sweep', parts)
  report.mustBe(missing.length === 0, `${missing.length} acknowledged files are gone`)
  for await (const { isPart } of wired.storage.current.entries())
    if (isPart) report.wrong('an upload is half-done after the sweep')
}
