type WithReasons = { reasons: readonly { confidence: 'high' | 'medium' }[] }

/** What of a card is still to be confirmed is said at the card; its group must not call it certain. */
export function isUnconfirmed({ reasons }: WithReasons): boolean {
  return reasons.some(({ confidence }) => confidence === 'medium')
}

/** The obligations under a heading that fits them: the certain ones, and those of which the law is to be confirmed. */
export function byCertainty<T extends WithReasons>(must: readonly T[]): { certain: T[]; unconfirmed: T[] } {
  return {
    certain: must.filter((one) => !isUnconfirmed(one)),
    unconfirmed: must.filter(isUnconfirmed),
  }
}
