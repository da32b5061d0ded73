import { useState, useSyncExternalStore } from 'react'
import { type Lang, langTag } from '#platform/shared/local-text.ts'
import { preferredLang } from '#platform/shared/preferred-lang.ts'
import { Button } from './button.tsx'
import { useLangSwitch } from '#platform/web/lang-switch.ts'
import { hasChosenLang, storeLang } from '#platform/web/session.ts'
import { useLang } from '#platform/web/text.ts'
import { WORDS } from './language-offer-words.ts'
import styles from './language-offer.module.css'

const never = () => () => {}
const offeredTo = (): Lang | undefined => (hasChosenLang() ? undefined : preferredLang(navigator.languages))

/** Offers a first visitor the language that the browser prefers, if the page speaks another. Either answer is kept. */
export function LanguageOffer() {
  const lang = useLang()
  const switchLang = useLangSwitch()
  const [answered, setAnswered] = useState(false)
  const offered = useSyncExternalStore(never, offeredTo, () => undefined)
  if (!offered || offered === lang || answered) return null
  const stay = () => {
    storeLang(lang)
    setAnswered(true)
  }
  return (
    <aside className={styles.offer} aria-label={WORDS.label[offered]} lang={langTag(offered)}>
      <p>{WORDS.offer[offered]}</p>
      <div className={styles.answers}>
        <Button onClick={() => switchLang(offered)}>{WORDS.take[offered]}</Button>
        <Button variant="subtle" onClick={stay}>
          <span lang={langTag(lang)}>{WORDS.stay[lang]}</span>
        </Button>
      </div>
    </aside>
  )
}
