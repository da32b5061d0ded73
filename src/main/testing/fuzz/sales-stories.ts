import {
  staffCostPrices,
  staffRemoveCostPrice,
  staffSaveCostPrice,
} from '#declarations/staff/costs-contract.ts'
import {
  staffDistanceFacts,
  staffSaveDistanceFacts,
  staffSaveEstablishment,
} from '#declarations/staff/distance-contract.ts'
import { saveCostPrice } from '#reports/costs-contract.ts'
import { readDistanceFacts, saveDistanceFacts, saveEstablishment } from '#reports/distance-contract.ts'
import {
  staffDownloadGoods,
  staffGoods,
  staffRemoveGoods,
  staffSaveGoods,
  staffUploadGoods,
} from '#declarations/staff/goods-contract.ts'
import { downloadGoods, removeGoods, saveGoods, uploadGoods } from '#declarations/goods-contract.ts'
import {
  enterQuantities,
  quantitiesTemplate,
  takeBackQuantities,
  uploadQuantities,
} from '#declarations/quantities-contract.ts'
import { enterEcoFee } from '#declarations/eco-fees-contract.ts'
import { quantityDuty } from '#declarations/staff/contract.ts'
import { amazonFile, type AmazonRow } from '#reports/testing/amazon-file.ts'
import { begun, detailOf, uploaded } from '#reports/testing/imports.builders.ts'
import {
  cancelImport,
  listImports,
  listIssues,
  listWithdrawnRows,
  listNoSales,
  revokeNoSales,
  stateNoSales,
  withdrawImport,
} from '#reports/contract.ts'
import { listTypeWords, previewMapping } from '#reports/mapping-contract.ts'
import { createShop } from '#shops/contract.ts'
import {
  staffNoSales,
  staffRevokeNoSales,
  staffStateNoSales,
  staffWithdrawalEffect,
  staffWithdrawImport,
  staffWithdrawnRows,
} from '#declarations/staff/imports-contract.ts'
import { withdrawalEffect } from '#declarations/withdrawal-contract.ts'
import { waitingDeclaration } from '#declarations/testing/declarations.builders.ts'
import type { Caller, TestApp } from '../test-app.ts'
import type { Link } from './link.ts'

