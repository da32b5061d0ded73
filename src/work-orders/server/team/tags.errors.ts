import { defineRefusals } from '#platform/shared/refusal.ts'

export const tagRefusals = defineRefusals('tags', {
  not_found: { code: 499, status: 404, en: 'This tag does not exist any more.', zh: '该标签已不存在。' },
  exists: {
    code: 400,
    status: 409,
    en: 'There is a tag with this name already.',
    zh: '已有同名标签。',
  },
  too_many: {
    code: 499,
    status: 422,
    en: 'There are {{count}} tags already. Delete one that nobody needs, then add this one.',
    zh: '标签已达{{count}}个，请先删除不用的标签再新建。',
  },
})
