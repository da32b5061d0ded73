import { defineText } from '#platform/shared/text.ts'

export const confirmationsText = defineText({
  title: { en: 'Confirmation of filing', zh: '办理进度证明' },
  lead: {
    en: 'A letter for marketplaces and partners: what was filed, when and with which reference, and what is awaited. Whoever has it can check it on our site.',
    zh: '可提供给平台或合作方的证明：写明递交内容、日期和编号，以及正在等待的结果。对方可在本站核验真伪。',
  },
  loading: { en: 'Loading letters', zh: '正在加载证明' },
  loadFailed: { en: 'The letters could not be loaded', zh: '证明加载失败' },
  tryAgain: { en: 'Try again', zh: '重试' },
  make: { en: 'Make letter', zh: '开具证明' },
  makeNew: { en: 'Make a new letter', zh: '重新开具' },
  makeNewHelp: {
    en: 'A new letter has today’s status and replaces this one.',
    zh: '新证明反映今天的进度，并取代现有证明。',
  },
  made: { en: 'Letter {{number}} is ready.', zh: '证明{{number}}已开具。' },
  viewerMay: {
    en: 'Owners and editors can make letters.',
    zh: '所有者和可编辑成员可开具证明。',
  },
  obstacle_NO_AUTHORITY: {
    en: 'Nothing is filed with an authority in this service.',
    zh: '该服务无需向主管机关递交申请。',
  },
  obstacle_NOT_FILED: {
    en: 'Available as soon as the application has been filed.',
    zh: '向主管机关递交申请后即可开具。',
  },
  obstacle_REFUSED: {
    en: 'The authority refused the application; its notice is in the documents.',
    zh: '主管机关已驳回申请，驳回通知见文件。',
  },
  obstacle_CANCELLED: { en: 'The work order was cancelled.', zh: '服务单已取消。' },

  number: { en: 'Letter', zh: '证明编号' },
  issued: { en: 'Issued', zh: '出具' },
  issuedBy: { en: '{{day}} by {{name}}', zh: '{{day}}，{{name}}' },
  lookUps: { en: 'Checked', zh: '核验次数' },
  lookedUp: {
    en: { one: 'Once, on {{at}}', other: '{{count}} times, last on {{at}}' },
    zh: { other: '{{count}}次，最近一次：{{at}}' },
  },
  neverLookedUp: { en: 'Not yet', zh: '尚未核验' },
  code: { en: 'Verification code', zh: '验证码' },
  language: { en: 'Language of the letter', zh: '证明语言' },
  download: { en: 'Download PDF', zh: '下载PDF' },
  copy: { en: 'Copy link', zh: '复制核验链接' },
  copied: { en: 'Link copied.', zh: '链接已复制。' },
  openPage: { en: 'See what others see', zh: '查看对方看到的页面' },

  earlier: { en: 'Earlier letters', zh: '以前的证明' },
  earlierList: { en: 'Earlier letters on this work order', zh: '该服务单以前的证明' },
  status_VALID: { en: 'Valid', zh: '有效' },
  status_REPLACED: { en: 'Replaced', zh: '已取代' },
  status_WITHDRAWN: { en: 'Withdrawn', zh: '已撤销' },

  withdraw: { en: 'Withdraw', zh: '撤销' },
  withdrawNamed: { en: 'Withdraw letter {{number}}', zh: '撤销证明{{number}}' },
  withdrawText: {
    en: 'Whoever checks it then sees that it was withdrawn today, and nothing of what it said. This cannot be undone.',
    zh: '撤销后，核验时只会显示该证明已于今日撤销，不再显示任何内容，且无法恢复。',
  },
  withdrawNow: { en: 'Withdraw letter', zh: '确认撤销' },
  keep: { en: 'Keep', zh: '保留' },
  withdrawn: { en: 'Letter {{number}} was withdrawn.', zh: '证明{{number}}已撤销。' },
})