/** Reports of sales, what goods cost and weigh, and quantities from them. */
export function salesStories(product: TestApp, seller: () => NonNullable<Caller>) {
  const { people } = product
  let made = 0

  /** What goods cost, as sellers and staff say it. */
  async function price(): Promise<Link[]> {
    const [kept, gone] = [`SKU-${++made}`, `SKU-${++made}`]
    await product.post(saveCostPrice, { sku: gone, amount: '5' }, { as: seller() })
    const as = seller()
    const { companyId, id } = await waitingDeclaration(product, { as, registrationId: `rg_price_${++made}` })
    const said = { companyId, id, sku: kept, amount: '7.50', source: 'Invoice 4711' }
    await product.post(staffSaveCostPrice, said, { as: people.agent })
    await product.post(staffSaveCostPrice, { ...said, sku: gone }, { as: people.agent })
    await product.post(staffRemoveCostPrice, { companyId, id, sku: gone }, { as: people.agent })
    await product.get(staffCostPrices, { companyId, id }, { as: people.agent })
    const year = { year: 2026, previousYear: '0', before: '1200.50', beforeMonth: '2026-03' }
    await product.post(saveDistanceFacts, year, { as })
    const place = { country: 'FR', from: '2026-03-01', to: null }
    await product.post(saveEstablishment, place, { as })
    await product.get(readDistanceFacts, {}, { as })
    const entered = { companyId, id, ...year, source: 'Ledger of 2025' }
    await product.post(staffSaveDistanceFacts, entered, { as: people.agent })
    const opened = { companyId, id, country: 'IT', from: null, to: null, source: 'Letter of 3 May' }
    await product.post(staffSaveEstablishment, opened, { as: people.agent })
    await product.get(staffDistanceFacts, { companyId, id }, { as: people.agent })
    return [
      year,
      place,
      opened,
      entered,
      { sku: kept, amount: '7.50' },
      { sku: gone },
      said,
      { companyId, id, sku: kept },
    ]
  }
  /** What goods weigh, and reports of quantities: counted, entered, sent as a table. */
  async function quantities(): Promise<Link[]> {
    const as = seller()
    const [kept, gone] = [`SKU-${++made}`, `SKU-${++made}`]
    await product.post(saveGoods, { sku: kept, paper: '120', plastics: '2.5' }, { as })
    await product.post(saveGoods, { sku: gone, paper: '1' }, { as })
    await product.post(removeGoods, { sku: gone, fromMonth: '' }, { as })
    await product.upload(uploadGoods, { name: 'goods.csv', bytes: Buffer.from('SKU,glass\nA,9\n') }, { as })
    await product.get(downloadGoods, {}, { as })
    const epr = { kind: 'EPR', stream: 'PACKAGING', registrationId: `rg_epr_${++made}` } as const
    const { companyId, id } = await waitingDeclaration(product, { as, ...epr })
    const known = { companyId, id, sku: kept, gtu: 'GTU_06', source: 'Data sheet' }
    await product.post(staffSaveGoods, known, { as: people.agent })
    await product.post(staffSaveGoods, { ...known, sku: gone }, { as: people.agent })
    await product.post(staffRemoveGoods, { companyId, id, sku: gone, fromMonth: '' }, { as: people.agent })
    const table = { name: 'goods.csv', bytes: Buffer.from('SKU,GTU (Poland)\nA,none\n') }
    await product.upload(staffUploadGoods, table, { as: people.agent, fields: { companyId, id } })
    await product.get(staffGoods, { companyId, id }, { as: people.agent })
    await product.get(staffDownloadGoods, { companyId, id }, { as: people.agent })
    const lines = [{ category: 'packaging paper', kilograms: '12.5' }]
    await product.post(enterQuantities, { id, lines }, { as })
    await product.get(quantitiesTemplate, { id }, { as })
    const file = { name: 'q.csv', bytes: Buffer.from('Line,Kilograms\npackaging glass,3\n') }
    await product.upload(uploadQuantities, file, { as, fields: { id, source: 'TABLE' } })
    await product.post(takeBackQuantities, { id }, { as })
    const duty = { rhythm: 'YEARLY' as const, dueMonths: 5, dueDay: 15, source: 'Contract of 2026' }
    await product.post(quantityDuty, { companyId, id, ...duty }, { as: people.agent })
    const fee = {
      kind: 'ADVANCE' as const,
      amount: 12_050,
      currency: 'EUR' as const,
      document: 'F-1',
      paidOn: null,
      lines,
    }
    const entered = await product.post(enterEcoFee, { id, ...fee }, { as })
    const feeId = entered.body.data?.quantities?.ecoFees.fees[0]?.id ?? ''
    return [
      { sku: kept, fromMonth: '' },
      known,
      { companyId, id, sku: kept, fromMonth: '' },
      { id, feeId, ...fee },
      { companyId, id, feeId, ...fee },
      { companyId, id, feeId },
      { id, lines },
      { companyId, id, ...duty },
    ]
  }
  /** One that was imported, one whose upload has begun, and one that was called off. */
  async function report(): Promise<Link[]> {
    const as = seller()
    const bytes = Buffer.from(amazonFile([{}, { TRANSACTION_COMPLETE_DATE: 'x' }]))
    const { id: importId } = await uploaded(product, as, { name: 'report.csv', bytes })
    await product.drain()
    await detailOf(product, as, importId)
    await product.get(listIssues, { importId }, { as })
    await product.get(listImports, {}, { as })
    const unknown = Buffer.from('when,what,no,where,sum,cur\n2026-01-05,SALE,1,DE,1.00,EUR\n')
    const { id: mapped } = await uploaded(product, as, { name: 'other.csv', bytes: unknown })
    await product.post(previewMapping, { importId: mapped }, { as })
    await product.get(listTypeWords, { importId: mapped, column: 'what' }, { as })
    const open = await begun(product, as, { name: 'further.csv', bytes })
    const off = await begun(product, as, { name: 'off.csv', bytes })
    await product.post(cancelImport, { importId: off }, { as })
    return [{ importId }, { importId: open }, { importId: off }, { importId: mapped }]
  }
  /** A file that was withdrawn, while another one with its rows is left. */
  async function withdrawn(): Promise<Link[]> {
    const as = seller()
    const row = { TRANSACTION_EVENT_ID: `W-${++made}`, ACTIVITY_TRANSACTION_ID: `W-${made}` }
    const upload = async (name: string, rows: readonly AmazonRow[]) => {
      const { id } = await uploaded(product, as, { name, bytes: Buffer.from(amazonFile(rows)) })
      await product.drain()
      return id
    }
    const gone = await upload('wrong.csv', [row])
    const left = await upload('right.csv', [row, { ...row, ACTIVITY_TRANSACTION_ID: `W-${made}-2` }])
    await product.get(withdrawalEffect, { importId: gone }, { as })
    await product.post(withdrawImport, { importId: gone }, { as })
    await product.drain()
    await product.get(listWithdrawnRows, { importId: gone }, { as })
    const counts = await waitingDeclaration(product, { as })
    const at = { companyId: counts.companyId, id: counts.id }
    const staff = people.agent
    await product.get(staffWithdrawnRows, { ...at, importId: gone }, { as: staff })
    await product.get(staffWithdrawalEffect, { ...at, importId: left }, { as: staff })
    const other = await upload('other-wrong.csv', [{ ...row, ACTIVITY_TRANSACTION_ID: `W-${made}-3` }])
    await product.post(staffWithdrawImport, { ...at, importId: other }, { as: staff })
    return [{ importId: gone }, { importId: left }, { ...at, importId: gone }, { ...at, importId: left }]
  }
  /** Months of a shop without sales: one that stands, one that was taken back, one that staff said. */
  async function unsold(): Promise<Link[]> {
    const as = seller()
    const counts = await waitingDeclaration(product, { as })
    const { body } = await product.post(
      createShop,
      { marketplace: 'EBAY', region: 'EU', name: `Unsold ${++made}` },
      { as },
    )
    const shopId = body.data?.id ?? ''
    await product.post(stateNoSales, { shopId, month: '2024-01' }, { as })
    await product.post(stateNoSales, { shopId, month: '2024-02' }, { as })
    await product.post(revokeNoSales, { shopId, month: '2024-02' }, { as })
    await product.get(listNoSales, { from: '2024-01', to: '2024-12' }, { as })
    const { rows } = await product.database.pool.query<{ month: string }>(
      "select to_char(from_day, 'YYYY-MM') as month from declarations where id = $1",
      [counts.id],
    )
    const month = rows[0]?.month ?? ''
    const at = { companyId: counts.companyId, id: counts.id, shopId, month }
    await product.post(staffStateNoSales, { ...at, reason: 'told by telephone' }, { as: people.agent })
    await product.get(staffNoSales, { companyId: counts.companyId, id: counts.id }, { as: people.agent })
    await product.post(staffRevokeNoSales, at, { as: people.agent })
    return [{ shopId, month: '2024-01' }, { shopId, month: '2024-02' }, at]
  }
  return [price, quantities, report, withdrawn, unsold] satisfies (() => Promise<Link[]>)[]
}
