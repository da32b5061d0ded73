import { defineRefusals } from '#platform/shared/refusal.ts'

export const presenceRefusals = defineRefusals('presence', {
  streams_full: {
    code: 499,
    status: 429,
    en: 'Too many windows are open at the moment. This page asks for news by itself every minute.',
    zh: '当前打开的窗口过多，本页会每分钟自动更新一次。',
  },
})
