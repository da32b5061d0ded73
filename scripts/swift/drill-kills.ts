import { setTimeout as sleep } from 'node:timers/promises'
import { sweepFiles } from '#documents/server/sweep-files.ts'
import type { Product } from '../drill/product.ts'
import type { World } from './drill-portal.ts'
import type { Papers } from './papers.ts'
import type { Report } from './report.ts'

/** How long after the beginning of a large upload Swift dies, in milliseconds. */
const MOMENTS = [30, 120, 250, 400]

export const LEAST_OF_KILLS = {
  'times Swift was killed in the middle of an upload': MOMENTS.length,
  'papers refused meanwhile': MOMENTS.length,
  'papers acknowledged by the Swift that came back': MOMENTS.length,
}

/** All of Swift dies while a paper is sent in parts. What is acknowledged then or before is there when it is back. */
export async function drillKills(
  { swift }: World,
  { product, papers }: { product: Product; papers: Papers },
  report: Report,
): Promise<void> {
  for (const moment of MOMENTS) {
    papers.start()
    await papers.untilLargeUnderWay()
    await sleep(moment)
    const { refused, acknowledged } = papers.count()
    const gone = papers.untilRefused()
    await swift.kill()
    await gone
    report.mustBe(
      papers.count().acknowledged === acknowledged,
      'a paper was acknowledged while Swift was gone',
    )
    await swift.start()
    await papers.untilAcknowledged(1)
    await papers.stop()
    report.did('times Swift was killed in the middle of an upload')
    report.did('papers refused meanwhile', papers.count().refused - refused)
    report.did('papers acknowledged by the Swift that came back', 1)
  }
  await sweepRemains(product, report)
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
