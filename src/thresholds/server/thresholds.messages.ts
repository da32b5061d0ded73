import type { MessageKind } from '#messages/server/public.ts'
import { paths } from '#paths.ts'
import { countryInSentence } from '#platform/shared/countries.ts'
import type { Lang, LocalText } from '#platform/shared/local-text.ts'
import type { ThresholdKind } from '../threshold.ts'

type About = { limit: ThresholdKind; country: string }

/** What a limit is called in a sentence. */
const NAMES: Readonly<Record<ThresholdKind, LocalText>> = {
  UNREGISTERED: {
    en: 'goods or sales in {{place}} without a VAT number',
    zh: '{{place}}有货物或销售但没有VAT税号',
  },
  DISTANCE_SALES: { en: 'distance sales within the EU', zh: '欧盟境内远程销售' },
  CONSIGNMENTS: { en: 'the value of a parcel to {{place}}', zh: '发往{{place}}的单个货件价值' },
  REGISTRATION: { en: 'turnover without a VAT number in {{place}}', zh: '{{place}}免注册VAT的销售额' },
  INTRASTAT_ARRIVALS: { en: 'Intrastat in {{place}}, goods received', zh: '{{place}} Intrastat（入境货物）' },
  INTRASTAT_DISPATCHES: { en: 'Intrastat in {{place}}, goods sent', zh: '{{place}} Intrastat（出境货物）' },
}

/** In a sentence: `distance sales within the EU`. */
export function nameOfLimit(limit: ThresholdKind, country: string, lang: Lang): string {
  const place = country === 'EU' ? { en: 'the EU', zh: '欧盟' }[lang] : countryInSentence(country, lang)
  return NAMES[limit][lang].replace('{{place}}', place)
}

const words = ({ limit, country }: About, { lang }: { lang: Lang }) => ({
  what: nameOfLimit(limit, country, lang),
})
const link = () => paths.declaration()

export const thresholdsMessages: { near: MessageKind<About>; crossed: MessageKind<About> } = {
  near: {
    name: 'thresholds.near',
    type: 'DECLARATION',
    title: { en: 'Close to a limit: {{what}}', zh: '接近限额：{{what}}' },
    body: {
      en: 'Your imported sales have reached 85% of the limit for {{what}}. The Declarations page shows the figures, what changes once it is exceeded, and the service for it.',
      zh: '根据已导入的销售数据，“{{what}}”已达到限额的85%。申报页面列有具体数字、超过后的变化以及可办理的服务。',
    },
    words,
    link,
  },
  crossed: {
    name: 'thresholds.crossed',
    type: 'DECLARATION',
    asksToAct: true,
    title: { en: 'Limit exceeded: {{what}}', zh: '已超过限额：{{what}}' },
    body: {
      en: 'According to your imported sales, you have new obligations because of {{what}}. The Declarations page shows since when, what changes, and the service for it.',
      zh: '根据已导入的销售数据，因“{{what}}”产生了新的义务。申报页面列有起始时间、相应变化以及可办理的服务。',
    },
    words,
    link,
  },
}
