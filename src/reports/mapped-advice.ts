import type { LocalText } from '#platform/shared/local-text.ts'
import type { Field } from './formats/fields.ts'
import type { Format } from './formats/format.ts'

type Advice = { reason: LocalText; fix: LocalText }
type Found = { code: string; field: Field | null; reason: LocalText; word: string }

const AGAIN: LocalText = {
  en: 'Withdraw this file, choose “Match again” under “Remembered columns” where you import sales, and upload the file again.',
  zh: '请撤回该文件，在“导入销售数据”页面的“已记住的列对应”中点击“重新对应”，然后重新上传。',
}

const again = (first: LocalText): LocalText => ({ en: `${first.en} ${AGAIN.en}`, zh: first.zh + AGAIN.zh })

const FIX_CONSTANT = again({
  en: 'This was entered for all rows when the columns were matched; it is corrected there, not in the file.',
  zh: '该内容是对应列时为所有行填写的，请在列对应中更正，无需修改文件。',
})
const FIX_TYPE = again({
  en: 'Choose what this word counts as when you match the columns: sale, refund, goods that came back, own goods moved, goods to the warehouse, donation, liquidation sale, or not a sale.',
  zh: '请在对应列时为该用词选择含义：销售、退款、货物退回、自有货物移仓、入仓、赠送、清仓销售，或不是销售。',
})
const FIX_REFUND_SIGN = again({
  en: 'If refunds are positive in this file, choose “Are positive; we make them negative” under “Refunds in the file” when you match the columns. If this row alone is wrong, correct its amount in the file.',
  zh: '如文件中的退款均为正数，请在对应列时将“文件中的退款”选为“为正数，导入时转为负数”；如仅此行有误，请在文件中更正金额。',
})
const FIX_MARKETPLACE: LocalText = {
  en: 'Write the name of the marketplace, such as eBay, or “own shop” into this cell, then import the file again; rows that were right are not counted twice.',
  zh: '请在该单元格填写平台名称（如eBay）或“独立站”，然后重新导入，已正确的行不会重复计算。',
}
const POSITIVE_REFUND: LocalText = {
  en: 'This refund is above zero, so it would add VAT instead of taking it back.',
  zh: '退款金额为正数，会增加税金，而不是冲减。',
}

/** Words of a file repeat: each has one sentence, which is compared as an object while rows are listed. */
const MOST_WORDS = 1000
const sentences = new Map<string, LocalText>()

function unknownWord(word: string): LocalText {
  const known = sentences.get(word)
  if (known) return known
  if (sentences.size >= MOST_WORDS) sentences.clear()
  const made = {
    en: `It is not said what “${word}” counts as: a sale, a refund or something else.`,
    zh: `尚未指定“${word}”按什么计入：销售、退款或其他。`,
  }
  sentences.set(word, made)
  return made
}

/**
 * Of a file whose columns somebody matched: what is mended there and not in a cell, in the words that are chosen from
 * there. null: it is mended in the cell. The codes of types belong to Amazon's report and to our template.
 */
export function mappedAdvice(format: Format, { code, field, reason, word }: Found): Advice | null {
  if (format.id !== 'mapping' || field === null) return null
  if (code === 'TYPE_NOT_COVERED') return { reason: unknownWord(word), fix: FIX_TYPE }
  if (code === 'ASK_TYPE') return { reason, fix: FIX_TYPE }
  if (code === 'ASK_REFUND_SIGN') return { reason: POSITIVE_REFUND, fix: FIX_REFUND_SIGN }
  if (format.columns[field] === undefined)
    return format.constants[field] === undefined ? null : { reason, fix: FIX_CONSTANT }
  return code === 'ASK_MARKETPLACE' ? { reason, fix: FIX_MARKETPLACE } : null
}
