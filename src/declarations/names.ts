import type { LocalText } from '#platform/shared/local-text.ts'
import type { EprStream } from './epr/categories.ts'
import { STREAM_NAMES } from './epr/category-names.ts'
import type { DeclarationKind, DeclarationScheme, FilingStatus } from './declaration.ts'
import type { Holder } from './whose-turn.ts'

export const KIND_NAMES: Record<DeclarationKind, LocalText> = {
  RETURN: { en: 'VAT return', zh: 'VAT申报' },
  ANNUAL: { en: 'Annual return', zh: '年度申报' },
  EC_SALES_LIST: { en: 'EC sales list', zh: '欧盟销售清单' },
  OSS: { en: 'OSS return', zh: 'OSS申报' },
  IOSS: { en: 'IOSS return', zh: 'IOSS申报' },
  EPR: { en: 'EPR quantity report', zh: 'EPR数量申报' },
}

/** A quantity report is named by what it reports. */
export const kindName = ({
  kind,
  stream,
}: {
  kind: DeclarationKind
  stream?: EprStream | null | undefined
}): LocalText => (stream ? STREAM_NAMES[stream] : KIND_NAMES[kind])

export const FILING_STATUS_NAMES: Record<FilingStatus, LocalText> = {
  AWAITING_DATA: { en: 'Waiting for data', zh: '待数据' },
  CALCULATED: { en: 'Being checked', zh: '复核中' },
  AWAITING_CONFIRMATION: { en: 'For you to confirm', zh: '待您确认' },
  QUERIED: { en: 'Query raised', zh: '已提出疑问' },
  CONFIRMED: { en: 'Confirmed', zh: '已确认' },
  FILED: { en: 'Filed', zh: '已申报' },
  ACCEPTED: { en: 'Accepted by the tax office', zh: '税局已受理' },
  REJECTED: { en: 'Rejected by the tax office', zh: '税局已退回' },
}

/** Instead of waiting for data, once the seller has stated that there is none. */
export const NIL_STATED_NAME: LocalText = { en: 'Stated: nothing to declare', zh: '已声明无业务' }

/** Quantities go to a register or a scheme, never to a tax office. */
export const QUANTITY_STATUS_NAMES = {
  ACCEPTED: { en: 'Accepted', zh: '已受理' },
  REJECTED: { en: 'Rejected', zh: '已退回' },
} satisfies Partial<Record<FilingStatus, LocalText>>

type OfKind<T> = { kind: DeclarationKind } & T

const statusNameIn =
  (names: Record<FilingStatus, LocalText>) =>
  ({ kind, status }: OfKind<{ status: FilingStatus }>): LocalText => {
    const isOther = kind === 'EPR' && (status === 'ACCEPTED' || status === 'REJECTED')
    return isOther ? QUANTITY_STATUS_NAMES[status] : names[status]
  }

export const filingStatusName = statusNameIn(FILING_STATUS_NAMES)

export const SCHEME_NAMES: Record<DeclarationScheme, LocalText> = {
  LOCAL: { en: 'National return', zh: '本国申报' },
  OSS_UNION: { en: 'Union OSS', zh: '欧盟OSS' },
  OSS_NON_UNION: { en: 'Non-Union OSS', zh: '非欧盟OSS' },
  IOSS: { en: 'IOSS', zh: 'IOSS' },
}

/** As the staff speak of it; the seller reads other words. */
export const WORK_STATUS_NAMES: Record<FilingStatus, LocalText> = {
  AWAITING_DATA: { en: 'Waiting for data', zh: '待数据' },
  CALCULATED: { en: 'Second check', zh: '待复核' },
  AWAITING_CONFIRMATION: { en: 'With the seller', zh: '待卖家确认' },
  QUERIED: { en: 'Queried', zh: '卖家有疑问' },
  CONFIRMED: { en: 'Ready to file', zh: '待申报' },
  FILED: { en: 'Filed', zh: '已申报' },
  ACCEPTED: { en: 'Accepted', zh: '税局已受理' },
  REJECTED: { en: 'Rejected', zh: '税局已退回' },
}

export const TURN_NAMES: Record<Holder, LocalText> = {
  agency: { en: 'Us', zh: '我方' },
  seller: { en: 'Seller', zh: '卖家' },
  authority: { en: 'Tax office', zh: '税局' },
  none: { en: 'Done', zh: '已办结' },
}

/** Where it stands for tax and for quantities alike. */
export const ANY_AUTHORITY_NAME: LocalText = { en: 'Tax office or register', zh: '税局或注册机构' }

export const REGISTER_NAME: LocalText = { en: 'Register or scheme', zh: '注册机构或回收组织' }

export const workStatusName = statusNameIn(WORK_STATUS_NAMES)

export const turnName = ({ kind, holder }: OfKind<{ holder: Holder }>): LocalText =>
  kind === 'EPR' && holder === 'authority' ? REGISTER_NAME : TURN_NAMES[holder]
