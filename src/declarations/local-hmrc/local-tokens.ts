import { z } from 'zod'
import { newToken, type SecretBox } from '#platform/server/secret-box.ts'

const CODE_MS = 10 * 60_000
export const ACCESS_SECONDS = 14_400

const grantSchema = z.object({ at: z.number(), nonce: z.string() })
type Kind = 'code' | 'access' | 'refresh'

/**
 * The tokens of the stand-in. They carry what they stand for, sealed, so that they outlive a restart; only what was
 * used is kept in memory. Codes and refresh tokens count once, as at HMRC.
 */
export function createLocalTokens({ box, now }: { box: SecretBox; now(): Date }) {
  const used = new Set<string>()
  let withdrawnAt = 0

  const issue = (kind: Kind): string =>
    box.seal(JSON.stringify({ at: now().getTime(), nonce: newToken().slice(0, 12) }), `local-hmrc:${kind}`)
  const read = (kind: Kind, token: string, lastsMs: number): string | undefined => {
    try {
      const { at, nonce } = grantSchema.parse(JSON.parse(box.open(token, `local-hmrc:${kind}`)))
      return now().getTime() > at + lastsMs || at <= withdrawnAt ? undefined : nonce
    } catch {
      return undefined
    }
  }
  const takeOnce = (kind: Kind, token: string, lastsMs: number): boolean => {
    const nonce = read(kind, token, lastsMs)
    if (nonce === undefined || used.has(nonce)) return false
    if (used.size > 10_000) used.clear()
    used.add(nonce)
    return true
  }
  return {
    newCode: () => issue('code'),
    newTokens: () => ({ access: issue('access'), refresh: issue('refresh') }),
    takeCode: (code: string) => takeOnce('code', code, CODE_MS),
    takeRefresh: (token: string) => takeOnce('refresh', token, Infinity),
    isAccess: (token: string) => read('access', token, ACCESS_SECONDS * 1_000) !== undefined,
    /** As on HMRC's page for granted authorities: every token of before is void. */
    withdraw: () => {
      withdrawnAt = now().getTime()
    },
  }
}

export type LocalTokens = ReturnType<typeof createLocalTokens>
