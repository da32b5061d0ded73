import { type ExportPart, exportTable } from '#platform/server/export.queries.ts'
import { givenOut } from './among-staff.ts'
import {
  declarationAdjustments,
  declarationBoxes,
  declarationCalculations,
  declarationHistory,
  declarations,
} from './declarations.tables.ts'
import { standingChoices } from './standing-choices.tables.ts'
import { ecoFees, enteredQuantities, goodsWeights, quantityDuties } from './epr.tables.ts'
import { filedFiles } from './filed-files.tables.ts'
import { hmrcClients, hmrcSubmissions } from './hmrc.tables.ts'
import { taxNumbers } from './tax-numbers.tables.ts'
import { taxCredits } from './tax-credits.tables.ts'
import { taxPayments } from './tax-payments.tables.ts'

export const declarationsExport: ExportPart = {
  tables: [
    exportTable({ table: declarations, name: 'declarations', title: { en: 'Declarations', zh: '申报' } }),
    exportTable({
      table: declarationBoxes,
      name: 'declaration-boxes',
      title: { en: 'Boxes of declarations', zh: '申报栏目' },
    }),
    exportTable({
      table: declarationCalculations,
      name: 'declaration-calculations',
      title: { en: 'Calculations of declarations', zh: '申报计算记录' },
      omit: { checkedFiles: 'follows from the rest' },
    }),
    exportTable({
      table: declarationAdjustments,
      name: 'declaration-adjustments',
      title: { en: 'Adjustments of declarations', zh: '申报调整' },
    }),
    exportTable({
      table: taxNumbers,
      name: 'tax-numbers',
      title: { en: 'Tax numbers for filing', zh: '申报用税号' },
    }),
    exportTable({
      table: standingChoices,
      name: 'standing-choices',
      title: { en: 'Standing choices for returns', zh: '申报默认选择' },
    }),
    exportTable({
      table: goodsWeights,
      name: 'goods-weights',
      title: { en: 'Weights of goods', zh: '商品重量' },
    }),
    exportTable({
      table: enteredQuantities,
      name: 'entered-quantities',
      title: { en: 'Entered quantities', zh: '录入的申报数量' },
    }),
    exportTable({
      table: quantityDuties,
      name: 'quantity-duties',
      title: { en: 'How quantities are reported', zh: '数量申报要求' },
    }),
    exportTable({
      table: ecoFees,
      name: 'eco-organisation-fees',
      title: { en: 'Fees of eco-organisations', zh: '回收组织费用' },
    }),
    exportTable({
      table: declarationHistory,
      name: 'declaration-history',
      title: { en: 'History of declarations', zh: '申报记录' },
      present: (row) => givenOut(row as { action: string; note: string | null }),
    }),
    exportTable({ table: taxCredits, name: 'tax-credits', title: { en: 'Tax credits', zh: '可退税额' } }),
    exportTable({
      table: taxPayments,
      name: 'tax-payments',
      title: { en: 'Payment of tax', zh: '缴税记录' },
    }),
    exportTable({
      table: filedFiles,
      name: 'filed-files',
      title: { en: 'Files given out to be filed', zh: '用于提交的文件' },
      omit: { keyId: 'how it is stored' },
    }),
    exportTable({
      table: hmrcClients,
      name: 'hmrc-authorisations',
      title: { en: 'Authorisations at HMRC', zh: 'HMRC授权状态' },
    }),
    exportTable({
      table: hmrcSubmissions,
      name: 'hmrc-submissions',
      title: { en: 'Returns sent to HMRC', zh: '提交至HMRC的申报' },
    }),
  ],
}
