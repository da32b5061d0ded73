import { defineText } from '#platform/shared/text.ts'

export const evidenceText = defineText({
  title: { en: 'Evidence pack', zh: '证据包' },
  what: {
    en: 'One ZIP file with everything behind this declaration: the sales and documents in each box, the rates and rules applied, who checked and confirmed, what was filed, and a hash of every file.',
    zh: '一个ZIP文件，包含该申报的全部依据：各栏目对应的销售和单据、汇率、适用规则、复核与确认记录、已提交的文件，以及每个文件的哈希值。',
  },
  start: { en: 'Create evidence pack', zh: '生成证据包' },
  startAgain: { en: 'Create again', zh: '重新生成' },
  waiting: { en: 'The pack is queued', zh: '正在排队' },
  running: { en: 'The pack is being created', zh: '正在生成' },
  runningText: {
    en: 'You can leave this page; we notify you when it is ready.',
    zh: '您可以离开本页，生成后会通知您。',
  },
  runningStaff: { en: 'You can leave this page and come back.', zh: '可以离开本页，稍后再来查看。' },
  readyText: {
    en: 'Created {{made}}, {{size}}. Available until {{until}}; you can create it again at any time.',
    zh: '{{made}}生成，{{size}}。{{until}}后自动删除，可随时重新生成。',
  },
  download: { en: 'Download ZIP', zh: '下载ZIP' },
  hash: { en: 'SHA-256 of the file', zh: '文件哈希值（SHA-256）' },
  expired: {
    en: 'The last pack was deleted after seven days. You can create it again.',
    zh: '上次生成的证据包已满七天，已自动删除，可重新生成。',
  },
  failed: {
    en: 'We could not create the last pack because of a problem on our side. Please try again; if it fails once more, contact us.',
    zh: '由于我方系统原因，上次未能生成。请重新生成；如仍失败，请联系我们。',
  },
  loadFailed: { en: 'The evidence pack could not be loaded', zh: '证据包加载失败' },
  loading: { en: 'Loading the evidence pack', zh: '正在加载证据包' },
  viewerReason: {
    en: 'It contains documents that viewers cannot open. Ask an owner or editor.',
    zh: '证据包中有仅查看权限无法打开的文件，请联系所有者或编辑者。',
  },
})
