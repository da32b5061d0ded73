import { useState, useSyncExternalStore } from 'react'
import type { Lang } from '#platform/shared/local-text.ts'
import { preferredLang } from '#platform/shared/preferred-lang.ts'
import { Button } from '#platform/ui/button.tsx'
import { useLangSwitch } from '#platform/web/lang-switch.ts'
import { hasChosenLang, storeLang } from '#platform/web/session.ts'
import { useLang } from '#platform/web/text.ts'
import { STAY, WORDS } from './language-offer-words.ts'
import styles from './language-offer.module.css'

const neverChanges = () => () => {}
const offeredHere = (): Lang | undefined => (hasChosenLang() ? undefined : preferredLang(navigator.languages))

/** Offers a first visitor the language that the browser prefers, if the page speaks another. Either answer is kept. */
export function LanguageOffer() {
  const lang = useLang()
  const switchLang = useLangSwitch()
  const [answered, setAnswered] = useState(false)
  const offered = useSyncExternalStore(neverChanges, offeredHere, () => undefined)
  if (answered || !offered || offered === lang) return null
  const { offer, take, label } = WORDS[offered]
  const stay = () => {
    storeLang(lang)
    setAnswered(true)
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
