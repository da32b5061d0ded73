/** Currencies whose minor unit is not a hundredth (ISO 4217). */
const WHOLE = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '))
const THOUSANDTHS = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '))

/** The number of decimals of a currency: 2 for EUR, 0 for JPY. */
export function exponentOf(currency: string): number {
  if (WHOLE.has(currency)) return 0
  return THOUSANDTHS.has(currency) ? 3 : 2
}
