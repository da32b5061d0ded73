import { defineText } from '#platform/shared/text.ts'

export const dataText = defineText({
  exportTitle: { en: 'Take your data with you', zh: '导出数据' },
  exportWhat: {
    en: 'One ZIP file with everything the company has here: orders, invoices, work orders, form answers, every document, registrations, shops and messages, and what is yours alone, such as your sign-in history. It opens in any browser and any spreadsheet.',
    zh: '一个ZIP压缩包，包含企业在本平台的全部数据：订单、发票、服务单、填写的资料、所有文件、注册信息、店铺和消息，以及您本人的登录记录等。可用任何浏览器和电子表格软件打开。',
  },
  exportWithout: {
    en: 'Passwords, keys and access codes are never included.',
    zh: '不含密码、密钥和访问码。',
  },
  start: { en: 'Start export', zh: '开始导出' },
  startAgain: { en: 'Start a new export', zh: '重新导出' },
  started: {
    en: 'The export has started. We send you a message when it is ready.',
    zh: '已开始导出，完成后会通知您。',
  },
  never: { en: 'You have not exported anything yet.', zh: '您还没有导出过数据。' },
  waiting: { en: 'The export is waiting for its turn', zh: '正在排队' },
  running: { en: 'The export is being made', zh: '正在导出' },
  runningText: {
    en: 'You can leave this page: we send you a message when it is ready.',
    zh: '您可以离开本页，完成后会通知您。',
  },
  ready: { en: 'Your export is ready', zh: '导出已完成' },
  readyText: {
    en: 'Made on {{made}}, {{size}}. You can download it until {{until}}; then it is deleted.',
    zh: '生成时间：{{made}}，大小：{{size}}。可在{{until}}前下载，逾期自动删除。',
  },
  download: { en: 'Download', zh: '下载' },
  expired: { en: 'Your last export has expired', zh: '上次导出的数据已过期' },
  expiredText: {
    en: 'It was deleted after seven days. Start a new one whenever you need it.',
    zh: '数据保留七天后已删除，需要时可重新导出。',
  },
  failed: { en: 'Your last export did not succeed', zh: '上次导出失败' },
  failedText: {
    en: 'Something went wrong on our side, and nothing of yours is lost. Start it again; if it fails once more, write to us.',
    zh: '由于我方系统原因未能完成，您的数据没有丢失。请重新导出；如仍失败，请联系我们。',
  },
  cancelled: { en: 'Your last export was called off', zh: '上次导出已取消' },
  cancelledText: {
    en: 'You were not an owner of the company when it was made.',
    zh: '导出过程中，您已不是企业的所有者。',
  },
  loadFailed: { en: 'The exports could not be loaded', zh: '导出记录加载失败' },
  ownersOnly: {
    en: 'Only owners can export the company’s data or close the account. Please ask one of them; you find them under Members.',
    zh: '只有所有者可以导出企业数据或关闭账户，请联系企业所有者（见“成员”）。',
  },
  mineTitle: { en: 'Your own data', zh: '您的个人信息' },
  mineWhat: {
    en: 'One ZIP file with what is kept about you as a person: profile, memberships, sign-ins and devices, messages, agreements and notification settings. What you entered for a company is in that company’s export.',
    zh: '一个ZIP压缩包，包含我们保存的个人信息：个人资料、所属企业、登录记录和设备、消息、已同意的协议和通知设置。您为企业填写的资料，见该企业的导出数据。',
  },
  mineDownload: { en: 'Download your own data', zh: '下载个人信息' },
  mineWhy: {
    en: 'We ask for your password so that nobody else at your screen can take the file.',
    zh: '为防止他人在您的设备上下载，请输入登录密码。',
  },
  downloadTitle: { en: 'Download your data', zh: '下载数据' },
  downloadWhy: {
    en: 'The file holds everything about the company, so we ask for your password each time. Keep it where only you can open it.',
    zh: '文件包含企业的全部数据，每次下载都须输入密码。请妥善保管。',
  },
  password: { en: 'Your password', zh: '登录密码' },
  passwordMissing: { en: 'Enter your password.', zh: '请填写密码。' },
  cancel: { en: 'Cancel', zh: '取消' },
})
