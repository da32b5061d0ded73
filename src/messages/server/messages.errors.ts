import { defineRefusals } from '#platform/shared/refusal.ts'

export const messageRefusals = defineRefusals('messages', {
  not_found: {
    code: 499,
    status: 404,
    en: 'This message does not exist, or was deleted. Please reload the list.',
    zh: '该消息不存在或已删除，请刷新列表。',
  },
})
