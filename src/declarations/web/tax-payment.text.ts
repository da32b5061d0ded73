import { defineText } from '#platform/shared/text.ts'

export const taxPaymentText = defineText({
  pay: { en: 'What to pay, and where', zh: '缴到哪里' },
  payYourself: { en: 'Pay the tax office yourself, never us.', zh: '税款请直接缴给税局，切勿付给我们。' },
  locked: {
    en: 'Recipient, IBAN and reference appear here when the return has been filed. Before that the amount can still change, so please do not pay yet.',
    zh: '收款方、IBAN和付款备注号在申报提交税局后显示于此。提交前金额仍可能变动，请勿提前缴款。',
  },
  nothing: { en: 'This return leaves nothing to pay.', zh: '本期申报无需缴税。' },
  credit: { en: 'Credit from the tax office', zh: '可退或留抵税额' },
  credit_NONE: {
    en: 'There is nothing to pay. Once the return is filed, the tax office either pays this amount back or deducts it in the next return, as the country’s rules have it.',
    zh: '本期无需缴税。申报提交后，税局将按当地规定退还该金额，或由下期申报抵扣。',
  },
  credit_CREDIT: {
    en: 'There is nothing to pay. We follow the credit until the tax office has paid it back or it is deducted in the next return, and write to you then.',
    zh: '本期无需缴税。我们会持续跟进，直至税局退税或在下期申报中抵扣，届时通知您。',
  },
  credit_CARRIED: {
    en: 'It is deducted in the next return. There is nothing for you to do.',
    zh: '已结转至下期申报抵扣，您无需操作。',
  },
  credit_REFUNDED: {
    en: 'The tax office has settled it: paid it back, or set it off against other debts. Our message to you says how much of each.',
    zh: '税局已结清：退还至您的账户，或用于抵减其他欠款。具体金额见我们发送的消息。',
  },
  loading: { en: 'Loading the payment', zh: '正在加载缴款信息' },
  failed: { en: 'The payment could not be loaded', zh: '缴款信息加载失败' },
  failedSafe: {
    en: 'Please do not pay from memory: account and reference belong to this return.',
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
  lateText: { en: 'It was {{day}}. Please pay as soon as you can.', zh: '截止日为{{day}}，请尽快缴款。' },
  byLaw: { en: '{{text}} ({{source}})', zh: '{{text}}（{{source}}）' },

  payee: { en: 'Recipient', zh: '收款方' },
  iban: { en: 'IBAN', zh: 'IBAN' },
  bic: { en: 'BIC', zh: 'BIC' },
  reference: { en: 'Payment reference', zh: '付款备注号' },
  referenceText: {
    en: 'Give the reference exactly like this: the tax office finds your payment by it alone.',
    zh: '请原样填写备注号，税局仅凭此识别您的款项。',
  },
  source: { en: 'Account according to {{source}}', zh: '账户来源：{{source}}' },
  noPayee: {
    en: 'We do not have the account and the reference yet. We enter them here and write to you; please pay then.',
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
  qr: { en: 'QR code of the transfer', zh: '转账二维码' },
  qrHelp: {
    en: 'For banking apps in the euro area: fills in the whole transfer.',
    zh: '供欧元区银行App扫描，自动填写转账信息。',
  },

  paid: { en: 'Paid', zh: '已缴清' },
  paidText: {
    en: 'The tax office has credited the whole tax. There is nothing left to do.',
    zh: '税款已全额入账，您无需再做任何操作。',
  },
  proofSent: { en: 'Proof sent', zh: '已提交缴款凭证' },
  proofSentText: {
    en: 'It counts as paid once the tax office has credited it. We check and write to you.',
    zh: '税局入账后才算缴清。我们会核对并通知您。',
  },
  refused: { en: 'Please send another proof', zh: '请重新上传缴款凭证' },
  refusedText: {
    en: 'We could not accept the last one; our message to you says why.',
    zh: '上一份凭证未能通过，原因见我们发送的消息。',
  },
  became: { en: 'What became of it', zh: '处理进展' },
  proof: { en: 'Proof: {{sum}}, paid {{day}} by {{payer}}', zh: '凭证：{{payer}}于{{day}}付款{{sum}}' },
  sentBy: { en: 'Sent by {{name}}', zh: '由{{name}}提交' },
  credited: { en: '{{sum}} credited on {{day}}', zh: '{{day}}入账{{sum}}' },
  creditedAs: { en: 'Reference {{reference}}', zh: '备注号：{{reference}}' },

  toDo_PART_PAYMENT: { en: '{{sum}} is missing', zh: '尚差{{sum}}' },
  toDo_BANK_CHARGES: { en: '{{sum}} is missing', zh: '尚差{{sum}}' },
  toDo_EXCHANGE_LOSS: { en: '{{sum}} is missing', zh: '尚差{{sum}}' },
  toDo_OVERPAID: { en: '{{sum}} too much arrived', zh: '多缴{{sum}}' },
  toDo_OTHER_PAYER: { en: '{{sum}} came from another name', zh: '{{sum}}由他人账户支付' },
  toDoText_PART_PAYMENT: {
    en: 'Only part of the tax arrived. Please pay the rest with the same reference.',
    zh: '税款仅到账一部分，请使用相同备注号补缴余额。',
  },
  toDoText_BANK_CHARGES: {
    en: 'Banks probably deducted charges. Please pay the rest with the same reference, and let your bank charge its costs to you alone.',
    zh: '可能被银行扣除了手续费。请使用相同备注号补缴，并选择由汇款人承担全部手续费。',
  },
  toDoText_EXCHANGE_LOSS: {
    en: 'The exchange probably brought less than the tax. Please pay the rest with the same reference.',
    zh: '可能因汇兑产生差额，请使用相同备注号补缴余额。',
  },
  toDoText_OVERPAID: {
    en: 'We clear up what becomes of it. Please do not deduct it from the next payment yourself.',
    zh: '我们会跟进多缴部分的处理，请勿自行从下次缴款中扣减。',
  },
  toDoText_OTHER_PAYER: {
    en: 'The account is not in your company’s name. We clear up whether the tax office takes it for you; until then the tax counts as unpaid.',
    zh: '付款账户户名与贵公司不一致。我们会核实税局是否认可，确认前税款视为未缴清。',
  },
  settled: { en: 'Cleared up: {{note}}', zh: '已处理：{{note}}' },

  send: { en: 'Send proof of payment', zh: '上传缴款凭证' },
  sendAnother: { en: 'Send another proof', zh: '再上传一份凭证' },
  viewer: {
    en: 'You may only look. An owner or editor of the company sends the proof of payment.',
    zh: '您仅有查看权限，请由企业所有者或编辑者上传缴款凭证。',
  },
  dialogText: {
    en: 'The confirmation of your bank, as PDF or picture. Enter what left the account, in the currency of the account.',
    zh: '请上传银行付款回单（PDF或图片），并按付款账户的币种填写实际付出金额。',
  },
  proofFile: { en: 'Proof of payment', zh: '缴款凭证' },
  earlier: { en: 'Or a file that is here already', zh: '或选用已有文件' },
  noEarlier: { en: 'None', zh: '不选用' },
  paidOn: { en: 'Date of the payment', zh: '付款日期' },
  amountPaid: { en: 'Amount paid', zh: '付款金额' },
  currency: { en: 'Currency', zh: '币种' },
  currencyHelp: { en: 'Three letters, such as EUR or CNY', zh: '三位字母代码，如EUR、CNY' },
  payer: { en: 'Name of the account that paid', zh: '付款账户户名' },
  fileMissing: { en: 'Choose the proof first.', zh: '请先选择缴款凭证。' },
  dayMissing: { en: 'Enter the date of the payment.', zh: '请填写付款日期。' },
  amountUnclear: { en: 'Enter the amount, such as 4812.50.', zh: '请填写金额，如4812.50。' },
  currencyUnclear: { en: 'Enter the three letters of the currency.', zh: '请填写三位币种代码。' },
  payerMissing: { en: 'Enter the name of the account that paid.', zh: '请填写付款账户户名。' },
  sendNow: { en: 'Send proof', zh: '提交凭证' },
  cancel: { en: 'Cancel', zh: '取消' },
  sent: { en: 'Proof sent. We tell you when the tax is credited.', zh: '凭证已提交，税款入账后会通知您。' },
})
