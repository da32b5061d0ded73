import { countryName } from '#platform/shared/countries.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { Declaration } from '../../contract.ts'
import { periodText } from '../../period-label.ts'
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
    if (named.kind === 'material') return { number: '', name: t(`material_${first}`) }
    if (named.kind === 'device') return { number: '', name: t(`device_${first}`) }
    if (named.kind === 'battery') {
      const of = { kind: t(`battery_${first}`), chemistry: t(`chemistry_${second}`) }
      return { number: '', name: t('kind_battery', of) }
    }
    const params = {
      first: named.kind === 'correctionOf' ? periodText(first, lang) : placeIn(first, lang),
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

const placeIn = (code: string, lang: Lang) => (/^[A-Z]{2}$/.test(code) ? countryName(code, lang) : code)
