import type { PublishedRates } from '#exchange-rates/rate-between.ts'

/** Rates by `DE_BMF 2026-03 USD`. */
export const lookUpOf =
  (published: Readonly<Record<string, string>>): PublishedRates =>
  (source, key, currency) =>
    published[`${source} ${key} ${currency}`] ?? null
