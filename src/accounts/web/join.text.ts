import { defineText } from '#platform/shared/text.ts'

export const joinText = defineText({
  title: { en: 'Join {{company}}', zh: '加入{{company}}' },
  loadingTitle: { en: 'Your invitation', zh: '您的邀请' },
  invites_owner: { en: '{{name}} invites you as an owner.', zh: '{{name}}邀请您成为所有者。' },
  invites_editor: { en: '{{name}} invites you as an editor.', zh: '{{name}}邀请您加入，权限为可编辑。' },
  invites_viewer: { en: '{{name}} invites you as a viewer.', zh: '{{name}}邀请您加入，权限为仅查看。' },
  forAddress: { en: 'For {{email}}', zh: '受邀邮箱：{{email}}' },
  existing: {
    en: 'You have an account here. Enter its password to join.',
    zh: '该邮箱已有账户，请输入登录密码以加入。',
  },
  joinButton: { en: 'Join', zh: '加入' },
  createAndJoin: { en: 'Create account and join', zh: '创建账户并加入' },
  otherPerson: {
    en: 'This invitation is for {{email}}, and you are signed in as {{you}}. Sign out here, then open the link in the e-mail again.',
    zh: '该邀请发给{{email}}，而您当前登录的是{{you}}。请退出登录，再重新打开邮件中的链接。',
  },
  signOut: { en: 'Sign out', zh: '退出登录' },
  wrongTitle: { en: 'This link is not valid', zh: '链接无效' },
  wrongSub: {
    en: 'It may have been cut off. Open it directly from the e-mail.',
    zh: '链接可能复制不完整，请直接从邮件中打开。',
  },
  usedTitle: { en: 'This invitation has been accepted', zh: '该邀请已接受' },
  usedSub: { en: 'Sign in to work in the company.', zh: '请登录后进入企业。' },
  endedTitle: { en: 'This invitation is no longer open', zh: '该邀请已失效' },
  endedSub: {
    en: 'It was withdrawn or has expired. Ask the person who invited you for a new one.',
    zh: '邀请已撤回或过期，请联系邀请人重新发送。',
  },
})
