import { defineRefusals } from '#platform/shared/refusal.ts'

export const enquiryRefusals = defineRefusals('enquiry', {
  not_found: { code: 499, status: 404, en: 'This enquiry does not exist.', zh: '未找到该咨询。' },
  stale: {
    code: 499,
    status: 409,
    en: 'Changed in the meantime: {{who}} {{what}}. Nothing of yours was sent or recorded. Read it, then decide again.',
    zh: '{{who}}刚刚{{what}}，您的操作未执行。请查看后再决定。',
  },
  not_possible: {
    code: 499,
    status: 422,
    en: 'This is not possible in the enquiry’s current status. A colleague may already have dealt with it; please reload the list.',
    zh: '该咨询当前状态不支持此操作，可能已由同事处理，请刷新列表。',
  },
})
