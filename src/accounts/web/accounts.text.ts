import { defineText } from '#platform/shared/text.ts'

export const accountsText = defineText({
  signIn: { en: 'Sign in', zh: '登录' },
  signInSub: {
    en: 'Continue with your services, forms and orders.',
    zh: '继续查看您的服务、资料表和订单。',
  },
  signInNeeded: {
    en: 'Please sign in. You then return to where you were.',
    zh: '请先登录，登录后自动回到刚才的页面。',
  },
  signedInAlready: { en: 'You are already signed in.', zh: '您已登录。' },
  toWorkspace: { en: 'Go to workspace', zh: '进入工作台' },
  email: { en: 'E-mail address', zh: '邮箱' },
  password: { en: 'Password', zh: '密码' },
  showPassword: { en: 'Show the password', zh: '显示密码' },
  hidePassword: { en: 'Hide the password', zh: '隐藏密码' },
  forgot: { en: 'Forgot password?', zh: '忘记密码？' },
  noAccount: { en: 'No account yet?', zh: '还没有账户？' },
  register: { en: 'Create account', zh: '注册' },
  scriptNeeded: {
    en: 'This form needs JavaScript, which is turned off in this browser.',
    zh: '此表单需要JavaScript，请在浏览器中启用。',
  },
  emailMissing: { en: 'Enter your e-mail address.', zh: '请填写邮箱。' },
  emailMalformed: {
    en: 'Enter an e-mail address, such as name@company.com.',
    zh: '邮箱格式不正确，如name@company.com',
  },
  passwordMissing: { en: 'Enter your password.', zh: '请填写密码。' },
  passwordShort: { en: 'Use at least {{count}} characters.', zh: '密码至少{{count}}个字符。' },
  passwordHelp: {
    en: 'At least {{count}} characters. A few words strung together are easy to remember and hard to guess.',
    zh: '至少{{count}}个字符，建议用几个词组合，好记又安全。',
  },
  registerTitle: { en: 'Create account', zh: '注册账户' },
  registerSub: {
    en: 'Free of charge. You pay for a service only when you order it.',
    zh: '注册免费，仅在下单时付费。',
  },
  name: { en: 'Your name', zh: '姓名' },
  nameMissing: { en: 'Enter your name.', zh: '请填写姓名。' },
  companyName: { en: 'Company', zh: '企业名称' },
  companyNameHelp: {
    en: 'Exactly as on the business licence or in the register.',
    zh: '与营业执照或注册证书一致。',
  },
  companyNameMissing: { en: 'Enter the name of your company.', zh: '请填写企业名称。' },
  companyCountry: { en: 'Country or region of the company', zh: '企业所在国家/地区' },
  countryMissing: { en: 'Choose a country or region.', zh: '请选择国家/地区。' },
  acceptAgreement: {
    en: 'I accept the user agreement and have read how my data is used.',
    zh: '我已阅读并同意用户协议及个人信息处理说明。',
  },
  agreementMissing: { en: 'Accept the user agreement to create an account.', zh: '请先同意用户协议。' },
  haveAccount: { en: 'Already have an account?', zh: '已有账户？' },
  lookInMailbox: { en: 'Check your e-mail', zh: '请查收邮件' },
  registeredSent: {
    en: 'We have sent an e-mail to {{email}}. Open the link in it within 48 hours and choose a password to activate your account.',
    zh: '我们已发送邮件至{{email}}。请在48小时内打开邮件中的链接并设置密码，账户即可使用。',
  },
  resetSent: {
    en: 'If there is an account for {{email}}, a link for a new password is on its way. It is valid for one hour.',
    zh: '如果{{email}}已注册，您将收到设置新密码的链接，1小时内有效。',
  },
  mailNotThere: {
    en: 'Nothing after a few minutes? Check your spam folder, or check the address and try again.',
    zh: '几分钟后仍未收到？请查看垃圾邮件，或核对邮箱后重试。',
  },
  otherAddress: { en: 'Use another address', zh: '换一个邮箱' },
  openMailbox: { en: 'Open the demo mailbox', zh: '打开演示邮箱' },
  forgotTitle: { en: 'Set a new password', zh: '找回密码' },
  forgotSub: {
    en: 'We will e-mail you a link to set a new one.',
    zh: '我们会发送链接，您可通过链接设置新密码。',
  },
  sendLink: { en: 'Send the link', zh: '发送链接' },
  backToSignIn: { en: 'Back to sign-in', zh: '返回登录' },
  resetTitle: { en: 'Choose a new password', zh: '设置新密码' },
  resetSub: {
    en: 'All devices currently signed in will be signed out.',
    zh: '设置后，所有已登录的设备都会退出。',
  },
  newPassword: { en: 'New password', zh: '新密码' },
  savePassword: { en: 'Save the password', zh: '保存新密码' },
  passwordSaved: { en: 'Your new password is saved', zh: '新密码已保存' },
  passwordSavedSub: { en: 'Please sign in with it.', zh: '请使用新密码登录。' },
  verifySub: {
    en: 'This confirms your e-mail address and activates your account.',
    zh: '设置后，邮箱即完成验证，账户随即开通。',
  },
  verifyAgreement: {
    en: 'By activating the account you accept the user agreement.',
    zh: '开通账户即表示您同意用户协议。',
  },
  confirmAndSignIn: { en: 'Activate account and sign in', zh: '开通账户并登录' },
  verifyTitle: { en: 'Choose your password', zh: '设置登录密码' },
  linkUsedTitle: { en: 'This link has already been used', zh: '链接已使用过' },
  verifyUsedSub: {
    en: 'Your account is active. Sign in with the password that was chosen; if you did not choose it, use “Forgot password?” on the sign-in page.',
    zh: '账户已开通，请用设置的密码登录；若密码不是您本人设置，请在登录页点击“忘记密码”。',
  },
  resetUsedSub: {
    en: 'Each link works only once. Sign in with your new password, or request another link.',
    zh: '每个链接仅可使用一次。请用新密码登录，或重新获取链接。',
  },
  linkExpiredTitle: { en: 'This link is no longer valid', zh: '链接已过期' },
  verifyExpiredSub: {
    en: 'Links are valid for 48 hours. Fill in the form again and we will send you a new one.',
    zh: '链接48小时内有效。请重新填写注册信息，我们会发送新链接。',
  },
  resetExpiredSub: {
    en: 'Password links are valid for one hour.',
    zh: '设置密码的链接1小时内有效。',
  },
  linkWrongTitle: { en: 'This link is incomplete', zh: '链接不完整' },
  linkWrongSub: {
    en: 'Some e-mail programs cut links off. Open it directly from the e-mail, or copy the whole link.',
    zh: '部分邮件软件会截断链接。请直接从邮件中打开，或完整复制。',
  },
  askNewLink: { en: 'Request a new link', zh: '重新获取链接' },
  choose: { en: 'Choose', zh: '请选择' },
})
