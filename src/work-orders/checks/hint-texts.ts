import type { LocalText } from '#platform/shared/local-text.ts'
import type { Hint } from './answer-hints.ts'

export const HINT_LEVEL_NAMES = ['wrong', 'look', 'good'] as const
export type HintLevel = (typeof HINT_LEVEL_NAMES)[number]

/**
 * A sensitive answer that differs is told without saying what stands there, and a company of which the reader may not know
 * without its name.
 */
export type HintKind =
  | Hint['kind']
  | 'unlikeFormHidden'
  | 'sameNumberAtAnother'
  | 'sameNumberAtOthers'
  | 'sameNumberAtAndAnother'
  | 'sameNumberAtAndOthers'

export const HINT_LEVELS: Readonly<Record<HintKind, HintLevel>> = {
  expired: 'wrong',
  bornImpossible: 'wrong',
  passportTooLong: 'wrong',
  ageUnusual: 'look',
  sameNumberHere: 'look',
  sameNumberThere: 'look',
  sameNumberAt: 'look',
  sameNumberAtAnother: 'look',
  sameNumberAtOthers: 'look',
  sameNumberAtAndAnother: 'look',
  sameNumberAtAndOthers: 'look',
  unlikeProfile: 'look',
  unlikeForm: 'look',
  unlikeFormHidden: 'look',
  expiresSoon: 'look',
  validUntil: 'good',
}

export const HINT_TEXTS: Readonly<Record<HintKind, LocalText>> = {
  expired: { en: 'Expired on {{day}}', zh: '已于{{day}}过期' },
  bornImpossible: {
    en: 'Nobody can be born on {{day}}; see the passport',
    zh: '出生日期不可能是{{day}}，请对照护照',
  },
  passportTooLong: {
    en: 'Valid until {{day}}, longer than a passport can be; see the passport',
    zh: '有效期至{{day}}，超过护照最长有效期，请对照护照',
  },
  ageUnusual: {
    en: 'By this {{years}} years old; see the passport',
    zh: '据此年龄为{{years}}岁，请对照护照',
  },
  sameNumberHere: { en: 'The same number stands for {{who}}', zh: '与{{who}}的号码相同' },
  sameNumberThere: {
    en: 'In {{number}} the same number stands for {{who}}',
    zh: '与{{number}}中{{who}}的号码相同',
  },
  sameNumberAt: { en: 'The same number stands at {{who}}', zh: '与{{who}}填写的号码相同' },
  sameNumberAtAnother: { en: 'The same number stands at another company', zh: '与另一家企业填写的号码相同' },
  sameNumberAtOthers: {
    en: 'The same number stands at {{others}} other companies',
    zh: '与另外{{others}}家企业填写的号码相同',
  },
  sameNumberAtAndAnother: {
    en: 'The same number stands at {{who}}, and at another company',
    zh: '与{{who}}及另一家企业填写的号码相同',
  },
  sameNumberAtAndOthers: {
    en: 'The same number stands at {{who}}, and at {{others}} other companies',
    zh: '与{{who}}及另外{{others}}家企业填写的号码相同',
  },
  expiresSoon: { en: 'Valid until {{day}}, less than half a year', zh: '有效期至{{day}}，不足半年' },
  validUntil: { en: 'Valid until {{day}}', zh: '有效期至{{day}}' },
  unlikeProfile: { en: 'The profile says “{{there}}”', zh: '企业资料中为“{{there}}”' },
  unlikeForm: { en: '{{number}} says “{{there}}”', zh: '{{number}}中为“{{there}}”' },
  unlikeFormHidden: { en: 'Another value stands in {{number}}', zh: '与{{number}}中的内容不同' },
}
