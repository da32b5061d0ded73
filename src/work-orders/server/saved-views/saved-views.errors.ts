import { defineRefusals } from '#platform/shared/refusal.ts'

export const savedViewRefusals = defineRefusals('saved_views', {
  not_found: { code: 499, status: 404, en: 'This view does not exist any more.', zh: '该视图已不存在。' },
  not_yours: {
    code: 499,
    status: 403,
    en: 'This view belongs to {{who}}, who alone can change it. Save one of your own.',
    zh: '该视图属于{{who}}，只有本人可以更改。您可以另存为自己的视图。',
  },
  too_many: {
    code: 499,
    status: 422,
    en: 'You have {{count}} saved views. Delete one, then save this one.',
    zh: '您已保存{{count}}个视图，请先删除一个再保存。',
  },
})
