import { countryName } from '#platform/shared/countries.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { Declaration } from '../../contract.ts'
import type { boxNamesText } from '../box-names.text.ts'
import { boxKind } from './box-kind.ts'

/** A box as people read it: its number, where the form has numbers, and what stands in it. */
export type BoxName = { number: string; name: string }

export function useBoxName({ country, scheme }: Pick<Declaration, 'country' | 'scheme'>) {
  const t = useText<typeof boxNamesText>('box-names')
  const lang = useLang()
  return (box: string): BoxName => {
    const named = boxKind(box)
    if (!named) {
      const line = `${country}_${box}`
      return lineOf(t(`line_${line}`), box)
    }
    const [first = '', second = '', third = ''] = named.of
    const params = {
      first: named.kind === 'correctionOf' ? periodIn(first, lang) : placeIn(first, lang),
      second: placeIn(second, lang),
      rate: second,
      third: placeIn(third, lang),
    }
    return { number: '', name: t(`kind_${named.kind}`, params) }
  }
  // A form whose lines have no names here keeps its numbers.
  function lineOf(text: string, box: string): BoxName {
    const isMissing = scheme !== 'LOCAL' || text === `line_${country}_${box}`
    return { number: box, name: isMissing ? '' : text }
  }
}

/** What a box means where its name alone does not say it; undefined where nobody has written that down. */
export function useBoxSentence({ country, scheme }: Pick<Declaration, 'country' | 'scheme'>) {
  const t = useText<typeof boxNamesText>('box-names')
  return (box: string): string | undefined => {
    const line = `${country}_${box}`
    const text = t(`say_${line}`)
    return scheme !== 'LOCAL' || text === `say_${line}` ? undefined : text
  }
}

/** `2025-Q4` and `2025-12`, as boxes of a one-stop shop write periods, for people. */
export function periodIn(label: string, lang: Lang): string {
  const [year = '', part = ''] = label.split('-')
  if (part.startsWith('Q')) return lang === 'zh' ? `${year}年第${part.slice(1)}季度` : `${part} ${year}`
  return /^\d\d$/.test(part) ? formatDay(`${label}-01`, lang, 'month') : label
}

const placeIn = (code: string, lang: Lang) => (/^[A-Z]{2}$/.test(code) ? countryName(code, lang) : code)
