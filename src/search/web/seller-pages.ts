import { paths } from '#paths.ts'
import { useText, useTextIn } from '#platform/web/text.ts'
import type { Page } from './found.ts'
import type { searchPagesText } from './search-pages.text.ts'

/** The pages of the workspace, and those of the site that belong to a customer's work; the most used first. */
const PAGES = {
  dashboard: paths.dashboard(),
  myServices: paths.myServices(),
  orders: paths.myOrders(),
  documents: paths.documents(),
  calendar: paths.calendar(),
  services: paths.services(),
  supplements: paths.replenishInfo(),
  registrations: paths.registrations(),
  declarations: paths.declaration(),
  inputVat: paths.ledger(),
  shops: paths.shopAuthorisation(),
  taxCalculator: paths.taxCalculator(),
  coupons: paths.couponList(),
  messages: paths.information(),
  cart: paths.shoppingCart(),
  needs: paths.whatYouNeed(),
  vatByCountry: paths.vatCompliance(),
  profile: paths.account('profile'),
  company: paths.account('company'),
  members: paths.account('members'),
  security: paths.account('security'),
  notifications: paths.account('notifications'),
  data: paths.account('data'),
  contact: paths.contactUs(),
  userAgreement: paths.userAgreement(),
  privacyPolicy: paths.privacyPolicy(),
} as const
type PageId = keyof typeof PAGES

/** Viewers buy nothing. */
const FOR_BUYERS: ReadonlySet<string> = new Set<PageId>(['services', 'cart'])

export function useSellerPages(mayBuy: boolean): Page[] {
  const t = useText<typeof searchPagesText>('search-pages')
  const en = useTextIn<typeof searchPagesText>('search-pages', 'en')
  const zh = useTextIn<typeof searchPagesText>('search-pages', 'zh')
  return (Object.keys(PAGES) as PageId[])
    .filter((id) => mayBuy || !FOR_BUYERS.has(id))
    .map((id) => ({
      id,
      title: t(`page_${id}`),
      names: [en(`page_${id}`), zh(`page_${id}`)],
      words: `${en(`words_${id}`)} ${zh(`words_${id}`)}`,
      link: PAGES[id],
    }))
}
