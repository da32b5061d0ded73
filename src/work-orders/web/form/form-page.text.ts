import { defineText } from '#platform/shared/text.ts'

export const formPageText = defineText({
  copyOffer: {
    en: {
      one: 'An earlier order has answers to this form',
      other: '{{count}} earlier orders have answers to this form',
    },
    zh: '有{{count}}个服务单的资料可用于本资料表',
  },
  copyOfferText: {
    en: 'Copy them instead of typing them again. What you have already filled in stays as it is.',
    zh: '可直接复制，无需重复填写，已填内容不会被覆盖。',
  },
  copyFrom: { en: 'Copy from an earlier order', zh: '从其他服务单复制' },
  copyTitle: { en: 'Copy answers from', zh: '从以下服务单复制' },
  copyKeeps: {
    en: 'What you have filled in is not overwritten. Files your company has uploaded are reused.',
    zh: '已填内容不会被覆盖，企业已上传的文件会一并引用。',
  },
  copyCount: { en: { one: '{{count}} answer', other: '{{count}} answers' }, zh: '可复制{{count}}项' },
  copyThis: { en: 'Copy', zh: '复制' },
  copyThisNamed: { en: 'Copy from {{number}}', zh: '复制{{number}}的资料' },
  boughtOn: { en: 'Bought {{date}}', zh: '{{date}}购买' },
  copied: {
    en: { one: '{{count}} answer copied from {{number}}', other: '{{count}} answers copied from {{number}}' },
    zh: '已从{{number}}复制{{count}}项',
  },
  copiedText: {
    en: 'Please check them: what was right for the other service may be different here.',
    zh: '请逐项核对，不同服务的要求可能不一样。',
  },
  undo: { en: 'Undo', zh: '撤销' },
  undone: { en: 'The copied answers have been removed', zh: '已撤销复制的内容' },
  notCopied: { en: 'Not copied', zh: '未复制的内容' },
  skip_notPossible: {
    en: '{{names}}: the earlier answer is not valid here',
    zh: '{{names}}：原内容不适用于本资料表',
  },
  skip_notAsked: {
    en: '{{names}}: not asked here because of the other answers',
    zh: '{{names}}：根据其他内容，此处无需填写',
  },
  skip_file: { en: '{{names}}: the file no longer exists', zh: '{{names}}：原文件已不存在' },
  skip_sensitive: {
    en: '{{names}}: sensitive, please enter it again',
    zh: '{{names}}：敏感信息，请自行填写',
  },
  skip_confirmAgain: {
    en: '{{names}}: must be confirmed on each form',
    zh: '{{names}}：每份资料表需单独确认',
  },
  copyFailed: { en: 'The earlier orders could not be loaded', zh: '服务单加载失败' },
  copyNone: { en: 'No earlier order has further answers for this form.', zh: '没有其他可复制的资料。' },
  comma: { en: ', ', zh: '、' },

  migratedTitle: { en: 'The form has been updated since you started', zh: '您开始填写后，资料表已更新' },
  migratedKept: {
    en: 'Your answers have been carried over. Please check them and answer the new questions.',
    zh: '您填写的内容已转入新版本，请核对并补充新增的问题。',
  },
  migratedDropped: {
    en: 'No longer asked, or asked differently: {{names}}.',
    zh: '以下问题已取消或调整，原内容未保留：{{names}}。',
  },

  uncoveredTitle: {
    en: {
      one: '{{count}} earlier month is not covered by your order',
      other: '{{count}} earlier months are not covered by your order',
    },
    zh: '有{{count}}个月不在订单范围内',
  },
  uncoveredFiling: {
    en: 'By your answers, you have stored or sold goods there since {{since}}. The filing that you ordered starts with {{first}}. Returns are due for the months before as well: {{span}}.',
    zh: '按您填写的内容，自{{since}}起已有库存或销售，而您订购的申报服务从{{first}}开始。此前的月份也须申报：{{span}}。',
  },
  uncoveredNoFiling: {
    en: 'By your answers, you have stored or sold goods there since {{since}}. Returns are due for the months before this order as well: {{span}}.',
    zh: '按您填写的内容，自{{since}}起已有库存或销售。下单之前的月份也须申报：{{span}}。',
  },
  uncoveredWhatNow: {
    en: 'If the dates are right, leave them as they are and order the missing months separately. You can submit this form meanwhile.',
    zh: '日期属实请勿改动，漏报的月份请另行订购，不影响提交本资料表。',
  },
  uncoveredContact: {
    en: 'If the dates are right, leave them as they are and contact us about the missing months. You can submit this form meanwhile.',
    zh: '日期属实请勿改动，漏报的月份请联系我们办理，不影响提交本资料表。',
  },
  uncoveredEndsSooner: {
    en: 'Without that order, your filing term starts with the first of these months and ends sooner.',
    zh: '如不另行订购，申报服务将从最早的漏报月份算起，并相应提前到期。',
  },
  contactUs: { en: 'Contact us', zh: '联系我们' },

  preview: { en: 'Preview and print', zh: '预览与打印' },
  previewOf: { en: 'Preview · {{number}}', zh: '预览 · {{number}}' },
  previewText: {
    en: 'This is what the form contains at the moment. It has not been submitted yet.',
    zh: '以下为当前填写内容，尚未提交。',
  },
  goOnFilling: { en: 'Continue filling in', zh: '继续填写' },
  layout: { en: 'Language of the form', zh: '资料表语言' },
  layout_en: { en: 'English', zh: '英文' },
  layout_zh: { en: 'Chinese', zh: '中文' },
  layout_both: { en: 'Side by side', zh: '中英对照' },
  print: { en: 'Print', zh: '打印' },
  savePdf: { en: 'Save as PDF', zh: '下载PDF' },
  changedSince: {
    en: {
      one: '{{count}} answer changed since last time',
      other: '{{count}} answers changed since last time',
    },
    zh: '与上次相比，有{{count}}项改动',
  },
  changedText: { en: 'Previous answers are struck through.', zh: '原内容以删除线标出。' },
  waitsUntil: { en: 'Waiting for you: due {{day}}', zh: '待您填写，请于{{day}}前提交' },
  wasDue: { en: 'Overdue: this was due {{day}}', zh: '已逾期，截止日为{{day}}' },
})
