import { defineText } from '#platform/shared/text.ts'

export const supplementsText = defineText({
  title: { en: 'Supplementary information', zh: '补充资料' },
  sub: {
    en: 'You can submit the items one by one, in any order. We check each one as it arrives.',
    zh: '可分次提交，顺序不限。提交一项，我们审核一项。',
  },
  subList: {
    en: 'Services that need more information from you.',
    zh: '以下服务需要您补充资料。',
  },
  progress: {
    en: '{{done}} of {{count}} submitted',
    zh: '已提交{{done}}项，共{{count}}项',
  },
  loading: { en: 'Loading', zh: '正在加载' },
  failed: { en: 'The supplementary information could not be loaded', zh: '补充资料加载失败' },
  failedSafe: { en: 'What you have submitted is safe.', zh: '您已提交的内容不会丢失。' },
  notFound: { en: 'This work order does not exist', zh: '服务单不存在' },
  notFoundText: {
    en: 'The link may be incomplete, or the work order belongs to another company.',
    zh: '链接可能不完整，或该服务单属于其他企业。',
  },
  noneAsked: { en: 'No supplementary information needed', zh: '目前无需补充资料' },
  noneAskedText: {
    en: 'If the case handler needs anything beyond the form, we e-mail you and you can submit it here.',
    zh: '如果经办人需要资料表之外的资料，我们会邮件通知您，您可以在这里提交。',
  },
  toServices: { en: 'See my services', zh: '查看我的服务' },
  toWorkOrder: { en: 'Back to the work order', zh: '返回服务单' },
  waiting: {
    en: { one: '{{count}} item to submit', other: '{{count}} items to submit' },
    zh: '待提交{{count}}项',
  },
  open: { en: 'Submit it', zh: '去提交' },
  dueBy: { en: 'Due {{date}}', zh: '请于{{date}}前提交' },
  late: { en: 'Late, was due {{date}}', zh: '已逾期，应于{{date}}前提交' },
  status_ASKED: { en: 'To submit', zh: '待提交' },
  status_RETURNED: { en: 'Returned', zh: '已退回' },
  status_SUBMITTED: { en: 'Being checked', zh: '审核中' },
  status_ACCEPTED: { en: 'Accepted', zh: '已通过' },
  status_WITHDRAWN: { en: 'No longer needed', zh: '无需提供' },
  askedBy: { en: 'Requested by {{name}} on {{date}}', zh: '{{name}}于{{date}}提出' },
  sentBy: { en: 'Submitted by {{name}} on {{date}}', zh: '{{name}}于{{date}}提交' },
  notedBy: { en: '{{name}}, {{date}}', zh: '{{name}}，{{date}}' },
  choose: { en: 'Choose a file', zh: '选择文件' },
  chooseMore: { en: 'Add a file', zh: '继续添加文件' },
  chooseOther: { en: 'Choose another file', zh: '重新选择' },
  takePicture: { en: 'Take a photo', zh: '拍照' },
  limits: {
    en: { one: 'PDF, JPG or PNG, up to 25 MB', other: 'Up to {{count}} files: PDF, JPG or PNG, 25 MB each' },
    zh: '支持PDF、JPG、PNG，每个文件不超过25 MB，最多{{count}}个',
  },
  yourAnswer: { en: 'Your answer', zh: '您的回答' },
  send: { en: 'Submit', zh: '提交' },
  sendAgain: { en: 'Resubmit', zh: '重新提交' },
  sendAll: {
    en: { one: 'Submit what is ready', other: 'Submit all {{count}} that are ready' },
    zh: '一次提交已填好的{{count}}项',
  },
  kept: { en: 'Not submitted yet; saved on this device.', zh: '尚未提交，已保存在本设备上。' },
  thanks: {
    en: {
      one: 'Submitted. We will check it and let you know.',
      other: '{{count}} items submitted. We will check them and let you know.',
    },
    zh: '已提交{{count}}项，我们会尽快审核并通知您。',
  },
  thanksAll: {
    en: 'Everything is submitted. We take it from here.',
    zh: '资料已全部提交，接下来由我们处理。',
  },
  missingFile: { en: 'Please add a file.', zh: '请上传文件。' },
  missingValue: { en: 'Please enter an answer.', zh: '请填写内容。' },
  missingChoice: { en: 'Please choose an answer.', zh: '请选择一项。' },
  viewerMay: {
    en: 'You can view this page only. An owner or editor of the company can submit this.',
    zh: '您仅有查看权限，请由企业的所有者或可编辑成员提交。',
  },
  offlineShown: {
    en: 'You are offline. What you enter is saved on this device.',
    zh: '网络已断开，您填写的内容会保存在本设备上。',
  },
})
