import type { LocalText } from '#platform/shared/local-text.ts'
import type { LedgerKind } from './ledger-line.ts'
import type { ShownStatus } from './ledger-moves.ts'

export const KIND_NAMES: Record<LedgerKind, LocalText> = {
  PURCHASE: { en: 'Purchase with local VAT', zh: '当地采购发票' },
  FIXED_ASSET: { en: 'Fixed asset with local VAT', zh: '固定资产发票' },
  IMPORT: { en: 'Import VAT paid', zh: '已缴进口增值税' },
  IMPORT_IN_RETURN: { en: 'Import VAT in the return', zh: '递延进口增值税' },
  SERVICE_EU: { en: 'Service from another EU country', zh: '欧盟他国服务（反向征收）' },
  SERVICE_ABROAD: { en: 'Service from abroad', zh: '境外服务（反向征收）' },
}

export const STATUS_NAMES: Record<ShownStatus, LocalText> = {
  SENT: { en: 'Sent to us', zh: '已发送，待我们录入' },
  SUBMITTED: { en: 'With us for review', zh: '审核中' },
  RETURNED: { en: 'For you to correct', zh: '待您更正' },
  REVIEWED: { en: 'Reviewed', zh: '已审核' },
}
