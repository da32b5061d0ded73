import { isRate } from './official-rate.ts'

export type TypedRates = {
  rates: { currency: string; rate: string }[]
  /** Lines that are no rate, from 1. */
  wrong: number[]
}

/** Rates as somebody types or pastes them: a currency and its rate on each line, the last of a currency counts. */
export function typedRates(text: string): TypedRates {
  const rates = new Map<string, string>()
  const wrong: number[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const [, currency = '', rate = ''] = /^\s*([A-Za-z]{3})[\s:;=]+(\S+)\s*$/.exec(line) ?? []
    // A comma separates decimals: no rate reaches a thousand that anybody types.
    const plain = rate.includes('.') ? rate : rate.replace(',', '.')
    if (currency === '' || !isRate(plain)) wrong.push(index + 1)
    else rates.set(currency.toUpperCase(), plain)
  }
  return { rates: [...rates].map(([currency, rate]) => ({ currency, rate })), wrong }
}
