import { crashPoint } from '#platform/server/crash-point.ts'
import { type NamedPlace, PLACES } from '../../data-classes.ts'
import type { PersonRule } from '../../data-classes/data-class.ts'
import type { PrivacyDeps } from '../privacy-deps.ts'
import { addToCounts } from './erasures.repository.ts'
import type { Subject } from './subject.ts'
import { takeOut } from './take-out.repository.ts'

type Ruled = { place: NamedPlace; rule: PersonRule }
const RULES: readonly Ruled[] = PLACES.flatMap((place) =>
  (place.person ?? []).map((rule) => ({ place, rule })),
)

/** The rows by which somebody without an account is known: they go last, so that a job that was killed finds the rest. */
const isLast = ({ rule }: Ruled): boolean => 'mail' in rule

export const RULES_BY_ID: readonly Ruled[] = RULES.filter((one) => !isLast(one))
export const RULES_BY_ADDRESS: readonly Ruled[] = RULES.filter(isLast)

/** Applies rules, each in a transaction of its own, and counts what they did. */
export async function takeOutBy(
  rules: readonly Ruled[],
  deps: PrivacyDeps,
  erasureId: string,
  subject: Subject,
): Promise<void> {
  for (const { place, rule } of rules) {
    await deps.db.transaction(async (tx) => {
      const { count, fileIds } = await takeOut(tx, place, rule, subject)
      await deps.closing.removeBytesLater(tx, deps, fileIds)
      if (count > 0) await addToCounts(tx, erasureId, place.dataClass.key, count)
    })
    crashPoint(deps, 'privacy.erase:rule')
  }
}
