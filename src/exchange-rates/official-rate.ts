import type { RateSource } from './rate-rules.ts'

/** A rate of a state's own source. */
export type OfficialRate = {
  source: Exclude<RateSource, 'ECB'>
  /** The day of publication, or the month for which it holds: as `rateKey` says */
  key: string
  currency: string
  /** With the decimals as published */
  rate: string
  /** Where it stands: the number of the table, the address, the letter */
  document: string
}

const DECIMAL = /^\d{1,9}(?:\.\d{1,10})?$/

/** Whether a text is a decimal above zero. */
export const isRate = (text: string): boolean => DECIMAL.test(text) && /[1-9]/.test(text)
