import { defineText } from '#platform/shared/text.ts'

export const secondFactorPageText = defineText({
  title: { en: 'One more step to sign in', zh: '请启用第二重验证' },
  sub: {
    en: 'To protect your company’s money and documents, {{agency}} asks for more than a password. Set up one of these; it takes two minutes.',
    zh: '为保护贵企业的资金与文件，{{agency}}要求登录时除密码外再加一重验证。请任选一种方式启用，约需两分钟。',
  },
  done: { en: 'Done. From now on your account is well protected.', zh: '设置完成，您的账户已得到充分保护。' },
  goOn: { en: 'Continue', zh: '继续' },
  signedInAs: { en: 'Signed in as {{email}}.', zh: '当前登录：{{email}}。' },
  signOut: { en: 'Sign out', zh: '退出登录' },
  takeAlong: { en: 'Download your data', zh: '下载数据' },
})
