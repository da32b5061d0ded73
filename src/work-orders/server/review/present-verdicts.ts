import type { ReviewState } from '#forms/server/public.ts'
import type { VerdictsOnWire } from '../../staff/verdict-records.ts'

/** What holds for the last submission, and what still has to be decided. */
export function presentVerdicts({ submission, toJudge, standing }: ReviewState): VerdictsOnWire {
  return {
    submission,
    toJudge,
    verdicts: standing.flatMap(({ path, verdict, submission, how, draft, byId, byName, at }) =>
      verdict === 'OPEN'
        ? []
        : [{ path, verdict, submission, how, draft, byId, by: byName, at: at.toISOString() }],
    ),
  }
}
