import type { ServerDeps } from '#platform/server/server-deps.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { requestMail } from './mail-jobs.ts'
import { insertPasswordReset } from './sign-ups.repository.ts'
import { countTry, FORGOT } from './sign-in-limits.ts'

/** Records the request for a new password. Whether there is such an account is looked up later, by the job. */
export async function forgotPassword(
  deps: ServerDeps,
  input: { email: string },
  from: { ip: string; lang: Lang; device: string | undefined },
): Promise<Record<string, never>> {
  const who = { kind: 'seller', email: input.email, ip: from.ip, device: from.device } as const
  await countTry(deps.limits, FORGOT, who)
  const reset = { id: newId('rst'), email: input.email, lang: from.lang, createdAt: deps.clock.now() }
  await deps.db.transaction(async (tx) => {
    await insertPasswordReset(tx, reset)
    await requestMail(deps, tx, 'reset', reset.id)
  })
  return {}
}
