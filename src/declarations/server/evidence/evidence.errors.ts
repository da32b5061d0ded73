import { defineRefusals } from '#platform/shared/refusal.ts'

const refused = { code: 499, status: 409 } as const

export const evidenceRefusals = defineRefusals('evidence', {
  not_filed: {
    ...refused,
    en: 'There is no evidence pack yet: this declaration has not been filed. It can be created once it is.',
    zh: '该申报尚未提交，暂不能生成证据包。提交后即可生成。',
  },
  too_many_packs: {
    ...refused,
    en: '{{most}} packs were created today, the daily limit. Please download one of them, or try again tomorrow.',
    zh: '今天已生成{{most}}个证据包，达到每日上限。请下载已有的证据包，或明天再试。',
  },
  pack_not_found: {
    code: 499,
    status: 404,
    en: 'This evidence pack does not exist. Please reload the declaration’s page.',
    zh: '该证据包不存在，请刷新申报页面。',
  },
  pack_not_ready: {
    ...refused,
    en: 'The evidence pack is not ready yet. Please wait; the page shows the progress.',
    zh: '证据包尚未生成完毕，请稍候，页面会显示进度。',
  },
  pack_expired: {
    code: 499,
    status: 410,
    en: 'This download has expired. Please create the evidence pack again.',
    zh: '下载期限已过，请重新生成证据包。',
  },
  pack_damaged: {
    ...refused,
    en: 'The stored evidence pack is damaged. Please create it again.',
    zh: '证据包在存储中已损坏，请重新生成。',
  },
})
