type Rate = { currency: string; rate: string }
type About = { key: string; document: string; by: string }

/** More than anybody reads. */
const MOST = 3

/**
 * Which rates became others, by what and by whom, in signs that need no translation: it stands in the history of each
 * return that changed by it. Null: none did.
 */
export function correctionNote(
  before: readonly Rate[],
  now: readonly Rate[],
  { key, document, by }: About,
): string | null {
  const changed = now.flatMap(({ currency, rate }) => {
    const was = before.find((one) => one.currency === currency)
    return was && was.rate !== rate ? [`${currency} ${was.rate} → ${rate}`] : []
  })
  if (changed.length === 0) return null
  const named = [...changed.slice(0, MOST), ...(changed.length > MOST ? ['…'] : [])].join(', ')
  return [`${key} ${named}`, document, by].filter(Boolean).join(' · ')
}
