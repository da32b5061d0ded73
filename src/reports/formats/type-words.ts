/** What a word of a file’s type column may be said to mean, the most frequent first. */
export const MAPPED_TYPES = [
  'SALE',
  'REFUND',
  'RETURN',
  'FC_TRANSFER',
  'INBOUND',
  'DONATION',
  'LIQUIDATION',
  'NOT_A_SALE',
] as const
export type MappedType = (typeof MAPPED_TYPES)[number]

/** A fee, a payout: no row of a return. With spaces, so that no word of a file is read as it by itself. */
export const NO_SALE = 'NOT A SALE'

const LONGEST = 100

/** Words are compared without regard to case, and to whether spaces, hyphens or underlines separate them. */
export const plainWord = (text: string): string =>
  text
    .slice(0, LONGEST)
    .normalize('NFKC')
    .trim()
    .toUpperCase()
    .replaceAll(/[\s_-]+/g, '_')
