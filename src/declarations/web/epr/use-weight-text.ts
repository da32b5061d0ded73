import { useLang } from '#platform/web/text.ts'
import { figureText } from '../detail/figure.tsx'
import { KILOGRAMS } from './unit-of.ts'

/** Milligrams as they are read, in kilograms: what is not known is a dash, what is more than before has its sign. */
export function useWeightText() {
  const lang = useLang()
  const weight = (amount: number | null) =>
    amount === null ? '–' : figureText({ amount, decimals: 0 }, KILOGRAMS, lang)
  const difference = (amount: number | null) => `${(amount ?? 0) > 0 ? '+' : ''}${weight(amount)}`
  return { weight, difference }
}
