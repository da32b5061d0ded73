import type { ReactNode } from 'react'
import { useText } from '#platform/web/text.ts'
import { ButtonLink } from '../button.tsx'
import { cx } from '../cx.ts'
import { useDismissableDetails } from '../details-menu.tsx'
import { IconMenu2, IconShoppingCart } from '../icons.ts'
import { Anchor } from '../link.tsx'
import { Logo } from '../logo.tsx'
import type { uiText } from '../ui.text.ts'
import {
  AccountButton,
  type AccountMenu,
  type CartLink,
  Count,
  LanguageLinks,
  LanguageMenu,
  type LanguageChoice,
  type NavItem,
  SkipLink,
} from './frame-parts.tsx'
import styles from './public-frame.module.css'

export type PublicFrameProps = {
  productName: string
  homeHref: string
  nav: readonly NavItem[]
  languages: readonly LanguageChoice[]
  cart?: CartLink
  /** Signed out: the sign-in link. Signed in: the link to the workspace, and the menu. */
  signIn?: { href: string; label: string }
  workspace?: { href: string; label: string }
  account?: AccountMenu
  /** More at the right end of the header, for example the colour scheme. */
  actions?: ReactNode
  footer: FooterProps
  /** A strip above the header, for example "This is a demonstration". */
  banner?: ReactNode
  children: ReactNode
}

type FooterProps = {
  about: string
  columns: readonly { title: string; links: readonly { href: string; label: string }[] }[]
  legal: string
  note?: ReactNode
}

export function PublicFrame(props: PublicFrameProps) {
  const { productName, homeHref, nav, languages, footer, banner, children } = props
  const t = useText<typeof uiText>('ui')
  return (
    <div className={styles.frame}>
      <SkipLink />
      {banner && (
        <aside aria-label={t('siteNotice')} className={cx(styles.banner, 'no-print')}>
          {banner}
        </aside>
      )}
      <header className={styles.header}>
        <div className={cx('page-width', styles.bar)}>
          <Anchor href={homeHref} className={styles.home} aria-label={productName}>
            <Logo name={productName} />
          </Anchor>
          <nav className={styles.nav} aria-label={t('mainNavigation')}>
            <NavLinks items={nav} />
          </nav>
          <HeaderEnd {...props} />
        </div>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer {...footer} productName={productName} languages={languages} />
    </div>
  )
}

function HeaderEnd({ nav, languages, cart, signIn, workspace, account, actions }: PublicFrameProps) {
  return (
    <div className={styles.end}>
      <LanguageMenu languages={languages} />
      {actions && <span className={styles.wide}>{actions}</span>}
      {cart && <CartButton cart={cart} />}
      {signIn && (
        <span className={styles.wide}>
          <ButtonLink href={signIn.href}>{signIn.label}</ButtonLink>
        </span>
      )}
      {workspace && (
        <span className={styles.wide}>
          <ButtonLink href={workspace.href}>{workspace.label}</ButtonLink>
        </span>
      )}
      {account && <AccountButton account={account} />}
      <Burger nav={nav} signIn={signIn ?? workspace} actions={actions} />
    </div>
  )
}

function NavLinks({ items }: { items: readonly NavItem[] }) {
  return items.map((item) => (
    <Anchor key={item.href} href={item.href} aria-current={item.current ? 'page' : undefined}>
      {item.label}
    </Anchor>
  ))
}

function CartButton({ cart }: { cart: CartLink }) {
  const t = useText<typeof uiText>('ui')
  return (
    <Anchor href={cart.href} className={styles.cart}>
      <IconShoppingCart size={20} />
      <span className={styles.cartLabel}>{cart.label}</span>
      {cart.count > 0 && <span className="visually-hidden">{t('itemsInCart', { count: cart.count })}</span>}
      <Count value={cart.count} onIcon />
    </Anchor>
  )
}

function Burger({ nav, signIn, actions }: Pick<PublicFrameProps, 'nav' | 'signIn' | 'actions'>) {
  const t = useText<typeof uiText>('ui')
  const ref = useDismissableDetails()
  return (
    <details ref={ref} className={styles.burger}>
      <summary aria-label={t('menu')}>
        <IconMenu2 size={22} />
      </summary>
      <nav className={styles.sheet} aria-label={t('mainNavigation')}>
        <NavLinks items={nav} />
        {actions}
        {signIn && (
          <ButtonLink href={signIn.href} full>
            {signIn.label}
          </ButtonLink>
        )}
      </nav>
    </details>
  )
}

function Footer({
  productName,
  about,
  columns,
  legal,
  note,
  languages,
}: FooterProps & { productName: string; languages: readonly LanguageChoice[] }) {
  return (
    <footer className={cx(styles.footer, 'dark-ground', 'no-print')}>
      <div className={cx('page-width', styles.columns)}>
        <div className={styles.about}>
          <Logo name={productName} />
          <p>{about}</p>
        </div>
        {columns.map((column) => (
          <nav key={column.title} className={styles.column} aria-label={column.title}>
            <h2>{column.title}</h2>
            <ul className={styles.links}>
              {column.links.map((link) => (
                <li key={link.href}>
                  <Anchor href={link.href}>{link.label}</Anchor>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={cx('page-width', styles.legal)}>
        <span>{legal}</span>
        {note}
        <LanguageLinks languages={languages} />
      </div>
    </footer>
  )
}
