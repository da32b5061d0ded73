import { defineText } from '#platform/shared/text.ts'

/** A registration that is taken over from another agency, for both sides. */
export const takeoverText = defineText({
  title: { en: 'Takeover of {{name}}', zh: '{{name}}转入' },
  titlePlain: { en: 'Takeover', zh: '税号转入' },
  sub: {
    en: 'Until now {{agency}} filed for this number. What was filed, and what was not, has to be known before we file anything.',
    zh: '该税号此前由{{agency}}申报。在我们提交申报之前，须先核清此前各期是否均已申报。',
  },
  anAgency: { en: 'another agency', zh: '其他服务商' },
  loading: { en: 'Loading the takeover', zh: '正在加载转入事项' },
  failed: { en: 'The takeover could not be loaded', zh: '转入事项加载失败' },
  safe: { en: 'Nothing has been changed.', zh: '数据没有变化。' },
  missing: { en: 'There is no such takeover', zh: '没有此转入事项' },
  missingText: { en: 'Choose a number from your registrations.', zh: '请从注册结果中选择税号。' },
  toRegistrations: { en: 'To the registrations', zh: '查看注册结果' },

  heldTitle: { en: 'Nothing is filed for this number yet', zh: '暂不为该税号提交申报' },
  held: {
    en: 'First the start of the registration and every earlier period have to be known and checked. Due days do not move: the sooner it is done, the better.',
    zh: '须先核清登记起始日和此前各期的申报情况。申报截止日不会顺延，请尽早补齐。',
  },
  freeTitle: { en: 'The earlier periods are known', zh: '此前各期已核清' },
  free: {
    en: 'We can file for this number. The points below that are still open do not hold that up.',
    zh: '我们可以为该税号提交申报，下列未完成事项不影响申报。',
  },
  doneTitle: { en: 'The takeover is complete', zh: '转入已完成' },
  done: { en: 'Everything was checked by {{day}}.', zh: '全部事项已于{{day}}核对完毕。' },
  gapsTitle: { en: 'No return was filed for {{count}} periods', zh: '有{{count}}期没有申报' },
  gapTitle: { en: 'No return was filed for one period', zh: '有1期没有申报' },
  gaps: {
    en: {
      one: 'It is still owed. The sooner it is filed, the less interest and fines it costs.',
      other: 'They are still owed. The sooner they are filed, the less interest and fines they cost.',
    },
    zh: '仍须补报，越早补报，利息和罚款越少。',
  },
  toRetroactive: { en: 'File missing periods', zh: '补申报' },

  points: { en: 'What has to be known', zh: '核对事项' },
  point_START: { en: 'Start of the registration', zh: '登记起始日' },
  why_START: {
    en: 'The first day for which returns are due, as the certificate of the tax office says.',
    zh: '税局登记证明上的生效日，自该日起须申报。',
  },
  point_RELEASE: { en: 'Release by the earlier agency', zh: '原服务商转出确认' },
  why_RELEASE: {
    en: 'A letter or e-mail that names the last period filed. If they do not answer: your written revocation of their mandate.',
    zh: '写明最后申报期间的信函或邮件；对方不配合的，请提供您书面撤销其授权的文件。',
  },
  point_ACCOUNT: { en: 'State of the tax account', zh: '税务账户余额' },
  why_ACCOUNT: {
    en: 'What is owed or in credit at the tax office, with a statement from the online account or a letter.',
    zh: '税局账户的欠款或留抵金额，请附在线账户截图或税局来函。',
  },
  point_OFFICE: { en: 'Change at the tax office', zh: '税局代理变更' },
  why_OFFICE: {
    en: 'We tell the tax office that we act from now on, so that its letters reach us.',
    zh: '由我们向税局登记新代理，此后信函寄给我们。',
  },

  point_OURS: { en: 'Our first return', zh: '我们的首个申报期' },
  why_OURS: {
    en: 'The first day of the period from which on we file. Every period before it is asked about.',
    zh: '自该申报期首日起由我们申报，此前各期均须核对。',
  },
  said_OURS: { en: 'We file from {{day}} on', zh: '自{{day}}起由我们申报' },

  said_START: { en: 'Returns are due from {{day}}', zh: '自{{day}}起须申报' },
  said_released: { en: 'Released', zh: '已确认转出' },
  said_revoked: { en: 'No answer; their mandate was revoked in writing', zh: '对方未配合，已书面撤销授权' },
  said_owed: { en: '{{sum}} owed on {{day}}', zh: '截至{{day}}欠{{sum}}' },
  said_credit: { en: '{{sum}} in credit on {{day}}', zh: '截至{{day}}留抵{{sum}}' },
  said_even: { en: 'Nothing owed on {{day}}', zh: '截至{{day}}无欠款' },
  said_OFFICE: { en: 'Changed on {{day}}', zh: '{{day}}已变更' },
  returnedWhy: { en: 'Returned: {{reason}}', zh: '退回原因：{{reason}}' },
  by: { en: '{{name}}, {{day}}', zh: '{{name}}，{{day}}' },
  portal: { en: 'From the form', zh: '来自资料表' },

  state_toAnswer: { en: 'To answer', zh: '待填写' },
  state_ours: { en: 'With us', zh: '由我们办理' },
  state_withCustomer: { en: 'With the customer', zh: '待客户填写' },
  state_toDo: { en: 'To do', zh: '待办理' },
  state_staffCheck: { en: 'To check', zh: '待核对' },
  state_returned: { en: 'Returned', zh: '已退回' },
  state_toCheck: { en: 'Being checked', zh: '核对中' },
  state_checked: { en: 'Checked', zh: '已核对' },
  state_notFiled: { en: 'Not filed', zh: '未申报' },
  state_filed: { en: 'Filed', zh: '已申报' },
  state_unknown: { en: 'Still unknown', zh: '仍不明确' },

  periods: { en: 'Earlier periods', zh: '此前各期' },
  noPeriods: { en: 'No earlier periods', zh: '此前没有申报期' },
  noPeriodsText: {
    en: 'They are listed here once the start of the registration is known.',
    zh: '填写登记起始日后，此处列出此前各期。',
  },
  noPeriodsAtAll: {
    en: 'The registration began with our first period, so there is nothing to ask about.',
    zh: '登记起始日即我们的首个申报期，无需核对此前各期。',
  },
  chosen: { en: '{{count}} chosen', zh: '已选{{count}}期' },
  chooseHint: {
    en: 'Choose the periods that one document covers, then answer them together.',
    zh: '同一份文件涉及多期时，可勾选后一并填写。',
  },
  chooseAll: { en: 'Choose all open', zh: '全选未核对的' },
  answerChosen: { en: 'Answer chosen', zh: '填写所选' },

  answer: { en: 'Answer', zh: '填写' },
  answerNamed: { en: 'Answer: {{name}}', zh: '填写：{{name}}' },
  change: { en: 'Change', zh: '修改' },
  changeNamed: { en: 'Change: {{name}}', zh: '修改：{{name}}' },
  open: { en: 'Open document', zh: '查看文件' },
  openNamed: { en: 'Open document: {{name}}', zh: '查看文件：{{name}}' },
  periodCount: { en: '{{count}} periods', zh: '{{count}}期' },

  check: { en: 'Tick off', zh: '核对通过' },
  checkNamed: { en: 'Tick off: {{name}}', zh: '核对通过：{{name}}' },
  checkChosen: { en: 'Tick off chosen', zh: '所选核对通过' },
  giveBack: { en: 'Return', zh: '退回' },
  giveBackNamed: { en: 'Return: {{name}}', zh: '退回：{{name}}' },

  choice: { en: 'Answer', zh: '情况' },
  answer_FILED: { en: 'A return was filed', zh: '已申报' },
  answer_NOT_FILED: { en: 'No return was filed', zh: '没有申报' },
  answer_UNKNOWN: { en: 'We do not know', zh: '不清楚' },
  answer_KNOWN: { en: 'They released it', zh: '对方已确认转出' },
  answer_NOT_COMING: { en: 'They do not answer', zh: '对方不配合' },
  unknownHelp: {
    en: 'Then we ask the tax office. Until it answers, nothing is filed.',
    zh: '我们会向税局查询，答复前不会提交申报。',
  },
  dayOf_START: { en: 'First day with returns', zh: '起始日' },
  dayOf_OURS: { en: 'First day of our first period', zh: '我们首个申报期的首日' },
  dayOf: { en: 'Day of the document', zh: '文件日期' },
  dayMissing: { en: 'Enter the day.', zh: '请填写日期。' },
  amount: { en: 'Balance', zh: '余额' },
  amountHelp: {
    en: 'What is owed; a credit with a minus; 0 if nothing is open.',
    zh: '欠款填正数，留抵填负数，无余额填0。',
  },
  amountWrong: { en: 'Enter an amount, for example 120.50.', zh: '请填写金额，如120.50。' },
  fileOfPeriod: {
    en: 'Upload the receipt of the tax office, or the return as it was filed.',
    zh: '请上传税局回执或已提交的申报表。',
  },
  fileMissing: { en: 'Upload the document.', zh: '请上传文件。' },
  note: { en: 'Note', zh: '备注' },
  save: { en: 'Save', zh: '保存' },
  cancel: { en: 'Cancel', zh: '取消' },
  saved: { en: 'Saved. Our staff will check it.', zh: '已保存，我们会尽快核对。' },
  viewer: {
    en: 'You can look at this company only. An owner or editor can answer.',
    zh: '您仅可查看，请由所有者或可编辑成员填写。',
  },

  startTitle: { en: 'Who filed for {{name}} until now?', zh: '{{name}}此前由谁申报？' },
  startText: {
    en: 'Say so if another agency filed for this number before us. We then ask what was filed, and file nothing until it is known.',
    zh: '如该税号此前由其他服务商申报，请在此说明。我们会核对历史申报情况，核清前不提交申报。',
  },
  agency: { en: 'Name of the earlier agency', zh: '原服务商名称' },
  agencyMissing: { en: 'Enter the name of the earlier agency.', zh: '请填写原服务商名称。' },
  startNow: { en: 'Begin the takeover', zh: '开始转入' },
})
