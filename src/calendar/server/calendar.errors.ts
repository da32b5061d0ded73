import { defineRefusals } from '#platform/shared/refusal.ts'

export const calendarRefusals = defineRefusals('calendar', {
  feed_unknown: {
    code: 499,
    status: 404,
    en: 'This calendar address is no longer valid. Sign in and copy the current one from your calendar.',
    zh: '该日历地址已失效，请登录后在日历页面复制最新地址。',
  },
  no_feed: {
    code: 499,
    status: 404,
    en: 'There is no private address. Create one first.',
    zh: '尚未创建私有地址，请先创建。',
  },
})
