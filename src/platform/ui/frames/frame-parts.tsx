import type { ComponentType, ReactNode } from 'react'
import { useText } from '#platform/web/text.ts'
import { IconWorld } from '../icons.ts'
import { DetailsMenu } from '../details-menu.tsx'
import type { MenuProps } from '../menu-props.ts'
import type { uiText } from '../ui.text.ts'
import styles from './frame-parts.module.css'

export type NavItem = {
  href: string
  label: string
  icon?: ReactNode
  /** Shown at the right end when above zero. */
  count?: number
  current?: boolean
}

export type LanguageChoice = {
  /** `en`, `zh`: the tag of the page behind `href`. */
  code: string
  /** The language's own name: English, 简体中文. */
  label: string
  /** Two or so characters for narrow places: EN, 中文. */
  short: string
  href: string
  current: boolean
  onSelect?: () => void
}

export type CartLink = { href: string; label: string; count: number }

export type AccountMenu = {
  /** One or two characters in the round mark. */
  initials: string
  name: string
  detail?: string
  items: {
    label: string
    href?: string
    icon?: ReactNode
    onSelect?: () => void
    danger?: boolean
    current?: boolean
  }[]
}

export function SkipLink() {
  const t = useText<typeof uiText>('ui')
  return (
    <a className="skip-link no-print" href="#content">
      {t('skipToContent')}
    </a>
  )
}

/** The languages of this page, by their own names; never by flags. */
export function LanguageMenu({
  languages,
  short,
  menu: Menu = DetailsMenu,
}: {
  languages: readonly LanguageChoice[]
  short?: boolean
  /** Public pages use the one that needs no script. */
  menu?: ComponentType<MenuProps>
}) {
  const t = useText<typeof uiText>('ui')
  const current = languages.find((language) => language.current) ?? languages[0]
  if (!current) return null
  return (
    <Menu
      label={`${t('language')}: ${current.label}, ${current.short}`}
      trigger={
        <>
          <IconWorld size={18} />
          <span className={short ? undefined : styles.longName}>{short ? current.short : current.label}</span>
          {!short && <span className={styles.shortName}>{current.short}</span>}
        </>
      }
      items={languages.map((language) => ({ ...language, lang: language.code, reload: true }))}
    />
  )
}

/** The same choice as a list, for the footer and the drawer. */
export function LanguageLinks({ languages }: { languages: readonly LanguageChoice[] }) {
  return (
    <span className={styles.languages}>
      <IconWorld size={16} />
      {languages.map((language) => (
        <a
          key={language.code}
          href={language.href}
          hrefLang={language.code}
          lang={language.code}
          aria-current={language.current ? 'true' : undefined}
          onClick={language.onSelect}
        >
          {language.label}
        </a>
      ))}
    </span>
  )
}

export function AccountButton({
  account,
  menu: Menu = DetailsMenu,
}: {
  account: AccountMenu
  menu?: ComponentType<MenuProps>
}) {
  return (
    <Menu
      label={account.name}
      trigger={<span className={styles.avatar}>{account.initials}</span>}
      triggerClassName={styles.avatarTrigger}
      head={
        <>
          <b>{account.name}</b>
          {account.detail && <div>{account.detail}</div>}
        </>
      }
      items={account.items}
    />
  )
}

/** A larger number is shown as more than this one. */
export const MOST_COUNTED = 99

/** A number on a nav entry or an icon; nothing at zero. */
export function Count({ value, onIcon }: { value: number | undefined; onIcon?: boolean }) {
  if (!value) return null
  return (
    <span className={onIcon ? styles.countOnIcon : styles.count} aria-hidden={onIcon || undefined}>
      {value > MOST_COUNTED ? `${MOST_COUNTED}+` : value}
    </span>
  )
}
