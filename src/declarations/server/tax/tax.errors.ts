import { defineRefusals } from '#platform/shared/refusal.ts'

const refused = { code: 499, status: 409 } as const
const wrong = { code: 400, status: 400 } as const

export const taxRefusals = defineRefusals('declarationTax', {
  not_filed: {
    ...refused,
    en: 'This declaration has not been filed yet. The account and the amount are final once it is; please pay then.',
    zh: '该申报尚未提交税局。提交后才会确定收款账户和金额，请届时再缴款。',
  },
  nothing_owed: {
    ...refused,
    en: 'There is nothing left to pay on this declaration. Please reload the page to see the current status.',
    zh: '该申报目前没有待缴税金，请刷新页面查看最新状态。',
  },
  changed: {
    ...refused,
    en: 'Somebody else has changed this payment in the meantime. Nothing was saved; please reload the page and check it again.',
    zh: '他人刚更新了该笔税款，本次操作未保存。请刷新后核对再操作。',
  },
  not_reviewed: {
    ...refused,
    en: 'There is no proof to return here. Please reload the page.',
    zh: '此处没有可退回的缴款凭证，请刷新页面。',
  },
  day_wrong: {
    ...wrong,
    en: 'Enter the payment date: not before the declaration was filed and not in the future.',
    zh: '请填写付款日期，不能早于申报提交日，也不能晚于今天。',
  },
  iban_wrong: {
    ...wrong,
    en: 'This IBAN is not valid. Please compare it with the tax office’s letter.',
    zh: '该IBAN有误，请与税局函件核对。',
  },
  bic_wrong: {
    ...wrong,
    en: 'This BIC is not valid. Leave it empty if the tax office gives none.',
    zh: '该BIC有误；如税局未提供，可留空。',
  },
  too_many_proofs: {
    ...refused,
    en: 'There are already twenty proofs. Please contact us instead of sending another.',
    zh: '已上传20份缴款凭证，请直接联系我们，无需继续上传。',
  },
  no_credit: {
    ...refused,
    en: 'There is no open credit on this declaration. Please reload the page to see the current status.',
    zh: '该申报没有待处理的可退税额，请刷新页面查看最新状态。',
  },
  nothing_asked: {
    ...refused,
    en: 'The tax office has not asked for documents yet. If you have received a letter, please send it to us.',
    zh: '税局尚未要求补充材料。如您收到税局来函，请发送给我们。',
  },
  cannot_carry: {
    ...refused,
    en: 'This credit cannot be carried over: the form has no box for it. Follow the refund instead.',
    zh: '该税额不能结转至下期申报（申报表无此栏目），请按退税办理。',
  },
  next_filed: {
    ...refused,
    en: 'The next return is filed already, without this credit. Follow the refund, or correct that return.',
    zh: '下期申报已提交且未包含该税额，请按退税办理，或更正下期申报。',
  },
  account_other: {
    ...wrong,
    en: 'This account is not in the taxpayer’s name. Tax offices only pay back to the taxpayer; please check the name.',
    zh: '该账户户名与纳税人不一致。税局只退税至纳税人本人账户，请核对户名。',
  },
  not_whole: {
    ...wrong,
    en: 'The amounts paid out and set off must add up to the whole credit. Please check the tax office’s notice.',
    zh: '退税金额与抵减金额之和须等于全部可退税额，请与税局通知核对。',
  },
  statement_unreadable: {
    ...wrong,
    en: 'This file cannot be read as a table of up to 5 MB. Please save the statement as CSV or XLSX and choose it again.',
    zh: '无法将该文件读取为表格，或文件超过5MB。请将对账单另存为CSV或XLSX后重新选择。',
  },
  no_such_to_do: {
    code: 499,
    status: 404,
    en: 'This difference is already settled or does not exist. Please reload the page.',
    zh: '该差异已处理或不存在，请刷新页面。',
  },
  still_owed: {
    ...refused,
    en: 'Part of the tax is still missing. Only a further credit by the tax office settles this.',
    zh: '税款尚未缴足，须待税局再次入账后才能结清。',
  },
})
