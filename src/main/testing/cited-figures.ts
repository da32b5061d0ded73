import type { LocalText } from '#platform/shared/local-text.ts'

/** A figure that product pages, forms and mails may all name; `en` and `zh` capture it. */
export type Topic = {
  name: string
  /** The products on whose page or form it stands. */
  products: RegExp
  en: RegExp
  zh: RegExp
}

export type Cited = { where: string; text: LocalText }

const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** `9,000`, `9000` and 0.9万 are one figure; so are `three` and `3`. */
function plainFigure(written: string): number {
  const word = WORDS.indexOf(written.toLowerCase())
  if (word >= 0) return word
  const factor = written.endsWith('万') ? 10_000 : /million/.test(written) ? 1_000_000 : 1
  return Number(written.replaceAll(/[,万]| ?million/g, '')) * factor
}

/** Every figure that the texts give for a topic, and where. */
export function figuresOf(topic: Topic, cited: readonly Cited[]): { where: string; figure: number }[] {
  return cited.flatMap(({ where, text }) =>
    (['en', 'zh'] as const).flatMap((lang) =>
      [...text[lang].matchAll(new RegExp(topic[lang], 'giu'))].map((match) => ({
        where: `${where} (${lang})`,
        figure: plainFigure(match[1] ?? ''),
      })),
    ),
  )
}

/** Topics for which two texts of one product name different figures. */
export function contradictions(topics: readonly Topic[], cited: readonly Cited[]): string[] {
  return topics.flatMap((topic) => {
    const found = figuresOf(topic, cited)
    const figures = new Set(found.map(({ figure }) => figure))
    if (figures.size < 2) return []
    return [`${topic.name}: ${found.map(({ where, figure }) => `${figure} in ${where}`).join(', ')}`]
  })
}

/** Every text in both languages inside a value. */
export function textsIn(value: unknown): LocalText[] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value && 'zh' in value && typeof value.en === 'string' && typeof value.zh === 'string')
    return [{ en: value.en, zh: value.zh }]
  return Object.values(value).flatMap(textsIn)
}
