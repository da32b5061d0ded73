import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { StaffRole } from '#platform/shared/call.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import { pickText, type Lang } from '#platform/shared/local-text.ts'
import { hasTerms, numbersInFull, readTerms } from '#platform/shared/search-terms.ts'
import { paths } from '#paths.ts'
import { STAFF_RESULT_KINDS, type StaffResultKind, type StaffSearchResult } from '../staff/contract.ts'
import { findCustomers, findRecords } from './staff.queries.ts'
import { inOrder } from './in-order.ts'

type Deps = Pick<ServerDeps, 'db' | 'clock'>
type Asked = { typed: string; role: StaffRole; scope: StaffScope; lang: Lang }

const OF_CASES: readonly StaffResultKind[] = [
  'WORK_ORDER',
  'DECLARATION',
  'ORDER',
  'CUSTOMER',
  'NUMBER',
  'LETTER',
]
/** Whoever decides on money reads how far the work is that was paid for. */
const OF_MONEY: readonly StaffResultKind[] = ['WORK_ORDER', 'ORDER', 'CUSTOMER', 'INVOICE', 'ENQUIRY']

/** What a role may open; the calls behind the links decide in any case. */
const KINDS: Record<StaffRole, readonly StaffResultKind[]> = {
  agent: [...OF_CASES, 'ENQUIRY'],
  reviewer: OF_CASES,
  finance: OF_MONEY,
  admin: STAFF_RESULT_KINDS,
  // The steps and returns of their countries: the company beside them, its money and its people are hidden.
  partner: ['WORK_ORDER', 'DECLARATION', 'NUMBER'],
}

/** What of all companies is called so, as far as the role may open it. */
export async function searchForStaff(
  deps: Deps,
  { typed, role, scope, lang }: Asked,
): Promise<StaffSearchResult[]> {
  const terms = readTerms(typed)
  const kinds = new Set(KINDS[role])
  if (!hasTerms(terms)) return []
  const customers = await findCustomers(deps.db, terms, scope, { byPeople: role !== 'partner' })
  const records = await findRecords(
    deps.db,
    { ...terms, full: numbersInFull(typed, deps.clock.now().getUTCFullYear()) },
    { companyIds: [...new Set(customers.map(({ id }) => id))], kinds, scope, lang },
  )
  const results = [...customers, ...records].flatMap(({ kind, title, rank: _rank, ...row }) => {
    const shown = pickText(title, lang)
    return isKind(kind) && kinds.has(kind)
      ? [{ ...row, kind, title: shown, link: linkTo(kind, { ...row, title: title.en }, role) }]
      : []
  })
  return inOrder(STAFF_RESULT_KINDS, results)
}

function linkTo(
  kind: StaffResultKind,
  { id, number, title }: { id: string; number: string | null; title: string },
  role: StaffRole,
): string {
  const keyword = number ?? title
  switch (kind) {
    case 'ORDER':
      return paths.adminOrder(id)
    case 'DECLARATION': {
      const [companyId = '', declarationId = ''] = id.split(':')
      return paths.adminDeclaration({ companyId, id: declarationId })
    }
    case 'INVOICE':
      return paths.adminInvoices({ keyword })
    case 'ENQUIRY':
      return paths.adminEnquiries({ view: 'all', keyword })
    case 'CUSTOMER':
      // There is no page of a customer: what they bought is listed by their name.
      return role === 'finance' ? paths.adminOrders({ keyword }) : paths.adminQueue({ view: 'all', keyword })
    default:
      return paths.adminWorkOrder(id)
  }
}

const isKind = (kind: string): kind is StaffResultKind =>
  (STAFF_RESULT_KINDS as readonly string[]).includes(kind)
