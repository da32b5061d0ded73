import { defineRefusals } from '#platform/shared/refusal.ts'

export const talkRefusals = defineRefusals('talk', {
  no_members: {
    code: 499,
    status: 422,
    en: 'Nobody can read this: the company has no members any more. Call or mail the person who placed the order; once somebody has joined the company, write again.',
    zh: '该企业已没有成员，无人能看到消息。请电话或邮件联系下单人，待有人加入企业后再发送。',
  },
})
