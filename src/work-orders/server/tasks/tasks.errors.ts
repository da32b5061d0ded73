import { defineRefusals } from '#platform/shared/refusal.ts'

export const taskRefusals = defineRefusals('tasks', {
  not_found: { code: 499, status: 404, en: 'This task does not exist.', zh: '该待办不存在。' },
  too_many: {
    code: 499,
    status: 422,
    en: 'A work order has {{most}} open tasks at most. Finish one first.',
    zh: '每个服务单最多有{{most}}项未完成的待办，请先完成其中一项。',
  },
})
