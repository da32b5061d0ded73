import type { ReactNode } from 'react'
import { useText } from '#platform/web/text.ts'
import { cx } from '../cx.ts'
import { IconBell, IconChevronLeft, IconChevronRight, IconSearch, IconShoppingCart } from '../icons.ts'
import { Anchor } from '../link.tsx'
import { Logo } from '../logo.tsx'
import type { uiText } from '../ui.text.ts'
import { FrameMenu } from './frame-menu.tsx'
import {
  AccountButton,
  type AccountMenu,
  type CartLink,
  Count,
  type LanguageChoice,
  LanguageLinks,
  LanguageMenu,
  MOST_COUNTED,
  type NavItem,
  SkipLink,
} from './frame-parts.tsx'
import { PhoneDrawer } from './phone-drawer.tsx'
import styles from './workspace-frame.module.css'

export type Crumb = { label: string; href?: string }

export type WorkspaceFrameProps = {
  productName: string
  homeHref: string
  /** The first group usually has no title. */
  groups: readonly { title?: string; items: readonly NavItem[] }[]
  /** The last crumb is this page. On a phone it is the title of the top bar. */
  crumbs: readonly Crumb[]
  languages: readonly LanguageChoice[]
  /** Opens the command palette. */
  search?: { label: string; shortcut: string; onOpen: () => void }
  cart?: CartLink
  messages?: { href: string; label: string; unread: number }
  account?: AccountMenu
  /** At the foot of the side bar: the contact person. */
  help?: ReactNode
  actions?: ReactNode
  banner?: ReactNode
  children: ReactNode
}

export function WorkspaceFrame(props: WorkspaceFrameProps) {
  const { productName, homeHref, banner, children } = props
  const t = useText<typeof uiText>('ui')
  return (
    <div className={styles.frame}>
      <SkipLink />
      {banner && (
        <aside aria-label={t('siteNotice')} className={cx(styles.banner, 'no-print')}>
          {banner}
        </aside>
      )}
      <div className={styles.columns}>
        <aside aria-label={productName} className={cx(styles.side, 'no-print')}>
          <Anchor href={homeHref} className={styles.home} aria-label={productName}>
            <Logo name={productName} size={32} />
          </Anchor>
          <SideNav {...props} />
        </aside>
        <div className={styles.page}>
          <Header {...props} />
          <main id="content" tabIndex={-1} className={styles.main}>
            {children}
          </main>
        </div>
      </div>
    </div>
  )
}

function SideNav({ groups, help }: WorkspaceFrameProps) {
  const t = useText<typeof uiText>('ui')
  return (
    <>
      <nav className={styles.nav} aria-label={t('mainNavigation')}>
        {groups.map((group, index) => (
          <div key={group.title ?? index}>
            {group.title && <p className={styles.groupTitle}>{group.title}</p>}
            <ul className={styles.items}>
              {group.items.map((item) => (
                <li key={item.href}>
                  <Anchor
                    href={item.href}
                    className={styles.item}
                    aria-current={item.current ? 'page' : undefined}
                  >
                    {item.icon}
                    <span>{item.label}</span>
                    <Count value={item.count} />
                  </Anchor>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {help && <div className={styles.help}>{help}</div>}
    </>
  )
}

function Header(props: WorkspaceFrameProps) {
  const { crumbs, search, languages, actions, cart, messages, account } = props
  return (
    <header className={cx(styles.header, 'no-print')}>
      <PhoneStart {...props} />
      <Breadcrumb crumbs={crumbs} />
      <div className={styles.end}>
        {search && (
          <button
            type="button"
            className={styles.search}
            aria-keyshortcuts="Meta+K Control+K"
            onClick={search.onOpen}
          >
            <IconSearch size={18} />
            <span>{search.label}</span>
            <kbd aria-hidden="true">{search.shortcut}</kbd>
          </button>
        )}
        <span className={styles.notOnPhone}>
          <LanguageMenu languages={languages} short menu={FrameMenu} />
        </span>
        {actions}
        {cart && (
          <IconLink
            {...cart}
            icon={<IconShoppingCart />}
            badge={<Count value={cart.count} onIcon />}
            kind="itemsInCart"
          />
        )}
        {messages && (
          <IconLink
            href={messages.href}
            label={messages.label}
            count={messages.unread}
            icon={<IconBell />}
            badge={<Count value={messages.unread} onIcon />}
            kind="unread"
          />
        )}
        {account && <AccountButton account={account} menu={FrameMenu} />}
      </div>
    </header>
  )
}

function IconLink(props: {
  href: string
  label: string
  count: number
  icon: ReactNode
  badge: ReactNode
  kind: 'itemsInCart' | 'unread'
}) {
  const t = useText<typeof uiText>('ui')
  const { count, kind } = props
  // The name holds the number as it is shown: who speaks to the page says what they see.
  const counted = count > MOST_COUNTED ? t(`${kind}Many`) : t(kind, { count })
  const name = count > 0 ? `${props.label}, ${counted}` : props.label
  return (
    <Anchor href={props.href} className={styles.iconLink} aria-label={name} title={props.label}>
      {props.icon}
      {props.badge}
    </Anchor>
  )
}

function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useText<typeof uiText>('ui')
  return (
    <nav className={styles.crumbs} aria-label={t('breadcrumb')}>
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={crumb.href ?? index}>
            {index > 0 && <IconChevronRight size={14} />}
            {crumb.href !== undefined && index < crumbs.length - 1 ? (
              <Anchor href={crumb.href}>{crumb.label}</Anchor>
            ) : (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** On a phone: the drawer, or the way back when the page is below another. */
function PhoneStart(props: WorkspaceFrameProps) {
  const t = useText<typeof uiText>('ui')
  const parent = props.crumbs.length > 1 ? props.crumbs.at(-2) : undefined
  return (
    <div className={styles.phoneStart}>
      <PhoneDrawer
        title={
          <Anchor href={props.homeHref} aria-label={props.productName}>
            <Logo name={props.productName} size={32} />
          </Anchor>
        }
      >
        <div className={styles.sheet}>
          <SideNav {...props} />
          <LanguageLinks languages={props.languages} />
        </div>
      </PhoneDrawer>
      {parent?.href !== undefined && (
        <Anchor href={parent.href} className={styles.iconLink} aria-label={`${t('back')}: ${parent.label}`}>
          <IconChevronLeft size={24} />
        </Anchor>
      )}
    </div>
  )
}
