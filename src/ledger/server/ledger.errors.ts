import { defineRefusals } from '#platform/shared/refusal.ts'

const refused = { code: 499, status: 422 } as const
const wrong = { code: 400, status: 400 } as const

export const ledgerRefusals = defineRefusals('ledger', {
  not_found: {
    code: 499,
    status: 404,
    en: 'This document does not exist or was removed. Please reload the page.',
    zh: '该记录不存在或已删除，请刷新页面。',
  },
  changed: {
    ...refused,
    status: 409,
    en: 'Somebody else has changed this document in the meantime. Nothing was saved; please reload the page and check it again.',
    zh: '他人刚更新了该记录，本次操作未保存。请刷新页面，核对后再操作。',
  },
  not_now: {
    ...refused,
    status: 409,
    en: 'This is not possible in the document’s current status. If a reviewed document is wrong, contact us and we reopen it.',
    zh: '该记录当前状态下不能这样操作。如已审核的记录有误，请联系我们重新开放。',
  },
  kind_not_there: {
    ...wrong,
    en: 'This kind of document does not exist in that country. Choose another kind.',
    zh: '该国没有此类单据，请另选类型。',
  },
  country_unknown: {
    ...wrong,
    en: 'Choose a country whose returns we prepare.',
    zh: '请选择我们代理申报的国家。',
  },
  currency_unknown: {
    ...wrong,
    en: 'Enter a currency by its code, e.g. EUR.',
    zh: '请填写币种代码，如EUR。',
  },
  day_wrong: {
    ...wrong,
    en: 'Enter the day on the document: today or earlier.',
    zh: '请填写单据上的日期，不能晚于今天。',
  },
  month_wrong: {
    ...wrong,
    en: 'Choose a month between the document’s own and the current one. For a document older than four years, please contact us.',
    zh: '请选择单据所属月至本月之间的月份；超过四年的单据请联系我们。',
  },
  amount_wrong: {
    ...wrong,
    en: 'Enter the amounts exactly as on the document.',
    zh: '请按单据填写金额。',
  },
  duplicate: {
    ...refused,
    status: 409,
    en: 'Document {{number}} of {{supplier}}, dated {{date}}, is in the ledger already. If this is another part of it with another rate or kind, tick “Part of a document already entered”; otherwise you do not need to do anything.',
    zh: '{{supplier}}的单据{{number}}（日期{{date}}）已录入。如这是同一单据中另一税率或类型的部分，请勾选“已录入单据的另一部分”；否则无需再录。',
  },
  sent_already: {
    ...refused,
    status: 409,
    en: '“{{name}}” is in the ledger already. Leave it out and send the others.',
    zh: '“{{name}}”已在台账中，请去掉后发送其余文件。',
  },
  typed_by_you: {
    ...refused,
    status: 409,
    en: 'You entered or corrected this line yourself. A colleague has to review it.',
    zh: '该行由您录入或更正，须由同事审核。',
  },
  not_opened: {
    ...refused,
    status: 409,
    en: 'You have not opened this document’s file yet. Open it, compare it with what was entered, and accept it then.',
    zh: '您尚未打开该单据的文件，请打开并核对录入内容后再通过。',
  },
  deductible_wrong: {
    ...wrong,
    en: 'Enter an amount between 0 and the VAT on the document.',
    zh: '请填写0至单据税额之间的金额。',
  },
  note_missing: {
    ...wrong,
    en: 'Say why not all of it can be deducted: the seller reads it.',
    zh: '请说明为何不能全额抵扣，卖家会看到。',
  },
})
