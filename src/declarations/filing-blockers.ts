/** What stands in the way of filing, whoever does it: told before anybody confirms, and gone as soon as it is mended. */
export const FILING_BLOCKERS = [
  /** Nobody holds a licence in force to file in the country */
  'NO_LICENCE',
  /** All who sign for the licence have left */
  'NO_SIGNER',
  /** Nothing in force under which the agency may act for the company there */
  'NO_MANDATE',
  /** Another agency filed before, and it is not known which of its periods were filed */
  'GAPS_UNKNOWN',
  /** The registration has no number under which it could be declared */
  'NO_NUMBER',
  /** The file wants the office's own number of the taxpayer, in the form of electronic filing */
  'NO_TAX_NUMBER',
  /** Errors of earlier British returns stand in this one that are more than its box 6 allows by now */
  'CARRY_TOO_LARGE',
] as const
export type FilingBlocker = (typeof FILING_BLOCKERS)[number]
