import type { Lang } from './local-text.ts'

/** The first of a browser's languages that the portal speaks. */
export function preferredLang(languages: readonly string[]): Lang | undefined {
  for (const tag of languages) {
    const [primary] = tag.toLowerCase().split('-')
    if (primary === 'zh' || primary === 'en') return primary
  }
  return undefined
}
