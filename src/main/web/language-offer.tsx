import { useEffect, useState } from 'react'
import type { Lang } from '#platform/shared/local-text.ts'
import { preferredLang } from '#platform/shared/preferred-lang.ts'
import { Button } from '#platform/ui/button.tsx'
import { useLangSwitch } from '#platform/web/lang-switch.ts'
import { hasChosenLang, storeLang } from '#platform/web/session.ts'
import { useLang } from '#platform/web/text.ts'
import styles from './language-offer.module.css'

// Written for somebody who may not read the language of the page.
const WORDS = {
  en: { offer: 'This site also speaks English.', take: 'Continue in English', label: 'Language' },
  zh: { offer: '本网站提供简体中文版。', take: '切换到简体中文', label: '语言' },
} as const
/** Of the page's own language. */
const STAY = { en: 'Stay in English', zh: '继续使用中文' } as const

/** Offers a first visitor the language that the browser prefers, if the page speaks another. Either answer is kept. */
export function LanguageOffer() {
  const lang = useLang()
  const switchLang = useLangSwitch()
  const [offered, setOffered] = useState<Lang>()
  useEffect(() => setOffered(hasChosenLang() ? undefined : preferredLang(navigator.languages)), [])
  if (!offered || offered === lang) return null
  const { offer, take, label } = WORDS[offered]
  const stay = () => {
    storeLang(lang)
    setOffered(undefined)
  }
  return (
    <aside className={styles.offer} aria-label={label} lang={offered === 'zh' ? 'zh-CN' : 'en'}>
      <p>{offer}</p>
      <div className={styles.answers}>
        <Button onClick={() => switchLang(offered)}>{take}</Button>
        <Button variant="subtle" onClick={stay}>
          <span lang={lang === 'zh' ? 'zh-CN' : 'en'}>{STAY[lang]}</span>
        </Button>
      </div>
    </aside>
  )
}
