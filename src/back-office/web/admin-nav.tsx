import type { ReactNode } from 'react'
import {
  IconBuildingBank,
  IconCalculator,
  IconCheck,
  IconClipboardList,
  IconEraser,
  IconShieldCheck,
  IconFileCertificate,
  IconFileText,
  IconFlagOff,
  IconGift,
  IconLink,
  IconLock,
  IconList,
  IconMail,
  IconMessage,
  IconReceipt,
  IconRefresh,
  IconPencil,
  IconShop,
  IconTransferIn,
  IconUsers,
} from '#platform/ui/icons.ts'
import type { StaffRole } from '#platform/shared/call.ts'
import { paths } from '#paths.ts'
import type { backOfficeShellText } from './back-office-shell.text.ts'

type Entry = {
  href: string
  text: keyof typeof backOfficeShellText
  icon: ReactNode
  /** Roles that may make the page's calls; the server decides in any case. */
  roles: readonly StaffRole[]
}

const caseWorkers: readonly StaffRole[] = ['agent', 'reviewer', 'admin']
const answerers: readonly StaffRole[] = ['agent', 'finance', 'admin']
const preparers: readonly StaffRole[] = [...caseWorkers, 'partner']
const bookkeepers: readonly StaffRole[] = ['finance', 'admin']

/** The pages of the back office in navigation order; members of staff see those of their role. */
const ENTRIES: readonly Entry[] = [
  { href: paths.adminQueue(), text: 'queue', icon: <IconList />, roles: preparers },
  { href: paths.adminTasks(), text: 'tasks', icon: <IconCheck />, roles: caseWorkers },
  { href: paths.adminDeclarations(), text: 'declarations', icon: <IconFileText />, roles: preparers },
  { href: paths.adminLetters(), text: 'letters', icon: <IconMail />, roles: caseWorkers },
  { href: paths.adminOriginals(), text: 'originals', icon: <IconFileCertificate />, roles: preparers },
  {
    href: paths.adminOrders(),
    text: 'orders',
    icon: <IconClipboardList />,
    roles: [...caseWorkers, 'finance'],
  },
  { href: paths.adminPayments(), text: 'transfers', icon: <IconBuildingBank />, roles: bookkeepers },
  { href: paths.adminInvoices(), text: 'invoices', icon: <IconReceipt />, roles: bookkeepers },
  { href: paths.adminCoupons(), text: 'coupons', icon: <IconGift />, roles: bookkeepers },
  { href: paths.adminAnnouncements(), text: 'announcements', icon: <IconMessage />, roles: ['admin'] },
  { href: paths.adminLedger(), text: 'inputVat', icon: <IconCalculator />, roles: caseWorkers },
  { href: paths.adminRates(), text: 'rates', icon: <IconRefresh />, roles: ['reviewer', 'admin'] },
  { href: paths.adminTeam(), text: 'team', icon: <IconUsers />, roles: caseWorkers },
  { href: paths.adminHmrc(), text: 'hmrc', icon: <IconLink />, roles: caseWorkers },
  { href: paths.adminShopNotices(), text: 'shopNotices', icon: <IconShop />, roles: caseWorkers },
  { href: paths.adminConfirmations(), text: 'confirmations', icon: <IconShieldCheck />, roles: caseWorkers },
  { href: paths.adminMandates(), text: 'mandates', icon: <IconPencil />, roles: caseWorkers },
  { href: paths.adminTakeovers(), text: 'takeovers', icon: <IconTransferIn />, roles: caseWorkers },
  { href: paths.adminEndings(), text: 'endings', icon: <IconFlagOff />, roles: caseWorkers },
  { href: paths.adminEnquiries(), text: 'enquiries', icon: <IconMessage />, roles: answerers },
  { href: paths.adminErasures(), text: 'erasures', icon: <IconEraser />, roles: ['admin'] },
  { href: paths.adminHolds(), text: 'holds', icon: <IconLock />, roles: ['admin'] },
]

/** Whether this role works in the agency's own team, with its notes, tags and views. */
export const isInTeam = (role: StaffRole | undefined): boolean =>
  role !== undefined && caseWorkers.includes(role)

/** Whether this role decides about money. */
export const isBookkeeper = (role: StaffRole | undefined): boolean =>
  role !== undefined && bookkeepers.includes(role)

export function adminNav(role: StaffRole | undefined): readonly Entry[] {
  return ENTRIES.filter((entry) => role !== undefined && entry.roles.includes(role))
}

/** The entry of the current page: the longest address that is a prefix of the path. Not every page is of one. */
export function currentEntry(entries: readonly Entry[], pathname: string): Entry | undefined {
  const fitting = entries.filter(
    ({ href }) => pathname === href || `${pathname}/`.startsWith(`${below(href)}/`),
  )
  return fitting.toSorted((a, b) => b.href.length - a.href.length)[0]
}

/** The queue lies above all pages; its own are those of work orders. */
const below = (href: string): string => (href === paths.adminQueue() ? '/admin/workOrder' : href)
