/** Somebody entered rates that were missing, or other ones: what waits for them can be calculated. */
export const RATES_CHANGED = 'RatesChanged'
