import { defineRefusals } from '#platform/shared/refusal.ts'

export const enquiryRefusals = defineRefusals('enquiry', {
  not_found: { code: 499, status: 404, en: 'There is no such enquiry.', zh: '未找到该咨询。' },
  not_possible: {
    code: 499,
    status: 422,
    en: 'This cannot be done with the enquiry as it stands. A colleague may already have dealt with it; reload the list.',
    zh: '该咨询当前状态不支持此操作，可能已由同事处理，请刷新列表。',
  },
})
