import type { Lang } from '#platform/shared/local-text.ts'

const EU = { en: 'European Union', zh: '欧盟' } as const
const names = {
  en: new Intl.DisplayNames('en-GB', { type: 'region' }),
  zh: new Intl.DisplayNames('zh-CN', { type: 'region' }),
}

/** The name of a country, or of the EU, in the reader's language. */
export function countryName(code: string, lang: Lang): string {
  return code === 'EU' ? EU[lang] : (names[lang].of(code) ?? code)
}
