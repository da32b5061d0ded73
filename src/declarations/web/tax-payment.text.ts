import { defineText } from '#platform/shared/text.ts'

export const taxPaymentText = defineText({
  pay: { en: 'What to pay, and where', zh: '缴到哪里' },
  payYourself: { en: 'Pay the tax office directly, never us.', zh: '税款请直接缴给税局，切勿付给我们。' },
  locked: {
    en: 'Recipient, IBAN and reference appear here once the return is filed. Until then the amount can still change, so please do not pay yet.',
    zh: '收款方、IBAN和付款备注号在申报提交税局后显示于此。提交前金额仍可能变动，请勿提前缴款。',
  },
  nothing: { en: 'There is nothing to pay for this return.', zh: '本期申报无需缴税。' },
  credit: { en: 'Credit from the tax office', zh: '可退或留抵税额' },
  credit_NONE: {
    en: 'There is nothing to pay. Once the return is filed, the tax office pays this amount back or it is deducted in the next return, depending on the country’s rules.',
    zh: '本期无需缴税。申报提交后，将按当地规定由税局退还，或在下期申报中抵扣。',
  },
  credit_CREDIT: {
    en: 'There is nothing to pay. We follow up until the tax office has paid the credit back or it is deducted in the next return, and then let you know.',
    zh: '本期无需缴税。我们会持续跟进，直至税局退税或在下期申报中抵扣，届时通知您。',
  },
  credit_CARRIED: {
    en: 'It is deducted in the next return. You do not need to do anything.',
    zh: '已结转至下期申报抵扣，您无需操作。',
  },
  credit_REFUNDED: {
    en: 'The tax office has settled it. You do not need to do anything.',
    zh: '税局已结清，您无需操作。',
  },
  creditLoading: { en: 'Loading the credit', zh: '正在加载退税信息' },
  creditFailed: { en: 'The credit could not be loaded', zh: '退税信息加载失败' },
  creditFailedSafe: {
    en: 'Nothing is lost; we keep following it up.',
    zh: '信息没有丢失，我们会继续跟进。',
  },
  refunded: { en: 'Paid to your account', zh: '已退还' },
  setOff: { en: 'Set off against other debts', zh: '抵减其他欠款' },
  settledOn: { en: 'Settled on', zh: '结清日期' },
  evidenceAsked: {
    en: 'The tax office needs documents before it pays back {{sum}}',
    zh: '税局退还{{sum}}前需要补充材料',
  },
  evidenceWords: { en: 'It asks for: “{{text}}”', zh: '要求提供：“{{text}}”' },
  evidenceViewer: {
    en: 'View only. An owner or editor can send the documents.',
    zh: '您仅有查看权限，请由所有者或编辑者上传材料。',
  },
  sendEvidence: { en: 'Send a document', zh: '上传材料' },
  sendMoreEvidence: { en: 'Send another document', zh: '再上传一份材料' },
  evidenceFile: { en: 'Document', zh: '材料' },
  evidenceMissing: { en: 'Choose the document first.', zh: '请先选择文件。' },
  evidenceNow: { en: 'Send', zh: '提交' },
  evidenceDone: {
    en: 'Document sent. We forward it to the tax office.',
    zh: '材料已提交，我们会转交税局。',
  },
  evidenceSent: { en: 'Documents sent', zh: '已提交的材料' },
  evidenceLine: { en: 'Document {{ordinal}}, {{day}}', zh: '材料{{ordinal}}，{{day}}' },
  loading: { en: 'Loading the payment', zh: '正在加载缴款信息' },
  failed: { en: 'The payment could not be loaded', zh: '缴款信息加载失败' },
  failedSafe: {
    en: 'Please do not pay from memory: the account and the reference are valid for this return only.',
    zh: '收款账户和付款备注号仅适用于本期申报，请勿凭记忆付款。',
  },

  amount: { en: 'Amount', zh: '金额' },
  owed: { en: 'Still to pay', zh: '待缴金额' },
  lastDay: { en: 'Last day', zh: '缴款截止日' },
  lastBankDay: { en: 'Last working day there', zh: '当地最后工作日' },
  sendBy: { en: 'Send by', zh: '最晚汇出' },
  sendByText: {
    en: 'A transfer from China takes about 3 bank days.',
    zh: '从中国汇款约需3个银行工作日。',
  },
  late: { en: 'The last day has passed', zh: '已过缴款截止日' },
  lateText: { en: 'It was {{day}}. Please pay as soon as possible.', zh: '截止日为{{day}}，请尽快缴款。' },
  byLaw: { en: '{{text}} ({{source}})', zh: '{{text}}（{{source}}）' },

  payee: { en: 'Recipient', zh: '收款方' },
  iban: { en: 'IBAN', zh: 'IBAN' },
  bic: { en: 'BIC', zh: 'BIC' },
  reference: { en: 'Payment reference', zh: '付款备注号' },
  referenceText: {
    en: 'Enter the reference exactly as shown: it is the only way the tax office can identify your payment.',
    zh: '请原样填写备注号，税局仅凭此识别您的款项。',
  },
  source: { en: 'Source of the account: {{source}}', zh: '账户来源：{{source}}' },
  noPayee: {
    en: 'We do not have the account and the reference yet. We will add them here and let you know; please pay then.',
    zh: '收款账户和备注号尚未确定。我们录入后会通知您，请届时缴款。',
  },
  copy: { en: 'Copy', zh: '复制' },
  copied: { en: 'Copied', zh: '已复制' },
  copyWhat: { en: 'Copy: {{what}}', zh: '复制{{what}}' },
  copiedWhat: { en: 'Copied: {{what}}', zh: '已复制{{what}}' },
  notCopied: {
    en: 'The browser did not allow copying. Please select the text and copy it by hand.',
    zh: '浏览器不允许复制，请手动选中文字复制。',
  },
  qr: { en: 'QR code for the transfer', zh: '转账二维码' },
  qrHelp: {
    en: 'For banking apps in the euro area: scan it to fill in the transfer.',
    zh: '供欧元区银行App扫描，自动填写转账信息。',
  },

  paid: { en: 'Paid', zh: '已缴清' },
  paidText: {
    en: 'The tax office has credited the whole tax. There is nothing left to do.',
    zh: '税款已全额入账，您无需再做任何操作。',
  },
  proofSent: { en: 'Proof sent', zh: '已提交缴款凭证' },
  proofSentText: {
    en: 'It counts as paid once the tax office has credited it. We check this and let you know.',
    zh: '税局入账后才算缴清。我们会核对并通知您。',
  },
  doNotPayAgain: {
    en: 'Do not pay again while we check it with the tax office. If your payment does not arrive, we tell you.',
    zh: '核对期间请勿重复缴款。如税局未收到款项，我们会通知您。',
  },
  sendRestOnly: {
    en: 'Transfer only the rest below. What your proofs show is being checked.',
    zh: '请仅补缴下列差额；凭证所示款项正在核对。',
  },
  refused: { en: 'Please send another proof', zh: '请重新上传缴款凭证' },
  refusedText: {
    en: 'We could not accept the last one. Our message to you explains why.',
    zh: '上一份凭证未能通过，原因见我们发送的消息。',
  },
  became: { en: 'Progress', zh: '处理进展' },
  proof: { en: 'Proof: {{sum}}, paid {{day}} by {{payer}}', zh: '凭证：{{payer}}于{{day}}付款{{sum}}' },
  sentBy: { en: 'Sent by {{name}}', zh: '由{{name}}提交' },
  credited: { en: '{{sum}} credited on {{day}}', zh: '{{day}}入账{{sum}}' },
  creditedAs: { en: 'Reference {{reference}}', zh: '备注号：{{reference}}' },

  toDo_PART_PAYMENT: { en: '{{sum}} is missing', zh: '尚差{{sum}}' },
  toDo_BANK_CHARGES: { en: '{{sum}} is missing', zh: '尚差{{sum}}' },
  toDo_EXCHANGE_LOSS: { en: '{{sum}} is missing', zh: '尚差{{sum}}' },
  toDo_OVERPAID: { en: '{{sum}} overpaid', zh: '多缴{{sum}}' },
  toDo_OTHER_PAYER: { en: '{{sum}} paid from an account in another name', zh: '{{sum}}由他人账户支付' },
  toDoText_PART_PAYMENT: {
    en: 'Only part of the tax arrived. Please pay the rest with the same reference.',
    zh: '税款仅到账一部分，请使用相同备注号补缴余额。',
  },
  toDoText_BANK_CHARGES: {
    en: 'Banks probably deducted charges. Please pay the rest with the same reference, and choose the option that you bear all bank charges (OUR).',
    zh: '可能被银行扣除了手续费。请使用相同备注号补缴，并选择由汇款人承担全部手续费（OUR）。',
  },
  toDoText_EXCHANGE_LOSS: {
    en: 'The currency conversion probably yielded less than the tax. Please pay the rest with the same reference.',
    zh: '可能因汇兑产生差额，请使用相同备注号补缴余额。',
  },
  toDoText_OVERPAID: {
    en: 'We are clarifying how it is returned. Please do not deduct it from your next payment yourself.',
    zh: '我们会跟进多缴部分的处理，请勿自行从下次缴款中扣减。',
  },
  toDoText_OTHER_PAYER: {
    en: 'The account is not in your company’s name. We are asking whether the tax office accepts the payment for you; until then the tax counts as unpaid.',
    zh: '付款账户户名与贵公司不一致。我们会核实税局是否认可，确认前税款视为未缴清。',
  },
  settled: { en: 'Resolved: {{note}}', zh: '已处理：{{note}}' },

  send: { en: 'Send proof of payment', zh: '上传缴款凭证' },
  sendAnother: { en: 'Send another proof', zh: '再上传一份凭证' },
  viewer: {
    en: 'View only. An owner or editor can send the proof of payment.',
    zh: '您仅有查看权限，请由所有者或编辑者上传缴款凭证。',
  },
  dialogText: {
    en: 'Upload your bank’s confirmation as a PDF or picture. Enter the amount that left the account, in the account’s currency.',
    zh: '请上传银行付款回单（PDF或图片），并按付款账户的币种填写实际付出金额。',
  },
  proofFile: { en: 'Proof of payment', zh: '缴款凭证' },
  earlier: { en: 'Or choose an uploaded file', zh: '或选用已有文件' },
  noEarlier: { en: 'None', zh: '不选用' },
  paidOn: { en: 'Payment date', zh: '付款日期' },
  amountPaid: { en: 'Amount paid', zh: '付款金额' },
  currency: { en: 'Currency', zh: '币种' },
  currencyHelp: { en: 'Three letters, e.g. EUR or CNY', zh: '三位字母代码，如EUR、CNY' },
  payer: { en: 'Name on the paying account', zh: '付款账户户名' },
  fileMissing: { en: 'Choose the proof first.', zh: '请先选择缴款凭证。' },
  dayMissing: { en: 'Enter the payment date.', zh: '请填写付款日期。' },
  amountUnclear: { en: 'Enter an amount, e.g. 4812.50.', zh: '请填写金额，如4812.50。' },
  currencyUnclear: { en: 'Enter the currency as three letters, e.g. EUR.', zh: '请填写三位币种代码。' },
  payerMissing: { en: 'Enter the name on the paying account.', zh: '请填写付款账户户名。' },
  sendNow: { en: 'Send proof', zh: '提交凭证' },
  cancel: { en: 'Cancel', zh: '取消' },
  sent: {
    en: 'Proof sent. We let you know when the tax is credited.',
    zh: '凭证已提交，税款入账后会通知您。',
  },
})
