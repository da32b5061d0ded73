import type { LocalSeller } from './local-sellers.ts'

/** Questions a second, and how many at once. */
export type Limit = { rate: number; burst: number }

/** A bucket for each account and operation; that of an account that is asked too often is empty at first. */
export function createLimits(now: () => Date) {
  const buckets = new Map<string, { left: number; at: number }>()
  return (seller: LocalSeller, operation: string, { rate, burst }: Limit): boolean => {
    const key = `${seller.id} ${operation}`
    const at = now().getTime()
    const bucket = buckets.get(key) ?? { left: seller.id.endsWith('429') ? 0 : burst, at }
    const left = Math.min(burst, bucket.left + ((at - bucket.at) / 1_000) * rate)
    buckets.set(key, { left: left >= 1 ? left - 1 : left, at })
    return left >= 1
  }
}
