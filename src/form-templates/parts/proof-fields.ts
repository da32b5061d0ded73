import type { LocalText } from '#platform/shared/local-text.ts'
import type { Condition, RowField } from '#forms/engine/model/template.ts'
import { documentField } from './files.ts'
import { keyIn, type Place } from './place.ts'

export function bankProof(help: LocalText): RowField {
  return documentField({
    key: 'bankProof',
    label: { en: 'Proof of the bank account', zh: '银行账户证明' },
    name: { en: 'proof of the bank account', zh: '银行账户证明' },
    help,
    shareable: true,
    required: true,
    copyKey: 'bank.proof',
    maxBytes: 10_000_000,
  })
}

/** @param visibleWhen whom the office asks for it; undefined: everyone */
export function homeCertificate(visibleWhen: Condition | undefined, help: LocalText): RowField {
  return documentField({
    key: 'homeCertificate',
    label: { en: 'Certificate of the tax office at home', zh: '注册地税局出具的纳税人证明' },
    name: { en: 'certificate of the tax office at home', zh: '注册地税局出具的纳税人证明' },
    help,
    shareable: true,
    required: true,
    copyKey: 'company.homeCertificate',
    ...(visibleWhen && { visibleWhen }),
  })
}

/** Asked where goods are stored by a logistics company; Amazon gives no such contract. */
export function warehouseContract(place: Place, help: LocalText): RowField {
  return documentField({
    key: keyIn(place, 'warehouseContract'),
    label: { en: 'Contract with the warehouse', zh: '仓储合同' },
    name: { en: 'contract with the warehouse', zh: '仓储合同' },
    help,
    shareable: true,
    visibleWhen: { op: 'in', field: keyIn(place, 'stockPlace'), value: ['thirdParty', 'both'] },
    required: true,
    maxFiles: 3,
  })
}
