/** A kind of record that an input names by its id, or by what else is its own. */
export type Subject =
  | 'workOrder'
  | 'workOrderNumber'
  | 'order'
  | 'company'
  | 'companyInCountry'
  | 'registration'
  | 'declaration'
  | 'letter'
  | 'inspection'
  | 'ledgerLine'
  | 'mandate'
  | 'confirmation'
  | 'notice'
  | 'amazonAccount'

/** The names that mean the same in every call of the staff. */
const BY_NAME: Readonly<Record<string, Subject>> = {
  workOrderId: 'workOrder',
  workOrderIds: 'workOrder',
  workOrderNumber: 'workOrderNumber',
  orderId: 'order',
  companyId: 'company',
  registrationId: 'registration',
  mandateId: 'mandate',
  sellerId: 'amazonAccount',
}

/** What a name means below some paths alone. */
const BELOW: readonly (readonly [path: string, name: string, subject: Subject])[] = [
  ['/staff/declarations/', 'id', 'declaration'],
  ['/staff/authorityLetter/', 'id', 'letter'],
  ['/staff/inspection/', 'id', 'inspection'],
  ['/staff/inspection/', 'letterId', 'letter'],
  ['/staff/ledger/', 'id', 'ledgerLine'],
  ['/staff/letter/', 'letterId', 'confirmation'],
  ['/staff/shopNotice/', 'id', 'notice'],
]

/** What the calls of bank statements name: the returns of a company in one country. */
const OF_COUNTRY = /^\/staff\/declarations\/(?:match|read)TaxStatement/

/** What a field of a call's input names; undefined: no record of a company, or one that is found within another. */
export function subjectOf(path: string, name: string): Subject | undefined {
  if (name === 'companyId' && OF_COUNTRY.test(path)) return 'companyInCountry'
  const below = BELOW.find(([prefix, field]) => field === name && path.startsWith(prefix))
  return below?.[2] ?? BY_NAME[name]
}
