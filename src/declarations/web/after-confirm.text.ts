import { defineText } from '#platform/shared/text.ts'

/** What follows a confirmation: each step, whose it is, and by when. */
export const afterConfirmText = defineText({
  title: { en: 'After you confirm', zh: '确认之后' },
  done: { en: 'Done', zh: '已完成' },
  doneAt: { en: 'Done {{moment}}', zh: '{{moment}}完成' },
  now: { en: 'Now', zh: '进行中' },
  nowUntil: { en: 'Now, until {{moment}}', zh: '进行中，{{moment}}前' },
  nowBy: { en: 'Now, by {{day}}', zh: '进行中，{{day}}前' },
  by: { en: 'By {{day}}', zh: '{{day}}前' },
  until: { en: 'Until {{moment}}', zh: '{{moment}}前' },
  later: { en: 'Then', zh: '随后' },

  by_us: { en: 'Us', zh: '我们' },
  by_you: { en: 'You', zh: '您' },
  by_signer: { en: 'The licensed signer', zh: '持证签字人' },
  by_authority: { en: 'The tax office', zh: '税局' },
  quantities_by_authority: { en: 'The register or scheme', zh: '注册机构或回收组织' },

  step_CHECK: { en: 'Second check', zh: '二次复核' },
  text_CHECK: {
    en: 'Somebody other than the person who calculated the figures checks them.',
    zh: '由计算人员以外的同事核对数据。',
  },
  step_CONFIRM: { en: 'Confirmation', zh: '确认数据' },
  text_CONFIRM: { en: 'You confirm the figures, or query one.', zh: '请您确认数据，或对其中某项提出疑问。' },
  text_QUERIED: { en: 'We answer your query; then you confirm.', zh: '我们答复您的疑问后，再请您确认。' },
  step_SIGN_OFF: { en: 'Sign-off', zh: '签字放行' },
  text_SIGN_OFF: {
    en: 'A person licensed to file in {{place}} signs it off.',
    zh: '由具备{{place}}申报资质的人员签字。',
  },
  step_FILE: { en: 'Filing', zh: '提交申报' },
  text_FILE: { en: 'We send it to the tax office.', zh: '我们将申报提交至税局。' },
  quantities_text_FILE: {
    en: 'We report the quantities to the register or scheme.',
    zh: '我们将数量申报至注册机构或回收组织。',
  },
  text_FILE_LATE: {
    en: 'The last safe moment has passed: we file as soon as you confirm, but cannot promise that it is in time.',
    zh: '已过最晚确认时间：您确认后我们会尽快提交，但无法保证按时。',
  },
  step_ANSWER: { en: 'Receipt', zh: '受理回执' },
  text_ANSWER: {
    en: 'It confirms that it has the return. You can download the receipt here. It names no day for it.',
    zh: '税局确认收到申报，回执可在此下载。税局不承诺答复日期。',
  },
  quantities_text_ANSWER: {
    en: 'It confirms that it has the report. Its reference appears here. It names no day for it.',
    zh: '对方确认收到申报，受理编号会显示于此。对方不承诺答复日期。',
  },
  step_PAY: { en: 'Payment', zh: '缴纳税款' },
  text_PAY: {
    en: 'You pay {{amount}} to {{payee}}. From China, send it by {{sendBy}}. Account and reference appear here once it is filed.',
    zh: '您向{{payee}}缴纳{{amount}}。从中国汇款请于{{sendBy}}前汇出。提交后，收款账户和备注号会显示于此。',
  },
  text_PAY_NOW: {
    en: 'You pay {{amount}} to {{payee}}. From China, send it by {{sendBy}}. Account and reference are on this page.',
    zh: '您向{{payee}}缴纳{{amount}}。从中国汇款请于{{sendBy}}前汇出。收款账户和备注号见本页。',
  },
  text_PAY_NO_DAY: {
    en: 'You pay {{amount}} to {{payee}}. The day follows with the filing, with account and reference.',
    zh: '您向{{payee}}缴纳{{amount}}。缴款日、收款账户和备注号在提交后显示于此。',
  },
  text_PROOF: {
    en: 'We match your payment as soon as {{payee}} shows that it has arrived.',
    zh: '{{payee}}显示到账后，我们会核对您的付款。',
  },
  payee: { en: 'the tax office of {{place}}', zh: '{{place}}税局' },
  step_CREDIT: { en: 'Credit', zh: '退税或留抵' },
  text_CREDIT: {
    en: 'You pay nothing. We follow up until {{amount}} is refunded or carried forward.',
    zh: '您无需缴款。我们会跟进，直至{{amount}}退回或结转下期。',
  },

  silence_HELD: {
    en: 'If you do not confirm, nothing is filed, and from {{day}} it is late.',
    zh: '如您未确认，我们不会申报；自{{day}}起即为逾期。',
  },
  silence_FILED_BY_CHOICE: {
    en: 'If you do not answer, we file it as set out in your signed choice, so that it arrives by {{day}}.',
    zh: '如您未答复，我们将按您签署的选择，在{{day}}前代为申报。',
  },
  silence_NO_DAY: { en: 'If you do not confirm, nothing is filed.', zh: '如您未确认，我们不会申报。' },
})
