import { defineText } from '#platform/shared/text.ts'

/** What is left to do after a registration was ended, for both sides. */
export const endingText = defineText({
  title: { en: 'After the end of {{name}}', zh: '{{name}}注销后事项' },
  titlePlain: { en: 'After the end of a registration', zh: '注销后事项' },
  sub: {
    en: 'The tax office closed this number as of {{day}}. Some things do not end with it.',
    zh: '税局已于{{day}}注销该税号，但部分事项不会随之结束。',
  },
  loading: { en: 'Loading what is still open', zh: '正在加载注销后事项' },
  failed: { en: 'What is still open could not be loaded', zh: '注销后事项加载失败' },
  safe: { en: 'Nothing has been changed.', zh: '数据没有变化。' },
  missing: { en: 'This registration has not been ended', zh: '该注册尚未注销' },
  missingText: { en: 'Choose a number from your registrations.', zh: '请从注册结果中选择税号。' },
  toRegistrations: { en: 'To the registrations', zh: '查看注册结果' },
  openOne: { en: 'One thing is still open', zh: '还有1项未完成' },
  openSome: { en: '{{count}} things are still open', zh: '还有{{count}}项未完成' },
  openText: {
    en: 'A number that lives on in a shop, or goods that stay in the country, can make you liable again.',
    zh: '店铺仍填该税号，或货物仍留在当地，都可能再次产生纳税义务。',
  },
  allDone: { en: 'Nothing is open', zh: '已全部完成' },
  allDoneText: { en: 'Only the duties below go on.', zh: '仅下列持续义务仍需遵守。' },
  points: { en: 'What is left to do', zh: '待完成事项' },

  point_FINAL_RETURN: { en: 'Final return', zh: '最后一期申报' },
  why_FINAL_RETURN: {
    en: 'It covers the days up to the last day of the registration.',
    zh: '涵盖至登记最后一日为止的期间。',
  },
  noFinalReturn: {
    en: 'We have no return for the period of the last day. It is opened as soon as that period is over, if we file for you; otherwise please make sure that it is filed.',
    zh: '我们尚无涵盖最后一日的申报。由我们申报的，期满后自动生成；否则请确认已另行申报。',
  },
  point_TAX: { en: 'Earlier returns and tax', zh: '此前申报与税金' },
  why_TAX: {
    en: 'Not filed, not paid or not paid back: {{labels}}.',
    zh: '未申报、未缴清或未退回：{{labels}}。',
  },
  noTax: { en: 'Every return is filed, and its tax is settled.', zh: '各期均已申报，税金已结清。' },
  point_STOCK: { en: 'Stock moved out', zh: '库存移出' },
  why_STOCK: {
    en: {
      one: 'Reports show {{count}} row with goods in or from the country after the end ({{labels}}). Move the goods out and switch storage off, or a new registration is due.',
      other:
        'Reports show {{count}} rows with goods in or from the country after the end ({{labels}}). Move the goods out and switch storage off, or a new registration is due.',
    },
    zh: '报告显示注销后仍有{{count}}笔在当地或自当地发出的货物（{{labels}}）。请移出库存并关闭入仓，否则须重新注册。',
  },
  stockUnknown: {
    en: 'No report covers the time after the end yet. Import one, or upload the inventory report that shows no stock.',
    zh: '尚无注销日之后的报告。请导入销售报告，或上传显示零库存的库存报告。',
  },
  noStock: { en: 'No goods in or from the country after the end.', zh: '注销后当地已无货物。' },
  point_SHOP: { en: 'Number taken out of {{name}}', zh: '从{{name}}移除税号' },
  why_SHOP: {
    en: 'Remove the number in the shop’s tax settings, so that sales are not shown under it.',
    zh: '请在店铺税务设置中移除该税号，以免继续以其开票。',
  },
  point_NUMBER: { en: 'Decide about {{name}}', zh: '处理{{name}}' },
  why_NUMBER: {
    en: 'It does not end with the VAT number. End it, or note why it goes on.',
    zh: '不会随VAT税号注销。请另行注销，或注明保留原因。',
  },
  point_GUARANTEE: { en: 'Guarantee released', zh: '保证金退还' },
  why_GUARANTEE: {
    en: 'The guarantee for the fiscal representative is released once the tax office has closed the file. We ask for it.',
    zh: '为财税代表提供的保证金，税局结案后由我们申请退还。',
  },
  noGuarantee: {
    en: 'No representative is on record here, so no guarantee.',
    zh: '系统中没有该国财税代表的记录，无保证金。',
  },
  tickedBy: { en: 'Done on {{day}}, says {{name}}', zh: '{{day}}完成（{{name}}确认）' },

  state_OPEN: { en: 'Open', zh: '未完成' },
  state_UNKNOWN: { en: 'Not known yet', zh: '暂不明确' },
  state_DONE: { en: 'Done', zh: '已完成' },
  state_NOT_NEEDED: { en: 'Not needed', zh: '不适用' },

  duties: { en: 'What goes on after the end', zh: '注销后的持续义务' },
  duty_RECORDS: { en: 'Keep books and returns', zh: '保存账册和申报资料' },
  duty_INVOICES: { en: 'Keep invoices', zh: '保存发票' },
  duty_SCHEME_RECORDS: { en: 'Keep the records of the one-stop shop', zh: '保存一站式申报记录' },
  duty_CORRECTIONS: { en: 'Mistakes can be corrected, and must be', zh: '更正申报错误' },
  duty_SCHEME_CORRECTIONS: {
    en: 'Mistakes are corrected with the state concerned',
    zh: '向相关国家更正申报错误',
  },
  dutyUntil: {
    en: '{{years}} years, at least until {{day}}',
    zh: '{{years}}年，至少到{{day}}',
  },
  dutyUnknown: {
    en: 'No period is recorded here for this country: throw nothing away before asking us.',
    zh: '系统尚未收录该国的保存期限，销毁前请先咨询我们。',
  },
  fromEnd: {
    en: 'Counted from the last day of the registration, or from the end of that year where the law says so. Later records, such as a correction, are kept longer.',
    zh: '自登记最后一日起算，法律另有规定的自当年年末起算；此后形成的资料（如更正申报）保存期相应顺延。',
  },

  toDeclaration: { en: 'To the return', zh: '查看申报' },
  tick: { en: 'Done…', zh: '标记完成…' },
  tickNamed: { en: 'Done: {{name}}', zh: '标记完成：{{name}}' },
  untick: { en: 'Take back…', zh: '撤销完成…' },
  untickNamed: { en: 'Take back: {{name}}', zh: '撤销完成：{{name}}' },
  untickText: {
    en: 'The point is open again, and {{company}} sees it so. Who had ticked it off stays in the record.',
    zh: '撤销后该事项恢复为未完成，{{company}}也会看到。原确认记录会保留。',
  },
  untickNow: { en: 'Take back', zh: '撤销完成' },
  unticked: { en: 'The point is open again', zh: '该事项已恢复为未完成' },
  open: { en: 'Open document', zh: '查看文件' },
  openNamed: { en: 'Open document: {{name}}', zh: '查看文件：{{name}}' },
  toReports: { en: 'Import a report', zh: '导入报告' },
  toReturns: { en: 'To the returns', zh: '查看各期申报' },
  on: { en: 'Done on', zh: '完成日期' },
  onMissing: { en: 'Enter the day.', zh: '请填写日期。' },
  note: { en: 'Note', zh: '备注' },
  fileOf_STOCK: {
    en: 'Upload the inventory report that shows no stock in the country.',
    zh: '请上传显示当地零库存的库存报告。',
  },
  fileOf_GUARANTEE: {
    en: 'Upload the letter, or the bank’s receipt, that shows the release.',
    zh: '请上传退还保证金的信函或银行凭证。',
  },
  fileMissing: { en: 'Upload the document.', zh: '请上传文件。' },
  save: { en: 'Save', zh: '保存' },
  cancel: { en: 'Cancel', zh: '取消' },
  saved: { en: 'Saved', zh: '已保存' },

  staffTitle: { en: 'Ended registrations', zh: '已注销税号' },
  staffSub: {
    en: 'Numbers that were closed at the tax office, and what they leave behind.',
    zh: '税局已注销的税号及后续事项。',
  },
  noRoleTitle: { en: 'Your role does not include registrations', zh: '您无权查看注册' },
  noRoleText: {
    en: 'Case handlers, reviewers and administrators can see them. An administrator can change your role.',
    zh: '仅经办人、复核人和管理员可以查看，如需权限，请联系管理员。',
  },
  empty: { en: 'No registration has been ended', zh: '暂无已注销税号' },
  emptyText: {
    en: 'They appear here when a deregistration is handed over.',
    zh: '注销服务交付后，会显示在这里。',
  },
  company: { en: 'Company', zh: '企业' },
  number: { en: 'Number', zh: '税号' },
  endedOn: { en: 'Ended on', zh: '注销日期' },
  openPoints: { en: 'Open points', zh: '未完成事项' },
  back: { en: 'All ended registrations', zh: '全部已注销税号' },
  workOrder: { en: 'Work order {{number}}', zh: '服务单{{number}}' },
})
