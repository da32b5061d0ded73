import { defineRefusals } from '#platform/shared/refusal.ts'

export const textBlockRefusals = defineRefusals('text_blocks', {
  not_found: {
    code: 499,
    status: 404,
    en: 'This text is not one of yours, or exists no more.',
    zh: '该常用语不属于您，或已不存在。',
  },
  too_many: {
    code: 499,
    status: 422,
    en: 'You have {{count}} texts. Delete one, then save this one.',
    zh: '您已有{{count}}条常用语，请先删除一条再保存。',
  },
})
