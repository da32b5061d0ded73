import { createContext, useContext } from 'react'
import type { Lang } from '../shared/local-text.ts'
import type { LanguageChoice } from '../ui/frames/frame-parts.tsx'
import { useLang } from './text.ts'

export const LangSwitchContext = createContext<(lang: Lang) => void>(() => {})

/** Changes the language in place: no input is lost, the page stays where it is. */
export function useLangSwitch(): (lang: Lang) => void {
  return useContext(LangSwitchContext)
}

/** The links to both languages, as frames show them; they work without scripts. */
export function useLanguageChoices(path: string): LanguageChoice[] {
  const lang = useLang()
  const switchLang = useLangSwitch()
  const href = (code: Lang) => `${path}${path.includes('?') ? '&' : '?'}lang=${code}`
  return [
    {
      code: 'en',
      label: 'English',
      short: 'EN',
      href: href('en'),
      current: lang === 'en',
      onSelect: () => switchLang('en'),
    },
    {
      code: 'zh',
      label: '简体中文',
      short: '中文',
      href: href('zh'),
      current: lang === 'zh',
      onSelect: () => switchLang('zh'),
    },
  ]
}
