import { z } from 'zod'
import { newToken, type SecretBox } from '#platform/server/secret-box.ts'
import { LOCAL_SELLERS, type LocalSeller } from './local-sellers.ts'

const CODE_MS = 5 * 60_000
export const ACCESS_SECONDS = 3_600

const grantSchema = z.object({ seller: z.string(), at: z.number(), nonce: z.string() })
type Kind = 'code' | 'access' | 'refresh'

/**
 * The tokens of the stand-in. They carry what they stand for, sealed, so that they outlive a restart and are known to
 * every process; only what was used or withdrawn is kept in memory.
 */
export function createLocalBooks({ box, now }: { box: SecretBox; now(): Date }) {
  const usedCodes = new Set<string>()
  const withdrawn = new Map<string, number>()

  const issue = (kind: Kind, seller: string): string =>
    box.seal(
      JSON.stringify({ seller, at: now().getTime(), nonce: newToken().slice(0, 8) }),
      `local-amazon:${kind}`,
    )
  const read = (kind: Kind, token: string, lastsMs: number) => {
    try {
      const grant = grantSchema.parse(JSON.parse(box.open(token, `local-amazon:${kind}`)))
      const seller = LOCAL_SELLERS.find(({ id }) => id === grant.seller)
      const isOver = now().getTime() > grant.at + lastsMs || grant.at <= (withdrawn.get(grant.seller) ?? 0)
      return seller && !isOver ? { seller, nonce: grant.nonce } : undefined
    } catch {
      return undefined
    }
  }
  return {
    /** Something that its own id stands for, such as a report. */
    seal: (kind: string, seller: string, what: object): string =>
      box.seal(JSON.stringify({ ...what, seller, at: now().getTime() }), `local-amazon:${kind}`),
    open<T extends object>(kind: string, id: string): (T & { seller: string; at: number }) | undefined {
      try {
        return JSON.parse(box.open(id, `local-amazon:${kind}`)) as T & { seller: string; at: number }
      } catch {
        return undefined
      }
    },
    sellerOf: (id: string) => LOCAL_SELLERS.find((seller) => seller.id === id),
    newCode: (seller: LocalSeller) => issue('code', seller.id),
    newTokens: (seller: LocalSeller) => ({
      access: `Atza|${issue('access', seller.id)}`,
      refresh: `Atzr|${issue('refresh', seller.id)}`,
    }),
    /** The seller of a code, once. */
    takeCode(code: string): LocalSeller | undefined {
      const grant = read('code', code, CODE_MS)
      if (!grant || usedCodes.has(grant.nonce)) return undefined
      if (usedCodes.size > 10_000) usedCodes.clear()
      usedCodes.add(grant.nonce)
      return grant.seller
    },
    sellerOfRefresh: (token: string) => read('refresh', token.replace(/^Atzr\|/, ''), Infinity)?.seller,
    sellerOfAccess: (token: string) =>
      read('access', token.replace(/^Atza\|/, ''), ACCESS_SECONDS * 1_000)?.seller,
    /** As on Seller Central's page "Manage your apps": every token of before is void. */
    withdraw: (seller: LocalSeller) => void withdrawn.set(seller.id, now().getTime()),
  }
}

export type LocalBooks = ReturnType<typeof createLocalBooks>
